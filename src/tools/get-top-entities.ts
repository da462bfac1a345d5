import { z } from 'zod';
import type { TopResult } from '../../engines/graph/contract.js';
import { FIRM_STATUSES, ROLES, type Clocks } from '../core/index.js';
import { absence, aggregate, claimed, queryText } from './rows/claims.js';
import type { RankedEntity, Tool, ToolContext, ToolResult } from './contract.js';
import { canton, day, legalForm, seat, shownRows } from './input.js';
import { namesAt } from './rows/names.js';

const TOP_METRICS = [
  'MANDATES',
  'PEOPLE',
  'MANDATES_HELD',
  'EVENTS',
  'CAPITAL',
  'CONNECTIONS',
  'BANKRUPTCIES',
] as const;

const input = z.strictObject({
  kind: z.enum(['COMPANY', 'PERSON']),
  metric: z
    .enum(TOP_METRICS)
    .describe(
      'MANDATES: roles in the company, or distinct companies that the person holds one in; PEOPLE: distinct people in the company; MANDATES_HELD: distinct companies in which the company itself holds a role, as an auditor does; EVENTS: notices; CAPITAL: nominal; CONNECTIONS: distinct neighbours; BANKRUPTCIES',
    ),
  roles: z
    .array(z.enum(ROLES))
    .min(1)
    .max(ROLES.length)
    .optional()
    .describe('These roles alone; of MANDATES, PEOPLE and MANDATES_HELD'),
  canton,
  seat,
  legalForm,
  status: z.enum(FIRM_STATUSES).nullable().default(null),
  asOf: day.nullable().default(null),
  limit: shownRows,
});
type Input = z.infer<typeof input>;

/** P5's get_top_entities: the whole register ranked by a metric, over facts that surely held. */
export const getTopEntities: Tool<Input> = {
  name: 'get_top_entities',
  description: 'Which companies or people have most of something, in the whole register or a canton, municipality, legal form or status.', // prettier-ignore
  intents: ['analytics', 'all_tools'],
  keywords:
    'meist grosst hochst rangliste top plus maximum classement maggior piu classifica most largest highest biggest ranking rank'.split(
      ' ',
    ),
  input,
  gives: ['RANKING'],
  async run(args, context): Promise<ToolResult> {
    const { kind, metric, roles, limit } = args;
    const clocks = { asOf: args.asOf ?? context.clocks.asOf, knownOn: context.clocks.knownOn };
    // One more than shown tells whether the last place is shared with some that are not.
    const top = await context.graph.topEntities({ kind, metric, ...(roles === undefined ? {} : { roles }), canton: args.canton, seat: args.seat, legalForm: args.legalForm, status: args.status, clocks, limit: limit + 1 }, context.call); // prettier-ignore
    const ranked = await described(top.rows.slice(0, limit), args, clocks, context);
    const query = queryText('top', { kind, metric, roles: roles ?? null, canton: args.canton, seat: args.seat, legalForm: args.legalForm, status: args.status, asOf: clocks.asOf, knownOn: clocks.knownOn }); // prettier-ignore
    const asked = { query, complete: top.complete, clocks };
    const carries = ranked.map(({ uid, value }) => claimed(uid, 'RANKED', metric, value));
    const uids = ranked.map(({ uid }) => uid);
    const whole =
      ranked.length === 0
        ? await absence(asked, context)
        : await aggregate({ total: ranked.length, ...asked, uids }, carries, context);
    const conditions = { canton: args.canton, seat: args.seat, legalForm: args.legalForm, status: args.status };
    const tiedBeyond = top.rows[limit] !== undefined && top.rows[limit].value === top.rows[limit - 1]?.value;
    return {
      outcome: ranked.length === 0 ? 'EMPTY' : 'OK',
      rows: { type: 'RANKING', kind, metric, roles: roles ?? [], conditions, ranked, tiedBeyond, query, clocks },
      evidence: [whole],
      total: null,
      complete: top.complete,
      labels: Object.fromEntries(ranked.map(({ uid, name }) => [uid, name])),
    };
  },
};

/** Equal values share a rank: 1, 2, 2, 4. */
async function described(
  rows: TopResult['rows'],
  { kind, metric }: Input,
  clocks: Clocks,
  context: ToolContext,
): Promise<RankedEntity[]> {
  // prettier-ignore
  const uids = rows.map(({ uid }) => uid);
  const [names, states] = await Promise.all([
    namesAt(uids, clocks, context),
    kind === 'COMPANY' ? context.graph.companyStates(uids.map((uid) => ({ uid, clocks })), context.call) : [], // prettier-ignore
  ]);
  const stateOf = new Map(states.map((state) => [state.companyUid, state]));
  return rows.map(({ uid, value, unknown }) => {
    const state = stateOf.get(uid);
    const rank = rows.findIndex((other) => Number(other.value) === Number(value)) + 1;
    const currency = metric === 'CAPITAL' ? (state?.capitalNominal?.currency ?? null) : null;
    return {
      rank,
      uid,
      name: names[uid] ?? '',
      value,
      currency,
      unknown,
      seat: state?.seat ?? null,
      canton: state?.canton ?? null,
    };
  });
}
