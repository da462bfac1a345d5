import type { ConversationState } from '../trace/index.js';
import type { Observation } from './slots.js';

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

/** Pure and total: every state has an answer to every event. */
export function transition(state: ConversationState, event: ToolEvent): ConversationState {
  switch (event) {
    case 'NOTHING':
      return state;
    case 'SEVERAL_CANDIDATES':
      return 'DISAMBIGUATION';
    case 'ENTITY_OPENED':
      return state === 'NETWORK_EXPLORED' || state === 'HISTORY_EXPLORED' ? state : 'DOSSIER';
    case 'NETWORK_READ':
      return 'NETWORK_EXPLORED';
    case 'HISTORY_READ':
      return 'HISTORY_EXPLORED';
    case 'TEXT_READ':
      return 'DEEP_TEXT_SEARCH';
  }
}

/** The event that a call stands for. */
export function toolEvent(observation: Observation): ToolEvent {
  const { result } = observation;
  if (result === null || result.outcome === 'EMPTY') return 'NOTHING';
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
      return 'TEXT_READ';
    // Of the whole register, and of nobody in it: the conversation stands where it stood.
    case 'RANKING':
    case 'COUNTS':
      return 'NOTHING';
    case 'COMPANY_DOSSIER':
    case 'PERSON_DOSSIER':
    case 'MANDATES':
      return 'ENTITY_OPENED';
  }
}
