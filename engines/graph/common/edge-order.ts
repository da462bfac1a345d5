import type { EventFact } from '../contract.js';

/** The order of an event's edges: by place in the notice, then by what they say. */
export function edgeOrder(edge: EventFact['edges'][number]): string {
  const start = String(edge.span?.start ?? 0).padStart(9, '0');
  return `${start}|${edge.kind}|${edge.entityUid}|${JSON.stringify(edge.acted)}|${JSON.stringify(edge.entity)}`;
}
