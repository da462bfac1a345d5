import type { Clocks } from '../../core/index.js';

/** What a statement in the graph engine's own language gave: what the statement says, which may be another thing than what the register says. */
export interface StatementRows {
  type: 'STATEMENT';
  /** As it ran, on one line. */
  statement: string;
  columns: string[];
  /** Each cell as a text; empty for null. */
  cells: string[][];
  /** Of each row the uids of whom the register knows, and the numbers: what an answer may tell of it. Rows without any are left out. */
  told: (string | number)[][];
  query: string;
  clocks: Clocks;
}
