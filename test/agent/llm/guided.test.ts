/** GUIDED by a model: the real package, real HTTP, the real engines; only what the model says is scripted. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createLlmReasoner } from '../../../src/agent/reasoners/llm/index.js';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import { foldRuns, type TraceKind } from '../../../src/trace/index.js';
import { offered, seenUid } from '../../fakes/model/brain.js';
import {
  startModelServer,
  type ModelServer,
  type Reply,
  type Step,
  type WireRequest,
} from '../../fakes/model/server.js';
import { modelsAt } from '../../llm/support.js';
import {
  agentWorld,
  callNow,
  eventsOf,
  presidedFirms,
  request as requestOf,
  type AgentWorld,
  type AskedRun,
} from '../world.js';

let server: ModelServer;
let world: AgentWorld;
/** A firm whose name nobody else has, with a board. */
let firm: { uid: string; name: string };

beforeAll(async () => {
  server = await startModelServer();
  const models = modelsAt(server.url, { DOSSIER_MODEL_RETRIES: '0', DOSSIER_MODEL_SILENCE_MS: '2000', DOSSIER_MODEL_PRICES: 'scripted-1=1/2' }, { clock: { now: () => world?.clock.now() ?? 0 } }); // prettier-ignore
  world = await agentWorld(
    'guided',
    12,
    createLlmReasoner({ models, patienceMs: 20_000, rules: createRulesReasoner() }),
  );
  firm = (await presidedFirms(world))[0]!;
}, 60_000);
afterEach(() => server.assertDone());
afterAll(async () => {
  await world.close();
  await server.close();
});

const kindOf = ({ response_format: format, tools }: WireRequest) =>
  format?.json_schema?.name ?? (tools ? 'step' : 'text');
/** The step, where the request is of the kind that is to come. */
const at =
  (kind: string, reply: Reply | ((request: WireRequest) => Reply)): Step =>
  (request) => {
    expect(kindOf(request)).toBe(kind);
    return typeof reply === 'function' ? reply(request) : reply;
  };
const route = (intent = 'search_companies') => at('route', { json: { intent, confidence: 0.9, reasoning: 'a name' } });
const search = () => at('step', { calls: [{ name: 'search_companies', arguments: { query: firm.name } }] });
const board = () => at('step', (request) => ({ calls: [{ name: 'list_mandates', arguments: { uid: seenUid(request), side: 'COMPANY', roles: ['BOARD_PRESIDENT'] } }] })); // prettier-ignore
const enough = () => at('step', { text: 'The president is known.' });
const statement = (id: string) => ({ statement: id, text: null, citations: [] });
const own = (text: string, citations: string[]) => ({ statement: null, text, citations });
const answer = (sentences: (request: WireRequest) => object[]) => at('answer', (request) => ({ json: { sentences: sentences(request) } })); // prettier-ignore
/** The statement that lists the mandates: the last one of a list. */
const listOf = (request: WireRequest) => offered(request).findLast(({ text }) => text.includes('\n- '))!;

const kinds = ({ nodes }: AskedRun): TraceKind[] => nodes.map(({ event }) => event.kind as TraceKind);
const events = <Kind extends TraceKind>({ nodes }: AskedRun, kind: Kind) => eventsOf(nodes, kind);
const question = () => `Wer ist Präsident der ${firm.name}?`;

it('answers with the statements that the model chose, every step and call in the trace', async () => {
  server.script(
    route(),
    search(),
    board(),
    enough(),
    answer((request) => [statement(listOf(request).id)]),
  );
  const asked = await world.ask(question());
  expect(asked.run).toMatchObject({ reasoner: 'llm', outcome: 'ANSWERED', status: 'FINISHED', subjects: [firm.uid], state: 'DOSSIER' }); // prettier-ignore
  expect(asked.run.answer?.markdown).toContain(firm.name);
  expect(asked.run.answer?.evidence.length).toBeGreaterThan(0);
  expect(asked.run.suggestions.length).toBeGreaterThan(0);
  const calls = events(asked, 'ModelCalled');
  expect(calls.map(({ role }) => role)).toEqual(['planner', 'dispatcher', 'dispatcher', 'dispatcher', 'synthesizer']);
  for (const call of calls) expect(call).toMatchObject({ model: 'scripted-1', attempts: 1, error: null, cost: expect.stringMatching(/^0\.00\d+$/) as unknown }); // prettier-ignore
  expect(kinds(asked).slice(0, 3)).toEqual(['RunStarted', 'ModelCalled', 'IntentRouted']);
  expect(events(asked, 'RunStarted')[0]?.promptVersion).toMatch(/router-\d+ .*planner-\d+/);
  expect(events(asked, 'ToolCalled').map(({ tool }) => tool)).toEqual(['search_companies', 'list_mandates']);
  expect(events(asked, 'AnswerVerified')).toMatchObject([{ cut: 0 }]);
  expect(foldRuns(asked.nodes)).toEqual(asked.run);
});

it('lets a sentence of its own stand where the critic reads it into what its evidence proves, and cuts what goes beyond', async () => {
  const sentences = (request: WireRequest) => {
    const { evidence } = listOf(request);
    return [own(`${firm.name} hat einen Präsidenten im Verwaltungsrat.`, evidence), own(`Der Präsident wohnt in Timbuktu.`, evidence), own('Er ist ehrlich.', []), statement(listOf(request).id)];
  };
  const critic = at('readings', ({ messages }) => {
    const judged = JSON.parse(/<data>(.*)<\/data>/s.exec(messages.at(-1)!.content!)![1]!) as { sentence: number; text: string; facts: { fact: number; says: string }[] }[];
    expect(judged.map(({ sentence }) => sentence)).toEqual([1, 2]);
    const role = judged[0]!.facts.find(({ says }) => says.startsWith('HAS_ROLE BOARD_PRESIDENT'))!.fact;
    // Too kind to the second: what it names stands in no evidence.
    return { json: { readings: [{ sentence: 1, facts: [role], beyond: null }, { sentence: 2, facts: [role], beyond: null }] } };
  });
  server.script(route(), search(), board(), enough(), answer(sentences), critic);
  const asked = await world.ask(question());
  expect(asked.run).toMatchObject({ reasoner: 'llm', outcome: 'ANSWERED' });
  expect(asked.run.answer?.sentences[0]?.text).toBe(`${firm.name} hat einen Präsidenten im Verwaltungsrat.`);
  expect(asked.run.answer?.markdown).not.toMatch(/Timbuktu|ehrlich/);
  expect(events(asked, 'AnswerVerified')).toMatchObject([{ cut: 2 }]);
  expect(events(asked, 'SentenceCut')).toHaveLength(2);
}); // prettier-ignore

it.each<[string, Step[], string]>([
  ['the router does not answer', [{ status: 500 }], 'router'],
  ['the router is cut off by its limit', [{ truncated: '{"intent": "sea' }], 'router'],
  ['the router never fits', [{ text: 'search' }, { json: { intent: 'guess' } }], 'router'],
  ['a step is refused by the model', [route(), { refusal: 'I cannot' }], 'planner'],
  ['the connection breaks in a step', [route(), { cutOff: 'half of it all' }], 'planner'],
  ['nothing was looked up', [route(), at('step', { text: 'I know' })], 'synthesizer'],
  ['nobody was looked for whom the question names', [route(), { calls: [{ name: 'search_companies', arguments: { query: 'Sprachlos' } }] }, { text: 'enough' }], 'synthesizer'],
  ['the answer cites nothing', [route(), () => ({ calls: [{ name: 'search_companies', arguments: { query: firm.name } }] }), () => ({ calls: [{ name: 'get_dossier', arguments: { uid: firm.uid } }] }), { text: 'enough' }, { json: { sentences: [{ statement: null, text: 'Es ist so.', citations: [] }] } }], 'synthesizer'],
])('goes on with the rules from the route on where %s, and says so', async (_, steps, slot) => {
  server.script(...steps);
  const asked = await world.ask(question());
  expect(events(asked, 'ReasonerFellBack')).toMatchObject([{ slot, from: 'llm', to: 'rules' }]);
  expect(asked.run).toMatchObject({ reasoner: 'rules', outcome: 'ANSWERED', subjects: [firm.uid] });
  const sentences = events(asked, 'AnswerDelta');
  expect(sentences.length).toBeGreaterThan(0);
  expect(kinds(asked).indexOf('AnswerDelta')).toBeGreaterThan(kinds(asked).indexOf('ReasonerFellBack'));
}); // prettier-ignore

it('repairs what a model plans wrongly: unknown tools, bad arguments, invented uids, broken JSON never run', async () => {
  const wrong = [
    { name: 'delete_everything', arguments: {} },
    { name: 'list_mandates', arguments: { uid: firm.uid, side: 'BOTH' } },
    { name: 'get_dossier', arguments: { uid: 'co_invented' } },
    { name: 'get_dossier', arguments: '{"uid": ' },
  ];
  for (const call of wrong) {
    server.script(
      route(),
      { calls: [call] },
      search(),
      board(),
      enough(),
      answer((request) => [statement(listOf(request).id)]),
    );
    const asked = await world.ask(question(), { focusUid: call.name === 'list_mandates' ? firm.uid : null });
    expect(events(asked, 'CritiqueMade')).toMatchObject([{ verdict: 'DROPPED' }]);
    expect(events(asked, 'ToolCalled').map(({ tool }) => tool)).toEqual(['search_companies', 'list_mandates']);
    expect(asked.run).toMatchObject({ reasoner: 'llm', outcome: 'ANSWERED' });
    server.assertDone();
  }
});

it('says what can be asked where the question is off the topic, with one call', async () => {
  server.script(route('off_topic'));
  const asked = await world.ask('Wie wird das Wetter morgen?');
  expect(asked.run).toMatchObject({ reasoner: 'llm', outcome: 'REFUSED' });
  expect(asked.run.answer?.markdown).toMatch(/Handelsregister/);
  expect(events(asked, 'ModelCalled')).toHaveLength(1);
});

it('says what was searched where nothing was found, and denies nothing else', async () => {
  const nobody = at('step', { calls: [{ name: 'search_companies', arguments: { query: 'Xqzvw Wvzqx Holding' } }] });
  server.script(route(), nobody, at('step', { text: 'Not there.' }), at('answer', { json: { sentences: [] } }));
  const asked = await world.ask('Wer leitet die Xqzvw Wvzqx Holding AG?');
  expect(asked.run).toMatchObject({ reasoner: 'llm', outcome: 'NOT_IN_REGISTER' });
  expect(asked.run.answer?.evidence[0]?.type).toBe('ABSENCE');
});

it('a cancel ends the model call at once, with one terminal node', async () => {
  server.script(route(), 'HANG');
  const started = await world.agent.start(requestOf(question()), null, callNow());
  if (started.outcome !== 'STARTED') throw new Error(started.outcome);
  const seen = server.requests.length;
  while (server.requests.length < seen + 2) await new Promise((resolve) => setImmediate(resolve));
  const cancelled = await world.agent.cancel(started.run.runId, callNow());
  expect(cancelled?.status).toBe('CANCELLED');
  while (server.open() > 0) await new Promise((resolve) => setImmediate(resolve));
});
