import { NOUNS, NOUNS_BESIDE } from './nouns.js';
import { SMALL_BESIDE, SMALL_WORDS } from './small-words.js';
import { VERBS, VERBS_BESIDE } from './verbs.js';

/** Swiss German spellings of standard words. SURE: dialect and nothing else; BESIDE: words of another kind as well. */
export const DIALECT = {
  SURE: [...SMALL_WORDS, ...VERBS, ...NOUNS],
  BESIDE: [...SMALL_BESIDE, ...VERBS_BESIDE, ...NOUNS_BESIDE],
};
export { GREETINGS, GREETS } from './small-words.js';
export type { Spelt } from './types.js';
