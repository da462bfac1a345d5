import type { IsoDate } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import { framesOf, type Framed } from '../frames.js';
import type { NamedInQuestion } from '../read/names.js';
import type { PartOfQuestion } from '../read/split.js';
import { slotOf, type Reading } from '../read/tagging.js';
import { featuresOf } from './features.js';
import { isBranch } from '../subjects.js';
import { isDoubted, isReadAs, MOST_NOTHING, secondReading } from './second-reading.js';
import { maskedWords } from './masked.js';
import { likeliest, unpacked, type Likely, type Model } from './model.js';
import { nameOfKind } from './named-as.js';

let loading: Promise<Model> | null = null;
/** Read when the first question comes. */
const learned = () => (loading ??= import('./weights.js').then(({ PACKED }) => unpacked(PACKED)));

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
  const model = await learned();
  const before = measureBefore(asked, lender);
  const subjects = frames.flatMap((frame) => [...frame.subjects, ...(frame.within ? [frame.within] : [])]);
  const wordsFrom = (from: number) => {
    const own = names.filter(({ start, end }) => from <= start && end <= part.end).map((name) => ({ ...name, start: name.start - from, end: name.end - from })); // prettier-ignore
    return maskedWords({ ...whole, tokens: whole.tokens.slice(from, part.end) }, own, subjects);
  };
  const likelyOf = (words: readonly string[]) => likeliest(model, featuresOf(words, whole.language, before));
  const words = wordsFrom(part.start);
  const likely = likelyOf(words);
  const behind = behindHeading(whole, part);
  const agreed = behind === null || likelyOf(wordsFrom(behind)).kind === likely.kind;
  const byLikeness = agreed ? secondReading(frames, words, likely, before) : null;
  const ofBranch = byLikeness === null && (await mayBeOfBranch(frames, likely, context));
  const kind = ofBranch ? 'HEAD_OFFICE' : byLikeness;
  if (!countsBearers(frames, whole, part) && isDoubted(frames, likely))
    return framed.map(({ frame, ...rest }) => ({ ...rest, frame: { ...frame, refusal: { type: 'UNKNOWN_WORD' } } }));
  if (kind === null) return framed;
  const again = await framesOf(asked, whole, part, names, lender, context, now, kind);
  const [first] = again;
  if (first === undefined || first.frame.refusal !== null || !isReadAs(first.frame, kind)) return framed;
  if (!isWhole(first.frame) || (ofBranch && first.frame.subjects.some(({ uid }) => uid === null))) return framed;
  const { start, end } = first.frame.span;
  const text = whole.question.slice(start, end);
  const readAs = { text: text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text, as: nameOfKind(kind, whole.language) }; // prettier-ignore
  const notUnderstood = [...new Set(frames.flatMap((frame) => frame.notUnderstood))];
  return again.map(({ frame, confidence, reasoning }, at) => ({
    frame: at > 0 ? frame : { ...frame, notUnderstood, readAs: [...frame.readAs, readAs] },
    confidence: Math.min(confidence, likely.probability),
    reasoning: `${reasoning}, what it asks learned from other questions`,
  }));
}

/** Whether most likely a head office is asked for, and the firm named, or one of that name, is a branch: what else is asked of a branch seldom has these words. */
async function mayBeOfBranch(frames: readonly QuestionFrame[], { kind, probability, nothing }: Likely, context: ToolContext): Promise<boolean> {
  if (kind !== 'HEAD_OFFICE' || probability < LEAST_OF_BRANCH || nothing > MOST_NOTHING) return false;
  const [frame] = frames;
  const subject = frame?.subjects[0];
  const open = frames.every(({ refusal, measure, negated }) => !negated && measure !== 'HEAD_OFFICE' && (refusal === null || refusal.type === 'UNKNOWN_WORD' || refusal.type === 'NOTHING' || (refusal.type === 'OUTSIDE' && refusal.topic === 'LEGAL_ADVICE' && probability >= SURE_OF_BRANCH)));
  if (!open || subject === undefined || !frames.every(({ subjects }) => subjects.length === 1 && subjects[0]!.uid === subject.uid)) return false;
  // Of several of the name the branches are meant, if there are any.
  if (subject.uid === null) return subject.kind !== 'PERSON' && subject.text !== '';
  return subject.kind === 'COMPANY' && (await isBranch(subject.uid, context)) === true;
} // prettier-ignore

const LEAST_OF_BRANCH = 0.4;
/** Beside a word of lawsuits (`we sue the head office`). */
const SURE_OF_BRANCH = 0.8;

/** `How many people are called X`: a count that leaves no word over beside a look at somebody is of those who bear the name, and that the register tells. */
const countsBearers = ([frame]: readonly QuestionFrame[], { tokens }: Reading, { start, end }: PartOfQuestion): boolean =>
  frame?.measure === 'DOSSIER' && frame.notUnderstood.length === 0 && tokens.slice(start, end).some((token) => slotOf(token)?.type === 'COUNTING'); // prettier-ignore

/** Where what is asked begins behind a heading, which tells what it is about: `Bankruptcy of X: what is the purpose?` Null: there is none. */
function behindHeading({ tokens, question }: Reading, { start, end }: PartOfQuestion): number | null {
  for (let at = end - 1; at > start; at--)
    if (question.slice(tokens[at - 1]!.span.end, tokens[at]!.span.start).includes(':')) return at;
  return null;
}

const MOST_SHOWN = 80;

const OVERALL: readonly Measure[] = ['COUNT', 'RANKING'];
const OF_TWO: readonly Measure[] = ['PATH', 'SHARED_OFFICERS'];
const OF_PEOPLE: readonly Measure[] = ['PERSON_MANDATES'];

/** Whether all whom the measure is about are there. */
function isWhole({ measure, subjects, range, asOf, topics }: QuestionFrame): boolean {
  if (OVERALL.includes(measure)) return subjects.length === 0;
  if (OF_TWO.includes(measure)) return subjects.length === 2;
  // Branches of one name have one head office.
  if (measure === 'HEAD_OFFICE') return subjects.length > 0 && subjects.every(({ kind }) => kind !== 'PERSON');
  const people = subjects.length > 0 && subjects.every(({ kind }) => kind === 'PERSON');
  if (OF_PEOPLE.includes(measure)) return subjects.every(({ kind }) => kind !== 'COMPANY') && subjects.length > 0;
  if (measure === 'JOINED' || measure === 'DEPARTED') return subjects.length === 1 && !people && (range ?? asOf) !== null;
  return subjects.length === 1 && !people && topics.length <= 1;
} // prettier-ignore

/** What was asked right before: in the turn before, or in the part that lends its subject. */
function measureBefore({ recalled }: Asked, lender: QuestionFrame | null): Measure | null {
  const before = lender ?? recalled.frames[0];
  return before === undefined ? null : before.refusal === null ? before.measure : 'UNKNOWN';
}
