import { reciprocalRank } from '../reciprocal-rank.js';
import type { PassageHit } from './contract.js';

/** Of each half, at least so many are joined. */
const POOL = 50;

/** How many of each half are joined for a result of so many hits. */
export function poolOf(limit: number): number {
  return Math.max(POOL, 2 * limit);
}

export type Ranks = Pick<PassageHit, 'score' | 'lexicalRank' | 'denseRank' | 'similarity' | 'allWords'>;
export type Ranked<Key> = Ranks & { passage: Key };

/** Both halves, each best first, joined by reciprocal rank: best first, ties by lexical rank, dense rank, key. */
export function joinRanks<Key extends string | number>(
  lexical: readonly { passage: Key; allWords: boolean }[],
  dense: readonly { passage: Key; similarity: number }[],
): Ranked<Key>[] {
  const ranked = new Map<Key, Ranked<Key>>();
  for (const [index, { passage, allWords }] of lexical.entries())
    ranked.set(passage, { passage, score: 0, lexicalRank: index + 1, denseRank: null, similarity: null, allWords });
  for (const [index, { passage, similarity }] of dense.entries()) {
    const known = ranked.get(passage) ?? { passage, lexicalRank: null, allWords: false };
    ranked.set(passage, { ...known, score: 0, denseRank: index + 1, similarity });
  }
  const place = (rank: number | null) => rank ?? Infinity;
  return [...ranked.values()]
    .map((each) => ({ ...each, score: reciprocalRank(each.lexicalRank) + reciprocalRank(each.denseRank) }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        compare(place(a.lexicalRank), place(b.lexicalRank)) ||
        compare(place(a.denseRank), place(b.denseRank)) ||
        compare(a.passage, b.passage),
    );
}

/** Of Infinity and Infinity, too. */
function compare<Value extends string | number>(a: Value, b: Value): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
