import type { EventTopic, Role } from '../../../../core/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import { measureOfKind, type Kind } from './kinds.js';
import { limitsOf, type Idioms } from './limits.js';
import type { Likely } from './model.js';

/** How likely a kind must be, by what the lexicons made of the part; chosen on sets that were left out of learning (`eval/README.md`). */
const LEAST = {
  /** They did not understand what is asked, or of whom. */
  notUnderstood: 0.8,
  /** So too, and a word that they do not know stands beside what is asked. */
  beside: 0.95,
  /** They read no more than somebody's name. */
  whole: 0.8,
  /** They read another measure. */
  otherwise: 0.75,
  /** They read, or it would ask, how two stand to each other: who of them was spoken of, the lexicons alone know. */
  ofTwo: 0.92,
  /** They read the same, beside words that they do not know, and that stand apart from what is asked. */
  apart: 0.85,
  /** They found a word for what no register holds, and it asks who bears a name. */
  outside: 0.85,
};

/** Where it is likelier that no register holds it, no kind is taken. */
export const MOST_NOTHING = 0.1;

/**
 * The kind that a part is read as in the lexicons' stead; null: what they read stands. `frames`: what they made of it; `words`: its own, names and times masked;
 * `before`: what was asked right before; `apart`: whether the words that they do not know stand apart from what is asked.
 */
export function secondReading(frames: readonly QuestionFrame[], words: readonly string[], { kind, probability, nothing }: Likely, before: Measure | null, idioms: Idioms, apart: boolean): Kind | null {
  const [frame, ...more] = frames;
  if (frame === undefined || more.length > 0 || frame.negated || frame.comparison !== null || nothing > MOST_NOTHING) return null;
  if (frame.measure === 'TEXT_SEARCH' || frame.measure === 'NETWORK' || frame.measure === 'COMPANIES' || frame.grouping !== null) return null;
  if (limitsOf(words, kind, idioms) === 'SOME') return null;
  const least = leastFor(frame, kind, before, apart);
  return least !== null && probability >= least ? kind : null;
} // prettier-ignore

/**
 * Whether a part asks what no register holds, most likely, and the lexicons read a look at the whole of somebody, or a part of its words:
 * nothing is answered in its place.
 */
export function isDoubted(frames: readonly QuestionFrame[], { kind, probability }: Likely, before: Measure | null, outside: boolean): boolean {
  const [frame, ...more] = frames;
  if (frame === undefined || more.length > 0 || frame.refusal !== null || kind !== 'NOTHING' || probability < (outside ? DOUBT.outside : DOUBT.any)) return false;
  // `How much is left in the pot?`, behind a turn about a firm, counts no firms.
  if (frame.measure === 'COUNT' && before !== null && before !== 'COUNT' && before !== 'RANKING') return true;
  return frame.subjects.length > 0 && (frame.measure === 'DOSSIER' || frame.notUnderstood.length > 0);
} // prettier-ignore

/** `outside`: where a word for what no register holds is among them. */
const DOUBT = { any: 0.9, outside: 0.5 };

/** A word that carries what is asked and is not understood stays so where the rest is read alike: both readers go by that rest. */
function leastFor(frame: QuestionFrame, kind: Kind, before: Measure | null, apart: boolean): number | null {
  const agreed = isReadAs(frame, kind);
  switch (frame.refusal?.type) {
    case undefined:
      if (agreed || isToldBy(frame, kind) || (frame.measure === before && frame.measure !== measureOfKind(kind)))
        return null;
      if (frame.subjects.length === 0 && !OF_REGISTER.includes(frame.measure)) return LEAST.notUnderstood;
      // Who the two are, names and pronouns told.
      if (OF_TWO.includes(frame.measure) && frame.subjects.length > 1 && !OF_TWO.includes(measureOfKind(kind)))
        return null;
      if (frame.within !== null || OF_TWO.includes(frame.measure) || OF_TWO.includes(measureOfKind(kind)))
        return LEAST.ofTwo;
      return frame.measure === 'DOSSIER' || frame.measure === 'UNKNOWN' ? LEAST.whole : LEAST.otherwise;
    case 'UNKNOWN_WORD':
    case 'NOTHING':
      if (agreed) return apart ? LEAST.apart : null;
      return apart ? LEAST.notUnderstood : LEAST.beside;
    case 'OUTSIDE':
      // Who bears a name tells nothing of what the story around it is about.
      return kind === 'PERSON' && frame.refusal.topic !== 'REASONS' && frame.refusal.topic !== 'FUTURE'
        ? LEAST.outside
        : null;
    case 'NEGATION':
    case 'COMPARISON':
    case 'NOT_BUILT':
    case 'UNKNOWN_UID':
      return null;
  }
}

const OF_TWO: readonly Measure[] = ['SHARED_OFFICERS', 'PATH'];
const OF_REGISTER: readonly Measure[] = ['COUNT', 'RANKING'];
const MOVES: readonly Measure[] = ['JOINED', 'DEPARTED'];
const HAPPENINGS: readonly Measure[] = ['TIMELINE', 'BANKRUPTCY_DATES'];
const AUDITORS: readonly Role[] = ['AUDITOR', 'GROUP_AUDITOR'];

/**
 * Whether the lexicons' reading tells the kind as well: an address its place, what happened its day, somebody entered her mandates. Who
 * came, who went and who is there the lexicons alone tell apart: the words of all three stand alike.
 */
function isToldBy({ measure, topics, roles }: QuestionFrame, kind: Kind): boolean {
  const meant = measureOfKind(kind);
  if (MOVES.includes(measure) && (MOVES.includes(meant) || meant === 'OFFICERS')) return true;
  if (measure === 'ADDRESS' && kind === 'SEAT') return true;
  if (measure === 'OFFICERS' && kind === 'AUDITOR') return roles.some((role) => AUDITORS.includes(role));
  return HAPPENINGS.includes(measure) && HAPPENINGS.includes(meant) && topics.length > 0;
}

/** Whether the frame asks for the kind already: at its clock, of the two that it is about, of the event that it dates. */
export function isReadAs({ measure, knownOn, within, topics }: QuestionFrame, kind: Kind): boolean {
  if (measure !== measureOfKind(kind)) return false;
  const dated = DATED[kind];
  if (dated !== undefined && topics.length > 0) return topics.includes(dated);
  if (kind === 'BOARD_AS_KNOWN') return knownOn !== null;
  return within !== null || !isOfPair(kind);
}

/** Timelines that ask for the day of one event. */
const DATED: Partial<Record<Kind, EventTopic>> = { FOUNDED_ON: 'FOUNDED', DELETED_ON: 'DELETED' };

const isOfPair = (kind: Kind) => kind === 'PERSON_ROLE' || kind === 'PERSON_SINCE';
