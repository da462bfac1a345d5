import type { Line } from './lines.js';
import type { Mistake } from './mistakes.js';
import { emptyRow, type Row } from './row.js';
import type { Stretch } from './text.js';

/** What the clauses of a sentence have said so far. */
export interface State {
  /** Rows of clauses without a verb: they wait for the next one's. */
  waiting: Row[];
  /** Rows that a verb has dealt with. */
  done: Row[];
  /** Whom the last clause with a verb has named. */
  latest: Row[];
  /** What was entered by mistake: the next clause says what is right. */
  mistake: Mistake | null;
  lines: Line[];
  /** Who sold shares: of whom `elle n'est plus associée`, `il reste associé` speaks after it. */
  sellers: Row[];
  /** Who leaves because another one comes. */
  after: Line[];
  /** Who got shares, or an office in somebody's place: `ses pouvoirs sont radiés` behind a sale is said of the seller. */
  buyers: Set<Row>;
}

/** Another line of the same people, of whom it only prints a pronoun. */
export function anew(rows: readonly Row[], start: number, end: number): Row[] {
  return rows.map((row) => ({ ...emptyRow(start, end), name: row.name, stated: row.stated }));
}

/** Who stays in an office, or comes into one, and whose signature is gone: nothing is left of it unless the sentence gives another. */
export function losesSignature(row: Row, signature: Stretch): void {
  row.earlier.push({ ...signature, kind: 'SIGNATURE', valueStart: signature.start });
  row.signature ??= signature;
}
