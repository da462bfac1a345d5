import type { Language } from '../../../../core/index.js';
import type { TaggedToken } from './words/tagging.js';

/** Words that mean two spoken of before: `both`, `the two of them`, `each other`. */
const TWO: Record<Language, RegExp> = {
  de: /\bbeide[nrs]?\b|\b(?:die|der|den|diese[nr]?|jene[nr]?|meine[nr]?|unsere[nr]?) zwei(?:en)?\b|\b(?:mit|unter|zu|von)einander\b|\bgegenseitig\b|\bvon der einen (?:zur|zu der|in die) andere?n\b/,
  fr: /\b(?:les|ces|des|aux|tous|toutes|vos|nos|mes) deux\b|\bentre (?:elles|eux)\b|\bl une? (?:a|et|avec|de) l autre\b|\bl une? l autre\b|\bde l une? a l autre\b/,
  it: /\bentramb[ie]\b|\bambedue\b|\btutt[ie] e due\b|\b(?:i|le|dei|delle|ai|alle|nei|nelle|dai|dalle|quest[ei]|quelle|quei|mie|miei|nostre|nostri) due\b|\b[tf]ra (?:di )?(?:loro|esse|essi)\b|\bl un[ao]? (?:con |e (?:quant[oi] |cosa |che |dove |chi )?)?l altr[ao]\b|\b(?:dell|dall|all) un[ao]? e (?:dell|dall|all) altr[ao]\b|\b(?:dall|l) un[ao]? all altr[ao]\b|\breciprocamente\b/,
  en: /\bboth\b|\bthe one (?:and|as well as) the other\b|\bone (?:\w+ )?to the other\b|\b(?:the|these|those|them|my|our|your) two\b|\bthe two of\b|\b(?:two|pair) of them\b|\beach (?:other|of (?:them|the two))\b|\bone another\b|\bbetween them\b|\bthe pair\b/,
};

/** Asked of what two have in common: nobody has anything in common alone. */
const COMMON =
  /gemeins|geteilt|teilen|selb|gleiche|uberschneid|uberlapp|doppel|commun|partag|meme|chevauch|comun|condivi|stess|sovrappo|common|shar|same|overlap|mutual|verbind|verbund|zusammen|lien|lie[es]?\b|legam|colleg|link|connect|tie[sd]?\b/;

/** Words that mean one alone, and those that mean others than any spoken of: whichever firms they are. */
const ONE: Record<Language, RegExp> = {
  de: /\b(?:hat|hatte|ist|war|steht) (?:sie|er|es)\b|\b(?:sie|er|es) (?:hat|hatte|ist|war)\b|\b(?:sein|seine[mnrs]?|ihn|ihm)\b|\bander(?:e|en|er|em|s|swo)\b|\bwoanders\b|\bsonst\b|\bwelchen? (?:firmen|gesellschaften|unternehmen)\b/,
  fr: /\belle\b|(?<!\bt )\bil\b|\b(?:son|sa|ses)\b|\bautres?\b|\bailleurs\b|\bquelles (?:societes|entreprises)\b/,
  it: /\b(?:suo|sua|suoi|sue|esso|essa)\b|\baltr[aeio]\b|\baltrove\b|\bquali (?:societa|imprese|ditte)\b/,
  en: /\b(?:it|its|he|she|his|her|him)\b|\bother\b|\banother\b|\belse\b|\belsewhere\b|\b(?:which|what) (?:companies|firms)\b/,
};

/** Whether the words outside of names speak of two as such. */
export function speaksOfTwo(language: Language, words: readonly TaggedToken[]): boolean {
  return TWO[language].test(words.map(({ folded }) => folded).join(' '));
}

/** `Which of the two has the bigger capital?` */
export const asksWhichOfTwo = (text: string): boolean => WHICH.test(text);
const WHICH =
  /(?:^| )(?:(?:laquelle|lequel|qui) des deux|(?:which|who)(?: one)? of (?:(?:the|these|those|them) two|the pair|both)|(?:welche[rs]?|wer) (?:der|von (?:den|diesen|ihnen)?) ?(?:beiden|zwei(?:en)?)|(?:quale|chi) (?:delle|dei|tra le|tra i|fra le|fra i) due)(?: |$)/;

/** Whether a measure's own words say that it is of several, `directors in common`, and not of one, `elsewhere`. */
export function isInCommon(text: string): boolean {
  return COMMON.test(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
}

/** Whether they speak of one alone, or of others than those spoken of. */
export function speaksOfOne(language: Language, words: readonly TaggedToken[]): boolean {
  return ONE[language].test(words.map(({ folded }) => folded).join(' '));
}
