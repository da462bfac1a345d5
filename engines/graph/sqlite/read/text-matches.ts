import { number } from '../columns.js';
import { plainFold } from '../../common/fold.js';
import type { ReadContext } from './context.js';

/**
 * A question as an FTS5 expression: its words, all of them, each quoted, so that quotes, NEAR, stars and column filters are but words.
 * `ae oe ue` is also looked for as the umlaut, which the index has folded to the vowel. Null where no word is left.
 */
export function textExpression(question: string): string | null {
  const words = [...new Set(plainFold(question).split(' '))].filter((word) => word !== '').slice(0, 32);
  if (words.length === 0) return null;
  return words.map(wordExpression).join(' AND ');
}

function wordExpression(word: string): string {
  const joined = word.replace(/([aou])e/g, '$1');
  return joined === word ? `"${word}"` : `("${word}" OR "${joined}")`;
}

const FIRST_CHUNK = 2_000;
/** Each further chunk weighs the words anew, so chunks grow; one takes some tens of milliseconds at most. */
const MOST_CHUNK = 16_000;

/** Events whose text holds the words, with BM25 (smaller is better), in row order: in chunks, so that it can be stopped between them. */
export function* textMatches(
  { opened, slice }: ReadContext,
  question: string,
): Generator<{ id: number; rank: number }> {
  const expression = textExpression(question);
  if (expression === null) return;
  let last = -1;
  for (let chunk = FIRST_CHUNK; ; chunk = Math.min(2 * chunk, MOST_CHUNK)) {
    const rows = opened.all(
      `SELECT rowid, bm25(event_text) FROM event_text WHERE event_text MATCH ? AND rowid > ? ORDER BY rowid LIMIT ?`,
      expression,
      last,
      chunk,
    );
    slice.spend(rows.length);
    for (const row of rows) yield { id: number(row[0]), rank: number(row[1]) };
    if (rows.length < chunk) return;
    last = number(rows.at(-1)?.[0]);
  }
}
