import { foldName } from '../../../src/core/index.js';

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h', ŋ: 'n',
}; // prettier-ignore
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');
const UMLAUT_PAIR = /([aou])e/g;

/**
 * What names and questions are compared by: folded words, letters that Unicode does not take apart spelt out, and `ae oe ue` written
 * as the vowel alone, so that `Müller`, `Mueller` and `Muller` meet. It loses little: both sides lose it alike, and ranking looks again.
 */
export function searchFold(name: string): string {
  return plainFold(name).replace(UMLAUT_PAIR, '$1');
}

/** The same without joining umlaut pairs: tells `Manuel` from `Manul` when ranking. */
export function plainFold(name: string): string {
  const folded = foldName(name);
  return /[^a-z0-9 ]/.test(folded) ? folded.replace(SPECIAL, (letter) => LETTERS[letter] ?? letter) : folded;
}

const SPECIAL_ANY_CASE = new RegExp(SPECIAL.source, 'giu');

/** A text whose letters that Unicode does not take apart are spelt out, as {@link plainFold} does it to what is looked for in it. */
export function spelledOut(text: string): string {
  return text.replace(SPECIAL_ANY_CASE, (letter) => LETTERS[letter.toLowerCase()] ?? letter);
}

/** Words of a folded name, each once, in order. */
export function wordsOf(folded: string): string[] {
  return folded === '' ? [] : [...new Set(folded.split(' '))];
}

/** As the three-letter index holds a word: with its ends marked, so that beginnings and endings count. */
export function markedWord(word: string): string {
  return ` ${word} `;
}
