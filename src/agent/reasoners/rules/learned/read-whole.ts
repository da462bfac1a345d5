import type { IsoDate } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import { framesOf, type Framed } from '../frames.js';
import { mayName } from '../read/names/may-name.js';
import type { NamedInQuestion } from '../read/names/named-in-question.js';
import type { PartOfQuestion } from '../read/clauses/split.js';
import { slotOf, type Reading } from '../read/words/tagging.js';
import { featuresOf } from './features.js';
import { ofHolders, type Kind } from './kinds.js';
import { onlyTold } from './only-told.js';
import { framesOfTold } from './read-told.js';
import { reader } from './learned.js';
import { standApart } from './apart.js';
import { asksFormer, limitsOf } from './limits.js';
import { maskedWords, wordsOf } from './masked.js';
import { probabilities } from '../../../linear/index.js';
import { HOW_MANY, likeliest, type Likely } from './model.js';
import { isAllOfValue, isNeverLearned, isReadAs, isToldBy } from './second-reading.js';
import { isAnswerable, measureBefore, readAsOf, subjectsOf } from './taken-as.js';

/**
 * How likely one kind must be of the whole question, and at most that no register holds it: of a question that names whom it is about; of a later turn that
 * names nobody, where the lexicons made several parts of it or understood nothing, where they read something else, where a word refused it, and where a word
 * that they do not know stands beside what is asked.
 */
const LEAST = { named: 0.9, turn: 0.6, otherwise: 0.75, refused: 0.8, beside: 0.8 };
const MOST_NOTHING = { named: 0.02, turn: 0.1, otherwise: 0.1, refused: 0.05 };
/** At most that it asks more than one thing; and how likely another kind is of a part that asks for itself. */
const MOST_SEVERAL = { asKind: 0.1, asMany: 0.6, told: 0.3 };
const OF_ITSELF = 0.4;
/** Of a turn, whatever its parts would ask alone. */
const SURELY = 0.9;

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
  const turn = asked.recalled.frames.length > 0 && asked.focusUid === null && !mayName(whole, names);
  const [only] = frames.length === 1 ? frames : [];
  const refused = only !== undefined && isRefusedForAWord(only);
  if ((!turn && frames.length < 2 && !refused) || frames.some((frame) => isNoKind(frame) && !(turn && isPlainList(frame)))) return null;
  if (!turn && asksBetween(whole, names)) return null;
  const of = !turn ? 'named' : refused ? 'refused' : only !== undefined && only.refusal === null ? 'otherwise' : 'turn';
  const models = await reader();
  const { kinds, howMany, idioms } = models;
  const [subjects, before] = [subjectsOf(frames), measureBefore(asked, null)];
  const masked = maskedWords(whole, turn ? [] : names, subjects);
  const features = featuresOf(masked, whole.language, before);
  const likely = likeliest(kinds, features);
  const { kind, probability, nothing, several } = likely;
  const all = { start: 0, end: whole.tokens.length, subjectOf: null, asksFrom: 0 };
  const told = turn && several < MOST_SEVERAL.told && !masked.words.some((word) => FIRM_CALLED.test(word)) ? onlyTold(asked, features, models) : null;
  const ofTold = told && (await framesOfTold(told, frames, likely, whole, all, context, now));
  if (ofTold) return ofTold;
  if (only !== undefined && only.measure === before && asksOnlyWhen(whole)) return null;
  // Of whom or when it is asked again, names and times tell, and the parts.
  // Who runs a firm its legal form tells.
  if (kind === 'MANAGERS' && whole.tokens.some((token) => { const slot = slotOf(token); return slot?.type === 'MEASURE' && slot.runs === true; })) return null;
  if (kind === 'AGAIN' || frames.some((frame) => isAllOfValue(frame, kind)) || (ofHolders(kind) && asksFormer(masked.words))) return null;
  if (turn && only !== undefined && isOpen(only) && !standApart(whole, all, () => false) && (isReadAs(only, kind) || probability < LEAST.beside)) return null;
  if (probability < LEAST[of] || nothing > MOST_NOTHING[of] || several > MOST_SEVERAL.asKind) return null;
  if (probabilities(howMany, features)[HOW_MANY.indexOf('SEVERAL')]! > MOST_SEVERAL.asMany) return null;
  const limits = limitsOf(turn ? lastSentence(whole) : masked.words, kind, idioms);
  if (limits === 'SOME' || (limits === 'NONE' && frames.some(({ negated }) => negated))) return null;
  if (frames.every((frame) => frame.refusal === null && (isReadAs(frame, kind) || (turn && isToldBy(frame, kind))))) return null;
  const ownKind = (part: PartOfQuestion) => likeliest(kinds, featuresOf(wordsOf(part, whole, names, subjects), whole.language, before));
  if (frames.some(isNoKind) && probability < SURELY) return null;
  const sure = turn && probability >= SURELY;
  if (parts.some((part) => !(sure && !isQuestion(part, whole)) && asksOtherwise(ownKind(part), kind))) return null;
  const [again, ...more] = await framesOf(asked, whole, all, turn ? [] : names, null, context, now, kind);
  if (again === undefined || more.length > 0 || !isAnswerable(again.frame, kind) || !again.frame.subjects.every(({ uid }) => uid !== null)) return null;
  const readAs = readAsOf(again.frame, kind, whole);
  const notUnderstood = [...new Set([...frames.flatMap((frame) => frame.notUnderstood), ...again.frame.notUnderstood])];
  return [{
    frame: { ...again.frame, notUnderstood, readAs: [...again.frame.readAs, readAs] },
    confidence: Math.min(again.confidence, probability),
    reasoning: `${again.reasoning}, what the whole asks learned from other questions`,
  }];
} // prettier-ignore

/** `Von der Pleitefirma`: a firm by what happened to it, and nobody of it. */
const FIRM_CALLED = /^\p{L}{3,}(?:firma|gesellschaft|unternehmen)$/u;

/** `Who signs for X? For my thesis: since when is X there`: a question that names somebody is no story around one that does so again. */
const asksBetween = ({ question, tokens }: Reading, names: readonly NamedInQuestion[]): boolean =>
  names.some(({ start }, at) => at > 0 && question.slice(tokens[names[at - 1]!.end - 1]!.span.end, tokens[start]!.span.start).includes('?')); // prettier-ignore

/** What remarks before it exclude, the question does not: its words, or all where it is the only sentence. */
function lastSentence({ tokens }: Reading): string[] {
  const begins = tokens.findLastIndex((token, at) => token.breakBefore && tokens.length - at >= LEAST_ASKED);
  return tokens.slice(Math.max(0, begins)).map(({ folded }) => folded);
}

const LEAST_ASKED = 3;

/** `And when?`: of what the turn before asked, and nothing was founded. */
const asksOnlyWhen = ({ tokens }: Reading): boolean => tokens.length <= 2 && tokens.some(({ slot }) => slot?.type === 'WHEN') && tokens.every(({ slot }) => slot?.type === 'WHEN' || slot?.type === 'FILLER'); // prettier-ignore

/** Ends with a question mark. */
const isQuestion = ({ end }: PartOfQuestion, { tokens, question }: Reading): boolean =>
  /^[^\p{L}\p{N}]*\?/u.test(question.slice(tokens[end - 1]!.span.end));

/** `And who audits it?`, behind where it sits. */
const asksOtherwise = (own: Likely, kind: Kind) =>
  own.kind !== kind && own.kind !== 'NOTHING' && own.probability >= OF_ITSELF;

const isOpen = ({ refusal }: QuestionFrame) => refusal?.type === 'UNKNOWN_WORD' || refusal?.type === 'NOTHING';

const FOR_A_WORD: readonly unknown[] = ['OUTSIDE', 'NEGATION'];
const isRefusedForAWord = ({ refusal }: QuestionFrame) => refusal !== null && FOR_A_WORD.includes(refusal.type);

/** A list of firms without any condition but a word that all may have. */
const isPlainList = ({ measure, canton, municipality, status, range, comparison, grouping, refusal }: QuestionFrame) =>
  measure === 'COMPANIES' &&
  [canton, municipality, status, range, comparison, grouping, refusal].every((one) => one === null);

/** What is learned knows no bounds, no searches, no groups, and no uid that is none. */
const isNoKind = (frame: QuestionFrame) =>
  isNeverLearned(frame) ||
  frame.comparison !== null ||
  ['COMPARISON', 'NOT_BUILT', 'UNKNOWN_UID'].includes(frame.refusal?.type ?? '');
