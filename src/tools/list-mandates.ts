import { z } from 'zod';
import { parseIsoDate, ROLES } from '../core/index.js';
import type { Tool, ToolResult } from './contract.js';
import { listMandates as list } from './named-mandates.js';

const date = z.string().refine((text) => parseIsoDate(text) !== null, 'a day of the calendar, YYYY-MM-DD');

const input = z.strictObject({
  uid: z.string().min(1).max(200).describe('uid of the company, or of the person or firm that holds the mandates'),
  side: z.enum(['COMPANY', 'HOLDER']).describe('COMPANY: who holds roles in it; HOLDER: which roles it holds'),
  roles: z.array(z.enum(ROLES)).max(ROLES.length).nullable().default(null),
  asOf: date.nullable().default(null),
  history: z.boolean().default(false).describe('Past mandates too'),
});
type Input = z.infer<typeof input>;

export const listMandatesTool: Tool<Input> = {
  name: 'list_mandates',
  description:
    'Who holds which role and signature in a company, or which roles a person holds and where, at a date or over all time.',
  intents: ['search_companies', 'explore_network', 'get_node_history', 'all_tools'],
  input,
  async run(args, context): Promise<ToolResult> {
    const clocks = { asOf: args.asOf ?? context.clocks.asOf, knownOn: context.clocks.knownOn };
    const owner = args.side === 'COMPANY' ? { companyUids: [args.uid] } : { holderUids: [args.uid] };
    const found = await list(
      { ...owner, ...(args.roles ? { roles: args.roles } : {}), at: args.history ? 'HISTORY' : 'CLOCKS', clocks },
      context,
    );
    return {
      outcome: found.mandates.length === 0 ? 'EMPTY' : 'OK',
      rows: { type: 'MANDATES', ownerUid: args.uid, side: args.side, mandates: found.mandates, clocks },
      evidence: found.evidence,
      total: found.complete ? found.mandates.length : null,
      complete: found.complete,
      labels: found.labels,
    };
  },
};
