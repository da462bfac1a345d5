import type { Expectation } from '../expectation.js';
import type { Truth } from '../truth.js';

/** What a wording's slots stand for in the world. Ids are the truth's. */
export interface Bound {
  firm: string;
  firm2: string;
  person: string;
  /** A name that several people bear. */
  namesakes: readonly string[];
  day: string;
  year: number;
  canton: string | null;
}

/** Null: the question is not well put for what is bound (there is no president, nobody left that year ...). */
export type Expect = (truth: Truth, bound: Bound) => Expectation | null;
