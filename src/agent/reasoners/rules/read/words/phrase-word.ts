import { AppError, type Language } from '../../../../../core/index.js';
import { CONJUGATIONS } from '../../lexicon/index.js';

/** A word of a phrase as a lexicon writes it. */
export interface PhraseWord {
  text: string;
  /** Any ending. */
  stem: boolean;
  /** These endings alone: a verb's. */
  endings: ReadonlySet<string> | null;
  /** What case, number and gender may add to it; null where they may not. */
  inflected: RegExp | null;
  /** Of an Italian word, all but the vowel that tells its number and gender; null where none does. */
  gendered: string | null;
}

/** Endings of nouns and adjectives of some length, so that no lexicon lists each case. */
const INFLECTED: Partial<Record<Language, RegExp>> = {
  de: /^(?:e|en|er|ern|es|em|n|s|in|innen)$/,
  fr: /^(?:e|s|es|x)$/,
  en: /^(?:s|es)$/,
};
const INFLECTED_FROM: Record<Language, number> = { de: 6, fr: 6, it: 6, en: 4 };

const conjugations = new Map<string, ReadonlySet<string>>();

export function wordOf(written: string, language: Language): PhraseWord {
  const [stem = '', infinitive] = written.split('~');
  if (infinitive === undefined) {
    const inflected = stem.length >= INFLECTED_FROM[language] ? (INFLECTED[language] ?? null) : null;
    return {
      text: stem.replace('*', ''),
      stem: stem.endsWith('*'),
      endings: null,
      inflected,
      gendered: genderedOf(stem, language),
    };
  }
  const key = `${language} ${infinitive}`;
  let endings = conjugations.get(key);
  if (endings === undefined) {
    const all = CONJUGATIONS[language][infinitive];
    if (all === undefined) throw new AppError('INTERNAL', `no such conjugation: ${written}`);
    conjugations.set(key, (endings = new Set([infinitive, ...all.split(' ')])));
  }
  return { text: stem, stem: false, endings, inflected: null, gendered: null };
}

/** `Iscritto`, `iscritta`, `iscritti`; `carica`, `cariche`. */
function genderedOf(word: string, language: Language): string | null {
  const ends = language === 'it' && word.length >= INFLECTED_FROM.it && /[aeio]$/.test(word);
  return ends ? word.slice(0, -1).replace(/(?<=[cg])h$/, '') : null;
}

const VOWEL = /^h?[aeio]$/;

/** `words`: those of the language that stand as they are, and are no other word's case. */
export function fitsWord(words: ReadonlySet<string>, word: PhraseWord, text: string): boolean {
  if (!text.startsWith(word.text)) return word.gendered !== null && text.startsWith(word.gendered) && VOWEL.test(text.slice(word.gendered.length)) && !words.has(text); // prettier-ignore
  if (word.endings !== null) return word.endings.has(text.slice(word.text.length));
  if (word.stem || text === word.text) return true;
  return word.inflected !== null && !words.has(text) && word.inflected.test(text.slice(word.text.length));
}
