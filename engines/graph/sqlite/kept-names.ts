import type { Connection } from './database.js';
import { number, text } from './columns.js';
import { wordsOf } from '../common/fold.js';
import type { NameEntry } from '../common/unit-names.js';

/**
 * The names of a unit that is being replaced. Most replacements leave names alone: those that come again keep their row and their place in
 * the full-text index, and only the others are taken out of it.
 */
export class KeptNames {
  readonly #rows = new Map<string, { id: number; owner: number; folded: string }[]>();

  constructor(private readonly opened: Connection) {}

  /** Holds all names of an owner who goes. */
  hold(kind: number, owner: number): void {
    const rows = this.opened.all(
      `SELECT id, folded, hub, since, until, name FROM name WHERE kind = ? AND owner = ?`,
      kind,
      owner,
    );
    for (const [id, folded, hub, since, until, name] of rows) {
      const key = JSON.stringify([kind, hub, folded, since, until, name]);
      const row = { id: number(id), owner, folded: text(folded) };
      const same = this.#rows.get(key);
      if (same === undefined) this.#rows.set(key, [row]);
      else same.push(row);
    }
  }

  /** Gives a held name to its new owner; false where none is the same. */
  give(kind: number, owner: number, { hub, folded, since, until, name }: NameEntry): boolean {
    const row = this.#rows.get(JSON.stringify([kind, hub, folded, since, until, name]))?.pop();
    if (row === undefined) return false;
    if (row.owner !== owner) this.opened.run(`UPDATE name SET owner = ? WHERE id = ?`, owner, row.id);
    return true;
  }

  /** Removes what nobody has been given, and collects its words. */
  drop(wordsGone: Set<string>): void {
    for (const rows of this.#rows.values())
      for (const { id, folded } of rows) {
        this.opened.run(`DELETE FROM name_words WHERE rowid = ?`, id);
        this.opened.run(`DELETE FROM name WHERE id = ?`, id);
        for (const word of wordsOf(folded)) wordsGone.add(word);
      }
    this.#rows.clear();
  }
}
