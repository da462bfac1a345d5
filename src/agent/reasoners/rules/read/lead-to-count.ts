import { QUESTION_WORDS } from '../lexicon/index.js';
import { setBeside } from './beside.js';
import type { Slot } from './slots.js';
import { slotOf, type Reading, type TaggedToken } from './tagging.js';

/** What a count of the register counts, right behind the word that asks how many. */
const COUNTED: readonly Slot['type'][] = ['TOPIC', 'COMPANY_NOUN', 'FORM'];
/** A lead that has one of these asks for something itself, or says of what or when. */
const ASKS: readonly Slot['type'][] = ['MEASURE', 'ROLE', 'SIGNATURE', 'TOPIC', 'STATUS', 'COUNTING', 'ORDER', 'TIME', 'THEN', 'NUMBER', 'CANTON', 'ABOUT', 'FORM', 'NEGATION']; // prettier-ignore
const MOST_OF_LEAD = 8;
const MOST_BETWEEN = 2;

/**
 * `Stepping back: how many firms ...?`, `leaving that firm aside, how many bankruptcies ...?`: what leads to a count of the register, in a clause of its own that asks for nothing,
 * means nobody of whom it would be counted.
 */
export function withoutLeadToCount(reading: Reading): Reading {
  const { tokens } = reading;
  const counting = tokens.findIndex((token, at) => slotOf(token)?.type === 'COUNTING' && countsRegister(tokens, at));
  if (counting < 1) return reading;
  let end = counting;
  // `In total, how many`, `and how many`.
  while (end > 0 && !tokens[end]!.breakBefore && !tokens[end]!.commaBefore && !endsBefore(reading, end)) end--;
  const lead = tokens.slice(0, end);
  const wonders =
    /\?/.test(reading.question.slice(lead.at(-1)?.span.end ?? 0, tokens[end]!.span.start)) &&
    IS_THAT.test(lead.map(({ folded }) => folded).join(' '));
  if (end === 0 || lead.length > MOST_OF_LEAD || !lead.every((token, at) => asksNothing(token, at, wonders)))
    return reading;
  return { ...reading, tokens: [...lead.map(asLead), ...tokens.slice(end)] };
}

const endsBefore = ({ tokens, question }: Reading, at: number) => /[.:–—]|\s-\s/.test(question.slice(tokens[at - 1]!.span.end, tokens[at]!.span.start)); // prettier-ignore

function countsRegister(tokens: readonly TaggedToken[], at: number): boolean {
  const { phrase } = tokens[at]!;
  const behind = tokens.slice(at).filter((token) => token.phrase !== phrase);
  return behind.slice(0, MOST_BETWEEN).some((token) => COUNTED.includes(slotOf(token)?.type ?? 'FILLER'));
}

/** `Is that common?`, `war das die einzige?`: of how many the question behind it asks. */
const IS_THAT =
  /^(?:(?:is|was) (?:it|that|this)|(?:ist|war) (?:das|es|sie|dies)|est ce|c est|c etait|etait ce|e|era)(?: |$)/;
const OF_MANY: readonly Slot['type'][] = ['QUANTITY', 'COMPARISON', 'ORDER', 'NEGATION', 'SIGNATURE'];

function asksNothing(token: TaggedToken, at: number, wonders: boolean): boolean {
  const slot = slotOf(token);
  if (
    wonders &&
    (OF_MANY.includes(slot?.type ?? 'FILLER') || (slot?.type === 'MEASURE' && slot.measure === 'SHARED_OFFICERS'))
  )
    return true;
  // What may name somebody.
  if (token.quote !== null || (slot === null && token.capital && at > 0)) return false;
  return !QUESTION_WORDS.has(token.folded) && !ASKS.includes(slot?.type ?? 'FILLER');
}

/** Whom it may mean is nobody; a word that is not understood is named as ever. */
const asLead = (token: TaggedToken): TaggedToken => (slotOf(token) === null ? setBeside(token) : { ...token, slot: { type: 'FILLER' }, guess: null }); // prettier-ignore
