import type { Stretch } from './text.js';

/** What a buyer gets of the shares that are sold: how many, and the nominal value, where the sale prints one. */
export interface Portion {
  count: Stretch;
  nominal: Stretch | null;
}
