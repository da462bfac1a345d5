import { foldName, type IsoDate } from '../../../../core/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import { QUESTION_WORDS, VERBS } from '../lexicon/index.js';
import { HELD } from '../read/time/clocks.js';
import { isAsked } from '../read/clauses/sentences.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';
import { lastDay } from '../speech/bounds.js';

/**
 * Of several parts those without a time of their own are of the only time that the question says, where its words put them under it: comings and goings;
 * what happened, counted behind another count, which is of its place too; and what is asked of the same firm behind a day said first of all
 * (`on 3 May 2020: the seat, and who audited it?`), in the past (`who chaired it and who was its auditor on 3 May 2020?`), or by nouns alone before it
 * (`seat and auditor on 3 May 2020`). Where a word says that something is asked of now, or of before, each part is of its own time.
 */
export function sameTime(frames: readonly QuestionFrame[], reading: Reading, now: IsoDate): void {
  if (frames.length < 2) return;
  share(frames.filter(({ measure }) => MOVES.includes(measure)));
  const words = frames.map((frame) => wordsOf(frame, reading));
  frames.forEach((count, at) => goOn(count, frames[at - 1], words[at]!));
  frames.forEach((count, at) => takeLater(count, frames[at + 1], words[at]!, words[at + 1] ?? []));
  const held = frames.filter(({ measure, sinceWhen }) => HELD.includes(measure) && !sinceWhen);
  const [first, ...others] = held.filter(isDated);
  if (first === undefined || others.some((one) => !isSameTime(one, first)) || words.flat().some(isOfAnotherTime)) return;
  const isFirst = isSaidFirst(reading, frames);
  for (const frame of held) {
    if (isDated(frame) || frame.refusal !== null || !isOfSame(frame, first)) continue;
    const own = words[frames.indexOf(frame)]!;
    // French `siège` is a seat and a verb.
    const isVerb = (word: TaggedToken) => !isAsked(word) && (VERBS[reading.language].has(word.folded) || PAST.test(word.folded) || IS.test(word.folded));
    const nouns = !own.some((word) => QUESTION_WORDS.has(word.folded) || isVerb(word));
    const isBefore = frames.indexOf(frame) < frames.indexOf(first);
    if (isFirst || own.some(({ folded }) => PAST.test(folded)) || (nouns && isBefore)) take(frame, first, now);
  }
} // prettier-ignore

const MOVES: readonly Measure[] = ['JOINED', 'DEPARTED'];
const PAST =
  /^(?:war|waren|hatte|hatten|wurde|wurden|gehorte|gehorten|etait|etaient|avait|avaient|fut|furent|era|erano|aveva|avevano|fu|furono|was|were|had|did)$/;
const IS = /^(?:ist|sind|hat|haben|est|sont|a|ont|e|sono|ha|hanno|is|are|has|have|does|do)$/;
/** Of now, or of before: whatever day is said beside it. */
const ANOTHER_TIME =
  /^(?:jetz\w*|heut\w*|aktuell\w*|gegenwartig\w*|derzeit\w*|momentan\w*|neu\w*|letzt\w*|fruher\w*|ehemal\w*|vorher\w*|zuvor|maintenant|aujourd|actuel\w*|present\w*|nouve\w*|derni\w*|avant|auparavant|ancien\w*|precedent\w*|adesso|ora|oggi\w*|odiern\w*|attual\w*|nuov\w*|ultim\w*|prima|precedent\w*|now\w*|today\w*|current\w*|new\w*|latest|last|former\w*|previous\w*|before|earlier)$/;
const isOfAnotherTime = (word: TaggedToken) => slotOf(word)?.type === 'NOW' || ANOTHER_TIME.test(word.folded);

const isDated = ({ asOf, range, knownOn }: QuestionFrame) => (asOf ?? range ?? knownOn) !== null;
const isSameTime = (one: QuestionFrame, other: QuestionFrame) =>
  one.asOf === other.asOf && one.knownOn === other.knownOn && one.range?.from === other.range?.from && one.range?.to === other.range?.to; // prettier-ignore
const isOfSame = ({ subjects }: QuestionFrame, other: QuestionFrame) =>
  subjects.length === other.subjects.length && subjects.every(({ uid }, at) => uid === other.subjects[at]!.uid);

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

/** `Founded in Zug in 2022, and how many struck off`: what happened, counted behind what happened, where it says no place, no time, and not all. */
function goOn(count: QuestionFrame, before: QuestionFrame | undefined, words: readonly TaggedToken[]): void {
  if (before === undefined || !isOfEvents(count) || !isOfEvents(before)) return;
  const own = isDated(count) || (count.canton ?? count.municipality) !== null;
  if (own || words.some((word) => isOfAnotherTime(word) || slotOf(word)?.type === 'EVER' || WHOLE.test(foldName(word.text)))) return;
  [count.asOf, count.range, count.knownOn] = [before.asOf, before.range, before.knownOn];
  [count.canton, count.municipality] = [before.canton, before.municipality];
} // prettier-ignore

/** `How many were founded and how many deleted in 2022`: counted before the last of them, and not said to be of another time, or of all. */
function takeLater(count: QuestionFrame, next: QuestionFrame | undefined, words: readonly TaggedToken[], behind: readonly TaggedToken[]): void {
  if (next === undefined || !isOfEvents(count) || !isOfEvents(next) || isDated(count) || !isDated(next)) return;
  const ofAll = words.some(({ text }) => WHOLE.test(foldName(text)));
  if (ofAll || [...words, ...behind].some((word) => isOfAnotherTime(word) || slotOf(word)?.type === 'EVER')) return;
  [count.asOf, count.range, count.knownOn] = [next.asOf, next.range, next.knownOn];
} // prettier-ignore

const isOfEvents = ({ measure, subjects, topics, status }: QuestionFrame) =>
  measure === 'COUNT' && subjects.length === 0 && topics.length > 0 && status === null;
/** Of the whole country, or of all. */
const WHOLE =
  /^(?:schweiz\w*|gesamt\w*|insgesamt|uberhaupt|alle[nrs]?|landesweit|national\w*|davon|suisse|total\w*|tout\w*|pays|svizzer\w*|totale|tutt\w*|paese|complessiv\w*|switzerland|swiss|all|overall|nationwide|country\w*|altogether|ever)$/;

const wordsOf = ({ span }: QuestionFrame, { tokens }: Reading): TaggedToken[] =>
  tokens.filter((token) => span.start <= token.span.start && token.span.end <= span.end && !token.remark);

/** Whether a time stands before everything that asks, and no sentence ends between it and what is asked next. */
function isSaidFirst({ tokens, question }: Reading, [, second]: readonly QuestionFrame[]): boolean {
  const said = tokens.filter(({ remark, beside }) => !remark && !beside);
  const first = said.findIndex(({ slot }) => slot?.type === 'TIME');
  if (first < 0 || said.slice(0, first).some((word) => QUESTION_WORDS.has(word.folded) || isAsked(word))) return false;
  const behind = said.slice(first).findIndex(({ slot }) => slot?.type !== 'TIME');
  return behind > 0 && !ENDS.test(question.slice(said[first + behind - 1]!.span.end, second?.span.start));
}

/** Of a sentence, and of no `Co.` */
const ENDS = /\p{L}{3,}[.!]\s|;/u;
