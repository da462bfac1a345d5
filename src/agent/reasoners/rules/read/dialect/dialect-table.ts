/** The spellings of Swiss German by what they are in standard German, and which words are known at all. */
import { DIALECT, type Spelt } from '../../lexicon/index.js';
import { knownAs } from './dialect-laws.js';
import { BY_OTHERS } from './dialect-words.js';
import { otherLanguages, phraseAt, phraseTable } from '../words/phrase-table.js';
import type { Slot } from '../words/slots.js';
import { tokensOf, type Token } from '../words/tokens.js';

export interface Meant {
  standard: string;
  /** In tokens. */
  length: number;
  sure: boolean;
}

export const MOST_WORDS = 3;
const VOWELS = /([aeiouäöü])\1/g;

/** A word by its sounds: lower case, `y` as `i`, no vowel twice. */
export const spellingOf = (word: string): string => word.normalize('NFC').toLowerCase().replace(/ß/g, 'ss').replace(/y/g, 'i').replace(VOWELS, '$1'); // prettier-ignore
const withUmlauts = (word: string): string => word.replace(/ae/g, 'ä').replace(/oe/g, 'ö').replace(/ue/g, 'ü');

const SPELLINGS = new Map<string, { standard: string; sure: boolean }>();
const add = (spelt: Spelt, sure: boolean) => {
  for (const [standard, spellings] of spelt)
    for (const spelling of spellings.split(' ')) {
      const key = spellingOf(spelling.replace(/_/g, ' '));
      if (!SPELLINGS.has(key)) SPELLINGS.set(key, { standard, sure });
    }
};
add(DIALECT.SURE, true);
add(DIALECT.BESIDE, false);

/** What a word or a phrase is in standard German; null: the table has none such. */
export function spelt(words: readonly Token[]): { standard: string; sure: boolean } | null {
  const spelling = words.map(({ text }) => spellingOf(text)).join(' ');
  const found = SPELLINGS.get(spelling) ?? SPELLINGS.get(spellingOf(withUmlauts(spelling)));
  const [word] = words;
  if (found === undefined || word === undefined || (words.length === 1 && isCanton(word.text))) return null;
  return { ...found, sure: found.sure && !(words.length === 1 && (isForeign(word) || /y/iu.test(word.text))) };
}

/** `Schwyz` is the canton, and no way to spell the country. */
const isCanton = (text: string): boolean =>
  phraseAt(phraseTable('de'), tokensOf(`kanton ${text}`), 0)?.slot.type === 'CANTON';

/** `Need`: as it is written a word of another language; those with a `y` (`key`, `derby`) may be of one too. */
const isForeign = (token: Token): boolean => otherLanguages('de').some((other) => phraseAt(phraseTable(other), [token], 0) !== null); // prettier-ignore

/** A word that the table or the lexicon has: no name, as far as words tell. */
export function isWord({ text }: Token): boolean {
  const spelling = spellingOf(text);
  return SPELLINGS.has(spelling) || BY_OTHERS.has(spelling) || knownAs(text) !== null;
}

export const isNoun = (standard: string): boolean => /^\p{Lu}/u.test(standard);
export const NOUNS: readonly Slot['type'][] = ['MEASURE', 'ROLE', 'TOPIC', 'COMPANY_NOUN', 'PERSON_NOUN', 'NOTICE_NOUN', 'STATUS', 'WHEN', 'SIGNATURE', 'OUTSIDE', 'FORM', 'JOINED', 'LEFT', 'GROUPING', 'COUNTING']; // prettier-ignore
export const isOfNoun = ({ text }: Token, meant: Meant | null): boolean => (meant !== null && isNoun(meant.standard)) || NOUNS.includes(knownAs(text)?.type ?? 'FILLER'); // prettier-ignore
