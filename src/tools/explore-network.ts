import { z } from 'zod';
import { RELATION_KINDS } from '../core/index.js';
import { absence, aggregate, counted, queryText } from './rows/claims.js';
import type { Tool, ToolResult } from './contract.js';
import { plannedHops } from './call-cost.js';
import { day, uid } from './input.js';
import { factsOfEdges } from './rows/network-facts.js';
import { namedFacts } from './rows/relations.js';

const input = z.strictObject({
  uids: z.array(uid).min(1).max(5).describe('uids of companies or people'),
  depth: z.int().min(1).max(2).default(1).describe('Hops; one is one mandate, head office, merger or transfer'),
  kinds: z.array(z.enum(RELATION_KINDS)).min(1).nullable().default(null).describe('Left out: every kind'),
  asOf: day.nullable().default(null),
  limit: z.int().min(1).max(200).default(100).describe('Most nodes'),
});
type Input = z.infer<typeof input>;

/** P5's explore_network: who and what stands in relation with an entity, level by level. */
export const exploreNetwork: Tool<Input> = {
  name: 'explore_network',
  description:
    'People and companies connected with a company or person at a date: who is in it, where they are too, branches, mergers.',
  intents: ['search_companies', 'explore_network', 'get_node_history', 'all_tools'],
  keywords:
    'netz umfeld verbund verbindung beziehung reseau entourage lien connexion rete legam colleg network connect ties'.split(
      ' ',
    ),
  costs: (planned) => ({ kind: 'WIDE_NETWORK', hops: plannedHops(planned) ?? 1 }),
  input,
  gives: ['NETWORK'],
  async run(args, context): Promise<ToolResult> {
    const clocks = { asOf: args.asOf ?? context.clocks.asOf, knownOn: context.clocks.knownOn };
    const { uids, depth, limit } = args;
    const kinds = args.kinds ?? [...RELATION_KINDS];
    const found = await context.graph.network({ uids, depth, kinds, limit, clocks }, context.call);
    const facts = await factsOfEdges(found.edges, clocks, context);
    const named = await namedFacts({ also: found.nodes.map((node) => node.uid), ...facts }, clocks, context);
    const complete = !found.truncated && facts.complete;
    const query = queryText('network', {
      of: uids,
      depth,
      kinds: args.kinds,
      asOf: clocks.asOf,
      knownOn: clocks.knownOn,
    });
    const held = new Set(
      found.edges.filter(({ holds }) => holds === 'HELD').flatMap(({ fromUid, toUid }) => [fromUid, toUid]),
    );
    const others = found.nodes.filter((node) => node.depth > 0);
    const sure = others.filter((node) => held.has(node.uid));
    const list =
      others.length === 0
        ? await absence({ query, complete, clocks }, context)
        : await aggregate(
            { query, total: sure.length, complete, uids: others.map((node) => node.uid), clocks },
            [counted(query, null, sure.length)],
            context,
          );
    return {
      outcome: others.length === 0 ? 'EMPTY' : 'OK',
      rows: {
        type: 'NETWORK',
        uids,
        depth,
        nodes: found.nodes.map((node) => ({ ...node, name: named.labels[node.uid] ?? '' })),
        mandates: named.mandates,
        relations: named.relations,
        cutAt: found.cutAt,
        clocks,
      },
      evidence: [...named.evidence, list],
      total: complete ? others.length : null,
      complete,
      labels: named.labels,
    };
  },
};
