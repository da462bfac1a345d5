import { KINDS, type Kind } from './kinds.js';
import type { Idioms } from './limits.js';
import { HOW_MANY, unpacked, type Model } from './model.js';

export interface Reader {
  idioms: Idioms;
  kinds: Model<Kind>;
  howMany: Model<(typeof HOW_MANY)[number]>;
}

let reading: Promise<Reader> | null = null;

/** Read when the first question comes. */
export const reader = (): Promise<Reader> =>
  (reading ??= import('./weights.js').then(({ LEARNED }) => ({
    idioms: LEARNED.idioms,
    kinds: unpacked(LEARNED.kinds, KINDS),
    howMany: unpacked(LEARNED.howMany, HOW_MANY),
  })));
