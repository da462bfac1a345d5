import type { Passage, PassageChange, PassageSource } from '../contract.js';

/** What a series of changes comes to for one source. */
export type NetChange =
  | { kind: 'PUT'; source: PassageSource; passages: readonly Passage[] }
  | { kind: 'DESCRIBE'; source: PassageSource }
  | { kind: 'REMOVE' };

/** The series, applied in its order, as one change a source: what is written once leaves no state in between. */
export function netChanges(changes: readonly PassageChange[]): Map<string, NetChange> {
  const net = new Map<string, NetChange>();
  for (const change of changes) {
    if (change.kind === 'REMOVE') net.set(change.id, { kind: 'REMOVE' });
    else if (change.kind === 'PUT') net.set(change.source.id, change);
    else net.set(change.source.id, described(net.get(change.source.id), change.source));
  }
  return net;
}

function described(before: NetChange | undefined, source: PassageSource): NetChange {
  if (before === undefined || before.kind === 'DESCRIBE') return { kind: 'DESCRIBE', source };
  return before.kind === 'REMOVE' ? before : { ...before, source };
}
