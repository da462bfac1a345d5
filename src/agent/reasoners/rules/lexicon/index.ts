import type { Language } from '../../../../core/index.js';
import { english } from './en.js';
import { french } from './fr.js';
import { german } from './de.js';
import { italian } from './it.js';
import type { Lexicon } from './types.js';

const words = (of: (lexicon: Lexicon) => string): ReadonlySet<string> =>
  new Set([german, french, italian, english].flatMap((lexicon) => of(lexicon).split('|').map((word) => word.trim()))); // prettier-ignore
/** Joining and opening words of all languages: questions mix them. */
export const JOINING = words(({ joining }) => joining);
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
/** Grows with every change that may read a question otherwise, or word an answer otherwise. */
export const LEXICON_VERSION = '9';
export { cantonPhrases } from './cantons.js';
export { COMMON, CONJUGATIONS } from './common/index.js';
export { LEGAL_FORM_PHRASES, NAME_SUFFIXES } from './forms.js';
export { OUTSIDE } from './outside.js';
export { statusNamed } from './states.js';
export { SIGNATURES } from './signatures.js';
export type { Lexicon } from './types.js';
