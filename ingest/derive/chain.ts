import type { Planned, Steps } from './corrections.js';
import type { References } from './references.js';

/**
 * Whether nothing about the firm's people can be missing from one notice of the register (by publication id) to the last of those folded: each prints
 * which of the firm's notices was the one before (`lastFosc`; in print, `SHAB Nr. 41 vom ...`), and no person section has a stretch that was not read.
 */
export function isUnbroken(
  folded: readonly Planned[],
  since: string,
  steps: Pick<Steps, 'noticeOf'>,
  references: References,
): boolean {
  const ranks = folded.map(({ rank }) => rank).filter((rank) => steps.noticeOf(rank).header.rubric === 'HR');
  const first = ranks.findIndex((rank) => steps.noticeOf(rank).header.id === since);
  if (first < 0) return false;
  const held = new Set(ranks);
  return ranks.slice(first).every((rank, index) => {
    const follows =
      index === 0 || references.targets(rank, (other) => held.has(other)).includes(ranks[first + index - 1]!);
    return follows && steps.noticeOf(rank).reading.persons.unread.length === 0;
  });
}
