import type { Connection, Row } from '../database.js';
import { number } from '../columns.js';
import { plainFold } from '../fold.js';
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

/** Events whose text holds the words, with BM25 (smaller is better), in row order: a row at a time, so that it can be stopped. */
export function* textMatches(
  { opened, slice }: ReadContext,
  question: string,
): Generator<{ id: number; rank: number }> {
  const expression = textExpression(question);
  if (expression === null) return;
  for (const row of iterate(
    opened,
    `SELECT rowid, bm25(event_text) FROM event_text WHERE event_text MATCH ?`,
    expression,
  )) {
    slice.spend(1);
    yield { id: number(row[0]), rank: number(row[1]) };
  }
}

function iterate({ database }: Connection, sql: string, value: string): IterableIterator<Row> {
  return database.prepare<[string], Row>(sql).raw(true).iterate(value);
}
