import { number, text } from '../columns.js';
import { markedWord } from '../../common/fold.js';
import { editDistance, typosAllowed } from '../../common/typos.js';
import type { ReadContext } from './context.js';

/** Words of the vocabulary that a typed word may mean. */
export interface WordVariants {
  words: string[];
  /** False where more words came into question than are looked at. */
  complete: boolean;
}

const MOST_CANDIDATES = 6_000;
const MOST_VARIANTS = 64;

/**
 * The word itself, words that begin with or contain it, and words as near as {@link typosAllowed}; nearest first, ties by the word.
 * `k` wrong letters leave one of `k + 1` pieces whole: words that hold all threes of a piece are candidates, the edit distance decides.
 */
export function wordVariants(context: ReadContext, word: string): WordVariants {
  const most = typosAllowed(word);
  const marked = markedWord(word);
  const near = new Map<string, number>();
  let complete = true;
  const consider = (expression: string, rate: (candidate: string) => number | null) => {
    const rows = context.opened.all(
      `SELECT w.text FROM word_trigrams t CROSS JOIN word w ON w.id = t.rowid WHERE t.word_trigrams MATCH ?
       LIMIT ${MOST_CANDIDATES}`,
      expression,
    );
    context.slice.spend(rows.length);
    if (rows.length === MOST_CANDIDATES) complete = false;
    for (const [candidate] of rows) {
      const rated = rate(text(candidate));
      if (rated !== null) near.set(text(candidate), Math.min(rated, near.get(text(candidate)) ?? rated));
    }
  };
  if (word.length >= 3) consider(threes(marked.slice(0, -1)), (found) => (found.startsWith(word) ? 0.5 : null));
  if (word.length >= 4) consider(threes(word), (found) => (found.includes(word) ? 0.9 : null));
  if (most > 0) {
    consider(
      pieces(marked, most + 1)
        .map(threes)
        .join(' OR '),
      (found) => editDistance(word, found, most),
    );
    for (const swap of swaps(word)) if (isWord(context, swap)) near.set(swap, 1);
  }
  if (isWord(context, word)) near.set(word, 0);
  const words = [...near].sort(([a, x], [b, y]) => x - y || a.length - b.length || (a < b ? -1 : 1));
  return { words: words.slice(0, MOST_VARIANTS).map(([found]) => found), complete };
}

export function isWord({ opened }: ReadContext, word: string): boolean {
  return number(opened.first(`SELECT 1 FROM word WHERE text = ?`, word)?.[0]) === 1;
}

function pieces(marked: string, count: number): string[] {
  const size = marked.length / count;
  return Array.from({ length: count }, (_, index) =>
    marked.slice(Math.floor(index * size), Math.floor((index + 1) * size)),
  );
}

/** All threes of a text, joined by AND; each quoted, so that nothing in it is read as syntax. */
function threes(piece: string): string {
  const parts: string[] = [];
  for (let at = 0; at + 3 <= piece.length; at++) parts.push(`"${piece.slice(at, at + 3)}"`);
  return `(${parts.join(' AND ')})`;
}

function swaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
}
