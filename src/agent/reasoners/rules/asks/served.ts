/** Who was there longest or shortest, or came or went first or last: one of those in an office, and not all of them. */
import type { Extreme } from '../../../../tools/index.js';
import type { Measure, Order, QuestionFrame } from '../../../../trace/index.js';
import { amend } from '../amend.js';
import { asksOfPast } from '../read/time/past.js';
import type { Said } from '../read/said.js';
import { servedIn } from '../read/people/served.js';
import type { Slot } from '../read/words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';

const LISTS: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'AUDITOR', 'JOINED', 'DEPARTED', 'PERSON_MANDATES'];
const MOVES: readonly Measure[] = ['JOINED', 'DEPARTED'];

/**
 * `Who has been on the board longest?`: of those there now, by how long without a break; `who was`, of all who ever were. Who came or left first or
 * last is told by the day. Any other order of such a list is not understood.
 */
export function settleServed(frame: QuestionFrame, words: Said, own: readonly TaggedToken[], { language }: Reading): void {
  if (isAppearance(frame)) return void amend(frame, { measure: 'PERSON_MANDATES', intent: 'search_companies', topics: [], order: 'FIRST', range: { from: null, to: null } });
  if (!LISTS.includes(frame.measure)) return;
  takeSenior(frame, own);
  const served = frame.subjects.length === 1 && frame.knownOn === null ? servedIn(own, language) : null;
  const moves = MOVES.includes(frame.measure);
  const long = served?.order === 'MOST' || served?.order === 'LEAST';
  const past = asksOfPast(own, language) && !(long && own.some(({ folded }) => UP_TO_NOW.test(folded)));
  const fits = served !== null && (long ? !moves : moves || past || ((served.order === 'LAST' || frame.measure === 'PERSON_MANDATES') && isOfOffice(served.words, own)));
  frame.order = fits ? served.order : null;
  if (!fits) return;
  const said = new Set([...served.words.map(({ text }) => text), words.order?.text, words.ordinal?.text, words.quantity?.text, ...(words.joined !== null && !moves ? [words.joined] : [])]);
  const of = served.words.map(({ text }) => text).join(' ');
  frame.notUnderstood = frame.notUnderstood.filter((word) => !said.has(word) && !of.includes(word));
  if (frame.refusal?.type === 'UNKNOWN_WORD' && frame.notUnderstood.length === 0) frame.refusal = null;
  const ever = past || words.ever || served.order === 'FIRST';
  const timed = frame.asOf !== null || (frame.range?.from ?? frame.range?.to ?? null) !== null;
  if (!moves) frame.sinceWhen = !ever && !timed;
  if (!timed) frame.range = moves ? null : ever ? { from: null, to: null } : null;
} // prettier-ignore

/** `When did she first appear in the register`: with her first mandate. */
const isAppearance = ({ measure, topics, subjects: [person, ...others], refusal, range, asOf }: QuestionFrame): boolean =>
  measure === 'TIMELINE' && refusal === null && person?.kind === 'PERSON' && others.length === 0 && (range ?? asOf) === null && topics.length > 0 && topics.every((topic) => topic === 'FOUNDED'); // prettier-ignore

/** `Who has sat there longest`: English says so of who still does. */
const UP_TO_NOW = /^(?:has|have)$/;

/** `Le plus ancien administrateur` is there longest, and has not left. */
function takeSenior(frame: QuestionFrame, own: readonly TaggedToken[]): void {
  const at = own.findIndex(({ folded }) => /^ancien/.test(folded));
  if (frame.measure !== 'DEPARTED' || own[at - 1]?.folded !== 'plus') return;
  [frame.measure, frame.intent] = ['OFFICERS', 'search_companies'];
}

/** `The newest member`, `the last president`: right before who holds it, or who that is. */
function isOfOffice(words: readonly TaggedToken[], own: readonly TaggedToken[]): boolean {
  const next = own[own.indexOf(words.at(-1)!) + 1];
  return next !== undefined && OF_OFFICE.includes(slotOf(next)?.type ?? 'FILLER');
}

const OF_OFFICE: readonly Slot['type'][] = ['ROLE', 'PERSON_NOUN', 'JOINED', 'SIGNATURE', 'MEASURE'];

const EXTREME_OF: Record<Order, Extreme> = { MOST: 'LONGEST', LEAST: 'SHORTEST', FIRST: 'EARLIEST', LAST: 'LATEST' };

/** What a list of mandates is asked for alone. */
export const extremeOf = ({ order }: QuestionFrame): { extreme?: Extreme } =>
  order === null ? {} : { extreme: EXTREME_OF[order] };
