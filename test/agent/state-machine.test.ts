import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startState, toolEvent, TOOL_EVENTS, transition, type ToolEvent } from '../../src/agent/state-machine.js';
import type { ToolRows } from '../../src/tools/index.js';
import { CONVERSATION_STATES, type ConversationState } from '../../src/trace/index.js';

const state = fc.constantFrom(...CONVERSATION_STATES);
const event = fc.constantFrom(...TOOL_EVENTS);
const after = (from: ConversationState, events: readonly ToolEvent[]) => events.reduce(transition, from);

describe('the state machine', () => {
  it('has an answer in every state to every event, and the same one each time', () => {
    fc.assert(
      fc.property(state, event, (from, happened) => {
        expect(CONVERSATION_STATES).toContain(transition(from, happened));
        expect(transition(from, happened)).toBe(transition(from, happened));
      }),
    );
  });

  it('is in the deep text search once network and history have both been read, in either order, and stays there', () => {
    const opened = fc.constantFrom<ToolEvent>('ENTITY_OPENED', 'NOTHING', 'NETWORK_READ', 'HISTORY_READ', 'TEXT_READ');
    fc.assert(
      fc.property(fc.array(opened), fc.array(opened), fc.boolean(), (first, second, networkFirst) => {
        const [one, other]: [ToolEvent, ToolEvent] = networkFirst ? ['NETWORK_READ', 'HISTORY_READ'] : ['HISTORY_READ', 'NETWORK_READ']; // prettier-ignore
        expect(after('DISAMBIGUATION', ['ENTITY_OPENED', one, ...first, other, ...second])).toBe('DEEP_TEXT_SEARCH');
      }),
    );
  });

  it('is in doubt after several candidates, wherever it was, and opens a dossier from there', () => {
    fc.assert(
      fc.property(state, (from) => {
        expect(after(from, ['SEVERAL_CANDIDATES'])).toBe('DISAMBIGUATION');
        expect(after(from, ['SEVERAL_CANDIDATES', 'ENTITY_OPENED'])).toBe('DOSSIER');
      }),
    );
  });

  it('takes a subject up where the conversation left it, and a new one at the beginning', () => {
    const remembered = { uid: 'co_a', kind: 'COMPANY' as const, name: 'A', network: true, history: false };
    const about = (uid: string | null) => [{ subjects: [{ text: '', span: { start: 0, end: 0 }, kind: 'COMPANY' as const, uid, name: null }] }]; // prettier-ignore
    const recalled = { subjects: [remembered], state: 'DEEP_TEXT_SEARCH' as const };
    expect(startState(about('co_a'), recalled)).toBe('NETWORK_EXPLORED');
    expect(startState(about('co_b'), recalled)).toBe('DISAMBIGUATION');
    expect(startState(about(null), recalled)).toBe('DEEP_TEXT_SEARCH');
  });

  it('takes an empty list of somebody identified for a look at her, and an empty search for none', () => {
    const clocks = { asOf: '2024-01-01', knownOn: '2024-01-01' };
    const event = (rows: ToolRows) => toolEvent({ result: { outcome: 'EMPTY', rows, evidence: [], total: 0, complete: true, labels: {} } }); // prettier-ignore
    expect(event({ type: 'MANDATES', ownerUid: 'co_a', side: 'COMPANY', mandates: [], possiblySame: [], clocks })).toBe('ENTITY_OPENED'); // prettier-ignore
    expect(event({ type: 'SHARED', uids: ['co_a', 'co_b'], roles: [], holders: [], possiblySame: [], clocks })).toBe(
      'NETWORK_READ',
    );
    expect(event({ type: 'HITS', query: 'a', hits: [] })).toBe('NOTHING');
    expect(event({ type: 'TEXT_HITS', query: 'a', ownerUid: null, passages: [] })).toBe('NOTHING');
  });
});
