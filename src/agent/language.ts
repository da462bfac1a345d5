import { foldName, LANGUAGES, type Language } from '../core/index.js';
import { LEXICONS, NAME_SUFFIXES, OUTSIDE } from './reasoners/rules/lexicon/index.js';

/** Function words that tell the four languages apart; names of firms are in any language and do not count. */
const WORDS: Record<Language, readonly string[]> = {
  de: ['wer', 'wem', 'wen', 'was', 'wann', 'wo', 'welche', 'welcher', 'welches', 'wie', 'ist', 'sind', 'war', 'waren', 'hat', 'der', 'die', 'das', 'des', 'dem', 'den', 'im', 'am', 'und', 'oder', 'für', 'bei', 'seit', 'zeige', 'zeig', 'mir', 'gibt', 'es', 'ein', 'eine', 'heute', 'nicht', 'von', 'aus', 'über', 'alle', 'sitzt', 'wurde'],
  fr: ['qui', 'que', 'quoi', 'quand', 'où', 'quel', 'quelle', 'quels', 'quelles', 'comment', 'est', 'sont', 'était', 'étaient', 'le', 'les', 'des', 'du', 'au', 'aux', 'et', 'ou', 'pour', 'chez', 'depuis', 'montre', 'moi', 'une', 'un', 'aujourd', 'hui', 'pas', 'dans', 'siège', 'dirige', 'à', 'ce', 'cette', 'd', 'l', 'qu'],
  it: ['chi', 'che', 'cosa', 'quando', 'dove', 'quale', 'quali', 'come', 'è', 'sono', 'era', 'erano', 'il', 'lo', 'gli', 'dei', 'delle', 'della', 'del', 'al', 'alla', 'nel', 'nella', 'e', 'per', 'presso', 'da', 'mostra', 'mostrami', 'una', 'uno', 'oggi', 'non', 'sulla', 'sul', 'di', 'dell', 'all', 'nell', 'fa', 'parte'],
  en: ['who', 'whom', 'what', 'when', 'where', 'which', 'how', 'is', 'are', 'was', 'were', 'has', 'have', 'the', 'of', 'in', 'on', 'at', 'and', 'or', 'for', 'since', 'show', 'me', 'an', 'today', 'not', 'does', 'did', 'sits', 'board', 'tell', 'about', 'find', 'list', 'by', 'as'],
}; // prettier-ignore

/** Words of the register's own matters, each at home in one language only: they weigh more than an article that may belong to a name. */
const MATTERS: Record<Language, RegExp> = {
  de: /^(verwaltungsr.*|stiftungsr.*|vorstand.*|geschäftsführ.*|geschäftsleit.*|revisionsst.*|präsident(in)?|adresse|zweck|kapital|aktienkapital|rechtsform|unterschrift.*|zeichnungs.*|prokur.*|gesellschafter.*|firma|firmen|mandate|liquidatoren|ausgeschieden|sitz|kanton|inhaber(in)?|organe|übersicht|am|im|und|der|dem|wer|welche[nrs]?)$/,
  fr: /^(conseil|administrat(eur|eurs|rice|rices)|gérant.*|dirigeants?|réviseurs?|révision|président|présidente|siège|signataires?|société|sociétés|entreprises?|mandats?|associés?|quitté|adresse|objet|forme|radiée?|titulaires?|qui|quels?|quelles?|liquidateurs?|fiche|aperçu|aujourd)$/,
  it: /^(consiglio|amministrazione|amministrat(ore|ori|rice|rici)|gerent[ei]|revisione|revisor[ei]|presidente|sede|firmare|firmatari|società|ditt[ae]|aziend[ae]|mandati|soci|indirizzo|scopo|capitale|lasciato|titolar[ei]|chi|quali|liquidator[ei]|scheda|oggi)$/,
  en: /^(board|directors?|auditors?|chair|chairman|address|purpose|legal|signator(y|ies)|sign|company|companies|firms?|mandates|partners?|managers?|owners?|left|who|which|what|officers|shareholders?|liquidators?|overview|today|whose)$/,
}; // prettier-ignore

const sets = Object.entries(WORDS).map(([language, words]) => [language as Language, new Set(words)] as const);
const MATTER_WEIGHT = 3;
/** A word right before a firm's suffix, or a capital one beside an unknown capital, is most likely a part of the name. */
const IN_NAME = 0.2;
/** Where nothing else tells, a firm is asked about in its own language. */
const BY_SUFFIX = 0.02;
const SUFFIXES: Partial<Record<string, Language>> = { ag: 'de', gmbh: 'de', klg: 'de', sarl: 'fr', cie: 'fr', sagl: 'it', ltd: 'en', inc: 'en', llc: 'en' }; // prettier-ignore

/** The words of all lexicons, with the languages that have them. */
const vocabulary = new Map<string, Set<Language>>();
const stems = new Map<string, Set<Language>>();
for (const language of LANGUAGES) {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(...value.split(/[|\s]+/));
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) collect(inner);
  };
  collect({
    ...LEXICONS[language],
    cantons: null,
    outside: Object.values(OUTSIDE).map((topic) => topic[language]),
    roles: LEXICONS[language].roles.map(([, text]) => text),
  });
  for (const text of texts) {
    const [known, word] = text.endsWith('*') ? [stems, text.slice(0, -1)] : [vocabulary, text];
    if (word.length < (known === stems ? 5 : 1)) continue;
    known.set(word, (known.get(word) ?? new Set()).add(language));
  }
}

function languagesOf(word: string): ReadonlySet<Language> | null {
  const exact = vocabulary.get(word);
  if (exact !== undefined) return exact;
  for (let length = word.length; length >= 5; length--) {
    const stem = stems.get(word.slice(0, length));
    if (stem !== undefined) return stem;
  }
  return null;
}

/** The language that most of the question's own words are of, quotations aside; German, the register's most frequent, on a tie of none. */
export function detectLanguage(question: string): Language {
  const words = question
    .slice(0, 2_000)
    .replace(/[«"“„][^«»"“”„]*[»"”“]/gu, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  const weights: Record<Language, number> = { de: 0, fr: 0, it: 0, en: 0 };
  let toSuffix = 0;
  for (const [at, word] of words.entries()) {
    if (at >= toSuffix) toSuffix = nameEnd(words, at);
    const weight = at < toSuffix || isBesideName(words, at) ? IN_NAME : 1;
    const lower = word.toLowerCase();
    for (const [language, known] of sets)
      weights[language] += weight * (MATTERS[language].test(lower) ? MATTER_WEIGHT : known.has(lower) ? 1 : 0);
    const folded = foldName(word);
    const suffix = SUFFIXES[folded];
    if (suffix !== undefined) weights[suffix] += BY_SUFFIX;
    const of = languagesOf(folded);
    for (const language of of ?? []) weights[language] += weight / of!.size;
  }
  return LANGUAGES.reduce((best, language) => (weights[language] > weights[best] ? language : best), 'de');
}

const isCapital = (word: string | undefined): word is string => word !== undefined && /^\p{Lu}/u.test(word);

function isBesideName(words: readonly string[], at: number): boolean {
  if (at === 0 || !isCapital(words[at])) return false;
  return [words[at - 1], words[at + 1]].some((word) => isCapital(word) && languagesOf(foldName(word)) === null && !NAME_SUFFIXES.has(foldName(word))); // prettier-ignore
}

/** Where the words in capitals from here on end with a firm's suffix, and that it is being wound up: the index behind it, else 0. */
function nameEnd(words: readonly string[], start: number): number {
  for (let at = start; at < words.length && at - start < 7 && isCapital(words[at]); at++)
    if (NAME_SUFFIXES.has(foldName(words[at]!))) return WOUND_UP.test(words.slice(at + 1, at + 3).join(' ')) ? at + 3 : at + 1; // prettier-ignore
  return 0;
}
const WOUND_UP = /^(in|en) (liquida|liq\b)/i;
