import type { Proof } from '../../src/core/index.js';

/** One a notice, in this order. */
export function mergeProofs(first: readonly Proof[], more: readonly Proof[]): Proof[] {
  const merged: Proof[] = [];
  for (const list of [first, more])
    for (const proof of list)
      if (!merged.some((known) => known.publicationId === proof.publicationId)) merged.push(proof);
  return merged;
}
