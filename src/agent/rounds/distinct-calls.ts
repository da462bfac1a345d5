import type { Clocks } from '../../core/index.js';
import type { PlanNode } from '../../trace/index.js';

export interface DistinctCalls {
  nodes: PlanNode[];
  /** Ids of calls left out, each with the id of the call that says the same, in this round or an earlier one. */
  repeats: Map<string, string>;
}

/**
 * A plan without calls that say the same twice at the same clocks, or that `answered` holds already: nothing is asked again in one run. Calls
 * that waited for a repeated one wait for the first; one that others wait for stays, though it was answered before. At most `most` are left.
 */
export function distinctCalls(
  planned: readonly PlanNode[],
  answered: readonly PlanNode[],
  clocksOf: (node: PlanNode) => Clocks,
  most: number,
): DistinctCalls {
  const keyOf = (node: PlanNode) => {
    const { asOf, knownOn } = clocksOf(node);
    return `${node.tool} ${node.arguments} ${asOf} ${knownOn}`;
  };
  const first = new Map<string, string>();
  const standsFor = new Map<string, string>();
  for (const node of planned) {
    const held = first.get(keyOf(node)) ?? node.id;
    first.set(keyOf(node), held);
    standsFor.set(node.id, held);
  }
  const kept = planned
    .filter(({ id }) => standsFor.get(id) === id)
    .map((node) => ({ ...node, dependsOn: [...new Set(node.dependsOn.map((id) => standsFor.get(id) ?? id))] }));
  const done = new Map(answered.map((node) => [keyOf(node), node.id]));
  const isWaitedFor = (id: string) => kept.some(({ dependsOn }) => dependsOn.includes(id));
  const nodes = kept.filter((node) => !done.has(keyOf(node)) || isWaitedFor(node.id)).slice(0, most);
  const repeats = new Map<string, string>();
  for (const node of planned) {
    const of = nodes.some(({ id }) => id === node.id) ? null : (done.get(keyOf(node)) ?? standsFor.get(node.id));
    if (of && of !== node.id) repeats.set(node.id, of);
  }
  return { nodes, repeats };
}
