import type { PlanNode } from '../trace/index.js';

const keyOf = ({ tool, arguments: given }: PlanNode) => `${tool} ${given}`;

/**
 * A plan without calls that say the same twice, or that `answered` holds already: nothing is asked again in one run. Calls that waited for a
 * repeated one wait for the first; one that others wait for stays, though it was answered before.
 */
export function distinctCalls(nodes: readonly PlanNode[], answered: readonly PlanNode[]): PlanNode[] {
  const first = new Map<string, string>();
  const standsFor = new Map<string, string>();
  for (const node of nodes) {
    const held = first.get(keyOf(node)) ?? node.id;
    first.set(keyOf(node), held);
    standsFor.set(node.id, held);
  }
  const kept = nodes
    .filter(({ id }) => standsFor.get(id) === id)
    .map((node) => ({ ...node, dependsOn: [...new Set(node.dependsOn.map((id) => standsFor.get(id) ?? id))] }));
  const done = new Set(answered.map(keyOf));
  return kept.filter((node) => !done.has(keyOf(node)) || kept.some(({ dependsOn }) => dependsOn.includes(node.id)));
}
