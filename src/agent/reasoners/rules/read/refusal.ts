import { foldName } from '../../../../core/index.js';
import type { Measure, QuestionFrame, Refusal } from '../../../../trace/index.js';
import { isPlaceName } from '../lexicon/places.js';
import { askedFor, FIELDS } from './fields-asked.js';
import { searchesDocuments } from './frame.js';
import { setsBeside } from './firms/compared.js';
import { countedState } from './firms/counted-state.js';
import type { Said } from './said.js';

/** In a register, whenever that began. */
const ENTERED = /eingetragen|inscri|iscritt|registered|entered|sitz|siege/;
const COUNTS: readonly Measure[] = ['COUNT', 'RANKING'];
const OF_REGISTER: readonly Measure[] = [...COUNTS, 'COMPANIES'];

/** Why a part is not answered though it was read; null: it is. `spoken`: measures that have an answer. */
export function refusalOf(words: Said, measure: Measure, spoken: (measure: Measure) => boolean): Refusal | null {
  if (searchesDocuments(words, measure)) return null;
  if (words.outside !== null && !isRuling(words, measure)) return { type: 'OUTSIDE', topic: words.outside.value };
  // What is left out or denied is never answered with what is not.
  if (words.excluded !== null || (words.negated !== null && OF_REGISTER.includes(measure))) return { type: 'NEGATION' };
  if (words.negated !== null && words.asks === 'WHO' && (measure === 'OFFICERS' || measure === 'SIGNATORIES' || measure === 'PERSON_MANDATES')) return { type: 'NEGATION' }; // prettier-ignore
  if (words.comparison !== null && !setsBeside(words, measure)) return { type: 'COMPARISON' };
  // `How many offices are there at its address?`: a number that a value does not tell.
  if (
    HOW_MANY.test(foldName(words.counting ?? '')) &&
    !words.who &&
    NO_NUMBER.includes(measure) &&
    words.unknown.length + words.measures.length > 0
  )
    return { type: 'UNKNOWN_WORD' };
  if (words.unknownAsked || countsUnknown(words, measure)) return { type: 'UNKNOWN_WORD' };
  // `Who left the most firms`: who holds the most is another question.
  if (
    measure === 'RANKING' &&
    words.topics.length === 0 &&
    (words.left !== null || (words.joined !== null && !ENTERED.test(foldName(words.joined))))
  )
    return { type: 'UNKNOWN_WORD' };
  if (COUNTS.includes(measure) && !words.notices && countedState(words).open.length > 0)
    return { type: 'UNKNOWN_WORD' };
  return spoken(measure) || measure === 'UNKNOWN' ? null : { type: 'NOT_BUILT' };
}

/** `And how many were snuffed out?`: of what is counted no word is known; the register is not counted in its place. */
const countsUnknown = ({ unknown, topics, status, companies, people, notices, roles, measures, legalForm, place, times }: Said, measure: Measure): boolean =>
  measure === 'COUNT' && unknown.length > 0 && topics.length + roles.length + measures.length === 0 && (!companies || times.length > 0) && !people && !notices && (status ?? legalForm ?? place) === null; // prettier-ignore

/** And not `street and number`. */
const HOW_MANY = /^(?:wie ?viele?|combien|quant[ieoa]|how m)/;
const NO_NUMBER: readonly Measure[] = ['ADDRESS', 'PURPOSE', 'STATUS', 'LEGAL_FORM', 'SEAT'];

/** `The judgment that declared X bankrupt, of which day is it`: whose ruling it was, and no advice. */
const isRuling = ({ outside }: Said, measure: Measure): boolean =>
  measure === 'BANKRUPTCY_DATES' && outside?.value === 'LEGAL_ADVICE' && RULING.test(foldName(outside.text));
const RULING = /^(?:jugements?|tribuna(?:l|ux)|sentenz[ae]|tribunal[ei]|judge?ments?|verdicts?|in court|urteile?|gerichtsverfahren|procedure judiciaire|proces|procedimento|decret\w*)$/; // prettier-ignore

/**
 * Whether the answer would be a look at the whole of somebody, or at a firm's value asked of a person, though words that say what is asked are
 * left over: then it would be an answer to another question.
 */
export function answersElse(
  { measure, notUnderstood, subjects, canton, municipality }: QuestionFrame,
  words: Said,
): boolean {
  // `In Geneva, Meyrin or Zug`: where no place limits it, a town that is left over would have.
  if (subjects.length === 0)
    return OF_REGISTER.includes(measure) && (canton ?? municipality) === null && notUnderstood.some(isPlaceName);
  if (notUnderstood.length === 0) return false;
  const whole = words.measures.some(({ value }) => value === 'DOSSIER') || askedFor(words).length > 1;
  const people = subjects.every(({ kind }) => kind === 'PERSON');
  return (measure === 'DOSSIER' && !whole) || (people && (FIELDS.includes(measure) || measure === 'TIMELINE'));
}
