import type { MandateFact, NetworkEdge, RelationFact } from '../../../engines/graph/contract.js';
import type { Clocks } from '../../core/index.js';
import type { ToolContext } from '../contract.js';

const A_CALL = 50;
const A_PAGE = 500;
const MOST_PAGES = 20;

/** The mandates and relations that edges stand for, with their proofs; `complete` is false where a bound kept some out. */
export async function factsOfEdges(
  edges: readonly NetworkEdge[],
  clocks: Clocks,
  { graph, call }: ToolContext,
): Promise<{ mandates: MandateFact[]; relations: RelationFact[]; complete: boolean }> {
  const mandates = new Map<string, MandateFact>();
  const relations = new Map<string, RelationFact>();
  const wanted = new Set(edges.flatMap(({ factUids }) => factUids));
  const held = edges.filter(({ kind }) => kind === 'MANDATE');
  const firms = [...new Set(held.map(({ toUid }) => toUid))].sort();
  for (let start = 0; start < firms.length; start += A_CALL) {
    const companyUids = firms.slice(start, start + A_CALL);
    const holderUids = [...new Set(held.filter(({ toUid }) => companyUids.includes(toUid)).map(({ fromUid }) => fromUid))]; // prettier-ignore
    const filter = { companyUids, holderUids, at: 'CLOCKS' as const, clocks };
    for (let after: string | null = null, pages = 0; pages < MOST_PAGES; pages++) {
      const page = await graph.mandates(filter, { first: A_PAGE, after }, call);
      for (const fact of page.rows) if (wanted.has(fact.uid)) mandates.set(fact.uid, fact);
      if (!page.hasMore) break;
      after = page.nextAfter;
    }
  }
  const between = edges.filter(({ kind }) => kind !== 'MANDATE');
  const givers = [...new Set(between.map(({ fromUid }) => fromUid))].sort();
  for (let start = 0; start < givers.length; start += A_CALL) {
    const found = await graph.relations(givers.slice(start, start + A_CALL), clocks, 'CLOCKS', call);
    for (const fact of found) if (wanted.has(fact.uid)) relations.set(fact.uid, fact);
  }
  return {
    mandates: [...mandates.values()],
    relations: [...relations.values()],
    complete: mandates.size + relations.size === wanted.size,
  };
}
