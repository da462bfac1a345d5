import type { Language } from '../../../../../core/index.js';
import { VERBS } from '../../lexicon/index.js';
import { phraseAt, phraseTable } from './phrase-table.js';
import type { Slot } from './slots.js';
import type { Token } from './tokens.js';

interface Read {
  slot: Slot | null;
  length: number;
}

const FILLER: Slot = { type: 'FILLER' };
const AUDITORS: Slot = { type: 'ROLE', roles: ['AUDITOR', 'GROUP_AUDITOR'] };
/** What clerks write in two capitals for the auditors; `UR`, the canton's letters too, behind an article only. */
const IN_SHORT: Partial<Record<Language, string>> = { de: 'RS', fr: 'OR', it: 'UR' };
const ARTICLE = /^(?:l|dell|all|dall|un)$/;

const PRINTED =
  /^(?:publi\w*|parutions?|avis|annonces?|pubblic\w*|avvis[oi]|annunc[io]|comunicazion[ei]|meldung\w*|bekanntmach\w*|veroffentl\w*|notices?|gazette)$/;
/** `Would be good`, `serait bien`: thanks said beforehand. German's `wär` has its mark, or it is `war`. */
const WOULD_BE = /^(?:ware|waren|serait|seraient|sarebbe|sarebbero|be)$/;
const BETWEEN = /^(?:noch|auch|ja|sehr|doch|super|ganz|aussi|bien|deja|anche|gia|also|very|really)$/;
const SELF: Record<Language, RegExp> = {
  de: /^(?:ich|wir)$/,
  fr: /^(?:je|j|nous)$/,
  it: /^(?:io|noi)$/,
  en: /^(?:i|we)$/,
};
/** Italian leaves out `I`. */
const OF_MYSELF = /^(?:dirigo|gestisco|conduco|amministro|guido|dirigiamo|gestiamo|conduciamo|amministriamo|guidiamo)$/;
const AT_WORK =
  /^(?:schreibe|schreiben|mache|machen|verfasse|verfassen|bereite|arbeite|eroffne|prepare|preparons|ecris|ecrivons|redige|redigeons|ouvre|ouvrons|monte|scrivo|scriviamo|preparo|prepariamo|redigo|apro|apriamo|writing|preparing|drafting|compiling|opening|doing)$/;
const MOST_TO_WORK = 4;
const BOTH =
  /^(?:(?:bei |von |fur )?(?:alle[nr]? )?beide[nr]?|(?:pour |chez |de )(?:(?:toutes |tous )?les deux)|(?:per |di |in )(?:tutt[ie] e due|entramb[ie])|(?:for |of |at |with )both(?: of them)?|(?:toutes|tous) les deux|tutt[ie] e due|entramb[ie]|both(?: of them)?)$/;
const IN_OFFICE = /^(?:in carica|en fonction|en poste|en exercice)$/;
const WERE = /^(?:era|erano|fu|furono|etait|etaient|fut|furent|allora|alors)$/;
const FOR_BOTH = /^(?:bei|von|fur|zu|pour|chez|de|per|di|in|for|of|at|with)$/;
const A_NUMBER = /^(?:\d|ein|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|zwanzig|hundert|tausend)/;
/** `Combien de sa en 2022`, `combien de sa fondées`: what is hers, or its, is one. */
const BEHIND_FORM = /^(?:en|dans|a|au|aux|ont|sont|pour|depuis|cette|l|la|le|et|qui|y)$|s$/;
const OUT = /^(?:out|raus|hinaus|dehors|fuori)$/;
const IN = /^(?:rein|hinein|dedans|dentro)$/;
const OWNERS = /^(?:my|his|her|their|your|the|a|last)$/;
const LEGAL = /^(?:juridique|giuridica)$/;
const DATE = /^(?:date|dates|data|jour|giorno)$/;
const DATES_FROM = /^(?:elle|il) date$/;
const HAS_DAY = /^(?:faillite|radiation|dissolution|liquidation|publication|nomination)$/;
const STREET = /^(?:strasse|gasse|rue|ruelle|via|strada|street|road)$/;
const WHOLE = /(?:^| )(?:ganze|halbe|unsere|meine|toute la|notre|ma|tutta la|nostra|mia|whole|entire|our|my)$/;
const ANY = /^(?:une?|eine|einen|una|one|a)$/;
const LAST = /^(?:letzte[nrs]?|last)$/;
const IN_CANTON = /^(?:in|im|kanton|canton|cantone|kt|ct)$/;
const IN_YEAR = /^(?:in|im|en|nel|jahr|annee|anno|year|fur|pour|per|for|during|durant)$/;

/** What a word of everyday writing says by those beside it; null: no more than by itself. */
export function everyday(tokens: readonly Token[], at: number, language: Language, { slot, length }: Read): { slot: Slot; length: number } | null {
  const token = tokens[at]!;
  const [before, next] = [tokens[at - 1], tokens[at + length]];
  const closes = at > 0 && at + length === tokens.length;
  // `Dove ha la sede, già?`: no former name.
  if (language === 'it' && closes && token.folded === 'gia') return { slot: FILLER, length };
  // `What do they do, both of them?`: of both, and no second question.
  if (closes && (token.commaBefore || (before?.commaBefore === true && FOR_BOTH.test(before.folded))) && slot?.type === 'MEASURE' && slot.measure === 'SHARED_OFFICERS' && BOTH.test(tokens.slice(at).map(({ folded }) => folded).join(' '))) return { slot: { type: 'BOTH' }, length }; // prettier-ignore
  const filler = { slot: FILLER, length };
  // `Wars`, `hats`: a verb and the `es` that hangs on it.
  if (language === 'de' && slot === null && token.folded.endsWith('s') && VERBS.de.has(token.folded.slice(0, -1))) return filler;
  // `Above one million`: nobody's name.
  if (slot === null && isSum(token.folded, before?.folded)) return filler;
  if (token.text === IN_SHORT[language] && !token.breakBefore && (language !== 'it' || ARTICLE.test(before?.folded ?? ''))) return { slot: AUDITORS, length: 1 };
  // `2022 (AG)`, `in AG`: the canton, and no form of a firm.
  if (token.text === 'AG' && isPlace(tokens, at)) return { slot: { type: 'CANTON', canton: 'AG' }, length: 1 };
  // `The notices alone`: no way to sign.
  if (slot?.type === 'SIGNATURE' && slot.adverb && PRINTED.test(next?.folded ?? '')) return filler;
  if (slot?.type === 'OUTSIDE' && slot.topic === 'REPUTATION' && length === 1 && wouldBe(tokens, at)) return filler;
  // `I am checking a CV`: nobody's auditor.
  if (slot?.type === 'ROLE' && length === 1 && SELF[language].test(before?.folded ?? '')) return filler;
  // `I run a small hotel`: what whoever asks does, and nobody who runs a firm.
  const runs = slot?.type === 'MEASURE' && (slot.runs === true || slot.measure === 'OFFICERS');
  if (runs && (SELF[language].test(before?.folded ?? '') || (language === 'it' && OF_MYSELF.test(token.folded)))) return filler;
  // `Quali amministratori erano allora in carica`: of that time, and not of now.
  if (slot?.type === 'NOW' && IN_OFFICE.test(tokens.slice(at, at + length).map(({ folded }) => folded).join(' ')) && tokens.slice(Math.max(0, at - MOST_TO_WORK), at).some(({ folded }) => WERE.test(folded))) return filler;
  // `I am writing a profile of X`: what whoever asks is at.
  if (slot?.type === 'MEASURE' && slot.measure === 'DOSSIER' && isAtWork(tokens, at)) return filler;
  // `Out, that same year?`, behind who came in.
  if (at === 0 && next?.commaBefore === true && length === 1 && (OUT.test(token.folded) || IN.test(token.folded))) return { slot: { type: OUT.test(token.folded) ? 'LEFT' : 'JOINED' }, length: 1 };
  // `De quand date sa création`: whose, and no form of a firm.
  if (language === 'fr' && token.text === 'sa' && slot?.type === 'FORM' && next !== undefined && !next.capital && !next.breakBefore && !next.commaBefore && !BEHIND_FORM.test(next.folded)) return filler;
  // `Wenigstens das Kapital`: of no number.
  if (language === 'de' && token.folded === 'wenigstens' && next !== undefined && !A_NUMBER.test(next.folded)) return filler;
  // `The legal date`: which of the two days.
  if (slot?.type === 'MEASURE' && slot.measure === 'LEGAL_FORM' && length === 1 && LEGAL.test(token.folded) && DATE.test(before?.folded ?? '')) return filler;
  // `La faillite, elle date de quand`: of the day that it has, nothing was founded.
  if (language === 'fr' && slot?.type === 'TOPIC' && slot.topic === 'FOUNDED' && DATES_FROM.test(tokens.slice(at, at + 2).map(({ folded }) => folded).join(' ')) && tokens.slice(0, at).some(({ folded }) => HAS_DAY.test(folded))) return filler;
  // `The whole street is wondering`: whoever lives there.
  if (slot?.type === 'MEASURE' && slot.measure === 'ADDRESS' && length === 1 && STREET.test(token.folded) && WHOLE.test(`${tokens[at - 2]?.folded ?? ''} ${before?.folded ?? ''}`)) return filler;
  // `He made his will`: no time to come.
  if (language === 'en' && token.folded === 'will' && OWNERS.test(before?.folded ?? '')) return filler;
  // `Une dernière sur la première`: a question, and none of those spoken of.
  if (slot?.type === 'ORDINAL' && slot.index < 0 && ANY.test(before?.folded ?? '') && !closes) return filler;
  // `The last address`: the one in place.
  if (slot === null && LAST.test(token.folded) && next !== undefined && isValue(phraseAt(phraseTable(language), tokens, at + 1)?.slot)) return filler;
  // `Over how many firms was bankruptcy opened`: no way that leads from one to another.
  if (slot?.type === 'MEASURE' && slot.measure === 'PATH' && token.folded === 'uber' && tokens.some(({ folded }) => folded.startsWith('konkurs'))) return { slot: { type: 'COUNTING' }, length };
  // `Ça fait combien`: the sum, and nothing that is done.
  if (language === 'fr' && token.folded === 'fait' && before?.folded === 'ca' && next?.folded === 'combien') return filler;
  // `Decreto di fallimento X SA: data`.
  if (language === 'it' && token.folded === 'data' && next === undefined && (token.breakBefore || token.commaBefore)) return { slot: { type: 'WHEN' }, length: 1 };
  // `Entro il 3 maggio`: by that day; with its mark, somebody entered.
  if (language === 'it' && token.text.toLowerCase() === 'entro' && slot?.type === 'JOINED') return filler;
  // `Già pubblicato`, `lo era già o no`: already; elsewhere, formerly.
  if (language === 'it' && token.folded === 'gia' && (next?.folded === 'o' || PRINTED.test(next?.folded ?? ''))) return filler;
  return null;
} // prettier-ignore

/** `In AG`, `in 2022 (AG)`, and never `Immobilien 2000 AG`. */
function isPlace(tokens: readonly Token[], at: number): boolean {
  const [lead, before] = [tokens[at - 2]?.folded ?? '', tokens[at - 1]?.folded ?? ''];
  return IN_CANTON.test(before) || (/^\d{4}$/.test(before) && IN_YEAR.test(lead));
}

function wouldBe(tokens: readonly Token[], at: number): boolean {
  let before = at - 1;
  while (before > 0 && BETWEEN.test(tokens[before]!.folded)) before--;
  const would = tokens[before];
  if (would === undefined || !(WOULD_BE.test(would.folded) || /^wär(?:e|en)?$/iu.test(would.text))) return false;
  return would.folded !== 'be' || tokens[before - 1]?.folded === 'would';
}

function isAtWork(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - MOST_TO_WORK), at);
  return before.some(({ folded }) => AT_WORK.test(folded)) && tokens.slice(0, at).every(({ breakBefore }, index) => index === 0 || !breakBefore);
} // prettier-ignore

const isValue = (slot: Slot | undefined) => slot?.type === 'ROLE' || (slot?.type === 'MEASURE' && slot.measure !== 'TIMELINE' && slot.measure !== 'TEXT_SEARCH'); // prettier-ignore

/** A sum behind a number: no name. */
const isSum = (folded: string, before: string | undefined): boolean =>
  /^(?:million(?:en|s)?|mio|milion[ei])$/.test(folded) && /^(?:\d+|one|a|two|half|eine[rn]?|zwei|une?|deux|due|uno)$/.test(before ?? ''); // prettier-ignore
