/** Cormack, Clarke and Büttcher 2009, "Reciprocal rank fusion": the constant of the paper. */
export const K = 60;

/** What a list's place (from 1 on) adds to a score; nothing where it is not in the list. */
export function reciprocalRank(rank: number | null): number {
  return rank === null ? 0 : 1 / (K + rank);
}
