import { distance } from 'fastest-levenshtein';

/** How many letters may be wrong: none in short words, where almost any other word is near. */
export function typosAllowed(word: string): number {
  if (word.length < 4 || /^\d+$/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Edit distance in which two letters swapped count once, up to `most`; null beyond. */
export function editDistance(a: string, b: string, most: number): number | null {
  if (Math.abs(a.length - b.length) > most) return null;
  const letters = distance(a, b);
  if (letters <= 1) return letters <= most ? letters : null;
  const swapped = letters === 2 && isSwap(a, b) ? 1 : letters;
  return swapped <= most ? swapped : null;
}

function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let at = 0;
  while (a[at] === b[at]) at++;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
