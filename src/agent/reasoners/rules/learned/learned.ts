import { BEGINS, type Begins } from './begins.js';
import { KINDS, type Kind } from './kinds.js';
import type { Idioms } from './limits.js';
import { unpacked, type Model } from '../../../linear/index.js';
import { BUCKETS } from './features.js';
import { HOW_MANY, WHOM, type Whom } from './model.js';
import { NAMING, unpackedWords, type NameReader } from './naming.js';

export interface Reader {
  idioms: Idioms;
  kinds: Model<Kind>;
  howMany: Model<(typeof HOW_MANY)[number]>;
  whom: Model<Whom>;
  begins: Model<Begins>;
  naming: NameReader;
}

let reading: Promise<Reader> | null = null;

/** Read when the first question comes. */
export const reader = (): Promise<Reader> =>
  (reading ??= import('./weights.js').then(({ LEARNED }) => ({
    idioms: LEARNED.idioms,
    kinds: unpacked(LEARNED.kinds, KINDS, BUCKETS),
    howMany: unpacked(LEARNED.howMany, HOW_MANY, BUCKETS),
    whom: unpacked(LEARNED.whom, WHOM, BUCKETS),
    begins: unpacked(LEARNED.begins, BEGINS, BUCKETS),
    naming: { model: unpacked(LEARNED.naming, NAMING, BUCKETS), isMet: unpackedWords(LEARNED.words) },
  })));
