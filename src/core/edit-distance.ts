/** Of the two rows before and the one that is filled; they grow to the longest word that was compared. */
let [before, row, next]: [number[], number[], number[]] = [[], [], []];

/** Insertions, deletions, replacements and swapped neighbours; more than `most` counts as most + 1. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  for (let j = 0; j <= b.length; j++) row[j] = j;
  let nearest = 0;
  for (let i = 1; i <= a.length; i++) {
    next[0] = i;
    const nearestBefore = nearest;
    nearest = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1);
      next[j] = least;
      nearest = Math.min(nearest, least);
    }
    // A swap reaches back two rows, and no further: nothing below comes nearer again.
    if (nearest > most && nearestBefore > most) return most + 1;
    [before, row, next] = [row, next, before];
  }
  return Math.min(row[b.length]!, most + 1);
}
