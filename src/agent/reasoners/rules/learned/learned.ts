import { BEGINS, type Begins } from './begins.js';
import { KINDS, type Kind } from './kinds.js';
import type { Idioms } from './limits.js';
import { HOW_MANY, unpacked, WHOM, type Model, type Whom } from './model.js';
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
    kinds: unpacked(LEARNED.kinds, KINDS),
    howMany: unpacked(LEARNED.howMany, HOW_MANY),
    whom: unpacked(LEARNED.whom, WHOM),
    begins: unpacked(LEARNED.begins, BEGINS),
    naming: { model: unpacked(LEARNED.naming, NAMING), isMet: unpackedWords(LEARNED.words) },
  })));
