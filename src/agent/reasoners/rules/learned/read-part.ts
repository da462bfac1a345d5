import type { IsoDate } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import { framesOf, type Framed } from '../frames.js';
import type { NamedInQuestion } from '../read/names/named-in-question.js';
import type { PartOfQuestion } from '../read/clauses/split.js';
import { slotOf, type Reading } from '../read/words/tagging.js';
import { standApart } from './apart.js';
import { featuresOf, type Masked } from './features.js';
import { isBranch } from '../subjects.js';
import { isDoubted, MOST_NOTHING, secondReading } from './second-reading.js';
import { maskedInside, wordsOf } from './masked.js';
import { onlyTold } from './only-told.js';
import { framesOfTold } from './read-told.js';
import { reader } from './learned.js';
import { likeliest, type Likely } from './model.js';
import { isAnswerable, measureBefore, readAsOf, subjectsOf } from './taken-as.js';

/**
 * The frames of one part, as {@link framesOf} reads it by the lexicons; where they do not understand what it asks, or read what it hardly asks,
 * by what was learned from other questions, if a frame comes of it that can be answered. What it was taken for is in the frame (`readAs`).
 */
export async function framesOfPart(
  asked: Asked,
  whole: Reading,
  part: PartOfQuestion,
  names: readonly NamedInQuestion[],
  lender: QuestionFrame | null,
  context: ToolContext,
  now: IsoDate,
): Promise<Framed[]> {
  const framed = await framesOf(asked, whole, part, names, lender, context, now);
  const frames = framed.map(({ frame }) => frame);
  const models = await reader();
  const { kinds, idioms } = models;
  const before = measureBefore(asked, lender);
  const subjects = subjectsOf(frames);
  const wordsFrom = (start: number) => wordsOf({ start, end: part.end }, whole, names, subjects);
  const likelyOf = (masked: Masked) => likeliest(kinds, featuresOf(masked, whole.language, before));
  const masked = wordsFrom(part.start);
  const likely = likelyOf(masked);
  const told =
    lender === null && isUnnamed(part, names)
      ? onlyTold(asked, featuresOf(masked, whole.language, before), models)
      : null;
  if (told !== null) {
    const ofTold = await framesOfTold(told, frames, likely, whole, part, context, now);
    if (ofTold !== null) return ofTold;
  }
  const isName = (at: number) => names.some(({ start, end, found }) => found !== 'UNKNOWN' && start <= at && at < end);
  const behind = behindHeading(whole, part);
  const agreed = behind === null || likelyOf(wordsFrom(behind)).kind === likely.kind;
  const byLikeness = agreed
    ? secondReading(frames, masked.words, likely, before, idioms, standApart(whole, part, isName))
    : null;
  const ofBranch = byLikeness === null && (await mayBeOfBranch(frames, likely, context));
  const kind = ofBranch ? 'HEAD_OFFICE' : byLikeness;
  const doubts = ({ tags }: Masked, taken: Likely) =>
    isDoubted(
      frames,
      taken,
      before,
      tags.some((tag) => tag.startsWith('asks OUTSIDE')),
    );
  // What only stands around the question makes none of it doubtful.
  const doubtsItself = () => {
    const itself = maskedInside(part, whole, names, subjects);
    return doubts(itself, likelyOf(itself));
  };
  if (
    !countsBearers(frames, whole, part) &&
    !countsOffice(frames, whole, part) &&
    doubts(masked, likely) &&
    doubtsItself()
  )
    return framed.map(({ frame, ...rest }) => ({ frame: { ...frame, refusal: { type: 'UNKNOWN_WORD' } }, ...rest }));
  if (kind === null) return framed;
  const again = await framesOf(asked, whole, part, names, lender, context, now, kind);
  const first = again[0]?.frame;
  if (!isAnswerable(first, kind) || (ofBranch && first.subjects.some(({ uid }) => uid === null))) return framed;
  const readAs = readAsOf(first, kind, whole);
  const notUnderstood = [...new Set(frames.flatMap((frame) => frame.notUnderstood))];
  return again.map(({ frame, confidence, reasoning }, at) => ({
    frame: at > 0 ? frame : { ...frame, notUnderstood, readAs: [...frame.readAs, readAs] },
    confidence: Math.min(confidence, likely.probability),
    reasoning: `${reasoning}, what it asks learned from other questions`,
  }));
}

const isUnnamed = ({ start, end }: PartOfQuestion, names: readonly NamedInQuestion[]) =>
  !names.some((name) => start <= name.start && name.end <= end);

/** Whether most likely a head office is asked for, and the firm named, or one of that name, is a branch: what else is asked of a branch seldom has these words. */
async function mayBeOfBranch(frames: readonly QuestionFrame[], { kind, probability, nothing }: Likely, context: ToolContext): Promise<boolean> {
  if (kind !== 'HEAD_OFFICE' || probability < LEAST_OF_BRANCH || nothing > MOST_NOTHING) return false;
  const [frame] = frames;
  const subject = frame?.subjects[0];
  const open = frames.every(({ refusal, measure, negated }) => !negated && (refusal === null ? BESIDE_HEAD.includes(measure) : refusal.type === 'UNKNOWN_WORD' || refusal.type === 'NOTHING' || (refusal.type === 'OUTSIDE' && refusal.topic === 'LEGAL_ADVICE' && probability >= SURE_OF_BRANCH)));
  if (!open || subject === undefined || !frames.every(({ subjects }) => subjects.length === 1 && subjects[0]!.uid === subject.uid)) return false;
  // Of several of the name the branches are meant, if there are any.
  if (subject.uid === null) return subject.kind !== 'PERSON' && subject.text !== '';
  return subject.kind === 'COMPANY' && (await isBranch(subject.uid, context)) === true;
} // prettier-ignore

/** What words that ask for a head office may be read as: who signs or heads a branch is asked of the branch. */
const BESIDE_HEAD: readonly Measure[] = [
  'BRANCHES',
  'DOSSIER',
  'UNKNOWN',
  'SEAT',
  'ADDRESS',
  'NAMES',
  'IDENTIFY',
  'PERSON_MANDATES',
  'NETWORK',
];
const LEAST_OF_BRANCH = 0.4;
/** Beside a word of lawsuits (`we sue the head office`). */
const SURE_OF_BRANCH = 0.8;

/** `How many people are called X`: a count that leaves no word over beside a look at somebody is of those who bear the name, and that the register tells. */
const countsBearers = ([frame]: readonly QuestionFrame[], { tokens }: Reading, { start, end }: PartOfQuestion): boolean =>
  frame?.measure === 'DOSSIER' && frame.notUnderstood.length === 0 && tokens.slice(start, end).some((token) => slotOf(token)?.type === 'COUNTING'); // prettier-ignore

/** `How many presidents has X had`: a number of those in an office, named right behind it, and no word left over. */
const countsOffice = ([frame]: readonly QuestionFrame[], { tokens }: Reading, { start, end }: PartOfQuestion): boolean =>
  frame !== undefined && frame.roles.length > 0 && frame.notUnderstood.length === 0 &&
  tokens.slice(start, end).some((token, at, own) => slotOf(token)?.type === 'COUNTING' && own.slice(at + 1, at + 3).some((next) => slotOf(next)?.type === 'ROLE')); // prettier-ignore

/** Where what is asked begins behind a heading, which tells what it is about: `Bankruptcy of X: what is the purpose?` Null: there is none. */
function behindHeading({ tokens, question }: Reading, { start, end }: PartOfQuestion): number | null {
  for (let at = end - 1; at > start; at--)
    if (question.slice(tokens[at - 1]!.span.end, tokens[at]!.span.start).includes(':')) return at;
  return null;
}
