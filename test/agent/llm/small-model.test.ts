/** What small and mid-size models really write, met when one was played through every profile: it is taken as it is meant, or told what to mend. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createLlmReasoner } from '../../../src/agent/reasoners/llm/index.js';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import { framedByCalls } from '../../../src/agent/reasoners/rules/of-calls.js';
import type { Observation } from '../../../src/agent/slots.js';
import type { Role } from '../../../src/core/index.js';
import { offered } from '../../fakes/model/brain.js';
import { startModelServer, type ModelServer, type Step, type WireRequest } from '../../fakes/model/server.js';
import { modelsAt } from '../../llm/support.js';
import { askedOf } from '../slots-support.js';
import { agentWorld, eventsOf, presidedFirms, TODAY, type AgentWorld, type AskedRun } from '../world.js';

let server: ModelServer;
let world: AgentWorld;
let firm: { uid: string; name: string };

beforeAll(async () => {
  server = await startModelServer();
  const models = modelsAt(server.url, { DOSSIER_MODEL_RETRIES: '0' }, { clock: { now: () => world?.clock.now() ?? 0 } });
  world = await agentWorld('small', 12, createLlmReasoner({ models, patienceMs: 20_000, rules: createRulesReasoner() }));
  firm = (await presidedFirms(world))[0]!;
}, 60_000); // prettier-ignore
afterEach(() => server.assertDone());
afterAll(async () => {
  await world.close();
  await server.close();
});

const BOARD: Role[] = [
  'BOARD_PRESIDENT',
  'BOARD_VICE_PRESIDENT',
  'BOARD_DELEGATE',
  'BOARD_MEMBER',
  'SOLE_BOARD_MEMBER',
];
const route = (): Step => ({ json: { intent: 'search_companies', confidence: 0.9, reasoning: 'a name' } });
const call = (name: string, given: object): Step => ({ calls: [{ name, arguments: given }] });
const search = () => call('search_companies', { query: firm.name });
const open = () => call('get_dossier', { uid: firm.uid });
const enough = (): Step => ({ text: 'It is known.' });
const first = (): Step => (request) => ({ json: { sentences: [{ statement: offered(request)[0]!.id }] } });
const shown = ({ messages }: WireRequest) => messages.map(({ content }) => content ?? '').join('\n');
const lines = (request: WireRequest) => [...shown(request).matchAll(/\{"id":"(s\d+\.\d+)","text":"- ([^"]+?): ([^"]+)","evidence":\["(e\d+)"/g)].map(([, id, field, value, evidence]) => ({ id: id!, field: field!, value: value!, evidence: evidence! })); // prettier-ignore
const events = <Kind extends Parameters<typeof eventsOf>[1]>({ nodes }: AskedRun, kind: Kind) => eventsOf(nodes, kind);

it('takes a reply for its JSON, whatever stands around it, a call for what its text is, and lines of a profile one by one', async () => {
  server.script(
    { text: '<think>\nA name: {"intent": "web"}? No.\n</think>\n\n{"intent": "SEARCH_COMPANIES", "confidence": "0.9", "reasoning": "a name", "mood": 7}' },
    { text: `<tool_call>\n${JSON.stringify({ name: 'search_companies', arguments: { query: firm.name } })}\n</tool_call>` },
    { text: JSON.stringify({ name: 'get_dossier', parameters: { uid: firm.uid } }) },
    // A call that is quoted is none.
    { text: `<think>Its address is there.</think> Enough. A notice says {"name": "search_companies", "arguments": {"query": "${firm.name}"}}` },
    (request) => ({ text: `Here it is:\n\`\`\`json\n{"sentences": [{"statement": "${lines(request).find(({ field }) => field === 'Adresse')!.id.toUpperCase()}"}]}\n\`\`\`` }),
  ); // prettier-ignore
  const asked = await world.ask(`Wie lautet die Adresse der ${firm.name}?`);
  expect(asked.run).toMatchObject({ reasoner: 'llm', outcome: 'ANSWERED', subjects: [firm.uid] });
  expect(events(asked, 'AnswerDelta').map(({ text }) => text.split(':')[0])).toEqual(['- Name', '- Adresse']);
  expect(asked.nodes.map(({ event }) => JSON.stringify(event)).join()).not.toContain('think>');
});

it('lets one field stand in a sentence of its own, in words that a statement has, and cuts it with another value', async () => {
  const sentences: string[] = [];
  server.script(route(), search(), open(), enough(), (request) => {
    const { value, evidence } = lines(request).find(({ field }) => field === 'Adresse')!;
    sentences.push(`Die Adresse der ${firm.name} ist ${value}.`, `Die Adresse der ${firm.name} ist Falschgasse 1, ${value}.`); // prettier-ignore
    return { json: { sentences: sentences.map((text) => ({ statement: null, text, citations: [evidence] })) } };
  }, (request) => {
    const fact = Number(/"fact":(\d+),"says":"HAS_STATE address/.exec(shown(request))![1]);
    return { json: { readings: sentences.map((_, at) => ({ sentence: at + 1, facts: [fact], beyond: null })) } };
  }); // prettier-ignore
  const asked = await world.ask(`Wie lautet die Adresse der ${firm.name}?`);
  expect(asked.run).toMatchObject({ reasoner: 'llm', outcome: 'ANSWERED' });
  expect(events(asked, 'AnswerDelta').map(({ text }) => text)).toEqual(sentences.slice(0, 1));
});

it.each([
  'Wer ist im Verwaltungsrat der X?',
  "Qui siège au conseil d'administration de X ?",
  'Chi siede nel consiglio di amministrazione di X?',
  'Who sits on the board of X?',
])('is told what a call leaves out of the board that is asked for: %s', async (question) => {
  const board = (roles: string[]) => call('list_mandates', { uid: firm.uid, side: 'COMPANY', roles });
  server.script(route(), search(), board(['BOARD_MEMBER']), (request) => {
    expect(shown(request)).toContain('the question asks for the whole board: roles leaves out BOARD_PRESIDENT');
    return { calls: [{ name: 'list_mandates', arguments: { uid: firm.uid, side: 'COMPANY', roles: BOARD } }] };
  }, enough(), first()); // prettier-ignore
  const asked = await world.ask(question.replace('X', firm.name));
  expect(events(asked, 'ToolCalled').map(({ tool }) => tool)).toEqual(['search_companies', 'list_mandates']);
  expect(asked.run).toMatchObject({ reasoner: 'llm', outcome: 'ANSWERED' });
});

it('may ask for one office alone where the question does', async () => {
  server.script(route(), search(), call('list_mandates', { uid: firm.uid, side: 'COMPANY', roles: ['BOARD_PRESIDENT'] }), enough(), first()); // prettier-ignore
  const asked = await world.ask(`Wer präsidiert den Verwaltungsrat der ${firm.name}?`);
  expect(events(asked, 'ToolCalled')).toHaveLength(2);
  expect(asked.run).toMatchObject({ reasoner: 'llm', outcome: 'ANSWERED' });
});

it('is told that two names are one firm’s, which shares nothing with itself', async () => {
  server.script(route(), search(), call('shared_officers', { uids: [firm.uid, firm.uid] }), (request) => {
    expect(shown(request)).toContain('both names are of one and the same');
    return { calls: [{ name: 'get_dossier', arguments: { uid: firm.uid } }] };
  }, enough(), first()); // prettier-ignore
  const asked = await world.ask(`Wer sitzt zugleich bei der ${firm.name} und der ${firm.name}?`);
  expect(events(asked, 'ToolCalled').map(({ tool }) => tool)).toEqual(['search_companies', 'get_dossier']);
});

it('writes stretches of days with their last day, and reads them so again', async () => {
  const ended = { from: '2022-01-01', to: '2022-12-31' };
  server.script(route(), search(), call('list_mandates', { uid: firm.uid, side: 'COMPANY', ended }), (request) => {
    const calls = request.messages.flatMap(({ tool_calls: made }) => made ?? []);
    expect(JSON.parse(calls.at(-1)!.function.arguments)).toMatchObject({ ended });
    return { text: 'It is known.' };
  }, first()); // prettier-ignore
  const asked = await world.ask(`Wer hat die ${firm.name} 2022 verlassen?`);
  expect(JSON.parse(events(asked, 'ToolCalled').at(-1)!.arguments)).toMatchObject({ ended: { from: '2022-01-01', to: '2023-01-01' } }); // prettier-ignore
  expect(asked.run.answer?.markdown).toContain('31. Dezember 2022');
});

it('knows in a follow-up what was asked before, but no personal number', async () => {
  server.script(route(), search(), open(), enough(), first());
  const before = await world.ask(`Wer sitzt mit der Nummer 756.9217.0769.85 bei der ${firm.name}?`);
  server.script((request) => {
    expect(shown(request)).toContain(`bei der ${firm.name}?`);
    expect(shown(request)).not.toContain('9217');
    return { json: { intent: 'search_companies', confidence: 0.9, reasoning: 'goes on' } };
  }, open(), enough(), first()); // prettier-ignore
  const asked = await world.ask('Und heute?', { conversationId: before.run.conversationId });
  expect(asked.run).toMatchObject({ reasoner: 'llm', outcome: 'ANSWERED' });
});

it('names no tool as failed whose call came back at last', async () => {
  server.script(route(), call('get_dossier', { uid: firm.name }), search(), open(), enough(), (request) => {
    expect(shown(request)).not.toContain('failed');
    return { json: { sentences: [{ statement: 's1' }] } };
  }); // prettier-ignore
  expect((await world.ask(`Was ist die ${firm.name}?`)).run).toMatchObject({ reasoner: 'llm', outcome: 'ANSWERED' });
});

const seenAs = (tool: string, given: object, rows: object): Observation => {
  const result = { outcome: 'OK', rows, evidence: [], total: 1, complete: true, labels: {} } as unknown as Observation['result']; // prettier-ignore
  return { round: 1, planNodeId: 'm1.1', tool, planned: '{}', arguments: given, error: null, result };
};
const framedOf = (...observations: Observation[]) => {
  const route = { intent: 'all_tools' as const, confidence: 1, reasoning: '', frames: [], refused: [] };
  return framedByCalls({ ...askedOf('When?', 'en'), route, round: 1, observations, tools: [] });
};
const CLOCKS = { asOf: TODAY, knownOn: TODAY };

it.each<[string[], string]>([
  [['Alt AG'], 'Alt AG'],
  [['Neu AG'], 'Neu AG'],
  [['Alt AG', 'Neu AG'], 'Alt AG'],
  [['Neu AG', 'Alt AG'], 'Alt AG'],
  [[], ''],
])('searched for as %j, a firm called Neu AG today is told of as asked for by “%s”', (names, text) => {
  const hit = (matchedName: string) => ({ uid: 'co_1', kind: 'COMPANY', matchedName, match: 'EXACT', name: 'Neu AG', seat: 'Chur', canton: 'GR', legalForm: '0106', status: 'ACTIVE', registerNumber: null, origins: [], residence: null, firms: [], score: 1 }); // prettier-ignore
  const searches = names.map((query) => seenAs('search_companies', { query }, { type: 'HITS', query, hits: [hit(query)] })); // prettier-ignore
  const dossier = seenAs('get_dossier', { uid: 'co_1' }, { type: 'COMPANY_DOSSIER', node: { uid: 'co_1' }, state: null, mandates: [], relations: [], clocks: CLOCKS }); // prettier-ignore
  const { route, observations } = framedOf(...searches, dossier);
  expect(route.frames.map(({ subjects }) => subjects[0]?.text)).toEqual([text]);
  expect(observations.map(({ tool }) => tool)).toEqual([...searches.slice(0, 1).map(({ tool }) => tool), 'get_dossier']); // prettier-ignore
});

it.each<[string[], string]>([
  [['BANKRUPTCY'], 'BANKRUPTCY_DATES'],
  [['BANKRUPTCY', 'MOVED'], 'TIMELINE'],
  [[], 'TIMELINE'],
])('a history of %j is told as %s', (topics, measure) => {
  const rows = { type: 'COMPANY_HISTORY', node: { uid: 'co_1' }, states: [], events: [], clocks: CLOCKS };
  const { route } = framedOf(seenAs('get_node_history', { uid: 'co_1', topics }, rows));
  expect(route.frames.map((frame) => frame.measure)).toEqual([measure]);
});
