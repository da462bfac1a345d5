import type { Planned, Steps } from './corrections.js';
import type { References } from './references.js';

/**
 * Whether the notices of the register from one (by publication id) to the last of those folded each refer to the one before: each prints which
 * notice of the firm was the last, so that none can be missing in between (data-model.md, "Derived facts").
 */
export function isUnbroken(
  folded: readonly Planned[],
  since: string,
  steps: Pick<Steps, 'headerOf'>,
  references: References,
): boolean {
  const ranks = folded.map(({ rank }) => rank).filter((rank) => steps.headerOf(rank).rubric === 'HR');
  const first = ranks.findIndex((rank) => steps.headerOf(rank).id === since);
  if (first < 0) return false;
  const held = new Set(ranks);
  for (let index = first + 1; index < ranks.length; index++)
    if (!references.targets(ranks[index]!, (rank) => held.has(rank)).includes(ranks[index - 1]!)) return false;
  return true;
}
