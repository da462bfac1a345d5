import type { IsoDate } from '../../../core/index.js';
import type { Measure, QuestionFrame } from '../../../trace/index.js';
import { QUESTION_WORDS, VERBS } from './lexicon/index.js';
import { HELD } from './read/clocks.js';
import { isAsked } from './read/sentences.js';
import type { Slot } from './read/slots.js';
import { slotOf, type Reading, type TaggedToken } from './read/tagging.js';
import { lastDay } from './speech/bounds.js';

/**
 * Of several parts those without a time of their own are of the only time that the question says, where its words put them under it: comings and goings;
 * counts, which are of the same place too; what is asked behind a day said first of all (`on 3 May 2020: the seat, and who audited it?`), in the past
 * (`who chaired it and who was its auditor on 3 May 2020?`), or by nouns alone before it (`seat and auditor on 3 May 2020`). What is asked of now stays so.
 */
export function sameTime(frames: readonly QuestionFrame[], reading: Reading, now: IsoDate): void {
  if (frames.length < 2) return;
  share(frames.filter(({ measure }) => MOVES.includes(measure)));
  const counts = frames.filter(({ measure, subjects }) => measure === 'COUNT' && subjects.length === 0);
  for (const count of counts) for (const other of counts) goOn(count, other, wordsOf(count, reading));
  const dated = frames.filter(isDated);
  const [first] = dated;
  if (first === undefined || dated.some((one) => !isSameTime(one, first))) return;
  const isFirst = isSaidFirst(reading);
  for (const [at, frame] of frames.entries()) {
    if (isDated(frame) || frame.refusal !== null || !HELD.includes(frame.measure) || frame.sinceWhen) continue;
    const words = wordsOf(frame, reading);
    if (words.some((word) => slotOf(word)?.type === 'NOW')) continue;
    // French `siège` is a seat and a verb.
    const isVerb = (word: TaggedToken) => !isAsked(word) && (VERBS[reading.language].has(word.folded) || PAST.test(word.folded) || IS.test(word.folded));
    const nouns = !words.some((word) => QUESTION_WORDS.has(word.folded) || isVerb(word));
    const before = frames.slice(at + 1).some(isDated);
    if (isFirst || words.some(({ folded }) => PAST.test(folded)) || (nouns && before)) take(frame, first, now);
  }
} // prettier-ignore

const MOVES: readonly Measure[] = ['JOINED', 'DEPARTED'];
const PAST =
  /^(?:war|waren|hatte|hatten|wurde|wurden|gehorte|gehorten|etait|etaient|avait|avaient|fut|furent|era|erano|aveva|avevano|fu|furono|was|were|had|did)$/;
const IS = /^(?:ist|sind|hat|haben|est|sont|a|ont|e|sono|ha|hanno|is|are|has|have|does|do)$/;

const isDated = ({ asOf, range, knownOn }: QuestionFrame) => (asOf ?? range ?? knownOn) !== null;
const isSameTime = (one: QuestionFrame, other: QuestionFrame) =>
  one.asOf === other.asOf && one.knownOn === other.knownOn && one.range?.from === other.range?.from && one.range?.to === other.range?.to; // prettier-ignore

/** What is read at one day: of a stretch at its last. */
function take(frame: QuestionFrame, { asOf, knownOn, range }: QuestionFrame, now: IsoDate): void {
  [frame.asOf, frame.knownOn] = [asOf ?? (range && lastDay(range, now)), knownOn];
}

/** Comings and goings asked at once are of one time. */
function share(moves: readonly QuestionFrame[]): void {
  const dated = moves.find(({ range, asOf }) => range !== null || asOf !== null);
  for (const frame of moves)
    if (dated !== undefined && frame.range === null && frame.asOf === null) [frame.range, frame.asOf] = [dated.range, dated.asOf]; // prettier-ignore
}

/** `How many founded, how many struck off in Zug in 2022`: of the same place and time, where a count says neither another nor all of it. */
function goOn(count: QuestionFrame, other: QuestionFrame, words: readonly TaggedToken[]): void {
  if (words.some((word) => WHOLE.includes(slotOf(word)?.type ?? 'FILLER'))) return;
  if (!isDated(count)) [count.asOf, count.range, count.knownOn] = [other.asOf, other.range, other.knownOn];
  if (count.canton === null && count.municipality === null)
    [count.canton, count.municipality] = [other.canton, other.municipality];
}

const WHOLE: readonly Slot['type'][] = ['NOW', 'EVER'];

const wordsOf = ({ span }: QuestionFrame, { tokens }: Reading): TaggedToken[] =>
  tokens.filter((token) => span.start <= token.span.start && token.span.end <= span.end && !token.remark);

/** Whether a time stands before everything that asks. */
function isSaidFirst({ tokens }: Reading): boolean {
  const said = tokens.filter(({ remark, beside }) => !remark && !beside);
  const time = said.findIndex(({ slot }) => slot?.type === 'TIME');
  return time >= 0 && !said.slice(0, time).some((word) => QUESTION_WORDS.has(word.folded) || isAsked(word));
}
