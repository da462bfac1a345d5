import { z } from 'zod';
import { RELATION_KINDS } from '../core/index.js';
import { absence, aggregate, counted, queryText } from './rows/claims.js';
import type { Tool, ToolResult } from './contract.js';
import { day, uid } from './input.js';
import { factsOfEdges } from './rows/network-facts.js';
import { namedFacts } from './rows/relations.js';
import { takenForOne } from './rows/taken-for-one.js';

const input = z.strictObject({
  from: uid,
  to: uid,
  asOf: day.nullable().default(null),
  maxDepth: z.int().min(1).max(8).default(6).describe('Most hops'),
});
type Input = z.infer<typeof input>;

/** The shortest connection over facts that surely held; of several the one with the smallest uids. */
export const findPath: Tool<Input> = {
  name: 'find_path',
  description: 'The shortest connection between two companies or people at a date, over mandates, head offices and mergers.', // prettier-ignore
  intents: ['search_companies', 'explore_network', 'get_node_history', 'all_tools'],
  keywords: 'zwischen verbindung pfad entre chemin relie tra percorso between path connect link'.split(' '),
  input,
  gives: ['PATH'],
  async run(args, context): Promise<ToolResult> {
    const { from, to, maxDepth } = args;
    const clocks = { asOf: args.asOf ?? context.clocks.asOf, knownOn: context.clocks.knownOn };
    const path = await context.graph.path({ from, to, clocks, kinds: RELATION_KINDS, maxDepth }, context.call);
    const facts = await factsOfEdges(path.edges, clocks, context);
    const held = {
      mandates: facts.mandates.filter(({ holds }) => holds === 'HELD'),
      relations: facts.relations.filter(({ holds }) => holds === 'HELD'),
    };
    const named = await namedFacts({ also: [from, to, ...path.nodes], ...held }, clocks, context);
    const people = (await context.graph.nodes(path.nodes, context.call)).flatMap(({ node }) => node.kind === 'PERSON' ? [node] : []); // prettier-ignore
    const one = await takenForOne(people, named.mandates, clocks, context);
    const query = queryText('path', { from, to, maxDepth, asOf: clocks.asOf, knownOn: clocks.knownOn });
    const asked = { query, complete: path.complete, clocks };
    const hops = Math.max(path.nodes.length - 1, 0);
    const whole = path.found
      ? await aggregate({ total: hops, ...asked, uids: path.nodes }, [counted(query, null, hops)], context)
      : await absence(asked, context);
    whole.carries.push(counted(query, 'UNKNOWN', path.unknown));
    return {
      outcome: path.found ? 'OK' : 'EMPTY',
      rows: {
        type: 'PATH',
        fromUid: from,
        toUid: to,
        found: path.found,
        nodes: path.nodes.map((node) => ({ uid: node, name: named.labels[node] ?? '' })),
        mandates: named.mandates,
        relations: named.relations,
        unknown: path.unknown,
        maxDepth,
        clocks,
      },
      evidence: [...named.evidence, whole, ...one],
      total: path.found ? hops : 0,
      complete: path.complete,
      labels: named.labels,
    };
  },
};
