import type { Span } from '../../src/core/publication.js';

/** A text that another is read as, and where its offsets stand in the text as it is. */
export interface JoinedText {
  text: string;
  /** Any readings with their spans moved into the text as it is. */
  printed<T>(readings: T): T;
}

export interface Cut {
  /** In the text that is read. */
  at: number;
  /** How much is gone up to here; less than before where something became longer. */
  removed: number;
}

export function movedBy<T>(value: T, cuts: readonly Cut[]): T {
  if (cuts.length === 0) return value;
  if (Array.isArray(value)) return value.map((entry: unknown) => movedBy(entry, cuts)) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (isSpan(value)) return { start: offset(value.start, cuts, 1), end: offset(value.end, cuts, 0) } as T;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, movedBy(entry, cuts)])) as T;
}

function isSpan(value: object): value is Span {
  return 'start' in value && 'end' in value && Object.keys(value).length === 2;
}

/** A span that begins at a cut begins behind it (`inclusive` 1); one that ends there ends before it. */
function offset(at: number, cuts: readonly Cut[], inclusive: 0 | 1): number {
  let [low, high] = [0, cuts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cuts[middle]!.at < at + inclusive) low = middle + 1;
    else high = middle;
  }
  return at + (cuts[low - 1]?.removed ?? 0);
}
