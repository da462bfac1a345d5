import { describe, expect, it } from 'vitest';
import {
  BEGINNING,
  followsMachine,
  loggedAfter,
  NOWHERE,
  readsOf,
  standingAfter,
  type Standing,
} from '../../eval/score/transitions.js';
import { CONVERSATIONS_DEVELOPMENT, DEVELOPMENT } from '../../eval/sets.js';
import { CONVERSATION_STATES, type ConversationState, type TraceEvent, type TraceNode } from '../../src/trace/index.js'; // prettier-ignore

const after = (before: Standing, key: string, ...about: string[]) => {
  const standing = standingAfter(before, key, false, about);
  if (standing === null) throw new Error(`${key} may end anywhere`);
  return standing;
};

describe('where a turn must leave the conversation', () => {
  it.each<[string, ConversationState]>([
    ['address', 'DOSSIER'],
    ['officers:BOARD', 'DOSSIER'],
    ['left:BOARD', 'DOSSIER'],
    ['seatAsOf', 'DOSSIER'],
    ['personFirms', 'DOSSIER'],
    ['status', 'HISTORY_EXPLORED'],
    ['foundedOn', 'HISTORY_EXPLORED'],
    ['timeline', 'HISTORY_EXPLORED'],
    ['formerNames', 'HISTORY_EXPLORED'],
    ['branches', 'NETWORK_EXPLORED'],
    ['headOffice', 'NETWORK_EXPLORED'],
    ['shared', 'NETWORK_EXPLORED'],
    ['byNumber:capital', 'DOSSIER'],
    ['legalForm+foundedOn', 'HISTORY_EXPLORED'],
    ['foundedOn+legalForm', 'HISTORY_EXPLORED'],
    ['address+branches+timeline', 'DEEP_TEXT_SEARCH'],
  ])('a first question for %s ends in %s', (key, state) => {
    expect(after(NOWHERE, key, 'a').state).toBe(state);
  });

  it('what is refused moves nothing', () => {
    const there = after(NOWHERE, 'timeline', 'a');
    expect(after(there, 'no:firm', 'a').state).toBe('HISTORY_EXPLORED');
    expect(after(after(NOWHERE, 'address', 'a'), 'no:firm', 'a').state).toBe('DOSSIER');
  });

  it('network and history of one are the deep text search, of two they are not', () => {
    const network = after(NOWHERE, 'branches', 'a');
    expect(after(network, 'timeline', 'a').state).toBe('DEEP_TEXT_SEARCH');
    expect(after(network, 'timeline', 'b').state).toBe('HISTORY_EXPLORED');
    expect(after(after(network, 'timeline', 'b'), 'capital', 'a').state).toBe('NETWORK_EXPLORED');
  });

  it('both of a pair are explored', () => {
    const shared = after(NOWHERE, 'shared', 'a', 'b');
    expect([after(shared, 'capital', 'a').state, after(shared, 'timeline', 'b').state]).toEqual(['NETWORK_EXPLORED', 'DEEP_TEXT_SEARCH']); // prettier-ignore
  });

  it('who must choose is in doubt, and whom she chose stands at the beginning', () => {
    const asked = after(after(NOWHERE, 'timeline', 'a'), 'homonym');
    expect(asked.state).toBe('DISAMBIGUATION');
    expect(after(asked, 'personFirms', 'p').state).toBe('DOSSIER');
    expect(after(asked, 'address', 'a').state).toBe('HISTORY_EXPLORED');
    expect(standingAfter(after(NOWHERE, 'timeline', 'a'), 'personFirms', true, [])?.state).toBe('DISAMBIGUATION');
  });

  it('somebody who is looked for and not found leaves it open', () => {
    expect(['ghost:address', 'before:founding', 'none:LIQUIDATOR'].map(readsOf)).toEqual([null, null, null]);
  });

  it('knows every kind that is asked for', () => {
    const turns = Object.values(CONVERSATIONS_DEVELOPMENT).flatMap((list) => list.flat().map(([, key]) => key));
    const questions = Object.values(DEVELOPMENT).flatMap((set) => [...set.single, ...set.unanswerable].map(([key]) => key));
    const conversations = new Set(turns);
    expect(conversations.size).toBeGreaterThan(15);
    for (const key of [...conversations, ...new Set(questions)]) expect(() => readsOf(key), key).not.toThrow();
    expect(() => readsOf('weather')).toThrow('weather');
  }); // prettier-ignore
});

/** A log made by hand, with what the scorer looks at. */
const log = (...events: object[]) =>
  events.map((event, at) => ({ seq: at + 1, event: event as TraceEvent })) as TraceNode[];
const routed = (uid: string | null) => ({ kind: 'IntentRouted', frames: [{ subjects: [{ uid }] }] });
const plan = (...ids: string[]) => ({ kind: 'PlanMade', round: 1, nodes: ids.map((id) => ({ id })) });
const returned = (id: string, rows: object, outcome = 'OK') => ({
  kind: 'ToolReturned',
  callId: `1.${id}`,
  outcome,
  payload: JSON.stringify(rows),
});
const move = (from: ConversationState, to: ConversationState) => ({ kind: 'StateChanged', from, to });
const finished = (state: ConversationState) => ({ kind: 'RunFinished', state });
const stored = (uid: string, network: boolean, history: boolean) => ({ kind: 'MemoryStored', subjects: [{ uid, network, history }] }); // prettier-ignore

describe('whether a log follows the machine', () => {
  const opened = [routed('co_a'), plan('m1'), returned('m1', { type: 'MANDATES' })];
  const good = log(...opened, move('DISAMBIGUATION', 'DOSSIER'), finished('DOSSIER'));

  it('holds where each step is the one that its calls make', () => {
    expect(followsMachine(BEGINNING, good)).toBe(true);
  });

  it.each(CONVERSATION_STATES.filter((state) => state !== 'DOSSIER'))('fails where it ends in %s', (state) => {
    expect(followsMachine(BEGINNING, log(...opened, move('DISAMBIGUATION', 'DOSSIER'), finished(state)))).toBe(false);
    expect(followsMachine(BEGINNING, log(...opened, move('DISAMBIGUATION', state), finished(state)))).toBe(false);
  });

  it('fails where a step is left out, or one is made that no call made', () => {
    expect(followsMachine(BEGINNING, log(...opened, finished('DOSSIER')))).toBe(false);
    expect(followsMachine(BEGINNING, log(routed('co_a'), move('DISAMBIGUATION', 'DOSSIER'), finished('DOSSIER')))).toBe(false);
  });

  it('goes on with somebody known where the conversation stood with her, and with somebody new at the beginning', () => {
    const before = loggedAfter(BEGINNING, log(stored('co_a', true, false), finished('NETWORK_EXPLORED')));
    expect(followsMachine(before, log(...opened, finished('NETWORK_EXPLORED')))).toBe(true);
    const other = log(routed('co_b'), ...opened.slice(1), move('DISAMBIGUATION', 'DOSSIER'), finished('DOSSIER'));
    expect(followsMachine(before, other)).toBe(true);
    expect(followsMachine(before, log(routed('co_b'), ...opened.slice(1), finished('NETWORK_EXPLORED')))).toBe(false);
  });

  it('takes several candidates for doubt only where none was opened in that round', () => {
    const hits = { type: 'HITS', hits: [{}, {}] };
    const both = [routed('co_a'), plan('s1', 'm1'), returned('m1', { type: 'MANDATES' }), returned('s1', hits)];
    expect(followsMachine(BEGINNING, log(...both, move('DISAMBIGUATION', 'DOSSIER'), finished('DOSSIER')))).toBe(true);
    const asked = log(routed(null), plan('s1'), returned('s1', hits), finished('DISAMBIGUATION'));
    expect(followsMachine(BEGINNING, asked)).toBe(true);
    expect(followsMachine({ ...BEGINNING, state: 'DOSSIER' }, asked)).toBe(false);
  });

  it('takes an empty list of somebody identified for a look at her, and an empty search for none', () => {
    const empty = (type: string, ...after: object[]) => log(routed('co_a'), plan('m1'), returned('m1', { type, hits: [] }, 'EMPTY'), ...after); // prettier-ignore
    const to = (state: ConversationState) => [move('DISAMBIGUATION', state), finished(state)];
    expect(followsMachine(BEGINNING, empty('MANDATES', ...to('DOSSIER')))).toBe(true);
    expect(followsMachine(BEGINNING, empty('MANDATES', finished('DISAMBIGUATION')))).toBe(false);
    expect(followsMachine(BEGINNING, empty('SHARED', ...to('NETWORK_EXPLORED')))).toBe(true);
    expect(followsMachine(BEGINNING, empty('COMPANY_HISTORY', ...to('HISTORY_EXPLORED')))).toBe(true);
    for (const type of ['HITS', 'TEXT_HITS', 'COUNTS'])
      expect(followsMachine(BEGINNING, empty(type, finished('DISAMBIGUATION'))), type).toBe(true);
  });
}); // prettier-ignore
