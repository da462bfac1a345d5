import { CANTONS, numbersIn, type Canton, type IsoDate, type Language, type Span } from '../../../../../core/index.js';
import { JOINING } from '../../lexicon/index.js';
import { NUMBER_WORDS, timesIn, type TimeRead } from '../time/dates.js';
import { withoutBooks } from '../people/books.js';
import { asFirms } from '../names/as-firms.js';
import { byTheRest } from './by-the-rest.js';
import { gappedAt, otherLanguages, phraseAt, phraseTable } from './phrase-table.js';
import { compoundOf, outsideHead, slipOf } from './slips.js';
import { ofState } from '../firms/of-state.js';
import type { Slot } from './slots.js';
import { known, type TaggedToken, type WordRead } from './tagged.js';
import { wordBeside } from './word-beside.js';
import { withDayDigits } from '../time/day-words.js';
import { atFringe } from '../time/days-spoken.js';
import { withDirections } from '../time/directed.js';
import { endsOf } from '../time/ends-of.js';
import { monthsOn } from '../time/months-on.js';
import { partsOfYear } from '../time/parts-of-year.js';
import { withinOf } from '../time/within-of.js';
import { yearsOn, type TimeBefore } from '../time/years-on.js';
import { MOST_CHARACTERS, tokensOf, type Token } from './tokens.js';

export type { TaggedToken };

export interface Reading {
  question: string;
  language: Language;
  tokens: TaggedToken[];
  times: TimeRead[];
  /** True where the question is longer than what was read. */
  cut: boolean;
}

const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end;
const inOrder = (times: readonly TimeRead[]) => [...times].sort((left, right) => left.span.start - right.span.start);

/** Gives every word of a question its slot; never fails, whatever the text. `before`: the time that `the year after` is counted from. */
export function tagged(question: string, language: Language, today: IsoDate, before: TimeBefore = null): Reading {
  const text = withDayDigits(question.slice(0, MOST_CHARACTERS));
  const tokens = tokensOf(question);
  const numbers = numbersIn(text);
  const ends = endsOf(text, before);
  const parts = [...ends, ...partsOfYear(text).filter(({ span }) => !ends.some((end) => overlap(end.span, span)))];
  const apart = ({ span }: TimeRead) => !parts.some((other) => overlap(other.span, span));
  const named = inOrder([...parts, ...timesIn(text, today, language === 'de').filter(apart)]);
  const moved = yearsOn(text, named, before, today);
  const months = monthsOn(text, [...named, ...moved.times], before, today, language);
  const read = inOrder([...named, ...moved.times, ...months.times]).map((time) => withinOf(text, atFringe(text, time)));
  const times = withDirections(text, read).filter(({ span }) => !numbers.some((number) => overlap(number, span)));
  const result: TaggedToken[] = [];
  /** Where a phrase in two pieces ends: its second piece says nothing of its own. */
  const tails = new Map<number, number>();
  const isEnd = (at: number) => {
    const [before, token] = [tokens[at - 1]!, tokens[at]];
    // `How much money did it lose last year`; a particle before a time is its preposition.
    const timed = before.folded.length >= LEAST_OF_VERB && times.some(({ span }) => span.start === token?.span.start);
    return token === undefined || timed || token.breakBefore || JOINING.has(token.folded) || /[,.]/.test(text.slice(before.span.end, token.span.start)); // prettier-ignore
  };
  let phrase = 0;
  for (let at = 0; at < tokens.length; phrase++) {
    const token = tokens[at]!;
    const number = numbers.find((place) => place.start <= token.span.start && token.span.end <= place.end);
    const time = times.findIndex(({ span }) => span.start <= token.span.start && token.span.end <= span.end);
    const uncounted = [...moved.uncounted, ...months.uncounted].find(
      ({ span }) => span.start <= token.span.start && token.span.end <= span.end,
    );
    const word: WordRead =
      number !== undefined
        ? known({ type: 'NUMBER', value: number.value })
        : time >= 0
          ? known({ type: 'TIME', index: time })
          : uncounted !== undefined
            ? known({ type: 'FILLER', uncounted: uncounted.of })
            : tails.has(at)
              ? known({ type: 'FILLER' }, tails.get(at)! - at)
              : wordBeside(
                  gapped(tokens, at, language, isEnd, tails) ??
                    beforeTime(wordSlot(tokens, at, language), tokens, at, language, times),
                  tokens,
                  at,
                  language,
                  times,
                );
    const { slot, guess, length } = word;
    for (const member of tokens.slice(at, at + length))
      result.push({ slot, guess, inPhrase: length > 1, phrase, ...member });
    at += word.length;
  }
  return {
    question,
    language,
    tokens: byTheRest(withoutBooks(asFirms(result, language)))
      .map(ofTwo)
      .map(ofState)
      .map((token, at, all) => (isElided(text, all, at) ? { ...token, slot: { type: 'FILLER' }, guess: null } : token)),
    times,
    cut: question.length > MOST_CHARACTERS,
  };
}

/** `He's a director`: no `S. A.` */
function isElided(text: string, tokens: readonly TaggedToken[], at: number): boolean {
  const { folded, slot, phrase } = tokens[at]!;
  const first = folded === 's' ? at : at - 1;
  const apostrophe = /['’]/.test(text[(tokens[first]?.span.start ?? 0) - 1] ?? '');
  return slot?.type === 'FORM' && tokens[first]?.folded === 's' && tokens[first]!.phrase === phrase && apostrophe;
}

/** English has one word for what is no more and for the first of two: `the former's purpose`, `what is the former to do`, but not `the former directors`. */
function ofTwo(token: TaggedToken, at: number, tokens: readonly TaggedToken[]): TaggedToken {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (token.folded !== 'former' || before?.folded !== 'the' || token.inPhrase) return token;
  const alone = next === undefined || next.breakBefore || next.commaBefore || OF_NO_NOUN.includes(next.slot?.type ?? 'MEASURE') || LEADS_ON.test(next.folded);
  return alone ? { ...token, slot: { type: 'ORDINAL', index: 0 }, guess: null } : token;
} // prettier-ignore

const LEADS_ON = /^(?:supposed|meant|in|at|for|by|on|up|to|with|do|does|did)$/;
const OF_NO_NOUN: readonly Slot['type'][] = ['FILLER', 'TIME', 'NOW', 'THEN'];

function gapped(
  tokens: readonly Token[],
  at: number,
  language: Language,
  isEnd: (at: number) => boolean,
  tails: Map<number, number>,
): WordRead | null {
  const found = gappedAt(phraseTable(language), tokens, at, isEnd);
  if (found === null) return null;
  tails.set(found.tail.start, found.tail.end);
  return known(found.slot, found.length);
}

/** `It moved in 2023`: the time has its preposition, and nobody moved in. */
function beforeTime(read: WordRead, tokens: readonly Token[], at: number, language: Language, times: readonly TimeRead[]): WordRead {
  const type = read.slot?.type;
  if (read.length < 2 || (type !== 'JOINED' && type !== 'LEFT')) return read;
  const { start } = tokens[at + read.length - 1]!.span;
  if (!times.some(({ span }) => span.start <= start && start < span.end)) return read;
  const shorter = wordSlot(tokens.slice(0, at + read.length - 1), at, language);
  return shorter.slot?.type === 'TOPIC' ? shorter : read;
} // prettier-ignore

const LEAST_OF_VERB = 4;
const CODES: ReadonlySet<string> = new Set(CANTONS.filter((code) => code !== 'AG'));

/** Of other languages, phrases of several words that say something, for questions that mix; no name is one of them. */
const MIXED: readonly Slot['type'][] = [
  'ROLE',
  'SIGNATURE',
  'MEASURE',
  'LEFT',
  'JOINED',
  'TOPIC',
  'COUNTING',
  'OUTSIDE',
];

const OF_COMPOUND: readonly Slot['type'][] = ['ROLE', 'MEASURE'];

/** Names of people that fold to a word of a lexicon. */
const GIVEN_NAMES: ReadonlySet<string> = new Set(['Marie']);

/** The question's own language first, then the others', then what a slip of the pen may have meant. */
function wordSlot(tokens: readonly Token[], at: number, language: Language): WordRead {
  const code = tokens[at]!;
  // `ZH`: in capitals where not all is, a canton; `AG` is a firm's suffix first.
  if (code.capital && CODES.has(code.text)) return known({ type: 'CANTON', canton: code.text as Canton });
  // `Marie Muster` is nobody's wedding: French has the word for `married` without its accent alone for a name.
  if (GIVEN_NAMES.has(code.text) && tokens[at + 1]?.capital === true && !tokens[at + 1]!.breakBefore)
    return { slot: null, guess: null, length: 1 };
  const own = phraseAt(phraseTable(language), tokens, at);
  const beyond = own?.length === 1 && OF_COMPOUND.includes(own.slot.type) ? outsideHead(code, language) : null;
  if (beyond !== null) return known({ type: 'OUTSIDE', topic: beyond });
  if (own !== null && (own.length > 1 || own.slot.type !== 'FILLER')) return known(own.slot, own.length);
  const foreign = otherLanguages(language).map((other) => phraseAt(phraseTable(other), tokens, at));
  for (const found of foreign)
    if (found !== null && found.length > 1 && MIXED.includes(found.slot.type)) return known(found.slot, found.length);
  if (own !== null) return known(own.slot);
  const { folded, text } = tokens[at]!;
  const quantity = /^\d{1,4}$/.test(folded) ? Number(folded) : (NUMBER_WORDS[folded] ?? null);
  if (quantity !== null) return known({ type: 'QUANTITY', value: quantity });
  // A name may well hold an everyday word of another language.
  const single = foreign.find((found) => found !== null && !found.common && folded.length > 2);
  const guess = single
    ? { slot: single.slot, word: text }
    : (slipOf(tokens, at, language) ?? compoundOf(code, language));
  return { slot: null, guess, length: 1 };
}

/** The slot of a word outside of names. */
export function slotOf({ slot, guess }: TaggedToken): Slot | null {
  return slot ?? guess?.slot ?? null;
}

export function phraseText(token: TaggedToken, { tokens }: Reading): string {
  return tokens.filter(({ phrase }) => phrase === token.phrase).map(({ text }) => text).join(' '); // prettier-ignore
}

export function phraseSpan({ phrase, span }: TaggedToken, { tokens }: Reading): Span {
  const last = tokens.findLast((token) => token.phrase === phrase);
  return { start: span.start, end: last?.span.end ?? span.end };
}

/** The question with blanks in the places of some of its words, so that every other stays where it stands. */
export function blanked(question: string, { tokens }: Reading, words: ReadonlySet<number>): string {
  return tokens.reduce((text, { span: { start, end } }, at) => (words.has(at) ? `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}` : text), question); // prettier-ignore
}
