import type { EventTopic, Role } from '../../../../core/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import { measureOfKind, ofHolders, type Kind } from './kinds.js';
import { asksFormer, limitsOf, type Idioms } from './limits.js';
import { rolesOf } from './said-as.js';
import type { Likely } from './model.js';

/** How likely a kind must be, by what the lexicons made of the part; chosen on sets that were left out of learning (`eval/README.md`). */
const LEAST = {
  /** They did not understand what is asked, or of whom. */
  notUnderstood: 0.7,
  /** So too, and a word that they do not know stands beside what is asked. */
  beside: 0.95,
  /** They read no more than somebody's name. */
  whole: 0.7,
  /** They read another measure. */
  otherwise: 0.75,
  /** They read the same measure, of everybody: of whom it would ask fewer. */
  fewer: 0.75,
  /** They found a bound or a negation, and it asks who bears a name. */
  name: 0.9,
  /** It would ask of another what was asked before. */
  again: 0.6,
  /** They read, or it would ask, how two stand to each other: who of them was spoken of, the lexicons alone know. */
  ofTwo: 0.92,
  /** They read the same, beside words that they do not know, and that stand apart from what is asked. */
  apart: 0.6,
  /** They found a word for what no register holds, and it asks who bears a name. */
  outside: 0.85,
  /** So too, and it asks anything else: the word has another sense there (`age of the firm`). */
  refused: 0.95,
};

/** Where it is likelier that no register holds it, no kind is taken; more likely where both readers read the same. */
export const MOST_NOTHING = 0.1;
const MOST_NOTHING_ALIKE = 0.3;
const MOST_NOTHING_OUTSIDE = 0.01;

/**
 * The kind that a part is read as in the lexicons' stead; null: what they read stands. `frames`: what they made of it; `words`: its own, names and times masked;
 * `before`: what was asked right before; `apart`: whether the words that they do not know stand apart from what is asked.
 */
export function secondReading(frames: readonly QuestionFrame[], words: readonly string[], { kind, probability, nothing }: Likely, before: Measure | null, idioms: Idioms, apart: boolean): Kind | null {
  const [frame, ...more] = frames;
  if (frame === undefined || more.length > 0) return null;
  const alike = apart && frame.refusal !== null && isReadAs(frame, kind);
  if (nothing > (alike ? MOST_NOTHING_ALIKE : MOST_NOTHING)) return null;
  // `I seek X, more than the name I do not have`: what limits limits no search for a name.
  if (kind === 'PERSON' && probability >= LEAST.name && frame.subjects.length > 0 && (frame.refusal?.type === 'COMPARISON' || frame.refusal?.type === 'NEGATION' || (frame.negated && isStory(frame)))) return kind;
  if (frame.negated || frame.comparison !== null) return null;
  if (isNeverLearned(frame) || isAllOfValue(frame, kind)) return null;
  // Who signs in one way is not everybody.
  if (frame.signatures.length > 0 && measureOfKind(kind) !== frame.measure) return null;
  if (limitsOf(words, kind, idioms) === 'SOME' || ((ofHolders(kind) || kind === 'AGAIN') && asksFormer(words))) return null;
  const least = leastFor(frame, kind, nothing, before, apart);
  return least !== null && probability >= least ? kind : null;
} // prettier-ignore

/**
 * Whether a part asks what no register holds, most likely, and the lexicons read a look at the whole of somebody, or a part of its words, or it surely does:
 * nothing is answered in its place.
 */
export function isDoubted(frames: readonly QuestionFrame[], { kind, probability }: Likely, before: Measure | null, outside: boolean): boolean {
  const [frame, ...more] = frames;
  if (frame === undefined || more.length > 0 || frame.refusal !== null || kind !== 'NOTHING') return false;
  // `How much is left in the pot?`, behind a turn about a firm, counts no firms.
  if (frame.measure === 'COUNT' && before !== null && before !== 'COUNT' && before !== 'RANKING' && before !== 'COMPANIES') return probability >= DOUBT.count;
  if (probability < (outside ? DOUBT.outside : DOUBT.any) || tellsOutcome(frame)) return false;
  return frame.subjects.length > 0 && (frame.measure === 'DOSSIER' || frame.notUnderstood.length > 0 || (probability >= DOUBT.whole && !isNeverLearned(frame)));
} // prettier-ignore

/** `How did the bankruptcy of X end?`, all of it understood: what the notices say of it. */
const tellsOutcome = ({ measure, topics, notUnderstood, subjects }: QuestionFrame): boolean =>
  measure === 'TIMELINE' && notUnderstood.length === 0 && topics.length === 1 && topics[0] === 'BANKRUPTCY' && subjects.every(({ uid }) => uid !== null); // prettier-ignore

/** `outside`: where a word for what no register holds is among them; `whole`: where they understood every word. */
const DOUBT = { any: 0.9, count: 0.6, outside: 0.5, whole: 0.97 };

/** What happened to a value of a firm or on a day, all of it understood: what the value is today, or who was there, is no answer. */
const tellsChanges = ({
  measure,
  topics,
  changes,
  notUnderstood,
  refusal,
  legalForm,
  asOf,
  subjects,
}: QuestionFrame): boolean =>
  refusal === null &&
  notUnderstood.length === 0 &&
  ((measure === 'TIMELINE' &&
    ((asOf !== null && subjects.some(({ text }) => text !== '')) || topics.some((topic) => CHANGES.includes(topic)))) ||
    (measure === 'LEGAL_FORM' && changes && legalForm !== null));
const CHANGES: readonly EventTopic[] = ['MOVED', 'RENAMED', 'CAPITAL', 'LEGAL_FORM', 'MERGER'];

/** `Has it changed?`, of a value: every one that it ever was, and not all that happened. */
export const isAllOfValue = ({ changes, measure, refusal, notUnderstood }: QuestionFrame, kind: Kind): boolean =>
  kind === 'TIMELINE' && changes && refusal === null && notUnderstood.length === 0 && VALUES.includes(measure);
const VALUES: readonly Measure[] = ['ADDRESS', 'CAPITAL', 'PURPOSE', 'SEAT'];

/** What no kind asks for: the learned reader knows nothing of it. */
export const isNeverLearned = (frame: QuestionFrame): boolean =>
  tellsChanges(frame) || asksAudited(frame) || asksOwners(frame) || isUnlearned(frame);

/** Whose a firm is that no shares are issued of: shareholders are in no register, its partners are. */
const asksOwners = ({ measure, roles, refusal, notUnderstood }: QuestionFrame): boolean =>
  measure === 'OFFICERS' && refusal === null && notUnderstood.length === 0 && roles.includes('OWNER') && roles.includes('PARTNER'); // prettier-ignore

/** Whom a firm audits, all of it understood: who audits the firm has the same words. */
const asksAudited = ({ measure, roles, refusal, notUnderstood, subjects }: QuestionFrame): boolean =>
  measure === 'PERSON_MANDATES' &&
  refusal === null &&
  notUnderstood.length === 0 &&
  subjects.length > 0 &&
  roles.some((role) => AUDITORS.includes(role));

const isUnlearned = ({ measure, intent, grouping }: QuestionFrame): boolean =>
  intent === 'documents' ||
  measure === 'TEXT_SEARCH' ||
  measure === 'NETWORK' ||
  measure === 'COMPANIES' ||
  measure === 'ORIGIN' ||
  measure === 'RESIDENCE' ||
  grouping !== null;

/** A word that carries what is asked and is not understood stays so where the rest is read alike: both readers go by that rest. */
function leastFor(
  frame: QuestionFrame,
  kind: Kind,
  nothing: number,
  before: Measure | null,
  apart: boolean,
): number | null {
  if (kind === 'AGAIN') return leastForAgain(frame, before);
  // Of a firm that is none's branch nobody asks that; of a branch it is asked elsewhere.
  if (kind === 'HEAD_OFFICE' && frame.refusal === null && frame.roles.length > 0) return null;
  const agreed = isReadAs(frame, kind);
  switch (frame.refusal?.type) {
    case undefined:
      if (agreed || isToldBy(frame, kind) || (frame.measure === before && frame.measure !== measureOfKind(kind)))
        return null;
      if (frame.measure === measureOfKind(kind) && frame.subjects.length > 0 && NARROWED.includes(frame.measure))
        return kind === 'MANAGERS' ? null : LEAST.fewer;
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
      if (kind !== 'PERSON') return nothing <= MOST_NOTHING_OUTSIDE ? LEAST.refused : null;
      return isStory(frame) ? LEAST.outside : null;
    case 'NEGATION':
    case 'COMPARISON':
    case 'NOT_BUILT':
    case 'UNKNOWN_UID':
      return null;
  }
}

/** A word for what no register holds, that a story may have around a name (`no date of birth on file`). */
const isStory = ({ refusal }: QuestionFrame): boolean => refusal?.type === 'OUTSIDE' && refusal.topic !== 'REASONS' && refusal.topic !== 'FUTURE'; // prettier-ignore

/** `The same game with X`, `and who was it in 2020?`: of whoever is named, or of a time, and what is not asked already. */
function leastForAgain({ refusal, measure, subjects, asOf, range, notUnderstood }: QuestionFrame, before: Measure | null): number | null {
  if (before === null || before === 'UNKNOWN' || OF_REGISTER.includes(before)) return null;
  const named = subjects.some(({ text }) => text !== '');
  const dated = (asOf ?? range) !== null && notUnderstood.length === 0;
  const open = refusal === null ? measure === 'DOSSIER' || measure === 'UNKNOWN' : refusal.type === 'UNKNOWN_WORD' || refusal.type === 'NOTHING';
  return open && (named || dated) ? LEAST.again : null;
} // prettier-ignore

/** Of which a kind asks fewer; who manages a firm is whoever its form says. */
const NARROWED: readonly Measure[] = ['OFFICERS', 'SIGNATORIES'];
const OF_TWO: readonly Measure[] = ['SHARED_OFFICERS', 'PATH'];
const OF_REGISTER: readonly Measure[] = ['COUNT', 'RANKING'];
const MOVES: readonly Measure[] = ['JOINED', 'DEPARTED'];
const HAPPENINGS: readonly Measure[] = ['TIMELINE', 'BANKRUPTCY_DATES'];
const AUDITORS: readonly Role[] = ['AUDITOR', 'GROUP_AUDITOR'];

/**
 * Whether the lexicons' reading tells the kind as well: an address its place, what happened its day, somebody entered her mandates. Who
 * came, who went and who is there the lexicons alone tell apart: the words of all three stand alike.
 */
export function isToldBy({ measure, topics, roles }: QuestionFrame, kind: Kind): boolean {
  const meant = measureOfKind(kind);
  if (MOVES.includes(measure) && (MOVES.includes(meant) || meant === 'OFFICERS')) return true;
  if (MOVES.includes(measure) && kind === 'AUDITOR' && roles.length > 0 && roles.every((role) => AUDITORS.includes(role))) return true; // prettier-ignore
  if ((measure === 'ADDRESS' && kind === 'SEAT') || (measure === 'SEAT' && kind === 'ADDRESS')) return true;
  if (measure === 'OFFICERS' && kind === 'AUDITOR') return roles.some((role) => AUDITORS.includes(role));
  // Whether it ever was bankrupt is not whether it is.
  if (measure === 'BANKRUPTCY_DATES' && meant === 'STATUS') return true;
  return HAPPENINGS.includes(measure) && HAPPENINGS.includes(meant) && topics.length > 0;
}

/** Whether the frame asks for the kind already: at its clock, of the two that it is about, of the event that it dates. */
export function isReadAs({ measure, knownOn, within, topics, roles, signatures }: QuestionFrame, kind: Kind): boolean {
  if (measure !== measureOfKind(kind)) return false;
  if (kind === 'SOLE_SIGNATORIES') return signatures.length > 0;
  const holders = rolesOf(kind);
  if (measure === 'OFFICERS' && holders.length > 0) return roles.some((role) => holders.includes(role));
  const dated = DATED[kind];
  if (dated !== undefined && topics.length > 0) return topics.includes(dated);
  if (kind === 'BOARD_AS_KNOWN') return knownOn !== null;
  return within !== null || !isOfPair(kind);
}

/** Timelines that ask for the day of one event. */
const DATED: Partial<Record<Kind, EventTopic>> = { FOUNDED_ON: 'FOUNDED', DELETED_ON: 'DELETED' };

const isOfPair = (kind: Kind) => kind === 'PERSON_ROLE' || kind === 'PERSON_SINCE';
