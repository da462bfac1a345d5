import { z } from 'zod';
import { FIRM_STATUSES } from '../core/index.js';
import { companyCount } from './rows/counts.js';
import type { Tool, ToolResult } from './contract.js';
import { address, also, canton, day, legalForm, purpose, seat } from './input.js';

const input = z.strictObject({
  canton,
  seat,
  address,
  legalForm,
  purpose,
  status: z.enum(FIRM_STATUSES).nullable().default(null).describe('Null: every firm that is entered, deleted ones not'),
  also,
  grouping: z.enum(['CANTON', 'LEGAL_FORM', 'STATUS', 'SEAT']).nullable().default(null),
  asOf: day.nullable().default(null),
});
type Input = z.infer<typeof input>;

/** Firms by what they are at a date. */
export const countCompanies: Tool<Input> = {
  name: 'count_companies',
  description:
    'How many companies the register held at a date, by canton, seat, address, legal form, purpose and status.',
  intents: ['analytics', 'all_tools'],
  keywords: 'viele anzahl zahl combien nombre quante quanti numero many number count'.split(' '),
  input,
  gives: ['COUNTS'],
  run({ grouping, asOf, ...conditions }, context): Promise<ToolResult> {
    const clocks = { asOf: asOf ?? context.clocks.asOf, knownOn: context.clocks.knownOn };
    return companyCount({ topic: null, ...conditions, by: 'LEGAL_DATE', during: null }, grouping, clocks, context);
  },
};
