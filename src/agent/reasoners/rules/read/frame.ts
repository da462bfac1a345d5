import type { Canton, Role, Span } from '../../../../core/index.js';
import type { FrameSubject, Intent, Measure, QuestionFrame } from '../../../../trace/index.js';
import type { NamedInQuestion } from './names.js';
import type { Slot } from './slots.js';
import type { Reading, TaggedToken } from './tagging.js';

/** Everything that the words outside of names say. */
export interface Said {
  measures: { measure: Measure; text: string }[];
  /** The word that negates, or null. */
  roles: Role[];
  canton: Canton | null;
  legalForm: string | null;
  asOf: string | null;
  range: { from: string | null; to: string | null } | null;
  negated: string | null;
  joined: string | null;
  left: boolean;
  leftText: string | null;
  now: boolean;
  ever: boolean;
  pronoun: TaggedToken | null;
  ordinal: number | null;
  notUnderstood: string[];
}

/** What the words say that are in no name. */
export function said(reading: Reading, names: readonly NamedInQuestion[]): Said {
  const result: Said = {
    measures: [], roles: [], canton: null, legalForm: null, asOf: null, range: null, negated: null, joined: null, left: false, leftText: null, now: false,
    ever: false, pronoun: null, ordinal: null, notUnderstood: [],
  }; // prettier-ignore
  let phrase = -1;
  for (const [at, token] of reading.tokens.entries()) {
    if (names.some((name) => name.start <= at && at < name.end)) continue;
    if (token.slot === null) result.notUnderstood.push(token.text);
    else if (token.phrase !== phrase) take(token.slot, token, reading, result);
    phrase = token.phrase;
  }
  return result;
}

function take(slot: Slot, token: TaggedToken, reading: Reading, result: Said): void {
  switch (slot.type) {
    case 'MEASURE':
      result.measures.push({ measure: slot.measure, text: phraseText(token, reading) });
      return;
    case 'ROLE':
      result.roles.push(...slot.roles.filter((role) => !result.roles.includes(role)));
      return;
    case 'CANTON':
      if (result.canton === null) result.canton = slot.canton;
      else result.notUnderstood.push(token.text);
      return;
    case 'FORM':
      if (result.legalForm === null) result.legalForm = slot.code;
      else if (result.legalForm !== slot.code) result.notUnderstood.push(token.text);
      return;
    case 'TIME':
      takeTime(slot.index, reading, result);
      return;
    case 'ORDINAL':
      result.ordinal = slot.index;
      return;
    case 'PRONOUN':
      result.pronoun ??= token;
      return;
    case 'NEGATION':
      result.negated = token.text;
      return;
    case 'JOINED':
      result.joined = token.text;
      return;
    case 'LEFT':
      result.left = true;
      result.leftText = phraseText(token, reading);
      return;
    case 'NOW':
      result.now = true;
      return;
    case 'EVER':
      result.ever = true;
      return;
    case 'NUMBER':
    case 'FILLER':
    case 'COMPANY_NOUN':
    case 'PERSON_NOUN':
  }
}

/** One time is taken; a second one is named as not understood rather than dropped. */
function takeTime(index: number, reading: Reading, result: Said): void {
  const time = reading.times[index];
  if (time === undefined) return;
  const same = time.asOf === result.asOf && JSON.stringify(time.range) === JSON.stringify(result.range);
  if (same) return;
  if (result.asOf !== null || result.range !== null) {
    result.notUnderstood.push(reading.question.slice(time.span.start, time.span.end));
    return;
  }
  result.asOf = time.asOf;
  result.range = time.range;
}

const COMPANY_MEASURES: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'ADDRESS', 'PURPOSE', 'CAPITAL', 'STATUS', 'LEGAL_FORM', 'SEAT', 'NAMES', 'AUDITOR', 'DEPARTED', 'JOINED']; // prettier-ignore

/** Said beside any other measure, these ask for nothing of their own: `the names of the directors`, `where is she a director`. */
const BESIDE: readonly Measure[] = [
  'IDENTIFY',
  'DOSSIER',
  'NAMES',
  'OFFICERS',
  'ADDRESS',
  'PERSON_MANDATES',
  'UNKNOWN',
];
const FIELDS: readonly Measure[] = ['ADDRESS', 'PURPOSE', 'CAPITAL', 'STATUS', 'LEGAL_FORM', 'SEAT', 'NAMES'];

/** Who is new is asked of a time; without one the word stays a condition that is not understood. */
function isArrival({ joined, asOf, range }: Said): boolean {
  return joined !== null && (asOf !== null || range !== null);
}

/** What is asked, from the words said; UNKNOWN where nothing is. `named`: the question names somebody. */
export function measureOf(words: Said, named: boolean, person: boolean): Measure {
  const { roles } = words;
  const measures = words.measures.map(({ measure }) => measure);
  const has = (measure: Measure) => measures.includes(measure);
  if (has('PERSON_MANDATES') && (person || !named || roles.length === 0)) return 'PERSON_MANDATES';
  if (words.left && (roles.length > 0 || has('OFFICERS') || measures.length === 0) && !person) return 'DEPARTED';
  if (isArrival(words) && !person && (roles.length > 0 || has('OFFICERS') || measures.length === 0)) return 'JOINED';
  if (has('SIGNATORIES')) return 'SIGNATORIES';
  if (roles.length > 0 && roles.every((role) => role === 'AUDITOR' || role === 'GROUP_AUDITOR')) return 'AUDITOR';
  if (roles.length > 0) return person ? 'PERSON_MANDATES' : 'OFFICERS';
  const asked = [...new Set(measures.filter((measure) => !BESIDE.includes(measure)))];
  if (asked.length > 1 && asked.every((measure) => FIELDS.includes(measure))) return 'DOSSIER';
  const first = asked[0] ?? measures.find((measure) => measure !== 'IDENTIFY');
  if (first !== undefined) return first;
  return has('IDENTIFY') || named ? 'DOSSIER' : 'UNKNOWN';
}

/** What was said and is not answered: no condition is dropped in silence. */
export function leftOver(words: Said, measure: Measure): string[] {
  const other = words.measures.filter(
    (said) => said.measure !== measure && !BESIDE.includes(said.measure) && measure !== 'DOSSIER',
  );
  const negation = words.negated !== null && measure !== 'DEPARTED' ? [words.negated] : [];
  const joined = words.joined === null || measure === 'JOINED' ? [] : [words.joined];
  const left = words.left && measure !== 'DEPARTED' && words.leftText !== null ? [words.leftText] : [];
  return [...words.notUnderstood, ...other.map(({ text }) => text), ...negation, ...joined, ...left];
}

function phraseText(token: TaggedToken, { tokens }: Reading): string {
  return tokens.filter(({ phrase }) => phrase === token.phrase).map(({ text }) => text).join(' '); // prettier-ignore
}

export function kindOf(measure: Measure): FrameSubject['kind'] {
  if (measure === 'PERSON_MANDATES') return 'PERSON';
  return COMPANY_MEASURES.includes(measure) ? 'COMPANY' : 'EITHER';
}

export function intentOf(measure: Measure): Intent {
  return measure === 'DEPARTED' || measure === 'JOINED' || measure === 'NAMES'
    ? 'get_node_history'
    : 'search_companies';
}

export function frameOf(reading: Reading, words: Said, measure: Measure, subjects: FrameSubject[]): QuestionFrame {
  return {
    language: reading.language,
    span: spanOf(reading),
    intent: intentOf(measure),
    measure,
    subjects,
    roles: words.roles,
    topics: [],
    asOf: words.asOf,
    knownOn: null,
    range: words.range,
    canton: words.canton,
    municipality: null,
    legalForm: words.legalForm,
    grouping: null,
    order: null,
    limit: null,
    negated: words.negated !== null,
    comparison: null,
    notUnderstood: [...new Set(leftOver(words, measure))].slice(0, 20),
  };
}

function spanOf({ tokens }: Reading): Span {
  return { start: tokens[0]?.span.start ?? 0, end: tokens.at(-1)?.span.end ?? 0 };
}
