import type { Language } from '../core/index.js';

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

/** The language that most of the question's own words are of, quotations aside; German, the register's most frequent, on a tie of none. */
export function detectLanguage(question: string): Language {
  const words = question
    .slice(0, 2_000)
    .replace(/[«"“„][^«»"“”„]*[»"”“]/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  let best: Language = 'de';
  let most = 0;
  for (const [language, known] of sets) {
    const weight = words.reduce(
      (sum, word) => sum + (MATTERS[language].test(word) ? MATTER_WEIGHT : known.has(word) ? 1 : 0),
      0,
    );
    if (weight > most) [best, most] = [language, weight];
  }
  return best;
}
