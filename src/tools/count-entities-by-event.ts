import { z } from 'zod';
import { EVENT_TOPICS, FIRM_STATUSES } from '../core/index.js';
import { companyCount, noticeCount } from './rows/counts.js';
import type { Tool, ToolResult } from './contract.js';
import { address, also, arrived, away, canton, day, dayRange, happenedBy, legalForm, purpose } from './input.js';

const OF_COMPANIES = ['CANTON', 'LEGAL_FORM', 'STATUS', 'SEAT', 'YEAR', 'MONTH'] as const;
const OF_NOTICES = ['CANTON', 'YEAR', 'MONTH', 'TOPIC', 'RUBRIC'] as const;

const input = z
  .strictObject({
    count: z
      .enum(['COMPANIES', 'NOTICES'])
      .describe('COMPANIES: each firm once, by legal dates; NOTICES: as published, those about people too'),
    topic: z
      .enum(EVENT_TOPICS)
      .nullable()
      .default(null)
      .describe('Of COMPANIES, BANKRUPTCY, LIQUIDATION and DELETED mean that the firm came into that status'),
    canton,
    seat: z.string().trim().min(1).max(100).nullable().default(null).describe('COMPANIES only'),
    address,
    legalForm,
    purpose,
    status: z
      .enum(FIRM_STATUSES)
      .nullable()
      .default(null)
      .describe('COMPANIES only: at the date; seat and form are those of the day'),
    by: happenedBy,
    away,
    arrived,
    during: dayRange.default({ from: null, to: null }).describe('Of NOTICES, always publication dates'),
    also,
    grouping: z
      .enum([...OF_COMPANIES, 'TOPIC', 'RUBRIC'])
      .nullable()
      .default(null),
    asOf: day.nullable().default(null),
  })
  .check(({ value, issues }) => {
    const refuse = (message: string) => issues.push({ code: 'custom', input: value, message });
    if (value.count === 'COMPANIES') {
      if (value.topic === null)
        refuse('topic: companies are counted by one; count_companies counts them by what they are');
      if (value.grouping !== null && !isOne(OF_COMPANIES, value.grouping)) refuse('grouping: not of companies');
      return;
    }
    if (
      value.seat !== null ||
      value.address !== null ||
      value.legalForm !== null ||
      value.purpose !== null ||
      value.status !== null ||
      value.also.length > 0 ||
      value.asOf !== null
    )
      refuse('seat, address, legalForm, purpose, status, also and asOf are conditions on companies, not on notices');
    if (value.grouping !== null && !isOne(OF_NOTICES, value.grouping)) refuse('grouping: not of notices');
  });
type Input = z.infer<typeof input>;

/** P5's count_entities_by_event: to how many firms something happened, or how many notices say so. */
export const countEntitiesByEvent: Tool<Input> = {
  name: 'count_entities_by_event',
  description:
    'How many companies went bankrupt, were deleted, founded, renamed ... in a stretch of legal dates, or how many notices were published on it; by canton, legal form, year.',
  intents: ['analytics', 'all_tools'],
  keywords:
    'viele anzahl konkurs gegrundet grundung geloscht combien faillite fondation radiation quante quanti falliment fondazion cancellat many number bankrupt founded dissol'.split(
      ' ',
    ),
  input,
  gives: ['COUNTS'],
  run({ count, asOf, grouping, ...conditions }, context): Promise<ToolResult> {
    const clocks = { asOf: asOf ?? context.clocks.asOf, knownOn: context.clocks.knownOn };
    if (count === 'NOTICES')
      return noticeCount(conditions, isOne(OF_NOTICES, grouping) ? grouping : null, clocks, context);
    return companyCount(conditions, isOne(OF_COMPANIES, grouping) ? grouping : null, clocks, context);
  },
};

function isOne<Name extends string>(names: readonly Name[], name: string | null): name is Name {
  return names.some((known) => known === name);
}
