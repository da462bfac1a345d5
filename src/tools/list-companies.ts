import { z } from 'zod';
import type { CompanyStateFact } from '../../engines/graph/contract.js';
import { compareText, EVENT_TOPICS, FIRM_STATUSES, type Clocks } from '../core/index.js';
import { absence, aggregate, claimed, counted, queryText } from './rows/claims.js';
import type { Carried, Tool, ToolContext, ToolResult } from './contract.js';
import { factEvidence, stateClaims } from './rows/evidence.js';
import {
  address,
  also,
  arrived,
  away,
  canton,
  day,
  dayRange,
  happenedBy,
  legalForm,
  purpose,
  rangeText,
  seat,
} from './input.js';
import { alsoText, byText, happenedIn } from './rows/counts.js';

const input = z.strictObject({
  canton,
  seat,
  address,
  legalForm,
  purpose,
  status: z.enum(FIRM_STATUSES).nullable().default(null).describe('Null: every firm that is entered, deleted ones not'),
  topic: z
    .enum(EVENT_TOPICS)
    .nullable()
    .default(null)
    .describe('Only firms to which it happened; BANKRUPTCY, LIQUIDATION and DELETED: that came into that status'),
  by: happenedBy,
  away,
  arrived,
  during: dayRange.nullable().default(null).describe('Of the topic'),
  also,
  asOf: day.nullable().default(null),
  limit: z.int().min(1).max(50).default(20),
});
type Input = z.infer<typeof input>;

const A_CALL = 200;

/** Firms by what they are at a date, or by what happened to them: how many there are, and the first of them by name. */
export const listCompanies: Tool<Input> = {
  name: 'list_companies',
  description: 'Which companies the register held at a date, by canton, seat, address, legal form, purpose, status or what happened to them; limited, with their number.', // prettier-ignore
  intents: ['search_companies', 'analytics', 'all_tools'],
  keywords:
    'welche firmen gesellschaften auflisten quelles societes entreprises quali imprese aziende which companies firms list'.split(
      ' ',
    ),
  input,
  gives: ['COMPANIES'],
  async run({ asOf, limit, ...conditions }, context): Promise<ToolResult> {
    const clocks = { asOf: asOf ?? context.clocks.asOf, knownOn: context.clocks.knownOn };
    const { during } = conditions;
    const found = await context.graph.companyCounts({ ...happenedIn(conditions), grouping: null, clocks }, context.call);
    const companies = (await statesOf(found.uids, clocks, context)).slice(0, limit);
    const { total, unknown, uids, complete } = found;
    const query = queryText('companies', { ...conditions, by: null, dates: byText('COMPANIES', conditions), during: during && rangeText(during), also: alsoText(conditions), asOf: clocks.asOf, knownOn: clocks.knownOn }); // prettier-ignore
    const asked = { query, complete, clocks };
    const none = total === 0 && unknown === 0;
    const claims: Carried[] = [counted(query, null, total), counted(query, 'UNKNOWN', unknown), ...companies.map(listed)];
    const proofs = companies.flatMap(stateClaims);
    return {
      outcome: none ? 'EMPTY' : 'OK',
      rows: { type: 'COMPANIES', conditions, companies, total, unknown, query, clocks },
      evidence: [...(await factEvidence(proofs, context)), none ? await absence(asked, context) : await aggregate({ total, ...asked, uids }, claims, context)],
      total,
      complete: complete && companies.length === total,
      labels: Object.fromEntries(companies.map(({ companyUid, name }) => [companyUid, name ?? ''])),
    };
  }, // prettier-ignore
};

/** That the firm is one of those asked for. */
const listed = ({ companyUid, name }: CompanyStateFact): Carried => claimed(companyUid, 'IS_NAMED', null, name);

/** By name; a firm without a state at the clocks is counted and not shown. */
async function statesOf(uids: readonly string[], clocks: Clocks, { graph, call }: ToolContext) {
  const states: CompanyStateFact[] = [];
  for (let at = 0; at < uids.length; at += A_CALL)
    states.push(...(await graph.companyStates(uids.slice(at, at + A_CALL).map((uid) => ({ uid, clocks })), call))); // prettier-ignore
  return states.sort((a, b) => compareText(a.name ?? '', b.name ?? '') || compareText(a.companyUid, b.companyUid));
}
