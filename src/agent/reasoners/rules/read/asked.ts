import type { Language } from '../../../../core/index.js';
import type { Measure } from '../../../../trace/index.js';
import { QUESTION_WORDS, VERBS } from '../lexicon/index.js';
import { FIELDS } from './fields-asked.js';
import type { Said } from './said-slots.js';
import { isContent } from './words/slots.js';
import { slotOf, type Reading, type TaggedToken } from './words/tagging.js';
import { isAuditor, isWhoAudits } from './people/whose-audit.js';
import { isThing, WHO } from './thing.js';
import { isDoneBy, isDoneThere, isSigned } from './what-is-done.js';

/** By which word the question asks; null where none leads it. */
export function askedBy({ language }: Reading, words: readonly TaggedToken[]): Said['asks'] {
  // `Is it an AG or what?`
  const leads = ({ folded, inPhrase, slot }: TaggedToken, at: number) =>
    QUESTION_WORDS.has(folded) &&
    !(inPhrase && slot?.type === 'FILLER') &&
    !OR.has(words[at - 1]?.folded ?? '') &&
    !(folded === 'ou' && WHAT_ELSE.has(words[at + 1]?.folded ?? ''));
  if (words.some(leads)) return 'WHO';
  const led = words.findIndex(({ folded }) => !LEADS.has(folded));
  return words.slice(Math.max(0, led), Math.max(0, led) + 2).some(({ folded }) => VERBS[language].has(folded))
    ? 'WHETHER'
    : null;
}

const HOW: Record<Language, RegExp> = {
  de: /(?:^| )wie(?! (?:heiss|lautet|steht|sieht|nennt)| ist (?:das|die|der|es) mit)/,
  fr: /(?:^| )comment(?! (?:s |se )?(?:appel|nomme|intitul)| t )/,
  it: /(?:^| )(?:come(?! (?:si |e )?(?:chiam|denomin))|quant[oaie])(?= |$)/,
  en: /(?:^| )how(?! about)(?= |$)/,
};

/** Whether it asks how, or how much, something is: no look at the whole of somebody answers that. */
export function asksHow(language: Language, words: readonly TaggedToken[]): boolean {
  const how = words.filter((word) => slotOf(word)?.type === 'FILLER').map(({ folded }) => folded);
  return HOW[language].test(how.join(' '));
}

/** `Ou quoi`, of two that look alike: `or what`, and no question of where. */
const WHAT_ELSE = new Set(['quoi', 'bien', 'alors']);
const OR = new Set(['oder', 'ou', 'o', 'or']);
/** `And that, is it an AG?` */
const LEADS = new Set('und et e ed and das ca cela questo quello that this'.split(' '));

/**
 * Whether a word that no lexicon knows is what is asked for: in a question of yes or no, where nothing else is asked for, or a thing that comes
 * before all else that is. A verb, an adverb or an adjective is a condition, which may be left out and named.
 */
export function isUnknownAsked(reading: Reading, words: readonly TaggedToken[], result: Said): boolean {
  if (result.unknown.length === 0) return false;
  const asksElse = result.measures.some(({ value }) => value !== 'IDENTIFY') || result.roles.length + result.topics.length > 0;
  if (!(asksElse || result.left !== null || result.joined !== null || result.counting !== null)) return true;
  // `In Lugano`, beside a firm: where it is thought to be.
  const inPlace = ({ text }: TaggedToken) => result.place?.words.includes(text) === true;
  const audits = words.some(isAuditor);
  const open = (word: TaggedToken, at: number) => slotOf(word) === null && !word.aside && !inPlace(word) && !(result.times.length > 0 && isOfDay(words, at)) && !(audits && isWhoAudits(words, at));
  if (words.some((word, at) => open(word, at) && (isTask(reading, words, at, result) || isDoing(words, at, result) || isJudgement(reading, words, at, result) || isDoneThere(words, at, result) || isDoneBy(words, at, result) || isSigned(words, at)))) return true;
  const first = words.findIndex((word, at) => open(word, at) && isThing(reading, words, at));
  if (first < 0) return false;
  if (result.asks === 'WHETHER') return true;
  const before = words.slice(0, first).filter((word) => !isPlace(word) && slotOf(word) !== null);
  if (before.some((word) => isContent(slotOf(word)!))) return false;
  if (before.some(({ folded }) => QUESTION_WORDS.has(folded)) || before.length === 0) return true;
  return reading.language === 'de' && words[first]!.capital;
} // prettier-ignore

/** `Who runs the marketing`, `who does the cleaning`: a task that no lexicon knows, and not the firm, is what is run or done. */
function isTask(reading: Reading, words: readonly TaggedToken[], at: number, { who, runs }: Said): boolean {
  if (!who) return false;
  const does = words.slice(0, at).findLastIndex((word) => {
    const slot = slotOf(word);
    return slot?.type === 'MEASURE' && (slot.measure === 'PURPOSE' || (runs && slot.runs === true));
  });
  return does >= 0 && (isThing(reading, words, at) || (does === at - 1 && isAdjacent(words[does]!, words[at]!)));
}

/** `Who cleans the offices?`: what somebody does with a thing of the firm, and not that thing. */
const isDoing = (words: readonly TaggedToken[], at: number, { measures, roles }: Said): boolean =>
  WHO.has(words[at - 1]?.folded ?? '') && !words[at]!.capital && roles.length === 0 && measures.length > 0 && measures.every(({ value }) => FIELDS.includes(value)); // prettier-ignore

/** `Is the seat rented?`, `are the signatures valid`: whether a thing of the firm is so, which only its value would answer. */
function isJudgement({ language, tokens }: Reading, words: readonly TaggedToken[], at: number, { measures, times }: Said): boolean {
  const thing = measures.length > 0 && measures.every(({ value }) => JUDGED.includes(value));
  const before = words.slice(0, at);
  const is = before.findLastIndex(({ folded, text }) => IS[language].test(folded) && text !== 'e');
  const ends = words.slice(at + 1).every((word) => slotOf(word) === null || (slotOf(word)?.type === 'FILLER' && !word.commaBefore && !word.breakBefore));
  const apart = words.slice(Math.max(0, is + 1), at + 1).some(({ breakBefore, commaBefore }) => breakBefore || commaBefore);
  if (!thing || is < 0 || !ends || apart || times.length > 0 || words[at]!.capital || tokens.some(({ folded, text }) => QUESTION_WORDS.has(folded) && text.toLowerCase() !== 'ou')) return false;
  return words.some((word, index) => index !== at && slotOf(word)?.type === 'MEASURE');
} // prettier-ignore

const IS: Record<Language, RegExp> = {
  de: /^(?:ist|sind|war|waren)$/,
  fr: /^(?:est|sont|etait|etaient)$/,
  it: /^(?:e|sono|era|erano)$/,
  en: /^(?:is|are|was|were)$/,
};
const JUDGED: readonly Measure[] = [
  'SEAT',
  'ADDRESS',
  'CAPITAL',
  'PURPOSE',
  'SIGNATORIES',
  'NAMES',
  'LEGAL_FORM',
  'OFFICERS',
];

const isAdjacent = (before: TaggedToken, word: TaggedToken) => word.span.start - before.span.end <= 1;

/** `3 May 2022, day of the Grompier`: what the day was is not asked. */
function isOfDay(words: readonly TaggedToken[], at: number): boolean {
  let before = at - 1;
  while (before > 0 && at - before <= MOST_BETWEEN && OF.has(words[before]!.folded)) before--;
  return before < at - 1 && A_DAY.test(words[before]?.folded ?? '');
}

const MOST_BETWEEN = 3;
const OF = new Set('der des de la le du l d della del dell dello di of the our my notre mon nostra nostro'.split(' '));
const A_DAY = /^(?:tag|datum|zeitpunkt|stichtag|jour|date|moment|giorno|data|momento|day)$/;

/** Says when or where, not what. */
const isPlace = (word: TaggedToken) => ['TIME', 'CANTON', 'NUMBER'].includes(slotOf(word)?.type ?? '');
