import { JOINING, OPENING } from '../lexicon/index.js';
import type { NamedInQuestion } from './names.js';
import type { Run } from './runs.js';
import type { Slot } from './slots.js';
import { slotOf, type Reading, type TaggedToken } from './tagging.js';

/** A part of the question by its tokens, half-open. */
export interface PartOfQuestion extends Run {
  /** Whose subject it takes where it names none, as an index of the parts; null: its own, or that of the conversation. */
  subjectOf: number | null;
}

interface Stretch extends Run {
  asks: boolean;
  names: boolean;
  /** Goes on about somebody named before. */
  pronoun: boolean;
  /** A word that begins a question of its own (`wo`, `qui`, `is`): not a list of nouns that goes on. */
  opens: boolean;
  /** Asks what joins several: their names are no question each. */
  joint: boolean;
  /** Asks how many, and not of what. */
  bareCount: boolean;
  /** Asks for holders of roles and nothing else. */
  roles: boolean;
}

/**
 * The questions that a question holds, in its order: divided at the ends of sentences, and where a comma or a joining word leads on to something
 * asked for anew. A stretch that asks for nothing belongs to the one before; one that names nobody takes the subject of its neighbours.
 */
export function partsIn(reading: Reading, names: readonly NamedInQuestion[]): PartOfQuestion[] {
  const stretches = joined(cut(reading, names).map((run) => stretchOf(reading, run, names)));
  return stretches.map((stretch, index) => ({ start: stretch.start, end: stretch.end, subjectOf: lender(stretches, index) }));
} // prettier-ignore

/** Where nobody is named: the next that names somebody if this one only lists what is asked (`address and purpose of X`), else the one before. */
function lender(stretches: readonly Stretch[], index: number): number | null {
  const own = stretches[index]!;
  if (own.names) return null;
  const before = stretches.slice(0, index).findLastIndex(({ names }) => names);
  if (before >= 0) return before;
  const next = stretches.findIndex(({ names }, at) => at > index && names);
  return next < 0 || own.pronoun ? null : next;
}

function stretchOf({ tokens }: Reading, run: Run, names: readonly NamedInQuestion[]): Stretch {
  const inName = (at: number) => names.some(({ start, end }) => start <= at && at < end);
  const words = tokens.slice(run.start, run.end).filter((_, index) => !inName(run.start + index));
  const has = (...types: Slot['type'][]) => words.some((word) => types.includes(slotOf(word)?.type ?? 'FILLER'));
  return {
    ...run,
    asks: has('MEASURE', 'ROLE', 'SIGNATURE', 'LEFT', 'JOINED', 'TOPIC', 'OUTSIDE', 'COUNTING', 'ORDER'),
    names: names.some(({ start, end, found, hits }) => run.start <= start && end <= run.end && (found !== 'UNKNOWN' || hits.length > 0 || looksNamed(tokens.slice(start, end)))),
    pronoun: has('PRONOUN'),
    opens: words.some(({ folded }) => OPENING.has(folded)),
    joint: words.some((word) => isJointMeasure(slotOf(word))),
    bareCount: has('COUNTING') && !has('MEASURE', 'ROLE', 'LEFT', 'JOINED', 'TOPIC', 'OUTSIDE', 'ORDER', 'COMPANY_NOUN', 'PERSON_NOUN', 'NOTICE_NOUN', 'FORM'),
    roles: has('ROLE') && !has('LEFT', 'JOINED') && !has('TOPIC', 'OUTSIDE', 'COUNTING') && !words.some((word) => isOtherMeasure(slotOf(word))),
  }; // prettier-ignore
}

const isOtherMeasure = (slot: Slot | null) => slot?.type === 'MEASURE' && slot.measure !== 'OFFICERS';
const isJointMeasure = (slot: Slot | null) => slot?.type === 'MEASURE' && (slot.measure === 'SHARED_OFFICERS' || slot.measure === 'PATH'); // prettier-ignore
const looksNamed = (words: readonly TaggedToken[]) => words.some(({ capital, quote, slot }) => slot === null && (capital || quote !== null)); // prettier-ignore

/** `è` is no `e`: of the joining words none has a mark. */
const joins = ({ folded, text }: TaggedToken) => JOINING.has(folded) && folded === text.toLowerCase();

/** Stretches between hard ends (a sentence's) and soft ones (a comma, a joining word) that stand in no name. */
function cut({ tokens, question }: Reading, names: readonly NamedInQuestion[]): Run[] {
  const inside = (at: number) => names.some(({ start, end }) => start < at && at < end);
  const runs: Run[] = [];
  let start = 0;
  for (let at = 1; at < tokens.length; at++) {
    const [before, token] = [tokens[at - 1]!, tokens[at]!];
    const sameTime = token.slot?.type === 'TIME' && before.slot?.type === 'TIME' && token.slot.index === before.slot.index;
    const oneThing = inside(at) || sameTime || token.phrase === before.phrase || (token.quote !== null && token.quote === before.quote);
    if (oneThing) continue;
    const between = question.slice(before.span.end, token.span.start);
    const ends = token.breakBefore || /[,.]\s/.test(between);
    if (!ends && (!joins(token) || (token.inPhrase && token.slot?.type !== 'FILLER'))) continue;
    runs.push({ start, end: at });
    start = at;
  }
  if (start < tokens.length || runs.length === 0) runs.push({ start, end: tokens.length });
  return runs;
} // prettier-ignore

/** Neighbours that make one question: a stretch that asks for nothing goes with the one before, or at the beginning with the next. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const stretch of stretches) {
    const last = result.at(-1);
    const together =
      last !== undefined && (!stretch.asks || !last.asks || isList(last, stretch) || isCountOf(last, stretch));
    if (last === undefined || !together) result.push(stretch);
    else result[result.length - 1] = merged(last, stretch);
  }
  return result;
}

/** Roles asked for together (`chair and vice chair of X`) make one list; two names and what they have in common, one question. */
function isList(last: Stretch, next: Stretch): boolean {
  if (last.names && next.names && (last.joint || next.joint) && !(last.joint && next.joint)) return true;
  return last.roles && next.roles && !next.opens && !(last.names && next.names);
}

/** `New firms in Zug, 2022: how many?` */
const isCountOf = (last: Stretch, next: Stretch) => (next.bareCount && !last.names && !next.names) || (last.bareCount && !last.names && !next.names); // prettier-ignore

const merged = (a: Stretch, b: Stretch): Stretch => ({
  start: a.start,
  end: b.end,
  asks: a.asks || b.asks,
  names: a.names || b.names,
  pronoun: a.pronoun || b.pronoun,
  opens: a.opens || b.opens,
  joint: a.joint || b.joint,
  bareCount: a.bareCount && b.bareCount,
  roles: (a.roles && (b.roles || !b.asks)) || (!a.asks && b.roles),
});
