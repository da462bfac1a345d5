import { LANGUAGES, numbersIn, type Language, type NumberAsked } from '../core/index.js';
import {
  asSaid,
  inStandard,
  isMonth,
  nearWord,
  phraseAt,
  phraseTable,
  tokensOf,
  type Token,
} from './reasoners/rules/words.js';

export interface Detected {
  language: Language;
  /** Another language explains the question nearly as well: names alone, or words that both have. */
  sure: boolean;
}

/** Letters in lower case that one of the languages writes and the others hardly. */
const MARKS: Record<Language, RegExp> = {
  de: /[äöüß]/u,
  fr: /[éêçœûîôâ]|^(?:où|à)$/u,
  it: /(?!^à$)(?<!^(?:o|d[ée]j|l|voil))[àèìòù]$/u,
  en: /(?!)/u,
};
/** Their first letters and their last: `d'`, `qu'`, `l'`. */
const ELISION: Partial<Record<Language, RegExp>> = {
  fr: /\b(?:[djlmnst]|qu|jusqu|lorsqu|quelqu)['’]\p{L}/giu,
  it: /\b(?:dell|all|nell|sull|dall|cos|dov|com|quand|quest|quell|un|c|d|l)['’]\p{L}/giu,
  en: /\p{L}['’](?:s|t|re|ve|ll|d)\b/giu,
};
const MARK_WEIGHT = 4;
const ELISION_WEIGHT = 3;
const SURE = 1.25;
/** Where nothing else tells, a firm is asked about in its own language. */
const SUFFIXES: Partial<Record<string, Language>> = { ag: 'de', gmbh: 'de', klg: 'de', sarl: 'fr', cie: 'fr', sagl: 'it', ltd: 'en', inc: 'en', llc: 'en' }; // prettier-ignore
const SUFFIX_WEIGHT = 0.02;
/** A word of one language as it is, before one that another only inflects (`capitale`). */
const AS_IT_IS_WEIGHT = 0.01;

/** A month is spelt alike in several languages, and is another word in the next (`mai`). */
const isMonthOf = (tokens: readonly Token[], at: number): boolean =>
  [at - 1, at + 1].some((beside) => /^\d/.test(tokens[beside]?.text ?? '')) && isMonth(tokens[at]!.text);

/** `CHE-123.456.789`: no Italian word. */
const isOfNumber = ({ span }: Token, numbers: readonly NumberAsked[]): boolean =>
  numbers.some(({ start, end }) => start <= span.start && span.end <= end);

/** The language whose words explain most of the question, letter by letter; names, quotations and legal forms aside. German where none does. */
export function detectLanguage(written: string): Detected {
  const question = asSaid(written);
  // What is in dialect is German by its standard words.
  const standard = inStandard(question);
  const own = wordsIn(question);
  const german = standard === question ? own : wordsIn(standard);
  const read = LANGUAGES.map((language) => weightOf(language, language === 'de' ? german : own));
  // Where no word is any language's, one with a slip of the pen may be.
  const weights = Math.max(...read) < 1 ? read.map((weight, at) => weight + slips(LANGUAGES[at]!, own)) : read;
  const other = notGerman(own, weights);
  if (other !== null) return { language: other, sure: false };
  const most = Math.max(...weights);
  const second = Math.max(0, ...weights.filter((_, at) => at !== weights.indexOf(most)));
  // `E nel 2021?`: small words that no other language has.
  const alone = most >= MARK_WEIGHT && second === 0;
  return { language: LANGUAGES[weights.indexOf(most)]!, sure: alone || (most > MARK_WEIGHT && most >= second * SURE) };
}

/** `X AG, board?`: the only word beside a name, in small letters, is no German noun: English where that has it, or the language that has it as it is. Null: German, or it is told otherwise. */
function notGerman({ tokens, own }: Words, weights: readonly number[]): Language | null {
  // A sentence's first word may be the first of the name.
  const [said, another] = tokens.filter(({ capital, folded }, at) => own[at] && !capital && SUFFIXES[folded] === undefined);
  const german = weights[LANGUAGES.indexOf('de')]!;
  if (said === undefined || another !== undefined || !/^\p{Ll}{4,}$/u.test(said.text) || !tokens.some(({ capital }) => capital)) return null;
  if (german < 1 || Math.max(...weights) > german + TIE) return null;
  const asIs = LANGUAGES.filter((language, at) => weights[at]! >= german - TIE && phraseTable(language).words.has(said.folded));
  return asIs.includes('en') ? 'en' : asIs.length === 1 && asIs[0] !== 'de' ? asIs[0]! : null;
} // prettier-ignore
const TIE = SUFFIX_WEIGHT + 2 * AS_IT_IS_WEIGHT;

/** The letters of words that are nearly a language's. */
function slips(language: Language, { tokens, own }: Words): number {
  const near = tokens.filter(({ folded, quote }, at) => own[at] && quote === null && nearWord(phraseTable(language), folded) !== null);
  return near.reduce((sum, { folded }) => sum + folded.length, 0);
} // prettier-ignore

interface Words {
  question: string;
  tokens: readonly Token[];
  /** Of each whether it may be one of the language's: no part of a name, of a number or of a quotation, and no month. */
  own: readonly boolean[];
}

function wordsIn(question: string): Words {
  const tokens = tokensOf(question);
  const numbers = numbersIn(question);
  const own = tokens.map((token, at) => token.quote === null && !isNamed(tokens, at) && !isMonthOf(tokens, at) && !isOfNumber(token, numbers)); // prettier-ignore
  return { question, tokens, own };
}

function weightOf(language: Language, { question, tokens, own }: Words): number {
  const table = phraseTable(language);
  let weight = (question.match(ELISION[language] ?? /(?!)/u) ?? []).length * ELISION_WEIGHT;
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!;
    if (SUFFIXES[token.folded] === language) weight += SUFFIX_WEIGHT;
    const phrase = own[at] ? phraseAt(table, tokens, at) : null;
    const length = phrase?.length ?? 1;
    if (phrase !== null && phrase.slot.type !== 'FORM' && own.slice(at, at + length).every(Boolean))
      weight += tokens.slice(at, at + length).reduce((sum, { folded }) => sum + folded.length, 0);
    if (own[at] && table.words.has(token.folded)) weight += AS_IT_IS_WEIGHT;
    const isForm = phrase?.slot.type === 'FORM';
    const marked = tokens.slice(at, at + length).filter(({ capital, text }, index) => !isForm && own[at + index] && !capital && MARKS[language].test(text)); // prettier-ignore
    weight += marked.length * MARK_WEIGHT;
    at += length;
  }
  return weight;
}

/** Of two capitals side by side both are a name's, as are `in Liquidation` and a branch's place behind them; a sentence's first word is none. */
function isNamed(tokens: readonly Token[], at: number): boolean {
  const isFirst = (index: number) => index === 0 || tokens[index]!.breakBefore;
  const capital = (index: number) => tokens[index]?.capital === true && !isFirst(index);
  const beside = (index: number) => capital(index) && (capital(index - 1) || capital(index + 1));
  const follows = (from: number, length: number) =>
    beside(from - 1) && NAME_GOES_ON.test(tokens.slice(from, from + length).map(({ folded }) => folded).join(' ')); // prettier-ignore
  return beside(at) || inForm(tokens, at, capital) || [at, at - 1].some((from) => from > 0 && follows(from, 2)) || (at > 2 && follows(at - 2, 2) && capital(at)); // prettier-ignore
}

/** `X Société coopérative en liquidation`: a legal form of several words behind a capital, in the firm's language and not the question's. */
function inForm(tokens: readonly Token[], at: number, capital: (index: number) => boolean): boolean {
  for (let from = Math.max(1, at - MOST_FORM); from <= at; from++) {
    if (!capital(from - 1)) continue;
    const words = tokens.slice(from, from + MOST_FORM + 1).map(({ folded }) => folded).join(' ');
    const form = FORM_IN_NAME.exec(words)?.[0].split(' ').length ?? 0;
    if (form > at - from) return true;
  }
  return false;
} // prettier-ignore

const MOST_FORM = 4;
const FORM_IN_NAME = /^(?:societe (?:cooperative|anonyme|simple|en commandite)|societa (?:cooperativa|anonima)|raison individuelle|ditta individuale)(?: (?:in|en) (?:liquidation|liquidazione))?(?= |$)/; // prettier-ignore
const NAME_GOES_ON = /^(?:(?:in|en) (?:liquidation|liquidazione|liq|abwicklung)|succursale d[ie]?)$/;
