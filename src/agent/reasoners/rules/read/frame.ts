import { foldName, type Span } from '../../../../core/index.js';
import type { FrameSubject, Intent, Measure, QuestionFrame } from '../../../../trace/index.js';
import { setsBeside } from './firms/compared.js';
import { together } from './firms/of-both.js';
import { askedFor, FIELDS } from './fields-asked.js';
import { countedState } from './firms/counted-state.js';
import { asksByPublication, countsNotices } from './firms/published.js';
import { isCondition, listsCompanies, statusOf } from './firms/companies.js';
import { listOf } from './lists-asked.js';
import { rankedOf } from './firms/ranked.js';
import type { Said } from './said.js';
import type { Reading } from './words/tagging.js';
import { wasInOffice } from './people/was-in-office.js';
import { BESIDE } from './words/slots.js';

const COMPANY_MEASURES: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'ADDRESS', 'PURPOSE', 'CAPITAL', 'STATUS', 'LEGAL_FORM', 'SEAT', 'NUMBER', 'NAMES', 'AUDITOR', 'DEPARTED', 'JOINED', 'HEAD_OFFICE', 'BRANCHES', 'BANKRUPTCY_DATES']; // prettier-ignore

const OF_PERSON: readonly Measure[] = ['ORIGIN', 'RESIDENCE'];
/** Asked with the place where they are, or whether they exist. */
const RELATED: readonly Measure[] = ['HEAD_OFFICE', 'BRANCHES'];
/** Read from who holds what: they tell how many there are, and who. */
const LISTS: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'AUDITOR', 'DEPARTED', 'JOINED', 'PERSON_MANDATES', 'BRANCHES', 'SHARED_OFFICERS']; // prettier-ignore
/** Lists that a kind of signature narrows. */
const SIGNED: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'DEPARTED', 'JOINED', 'PERSON_MANDATES'];
/** Lists of who holds what, of which since when can be told. */
const HELD: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'AUDITOR', 'PERSON_MANDATES'];
/** Of the whole register: they take order, number and groups. */
const OVERALL: readonly Measure[] = ['COUNT', 'RANKING'];
/** Firms, by what they are or what became of them. */
const OF_ALL: readonly Measure[] = ['COUNT', 'COMPANIES'];

/** What is asked, from the words said; UNKNOWN where nothing is. `named`: the question names somebody, `person`: people only, `several`: more than one. */
export function measureOf(words: Said, named: boolean, person: boolean, several = false): Measure {
  const measure = measureSaid(words, named, person, several);
  // `Are the two connected?`
  return measure === 'NETWORK' && words.two ? 'PATH' : measure;
}

function measureSaid(words: Said, named: boolean, person: boolean, several: boolean): Measure {
  const measures = words.measures.map(({ value }) => value);
  const has = (measure: Measure) => measures.includes(measure);
  const list = (several ? together(words, person) : null) ?? listOf(words, named, person);
  if (words.documents) return 'TEXT_SEARCH';
  if (!named && isOverall(words)) return ranks(words) ? 'RANKING' : 'COUNT';
  if (!named && listsCompanies(words)) return 'COMPANIES';
  if (list !== null) return list;
  const asked = askedFor(words);
  const ofPerson = person ? asked.filter((measure) => OF_PERSON.includes(measure)) : [];
  if (ofPerson.length > 0) return ofPerson.length > 1 ? 'DOSSIER' : ofPerson[0]!;
  const related = RELATED.find((measure) => asked.includes(measure));
  if (related !== undefined && asked.every((measure) => RELATED.includes(measure) || FIELDS.includes(measure)))
    return related;
  if (asked.length > 1 && asked.every((measure) => FIELDS.includes(measure))) return 'DOSSIER';
  const topic = words.topics[0]?.value;
  if (topic !== undefined && asked.every((measure) => measure === 'STATUS' || measure === 'CAPITAL'))
    return topicMeasure(words);
  if (asksForm(words, named, person)) return 'LEGAL_FORM';
  const beside = measures.filter((measure) => measure !== 'IDENTIFY');
  const first = asked[0] ?? (has('ADDRESS') && has('SEAT') ? 'ADDRESS' : beside[0]);
  if (first !== undefined) return first;
  // `How much does a table at X cost`: of one that is named, notices and people are counted and nothing else is.
  if (words.counting !== null && named && !words.notices) return words.people && !person ? 'OFFICERS' : 'UNKNOWN';
  if (words.counting !== null) return countsNothing(words) ? 'UNKNOWN' : 'COUNT';
  if (words.notices || (named && !person && entryAsked(words))) return 'TIMELINE';
  // What is said beside a name alone and is nothing that can be told of it: nothing else is told in its place.
  const other =
    words.how ||
    (words.left ?? words.joined ?? words.negated ?? words.comparison ?? words.order ?? words.grouping) !== null;
  return has('IDENTIFY') || (named && (measures.length > 0 || !other)) ? 'DOSSIER' : 'UNKNOWN';
}

/** `Since when is X in the register`: when, and nothing else that happened. */
function entryAsked({ when, measures, topics, roles, left, joined, notices }: Said): boolean {
  const entered = joined === null || ENTERED.test(foldName(joined));
  return when && measures.length + topics.length + roles.length === 0 && left === null && entered && !notices;
}

const ENTERED = /^(?:entered|started?|starts|eingetragen|aufgenommen|inscrite?|entree?|iscritt[ao]|entrat[ao])$/;

/** `Is it an AG?`, `AG or GmbH?`: beside a name, a legal form and nothing else. */
function asksForm(words: Said, named: boolean, person: boolean): boolean {
  const { legalForm, otherForms, asks, measures, topics, counting, roles } = words;
  const form = otherForms.length > 0 || (asks === 'WHETHER' && legalForm !== null);
  return form && named && !person && measures.length + topics.length + roles.length === 0 && counting === null;
}

/** Asked of the register as a whole: how many, or the most of all. */
export function isOverall(words: Said): boolean {
  const { counting, order, companies, people, notices, grouping, topics, status } = words;
  const most = order !== null && (order.value === 'MOST' || order.value === 'LEAST');
  const asked = topics.length + words.roles.length + words.measures.length > 0;
  // `The oldest company`: of all that there are, and none that was spoken of.
  const aged =
    order !== null &&
    !most &&
    companies &&
    words.pronoun === null &&
    !words.back &&
    words.ordinal === null &&
    !words.one;
  const set = companies || people || notices || asked || status !== null || grouping !== null;
  // `How much capital`: an amount, and no number of firms.
  const amount =
    words.measures.some(({ value }) => value === 'CAPITAL') && !companies && !people && !notices && topics.length === 0;
  return (counting !== null && !amount && !countsNothing(words)) || (most && set) || aged || grouping !== null;
}

/** `By how much?`, and nothing that could be counted, or where. */
const countsNothing = ({ companies, people, notices, grouping, order, topics, roles, measures, status, canton, place, legalForm, times, unknown, joined, left, outside, pronoun, now, ordinal }: Said): boolean =>
  !(companies || people || notices || now) && [grouping, order, status, canton, place, legalForm, joined, left, outside, pronoun, ordinal].every((word) => word === null) && topics.length + roles.length + measures.length + times.length + unknown.length === 0; // prettier-ignore

/** `The largest number of`, but not `how many`. */
function ranks({ order, counting, grouping }: Said): boolean {
  if (order === null) return false;
  return counting === null || (grouping === null && !HOW_MANY.test(foldName(counting)));
}

const HOW_MANY = /(?:^|\s)(?:wie|wieviele?n?|how|combien|quant[ieoa])(?:\s|$)/;

/** Every word is searched for: none is left over. */
export function searchesDocuments({ documents }: Said, measure: Measure): boolean {
  return documents && measure === 'TEXT_SEARCH';
}

/** Something that happened: its day where one is asked for, else whether it is so now. */
function topicMeasure({ topics, when, times, notices, ever, now, negated }: Said): Measure {
  const topic = topics[0]!.value;
  // Whether it ever was bankrupt is not whether it is.
  const never = NEVER.test(foldName(negated ?? ''));
  if (topic === 'BANKRUPTCY' && (when || ((ever || never) && !now))) return 'BANKRUPTCY_DATES';
  // `Was the bankruptcy revoked?` is no state.
  const isState = topics.every(({ value }) => value === 'BANKRUPTCY' || value === 'DELETED' || value === 'LIQUIDATION');
  return isState && !when && !notices && times.every(({ range }) => range === null) ? 'STATUS' : 'TIMELINE';
}

const NEVER = /^(?:nie|niemals|noch nie|nie mehr|jamais|mai|never)$/;

/** What was said and is not answered: no condition is dropped in silence. */
function leftOver(words: Said, measure: Measure): string[] {
  if (searchesDocuments(words, measure)) return [];
  const other = words.measures.filter(
    ({ value }) =>
      value !== measure &&
      !BESIDE.includes(value) &&
      !(measure === 'COMPANIES' && isCondition(value, words)) &&
      // `Over whom are the two connected?`
      !(measure === 'PATH' && value === 'NETWORK') &&
      !(measure === 'PURPOSE' && value === 'STATUS' && !askedFor(words).includes(value)) &&
      measure !== 'DOSSIER' &&
      !OVERALL.includes(measure),
  );
  const takesTopics = measure === 'STATUS' || measure === 'DEPARTED' || measure === 'JOINED' || measure === 'TIMELINE' || measure === 'BANKRUPTCY_DATES' || measure === 'COMPANIES' || OVERALL.includes(measure); // prettier-ignore
  const says = (texts: (string | null | undefined)[], unless: boolean) => texts.flatMap((text) => (text && !unless ? [text] : [])); // prettier-ignore
  const overall = OVERALL.includes(measure);
  return [
    ...words.unknown,
    ...(measure === 'LEGAL_FORM' ? [] : words.otherForms),
    ...other.map(({ text }) => text),
    ...says([words.negated], measure === 'DEPARTED' || words.asks === 'WHETHER'),
    ...says([words.joined], measure === 'JOINED' || overall || measure === 'TIMELINE'),
    ...says([words.left], measure === 'DEPARTED' || wasInOffice(words) || words.topics.length > 0 || changesAsked(words, measure)),
    ...says(words.topics.map(({ text }) => text), takesTopics),
    ...says([words.signatures?.text], SIGNED.includes(measure)),
    ...says([words.counting], overall || LISTS.includes(measure) || measure === 'CAPITAL'),
    ...says([words.order?.text, words.grouping?.text], overall || measure === 'TIMELINE'),
    ...says([words.quantity?.text], (words.two && words.quantity?.value === 2) || overall || measure === 'TIMELINE' || measure === 'COMPANIES' || measure === 'NETWORK' || measure === 'PATH'),
    ...(overall ? countedState(words).open : []),
    ...says([words.comparison], setsBeside(words, measure)),
  ]; // prettier-ignore
}

/** Former values, or all that there ever were. */
function changesAsked({ ever, left, when, topics }: Said, measure: Measure): boolean {
  // `Which firms went bankrupt in 2023`: what happened to them has its time, and nobody left.
  if (measure === 'COMPANIES') return ever || (left !== null && topics.length === 0);
  if (measure === 'PERSON_MANDATES') return left !== null;
  return FIELDS.includes(measure) && (ever || left !== null || when);
}

/** New firms are counted by their founding; since when a firm is there, its founding tells. */
function topicsOf(words: Said, measure: Measure): QuestionFrame['topics'] {
  const { topics, joined, people, roles } = words;
  if (measure === 'TIMELINE' && entryAsked(words)) return ['FOUNDED'];
  if (topics.length === 0 && joined !== null && measure === 'COUNT' && !people && roles.length === 0)
    return ['FOUNDED'];
  const became = OF_ALL.includes(measure) ? countedState(words).topic : null;
  if (became !== null) return [became];
  return [...new Set(topics.map(({ value }) => value))];
}

function countedOf(reading: Reading, words: Said, measure: Measure): QuestionFrame['counted'] {
  if (!OVERALL.includes(measure)) return null;
  if (measure === 'COUNT' && countsNotices(reading, words)) return 'NOTICES';
  if (measure === 'RANKING') return rankedOf(words).counted;
  const people = words.people || words.roles.length > 0;
  return people && !words.companies && words.topics.length === 0 ? 'PEOPLE' : 'COMPANIES';
}

export function kindOf(measure: Measure): FrameSubject['kind'] {
  if (measure === 'PERSON_MANDATES') return 'PERSON';
  return COMPANY_MEASURES.includes(measure) ? 'COMPANY' : 'EITHER';
}

function intentOf(measure: Measure, ofSomebody: boolean): Intent {
  switch (measure) {
    case 'DEPARTED':
    case 'JOINED':
    case 'NAMES':
    case 'TIMELINE':
    case 'BANKRUPTCY_DATES':
      return 'get_node_history';
    case 'NETWORK':
    case 'PATH':
    case 'SHARED_OFFICERS':
    case 'BRANCHES':
    case 'HEAD_OFFICE':
      return 'explore_network';
    case 'COUNT':
    case 'RANKING':
      // Of one firm its notices are counted, in its history.
      return ofSomebody ? 'get_node_history' : 'analytics';
    case 'TEXT_SEARCH':
      return 'all_tools';
    default:
      return 'search_companies';
  }
}

export function frameOf(reading: Reading, words: Said, measure: Measure, subjects: FrameSubject[]): QuestionFrame {
  const ofRegister = OVERALL.includes(measure) && subjects.length === 0;
  return {
    language: reading.language,
    span: spanOf(reading),
    intent: searchesDocuments(words, measure) ? 'documents' : intentOf(measure, subjects.length > 0),
    measure,
    subjects,
    within: null,
    onlyOneThere: false,
    sinceWhen: words.when && HELD.includes(measure),
    roles: words.roles,
    signatures: [...(words.signatures?.value ?? [])],
    topics: topicsOf(words, measure),
    also: null,
    asOf: null,
    knownOn: null,
    range: null,
    rangeBy: asksByPublication(reading, words) ? 'PUBLICATION_DATE' : null,
    canton: words.canton,
    municipality: null,
    movedAway: false,
    movedIn: false,
    address: null,
    legalForm: words.legalForm,
    purpose: null,
    grouping: words.grouping?.value ?? null,
    order: words.order?.value ?? null,
    limit: words.quantity?.value ?? null,
    negated: words.negated !== null,
    comparison: setsBeside(words, measure) ? null : words.comparison,
    status:
      measure === 'COMPANIES'
        ? countedState(words).topic === null
          ? statusOf(words)
          : null
        : ofRegister
          ? countedState(words).status
          : words.status,
    refusal: null,
    readAs: words.readAs.slice(0, 20),
    counted: countedOf(reading, words, measure),
    metric: measure === 'RANKING' ? rankedOf(words).metric : null,
    changes: changesAsked(words, measure),
    notice: null,
    notUnderstood: [...new Set(leftOver(words, measure))].slice(0, 20),
  };
}

function spanOf({ tokens }: Reading): Span {
  return { start: tokens[0]?.span.start ?? 0, end: tokens.at(-1)?.span.end ?? 0 };
}
