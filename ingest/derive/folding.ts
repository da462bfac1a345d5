import type { Bound } from '../../src/core/index.js';
import type { Line } from './lines.js';
import type { People } from './people.js';

/** What is known while one notice folds. */
export interface Folding {
  people: People;
  publicationId: string;
  /** The notice's legal date. */
  at: Bound;
  day: string;
  /** Whether no notice of the register can be missing since that one. */
  unbrokenSince: (publicationId: string) => boolean;
  /** Rows that a removal of this notice met; they end with the notice unless one of its entries takes them up again. */
  leaving: Map<string, Line>;
}
