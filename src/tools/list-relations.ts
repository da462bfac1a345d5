import { z } from 'zod';
import type { RelationFact } from '../../engines/graph/contract.js';
import { RELATION_KINDS } from '../core/index.js';
import { absence, aggregate, counted, queryText } from './rows/claims.js';
import type { Tool, ToolResult } from './contract.js';
import { day, dayRange, inRange, rangeText, uid } from './input.js';
import { namedFacts } from './rows/relations.js';

const KINDS = RELATION_KINDS.filter((kind) => kind !== 'MANDATE');
const MOST = 200;

const input = z.strictObject({
  uid: uid.describe('uid of a company'),
  kinds: z.array(z.enum(KINDS)).min(1).max(KINDS.length).describe('Which relations between firms'),
  side: z
    .enum(['FROM', 'TO', 'EITHER'])
    .default('EITHER')
    .describe(
      'FROM: the company is the head office, or the one that gives; TO: it is the branch, or the one that takes',
    ),
  asOf: day.nullable().default(null),
  history: z.boolean().default(false).describe('Past ones too'),
  during: dayRange.nullable().default(null).describe('Only those that began, by legal date, in it; implies history'),
});
type Input = z.infer<typeof input>;

/** Branches and head offices, mergers and other successions of a firm. */
export const listRelations: Tool<Input> = {
  name: 'list_relations',
  description:
    'How a company is related to other companies: its branches or head office, mergers, transfers of assets, demergers, who owns it.',
  intents: ['search_companies', 'explore_network', 'get_node_history', 'all_tools'],
  keywords:
    'zweigniederlass filiale hauptsitz fusion ubernahm abspalt vermogensubertrag succursale absorb scission siege sede scissione branch merge merger acquire takeover subsidiar head'.split(
      ' ',
    ),
  input,
  gives: ['RELATIONS'],
  async run(args, context): Promise<ToolResult> {
    const { graph, call } = context;
    const clocks = { asOf: args.asOf ?? context.clocks.asOf, knownOn: context.clocks.knownOn };
    const at = args.history || args.during !== null ? 'HISTORY' : 'CLOCKS';
    const all = (await graph.relations([args.uid], clocks, at, call)).filter(asked(args));
    const complete = all.length <= MOST;
    const named = await namedFacts({ relations: all.slice(0, MOST), also: [args.uid] }, clocks, context);
    const query = queryText('relations', {
      company: args.uid,
      kinds: args.kinds,
      side: args.side,
      ...(at === 'HISTORY' ? { history: true } : { asOf: clocks.asOf }),
      during: args.during && rangeText(args.during),
      knownOn: clocks.knownOn,
    });
    const held = at === 'HISTORY' ? all : all.filter(({ holds }) => holds === 'HELD');
    const list =
      all.length === 0
        ? await absence({ query, complete, clocks }, context)
        : await aggregate(
            { query, total: held.length, complete, uids: all.map((fact) => fact.uid), clocks },
            [counted(query, null, held.length)],
            context,
          );
    return {
      outcome: all.length === 0 ? 'EMPTY' : 'OK',
      rows: {
        type: 'RELATIONS',
        ownerUid: args.uid,
        kinds: args.kinds,
        side: args.side,
        at,
        relations: named.relations,
        clocks,
      },
      evidence: [...named.evidence, list],
      total: all.length,
      complete,
      labels: named.labels,
    };
  },
};

function asked({ uid: owner, kinds, side, during }: Input): (fact: RelationFact) => boolean {
  return (fact) => {
    if (!kinds.some((kind) => kind === fact.kind)) return false;
    if (side === 'FROM' && fact.fromUid !== owner) return false;
    if (side === 'TO' && fact.toUid !== owner) return false;
    return during === null || (fact.from.date !== null && inRange(fact.from.date, during));
  };
}
