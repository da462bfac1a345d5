import type { ConversationState, QuestionFrame, Remembered } from '../trace/index.js';
import type { Observation, Recalled, Situation } from './slots.js';

/** What a round of tools showed, as the state machine's alphabet (P5 4.2.3). */
export type ToolEvent =
  'NOTHING' | 'SEVERAL_CANDIDATES' | 'ENTITY_OPENED' | 'NETWORK_READ' | 'HISTORY_READ' | 'TEXT_READ';

export const TOOL_EVENTS: readonly ToolEvent[] = [
  'NOTHING',
  'SEVERAL_CANDIDATES',
  'ENTITY_OPENED',
  'NETWORK_READ',
  'HISTORY_READ',
  'TEXT_READ',
];

/** Pure and total: every state has an answer to every event. Network and history both shown, only the notices' texts are left. */
export function transition(state: ConversationState, event: ToolEvent): ConversationState {
  switch (event) {
    case 'NOTHING':
      return state;
    case 'SEVERAL_CANDIDATES':
      return 'DISAMBIGUATION';
    case 'ENTITY_OPENED':
      return state === 'DISAMBIGUATION' ? 'DOSSIER' : state;
    case 'NETWORK_READ':
      return state === 'HISTORY_EXPLORED' || state === 'DEEP_TEXT_SEARCH' ? 'DEEP_TEXT_SEARCH' : 'NETWORK_EXPLORED';
    case 'HISTORY_READ':
      return state === 'NETWORK_EXPLORED' || state === 'DEEP_TEXT_SEARCH' ? 'DEEP_TEXT_SEARCH' : 'HISTORY_EXPLORED';
    case 'TEXT_READ':
      return 'DEEP_TEXT_SEARCH';
  }
}

/** Where a question starts: with whom it is about as far as the conversation has come with them; with somebody new at the beginning. */
export function startState(
  frames: readonly Pick<QuestionFrame, 'subjects'>[],
  { subjects, state }: Pick<Recalled, 'subjects' | 'state'>,
): ConversationState {
  const about = frames.flatMap((frame) => frame.subjects).find(({ uid }) => uid !== null);
  if (about === undefined) return state;
  const known = subjects.find(({ uid }) => uid === about.uid);
  return known === undefined ? 'DISAMBIGUATION' : stateOf(known);
}

function stateOf({ network, history }: Pick<Remembered, 'network' | 'history'>): ConversationState {
  if (network && history) return 'DEEP_TEXT_SEARCH';
  return network ? 'NETWORK_EXPLORED' : history ? 'HISTORY_EXPLORED' : 'DOSSIER';
}

/** The events of a round; namesakes of somebody that it also opened are no doubt. */
export function eventsOf(observations: readonly Observation[]): ToolEvent[] {
  const events = observations.map(toolEvent);
  const opened = events.some((event) => event !== 'NOTHING' && event !== 'SEVERAL_CANDIDATES');
  return events.filter((event) => event !== 'NOTHING' && !(opened && event === 'SEVERAL_CANDIDATES'));
}

/**
 * The event that a call stands for. Of somebody identified an empty answer is one too: S1 is a single entity identified, and a network or a
 * history in which nothing was found has been explored (P5 4.2.3); to be sent there again would repeat an exhausted path.
 */
export function toolEvent({ result }: Pick<Observation, 'result'>): ToolEvent {
  if (result === null) return 'NOTHING';
  switch (result.rows.type) {
    case 'HITS':
      return result.rows.hits.length > 1 ? 'SEVERAL_CANDIDATES' : 'NOTHING';
    case 'COMPANY_HISTORY':
    case 'PERSON_HISTORY':
      return 'HISTORY_READ';
    case 'NETWORK':
    case 'RELATIONS':
    case 'SHARED':
    case 'PATH':
      return 'NETWORK_READ';
    case 'TEXT_HITS':
    case 'PASSAGES':
    case 'NOTICE':
      // S4 presents the texts found: there are none.
      return result.outcome === 'EMPTY' ? 'NOTHING' : 'TEXT_READ';
    // Of the whole register, and of nobody in it: the conversation stands where it stood.
    case 'RANKING':
    case 'COMPANIES':
    case 'COUNTS':
    case 'STATEMENT':
      return 'NOTHING';
    case 'COMPANY_DOSSIER':
    case 'PERSON_DOSSIER':
    case 'MANDATES':
      return 'ENTITY_OPENED';
  }
}

/** A subject with what has been shown of it, in this turn and before. */
export function withGround(
  { uid, kind, name }: Pick<Remembered, 'uid' | 'kind' | 'name'>,
  { recalled, observations }: Pick<Situation, 'recalled' | 'observations'>,
): Remembered {
  const before = recalled.subjects.find((one) => one.uid === uid);
  const events = observations.filter(({ result }) => isAbout(result, uid)).map(toolEvent);
  const network = before?.network === true || events.includes('NETWORK_READ');
  const history = before?.history === true || events.includes('HISTORY_READ');
  return { uid, kind, name, network, history };
}

function isAbout(result: Observation['result'], uid: string): boolean {
  const rows = result?.rows;
  switch (rows?.type) {
    case 'NETWORK':
    case 'SHARED':
      return rows.uids.includes(uid);
    case 'PATH':
      return rows.fromUid === uid || rows.toUid === uid;
    case 'RELATIONS':
      return rows.ownerUid === uid;
    case 'COMPANY_HISTORY':
    case 'PERSON_HISTORY':
      return rows.node.uid === uid;
    default:
      return false;
  }
}
