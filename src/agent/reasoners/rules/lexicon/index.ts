import { CANTONS, shortHash, type Language } from '../../../../core/index.js';
import { SAME_OFFICE, SAME_THINGS, SAME_TIME } from './anaphora.js';
import { SOUGHT } from './sought.js';
import { cantonPhrases } from './cantons.js';
import { COMMON, CONJUGATIONS } from './common/index.js';
import { english } from './en.js';
import { DIALECT } from './dialect/index.js';
import { EXCLUSIONS } from './exclusions.js';
import { french } from './fr.js';
import { german } from './de.js';
import { LEGAL_FORM_PHRASES } from './forms.js';
import { italian } from './it.js';
import { OUTSIDE } from './outside.js';
import { SIGNATURES } from './signatures.js';
import type { Lexicon } from './types.js';

const words = (of: (lexicon: Lexicon) => string): ReadonlySet<string> =>
  new Set([german, french, italian, english].flatMap((lexicon) => of(lexicon).split('|').map((word) => word.trim()))); // prettier-ignore
/** Joining and opening words of all languages: questions mix them. */
export const JOINING = words(({ joining }) => joining);
/** Joining words that are several: `as well as`. */
export const JOINING_PHRASES: readonly (readonly string[])[] = [...JOINING].filter((text) => text.includes(' ')).map((text) => text.split(' ')); // prettier-ignore
export const QUESTION_WORDS = words(({ questionWords }) => questionWords);
export const OPENING = words(({ questionWords, verbs, imperatives }) => `${questionWords} | ${verbs} | ${imperatives}`);
const verbs = (lexicon: Lexicon) => new Set(lexicon.verbs.split(' | '));
/** By language: a verb of one is another word of the other (`e`, `a`). */
export const VERBS: Record<Language, ReadonlySet<string>> = {
  de: verbs(german),
  fr: verbs(french),
  it: verbs(italian),
  en: verbs(english),
};

export const LEXICONS: Record<Language, Lexicon> = { de: german, fr: french, it: italian, en: english };
/** Grows with a change of how words are read or answers are worded; the words themselves tell by their hash that they changed. */
const READING = '38';
export const LEXICON_VERSION = `${READING}-${shortHash(JSON.stringify([LEXICONS, COMMON, CONJUGATIONS, OUTSIDE, EXCLUSIONS, SIGNATURES, SAME_TIME, SAME_OFFICE, SAME_THINGS, SOUGHT, LEGAL_FORM_PHRASES, CANTONS.map(cantonPhrases), DIALECT]))}`; // prettier-ignore
export {
  cantonPhrases,
  COMMON,
  CONJUGATIONS,
  DIALECT,
  EXCLUSIONS,
  LEGAL_FORM_PHRASES,
  OUTSIDE,
  SAME_OFFICE,
  SAME_THINGS,
  SAME_TIME,
  SIGNATURES,
};
export { SINCE } from './anaphora.js';
export { GREETINGS, GREETS, type Spelt } from './dialect/index.js';
export { NAME_SUFFIXES } from './forms.js';
export { statusNamed } from './states.js';
export type { Lexicon } from './types.js';
