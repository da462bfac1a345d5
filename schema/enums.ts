import { registerEnumType } from 'type-graphql';
import { PASSAGE_KINDS } from '../engines/vector/contract.js';
import { RATINGS } from '../src/agent/contract.js';
import * as core from '../src/core/index.js';
import * as trace from '../src/trace/index.js';

type EnumObject<Names extends string> = { readonly [Name in Names]: Name };

/** An enum of schema.graphql from one of the house's vocabularies. */
function enumOf<const Names extends readonly string[]>(
  name: string,
  values: Names,
  description: string,
): EnumObject<Names[number]> {
  const object = Object.fromEntries(values.map((value) => [value, value])) as EnumObject<Names[number]>;
  registerEnumType(object, { name, description });
  return object;
}

export const Language = enumOf('Language', core.LANGUAGES, 'German, French, Italian, English.');
export const Canton = enumOf('Canton', core.CANTONS, 'The 26 cantons.');
export const PublicationState = enumOf(
  'PublicationState',
  core.PUBLICATION_STATES,
  'Whether the gazette has taken a notice back.',
);
export const FirmStatus = enumOf('FirmStatus', core.FIRM_STATUSES, 'Status of a firm at a date.');
export const BoundKind = enumOf('BoundKind', core.BOUND_KINDS, 'How well the bound of an interval is known.');
export const Holds = enumOf('Holds', core.HOLDS, 'Whether a fact held at the date asked for, by what was known then.');
export const Role = enumOf('Role', core.ROLES, 'One vocabulary of roles; the printed text stands beside it.');
export const SignatureKind = enumOf('SignatureKind', core.SIGNATURE_KINDS, 'How somebody may sign for a firm.');
export const Action = enumOf('Action', core.ACTIONS, "What a notice's line did.");
export const EventEdgeKind = enumOf('EventEdgeKind', core.EVENT_EDGE_KINDS, 'Edges between entities and events.');
export const RelationKind = enumOf(
  'RelationKind',
  core.RELATION_KINDS,
  'Relations that a network and a path run over.',
);
export const NodeKind = enumOf('NodeKind', core.NODE_KINDS, 'Kinds of nodes.');
export const EndedBy = enumOf('EndedBy', core.ENDED_BY, 'What ended a fact.');
export const EventTopic = enumOf('EventTopic', core.EVENT_TOPICS, 'What a notice is about.');
export const EntityKind = enumOf('EntityKind', ['COMPANY', 'PERSON'], 'Companies and people.');
export const MatchKind = enumOf(
  'MatchKind',
  ['NUMBER', 'EXACT', 'WORDS', 'PREFIX', 'FUZZY'],
  'How a name matched a search.',
);
export const EventOrder = enumOf(
  'EventOrder',
  ['LEGAL_DATE_ASC', 'LEGAL_DATE_DESC', 'PUBLICATION_DATE_ASC', 'PUBLICATION_DATE_DESC'],
  'Order of events; ties by uid.',
);
export const HappenedBy = enumOf(
  'HappenedBy',
  ['LEGAL_DATE', 'PUBLICATION_DATE'],
  'Which of the two dates of something counts: when it took effect, or when it was published.',
);
export const HappenedOrder = enumOf(
  'HappenedOrder',
  ['AFTER', 'BEFORE', 'ANY'],
  'In which order two things happened to a firm, by legal dates; on one day, both ways.',
);
export const CompanyGrouping = enumOf(
  'CompanyGrouping',
  ['CANTON', 'LEGAL_FORM', 'STATUS', 'SEAT', 'YEAR', 'MONTH'],
  'What to count firms by. YEAR, MONTH (YYYY-MM): in which it happened to them, or was published.',
);
export const TopMetric = enumOf(
  'TopMetric',
  ['MANDATES', 'PEOPLE', 'MANDATES_HELD', 'EVENTS', 'CAPITAL', 'CONNECTIONS', 'BANKRUPTCIES'],
  'What to rank by. MANDATES: roles in a firm; the distinct firms in which a person holds one. PEOPLE: distinct people with a role in a firm. MANDATES_HELD: distinct firms in which a firm itself holds a role, as an auditor does. EVENTS: notices of a firm itself, taken back or not, and not those that only name it; those that name a person. Up to both dates.',
);
export const CostlyKind = enumOf('CostlyKind', trace.COSTLY_KINDS, 'What makes a step one that is asked about first.');
export const PartStatus = enumOf(
  'PartStatus',
  trace.PART_STATUSES,
  'OPEN: more is to be tried. GIVEN_UP: what was to be tried was, or no round is left.',
);
export const ScreenReasonCode = enumOf(
  'ScreenReasonCode',
  ['NAME_EQUAL', 'NAME_SIMILAR', 'ORIGIN', 'ORIGIN_DIFFERS', 'FIRM', 'FIRM_DIFFERS', 'FIRM_NOT_FOUND'],
  'What speaks for a match, or against it. FIRM_NOT_FOUND: no firm of that name is known, which weighs nothing.',
);
export const EventGrouping = enumOf(
  'EventGrouping',
  ['RUBRIC', 'SUB_RUBRIC', 'TOPIC', 'CANTON', 'YEAR', 'MONTH'],
  'What to count by.',
);
export const Strength = enumOf(
  'Strength',
  ['STRONG', 'WEAK'],
  'STRONG: from structured fields; WEAK: only named in a text.',
);
export const JobState = enumOf(
  'JobState',
  ['QUEUED', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELLED'],
  'State of an ingest job.',
);
export const DecisionKind = enumOf('DecisionKind', ['SAME', 'DIFFERENT'], "An operator's word on identity.");
export const Profile = enumOf('Profile', trace.PROFILES, "A setting of the agent's loop.");
export const Intent = enumOf('Intent', trace.INTENTS, 'What a question was routed as.');
export const Measure = enumOf('Measure', trace.MEASURES, 'What a question asks for.');
export const ConversationState = enumOf(
  'ConversationState',
  trace.CONVERSATION_STATES,
  'States S0 to S4 of the conversation.',
);
export const Decision = enumOf('Decision', trace.DECISIONS, 'What to do after a tool returned.');
export const RunStatus = enumOf(
  'RunStatus',
  ['RUNNING', 'SUSPENDED', 'FINISHED', 'FAILED', 'CANCELLED'],
  'Where a run stands.',
);
export const RunOutcome = enumOf(
  'RunOutcome',
  trace.RUN_OUTCOMES,
  'How a finished run, or a part of its question, ended. NONE_HELD: the firm is there, and nobody is entered in what was asked for. UNAVAILABLE: what would tell could not be asked, so that nothing is known of it. REFUSED: no register holds what is asked.',
);
export const RunFailureReason = enumOf(
  'RunFailureReason',
  ['PROCESS_LOST', 'BUDGET_SPENT', 'DEADLINE', 'INPUT_EXPIRED', 'ENGINE_UNAVAILABLE', 'REFUSED', 'INTERNAL'],
  'Why a run failed.',
);
export const OnAmbiguity = enumOf(
  'OnAmbiguity',
  trace.ON_AMBIGUITY,
  'LIST ends with the candidates; ASK suspends the run and asks which one is meant.',
);
export const ToolOutcome = enumOf('ToolOutcome', ['OK', 'EMPTY', 'FAILED'], 'How a tool call ended.');
export const Verdict = enumOf(
  'Verdict',
  ['SOUND', 'REPAIRED', 'DROPPED', 'FEEDBACK'],
  "The critic's verdict on a tool's result.",
);
export const GuardStage = enumOf('GuardStage', ['INPUT', 'TOOL', 'OUTPUT'], 'Where a guard looked.');
export const Rating = enumOf('Rating', RATINGS, "A user's word on an answer.");
export const PassageKind = enumOf('PassageKind', PASSAGE_KINDS, 'Where a passage stands.');
export const PassageMode = enumOf(
  'PassageMode',
  ['HYBRID', 'LEXICAL'],
  'HYBRID: by words and by meaning; LEXICAL: by words alone.',
);
export const FailureCode = enumOf(
  'FailureCode',
  [
    'NOT_FOUND',
    'GONE',
    'AMBIGUOUS',
    'CURSOR_EXPIRED',
    'CURSOR_INVALID',
    'KEY_REUSED',
    'CONVERSATION_BUSY',
    'NOT_WAITING',
    'INPUT_EXPIRED',
    'RUN_NOT_ENDED',
    'BAD_INPUT',
    'UNAVAILABLE',
    'FORBIDDEN',
  ],
  'Stable codes of expected failures.',
);
