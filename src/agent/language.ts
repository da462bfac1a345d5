import type { Language } from '../core/index.js';

/** Function words that tell the four languages apart; names of firms are in any language and do not count. */
const WORDS: Record<Language, readonly string[]> = {
  de: ['wer', 'wem', 'wen', 'was', 'wann', 'wo', 'welche', 'welcher', 'welches', 'wie', 'ist', 'sind', 'war', 'waren', 'hat', 'der', 'die', 'das', 'des', 'dem', 'den', 'im', 'am', 'und', 'oder', 'für', 'bei', 'seit', 'zeige', 'zeig', 'mir', 'gibt', 'es', 'ein', 'eine', 'heute', 'nicht', 'von', 'aus', 'über', 'alle', 'sitzt', 'wurde'],
  fr: ['qui', 'que', 'quoi', 'quand', 'où', 'quel', 'quelle', 'quels', 'quelles', 'comment', 'est', 'sont', 'était', 'étaient', 'le', 'les', 'des', 'du', 'au', 'aux', 'et', 'ou', 'pour', 'chez', 'depuis', 'montre', 'moi', 'une', 'un', 'aujourd', 'hui', 'pas', 'dans', 'siège', 'dirige', 'à', 'ce', 'cette', 'd', 'l', 'qu'],
  it: ['chi', 'che', 'cosa', 'quando', 'dove', 'quale', 'quali', 'come', 'è', 'sono', 'era', 'erano', 'il', 'lo', 'gli', 'dei', 'delle', 'della', 'del', 'al', 'alla', 'nel', 'nella', 'e', 'per', 'presso', 'da', 'mostra', 'mostrami', 'una', 'uno', 'oggi', 'non', 'sulla', 'sul', 'di', 'dell', 'all', 'nell', 'fa', 'parte'],
  en: ['who', 'whom', 'what', 'when', 'where', 'which', 'how', 'is', 'are', 'was', 'were', 'has', 'have', 'the', 'of', 'in', 'on', 'at', 'and', 'or', 'for', 'since', 'show', 'me', 'an', 'today', 'not', 'does', 'did', 'sits', 'board', 'tell', 'about', 'find', 'list', 'by', 'as'],
}; // prettier-ignore

const sets = Object.entries(WORDS).map(([language, words]) => [language as Language, new Set(words)] as const);

/** The language with the most function words in the question; German, the register's most frequent, on a tie of none. */
export function detectLanguage(question: string): Language {
  const words = question
    .slice(0, 2_000)
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  let best: Language = 'de';
  let most = 0;
  for (const [language, known] of sets) {
    const count = words.filter((word) => known.has(word)).length;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}
