import { number } from './columns.js';
import type { Connection } from './database.js';
import { markedWord } from '../common/fold.js';

/**
 * The vocabulary of names follows the full-text index of names: what is no term there any more goes, what is new comes. Run once at the
 * end of a batch, since looking into the vocabulary writes the index's pending part out; a word that only came is not looked for there where
 * it is known.
 */
export function settleWords(opened: Connection, come: ReadonlySet<string>, gone: ReadonlySet<string>): void {
  for (const word of new Set([...come, ...gone])) {
    const known = opened.first(`SELECT id FROM word WHERE text = ?`, word);
    if (known !== undefined && !gone.has(word)) continue;
    const used = opened.first(`SELECT 1 FROM name_vocabulary WHERE term = ?`, word) !== undefined;
    if (used && known === undefined) {
      const { lastInsertRowid } = opened.run(`INSERT INTO word(text) VALUES(?)`, word);
      opened.run(`INSERT INTO word_trigrams(rowid, text) VALUES(?, ?)`, Number(lastInsertRowid), markedWord(word));
    } else if (!used && known !== undefined) {
      opened.run(`DELETE FROM word WHERE id = ?`, number(known[0]));
      opened.run(`DELETE FROM word_trigrams WHERE rowid = ?`, number(known[0]));
    }
  }
}

/** The whole vocabulary at once, after a cold load. */
export function buildWords(opened: Connection): void {
  opened.run(`INSERT INTO word(text) SELECT term FROM name_vocabulary`);
  opened.run(`INSERT INTO word_trigrams(rowid, text) SELECT id, ' ' || text || ' ' FROM word`);
}
