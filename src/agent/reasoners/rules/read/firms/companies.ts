import { foldName, type FirmStatus } from '../../../../../core/index.js';
import type { Measure } from '../../../../../trace/index.js';
import { statusNamed } from '../../lexicon/index.js';
import type { NamedInQuestion } from '../names/named-in-question.js';
import { isPlaceBefore } from '../time/over-time.js';
import { isSuffix } from '../names/runs.js';
import { said, type Said } from '../said.js';
import { LEADING } from '../words/slips.js';
import type { Slot } from '../words/slots.js';
import { slotOf, type Reading } from '../words/tagging.js';
import { isWhichFirms } from './which-firms.js';

/** Conditions on firms rather than what is asked of one. */
const CONDITIONS: readonly Measure[] = ['SEAT', 'LEGAL_FORM'];

/** Whether a list of firms takes what a word would ask of one firm. */
export function isCondition(measure: Measure, words: Said): boolean {
  return CONDITIONS.includes(measure) || (measure === 'STATUS' && statusOf(words) !== null);
}

/** The status of the firms asked for: `firms in liquidation`, where nobody is named whose status is asked. */
export function statusOf({ status, measures }: Said): FirmStatus | null {
  const named = measures.flatMap(({ value, text }) => (value === 'STATUS' ? [statusNamed(foldName(text))] : []));
  return status ?? named[0] ?? null;
}

const POSSESSIVE = new Set('ihr ihre ihren leur leurs loro their its'.split(' '));

/** Which firms there are of a place, a form, a status, or to which something happened. */
export function listsCompanies(words: Said): boolean {
  const { counting, order, grouping, pronoun, people, notices, roles, topics, measures, status, outside } = words;
  const has = (...asked: Measure[]) => measures.some(({ value }) => asked.includes(value));
  const firms = words.companies || has('PERSON_MANDATES') || status !== null;
  const further = (words.canton ?? statusOf(words) ?? words.place) !== null || topics.length > 0;
  // `Their seat`: of the firms asked for.
  const carried = pronoun !== null && !(POSSESSIVE.has(pronoun.token.folded) && (has('SEAT') || words.place !== null));
  const else_ = people || notices || roles.length > 0 || outside !== null || has('CAPITAL', 'BRANCHES', 'SHARED_OFFICERS', 'PATH', 'NETWORK', 'TEXT_SEARCH'); // prettier-ignore
  const meant = firms ? further || words.legalForm !== null : words.legalForm !== null && further;
  return (
    meant &&
    !else_ &&
    !words.back &&
    words.ordinal === null &&
    !carried &&
    !words.looksNamed &&
    counting === null &&
    order === null &&
    grouping === null
  );
}

/** `Which companies run a hotel?`: small words that no lexicon knows, beside the firms that are asked for, are no names. */
export function areNoNames({ tokens }: Reading, { measures }: Said, names: readonly NamedInQuestion[]): boolean {
  const small = ({ start, end }: NamedInQuestion) =>
    tokens.slice(start, end).every(({ text }) => !/^\p{Lu}/u.test(text));
  return measures.some(isWhichFirms) && names.every((name) => name.found !== 'NAME' && small(name));
}

const FROM_TO = /^(?:from|to|von|nach|aus|de|a|vers|da|verso)$/;

/** Where firms are listed, those between which they moved are places, as long as nobody is called so; so is where a firm was before. */
export function areBetween(reading: Reading, names: readonly NamedInQuestion[]): boolean {
  const between = names.every(({ start, hits }) => hits.length === 0 && FROM_TO.test(reading.tokens[start - 1]?.folded ?? ''));
  if (names.length === 0) return false;
  // `How many GmbH in Thun are in liquidation?`: a form in a place.
  if (names.every((name) => isFormInPlace(reading, name))) return true;
  return names.every((name) => isPlaceBefore(reading, name)) || (between && listsCompanies(said(reading, [])));
} // prettier-ignore

/** `In which firms has she a function?`: wherever she is. */
export const asksWhichFirms = (question: string): boolean => WHICH_FIRMS.test(foldName(question));
const WHICH_FIRMS =
  /(?:^| )(?:welchen?|quelles|quali|which|what) (?:all |alles |other |autres |altre |anderen |weiteren )?(?:firmen|gesellschaften|unternehmen|societes|entreprises|firmes|ditte|societa|imprese|aziende|companies|firms|businesses)(?: |$)/;

const isFormInPlace = ({ tokens }: Reading, { start, end, hits }: NamedInQuestion): boolean =>
  hits.every(({ match }) => match !== 'EXACT') && end - start > 2 && isSuffix(tokens[start]!) && LEADING.has(tokens[start + 1]!.folded) && !tokens.slice(start + 1, end).some(isSuffix); // prettier-ignore

const OF_ONE =
  /(?:^| )(?:von|vom|bei|beim|de|du|des|d|chez|di|del|della|dell|da|presso|of|at|for)(?: (?:der|die|das|dem|la|le|les|l|il|lo|gli|the))?$/;

/** `A number is missing on page three. How many bankruptcies ...?`: what a remark beside a count of all names is nobody, as long as nobody is called so. */
export function isBesideCount({ tokens }: Reading, names: readonly NamedInQuestion[]): boolean {
  const counting = tokens.findIndex((token) => slotOf(token)?.type === 'COUNTING');
  const ofAll = counting >= 0 && tokens.slice(counting + 1, counting + MOST_COUNTED).some((token) => OF_ALL.includes(slotOf(token)?.type ?? 'FILLER'));
  const asks = counting > 0 && (tokens[counting]!.breakBefore || slotOf(tokens[counting - 1]!)?.type === 'FILLER');
  return names.length > 0 && ofAll && asks && names.every(({ start, end, hits }) => hits.length === 0 && end < counting && tokens[end]?.breakBefore === false && !tokens.slice(start, end).some((token) => isSuffix(token) || token.quote !== null) && !OF_ONE.test(tokens.slice(Math.max(0, start - 2), start).map(({ folded }) => folded).join(' ')));
} // prettier-ignore
const OF_ALL: readonly Slot['type'][] = ['COMPANY_NOUN', 'TOPIC'];
const MOST_COUNTED = 4;
