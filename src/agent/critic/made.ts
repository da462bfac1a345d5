import type { Clocks } from '../../core/index.js';

/** A call as it was made: its input past the schema, and the clocks it was answered at but for an `asOf` of its own. */
export interface Made {
  tool: string;
  input: Readonly<Record<string, unknown>>;
  clocks: Clocks;
}
