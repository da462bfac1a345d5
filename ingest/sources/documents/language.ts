import type { Language } from '../../../src/core/index.js';

/** Function words at home in one of the four languages only. */
const WORDS: Record<Language, readonly string[]> = {
  de: ['der', 'das', 'und', 'ist', 'nicht', 'ein', 'eine', 'einer', 'mit', 'von', 'für', 'auf', 'dem', 'den', 'wird', 'werden', 'auch', 'sich', 'zur', 'zum', 'bei', 'nach', 'durch', 'wurde'],
  fr: ['le', 'les', 'et', 'est', 'une', 'des', 'du', 'pas', 'dans', 'pour', 'qui', 'que', 'sur', 'au', 'aux', 'avec', 'par', 'sont', 'cette', 'ce', 'ont', 'été', 'ses', 'leur'],
  it: ['il', 'gli', 'è', 'di', 'che', 'della', 'dei', 'delle', 'nel', 'nella', 'per', 'con', 'sono', 'una', 'del', 'alla', 'dal', 'dalla', 'stato', 'anche', 'questo', 'non', 'ha', 'degli'],
  en: ['the', 'and', 'of', 'to', 'is', 'was', 'for', 'with', 'that', 'this', 'by', 'as', 'are', 'be', 'has', 'have', 'from', 'not', 'were', 'which', 'been', 'it', 'its', 'an'],
}; // prettier-ignore

const KNOWN = new Map(
  Object.entries(WORDS).flatMap(([language, words]) => words.map((word) => [word, language as Language])),
);
const HEAD = 20_000;
/** One language has to have at least so many words more than any other, and twice as many. */
const LEAD = 5;

/** The language that a text's function words are of, or null where they do not tell. */
export function languageOf(text: string): Language | null {
  const counts = new Map<Language, number>();
  for (const word of text
    .slice(0, HEAD)
    .toLowerCase()
    .split(/[^\p{L}]+/u)) {
    const language = KNOWN.get(word);
    if (language !== undefined) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
  if (first === undefined) return null;
  const others = second?.[1] ?? 0;
  return first[1] >= others + LEAD && first[1] >= 2 * others ? first[0] : null;
}
