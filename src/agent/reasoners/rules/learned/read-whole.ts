import type { IsoDate } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import { framesOf, type Framed } from '../frames.js';
import type { NamedInQuestion } from '../read/names.js';
import type { PartOfQuestion } from '../read/split.js';
import type { Reading } from '../read/tagging.js';
import { featuresOf } from './features.js';
import type { Kind } from './kinds.js';
import { reader } from './learned.js';
import { limitsOf } from './limits.js';
import { maskedWords, wordsOf } from './masked.js';
import { HOW_MANY, likeliest, probabilities, type Likely } from './model.js';
import { isReadAs } from './second-reading.js';
import { isAnswerable, measureBefore, readAsOf, subjectsOf } from './taken-as.js';

/** How likely one kind must be of the whole question, and at most that no register holds it, or that it asks more than one thing; and how likely another kind is of a part that asks for itself. */
const LEAST = 0.9;
const MOST_NOTHING = 0.02;
const MOST_SEVERAL = { asKind: 0.1, asMany: 0.6 };
const OF_ITSELF = 0.4;

/**
 * The question as one part that asks one thing, where the lexicons made several parts of what surely asks one (a story, then the question), or refused
 * it for a word that a story or an idiom brought in; null: what they made of its parts (`framed`) stands.
 */
export async function framesOfWhole(
  asked: Asked,
  whole: Reading,
  names: readonly NamedInQuestion[],
  parts: readonly PartOfQuestion[],
  framed: readonly Framed[],
  context: ToolContext,
  now: IsoDate,
): Promise<Framed[] | null> {
  const frames = framed.map(({ frame }) => frame);
  const refused = frames.length === 1 && isRefusedForAWord(frames[0]!);
  if ((frames.length < 2 && !refused) || frames.some(isNoKind)) return null;
  const { kinds, howMany, idioms } = await reader();
  const [subjects, before] = [subjectsOf(frames), measureBefore(asked, null)];
  const masked = maskedWords(whole, names, subjects);
  const features = featuresOf(masked, whole.language, before);
  const { kind, probability, nothing, several } = likeliest(kinds, features);
  if (probability < LEAST || nothing > MOST_NOTHING || several > MOST_SEVERAL.asKind) return null;
  if (probabilities(howMany, features)[HOW_MANY.indexOf('SEVERAL')]! > MOST_SEVERAL.asMany) return null;
  const limits = limitsOf(masked.words, kind, idioms);
  if (limits === 'SOME' || (limits === 'NONE' && frames.some(({ negated }) => negated))) return null;
  if (frames.every((frame) => frame.refusal === null && isReadAs(frame, kind))) return null;
  const ownKind = (part: PartOfQuestion) => likeliest(kinds, featuresOf(wordsOf(part, whole, names, subjects), whole.language, before));
  if (parts.some((part) => asksOtherwise(ownKind(part), kind))) return null;
  const all = { start: 0, end: whole.tokens.length, subjectOf: null, asksFrom: 0 };
  const [again, ...more] = await framesOf(asked, whole, all, names, null, context, now, kind);
  if (again === undefined || more.length > 0 || !isAnswerable(again.frame, kind) || !again.frame.subjects.every(({ uid }) => uid !== null)) return null;
  const readAs = readAsOf(again.frame, kind, whole);
  const notUnderstood = [...new Set([...frames.flatMap((frame) => frame.notUnderstood), ...again.frame.notUnderstood])];
  return [{
    frame: { ...again.frame, notUnderstood, readAs: [...again.frame.readAs, readAs] },
    confidence: Math.min(again.confidence, probability),
    reasoning: `${again.reasoning}, what the whole asks learned from other questions`,
  }];
} // prettier-ignore

/** `And who audits it?`, behind where it sits. */
const asksOtherwise = (own: Likely, kind: Kind) =>
  own.kind !== kind && own.kind !== 'NOTHING' && own.probability >= OF_ITSELF;

const FOR_A_WORD: readonly unknown[] = ['OUTSIDE', 'NEGATION'];
const isRefusedForAWord = ({ refusal }: QuestionFrame) => refusal !== null && FOR_A_WORD.includes(refusal.type);

/** What is learned knows no bounds, no searches, no groups, and no uid that is none. */
const isNoKind = ({ measure, comparison, grouping, refusal }: QuestionFrame) =>
  measure === 'TEXT_SEARCH' || measure === 'NETWORK' || measure === 'COMPANIES' || comparison !== null || grouping !== null ||
  ['COMPARISON', 'NOT_BUILT', 'UNKNOWN_UID'].includes(refusal?.type ?? ''); // prettier-ignore
