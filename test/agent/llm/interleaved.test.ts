/** INTERLEAVED by a model (P3 1.2, "Error Handling and Reflexion"): thoughts and calls in turns, arguments mended once, rogue tools set aside. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createLlmReasoner } from '../../../src/agent/reasoners/llm/index.js';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import { AppError } from '../../../src/core/index.js';
import type { TraceKind } from '../../../src/trace/index.js';
import { kindOf, tellAll } from '../../fakes/model/brain.js';
import { startModelServer, type ModelServer, type Reply, type Step, type WireRequest } from '../../fakes/model/server.js'; // prettier-ignore
import { modelsAt } from '../../llm/support.js';
import { openVectorsAndWeb } from '../../support/vectors.js';
import { agentWorld, eventsOf, presidedFirms, type AgentWorld, type AskedRun } from '../world.js';

let server: ModelServer;
let world: AgentWorld;
let firms: { uid: string; name: string }[] = [];

beforeAll(async () => {
  server = await startModelServer();
  const models = modelsAt(server.url, { DOSSIER_MODEL_RETRIES: '0' }, { clock: { now: () => world.clock.now() } });
  const reasoner = createLlmReasoner({ models, patienceMs: 20_000, rules: createRulesReasoner() });
  const { vectors } = openVectorsAndWeb();
  // An engine that is there and does not answer: whoever searches passages fails loudly.
  const down = { ...vectors, search: () => Promise.reject(new AppError('INTERNAL', 'the disk is gone')) };
  world = await agentWorld('interleaved', 12, reasoner, { vectors: down });
  firms = await presidedFirms(world, 3);
}, 60_000);
afterEach(() => server.assertDone());
afterAll(async () => {
  await world.close();
  await server.close();
});

const at =
  (kind: string, reply: (request: WireRequest) => Reply): Step =>
  (request) => {
    expect(kindOf(request)).toBe(kind);
    return reply(request);
  };
const think = (kind: string, thought: string, tool: string | null = null, given: object | null = null) =>
  at('thought', () => ({ json: { kind, thought, tool, arguments: given === null ? null : JSON.stringify(given) } }));
const mending = (given: object | null) =>
  at('mending', () => ({ json: { reasoning: 'as asked', arguments: given === null ? null : JSON.stringify(given) } }));
const all = () => at('answer', tellAll);
const shown = ({ messages }: WireRequest) => messages.map(({ content }) => content ?? '').join('\n');
const events = <Kind extends TraceKind>({ nodes }: AskedRun, kind: Kind) => eventsOf(nodes, kind);
const ask = (name: string) => world.ask(`Was ist zur ${name} eingetragen?`, { profile: 'INTERLEAVED' });
const verdicts = (asked: AskedRun) => events(asked, 'CritiqueMade').map(({ verdict }) => verdict);

it('reasons between two retrievals, each thought in the plan, and each sound call told', async () => {
  const [{ name, uid }] = firms as [{ uid: string; name: string }];
  server.script(
    think('RETRIEVE', 'who it is', 'search_companies', { query: name }),
    think('REASON', 'there is one of that name'),
    at('thought', (request) => {
      expect(shown(request)).toContain('REASON: there is one of that name');
      return { json: { kind: 'RETRIEVE', thought: 'its profile', tool: 'get_dossier', arguments: JSON.stringify({ uid }) } };
    }),
    think('DONE', 'all there'),
    all(),
  );
  const asked = await ask(name);
  expect(asked.run).toMatchObject({ reasoner: 'llm', outcome: 'ANSWERED', subjects: [uid] });
  expect(events(asked, 'PlanMade').map(({ reasoning }) => reasoning)).toEqual([
    'RETRIEVE: who it is',
    'REASON: there is one of that name | RETRIEVE: its profile',
  ]);
  expect(verdicts(asked)).toEqual(['SOUND', 'SOUND']);
}); // prettier-ignore

it('arguments that are wrong, loudly or in silence, are mended once; where they stay wrong the call is dropped', async () => {
  const [{ name, uid }, other] = firms as [{ uid: string; name: string }, { uid: string; name: string }];
  server.script(
    // In silence: another firm's name, which nothing asks for.
    think('RETRIEVE', 'who it is', 'search_companies', { query: other.name }),
    at('mending', (request) => {
      expect(shown(request)).toMatch(/nothing asks for/);
      return { json: { reasoning: 'the name asked for', arguments: JSON.stringify({ query: name }) } };
    }),
    // Loudly: no such side.
    think('RETRIEVE', 'its board', 'list_mandates', { uid, side: 'BOTH' }),
    mending({ uid, side: 'COMPANY' }),
    // In silence, and mended into nothing better.
    think('RETRIEVE', 'its profile', 'get_dossier', { uid: other.uid }),
    mending({ uid: `${uid}x` }),
    think('RETRIEVE', 'its past', 'get_node_history', { uid: other.uid }),
    mending(null),
    think('DONE', 'all there'),
    all(),
  );
  const asked = await ask(name);
  expect(verdicts(asked)).toEqual(['REPAIRED', 'REPAIRED', 'DROPPED', 'DROPPED']);
  const called = events(asked, 'ToolCalled').map(({ tool, arguments: given }) => [tool, given]);
  expect(called).toEqual([['search_companies', JSON.stringify({ query: name })], ['list_mandates', JSON.stringify({ uid, side: 'COMPANY' })]]); // prettier-ignore
  expect(asked.run).toMatchObject({ reasoner: 'llm', outcome: 'ANSWERED', subjects: [uid] });
});

it('a tool that fails is set aside for the rest of the run, and the run goes on without it', async () => {
  const [{ name, uid }] = firms as [{ uid: string; name: string }];
  server.script(
    think('RETRIEVE', 'who it is', 'search_companies', { query: name }),
    think('RETRIEVE', 'what documents say', 'search_documents', { text: name }),
    at('thought', (request) => {
      expect(request.messages[0]?.content).not.toContain('search_documents:');
      expect(request.messages[0]?.content).toContain('get_dossier:');
      return { json: { kind: 'RETRIEVE', thought: 'its profile', tool: 'get_dossier', arguments: JSON.stringify({ uid }) } };
    }),
    think('DONE', 'all there'),
    all(),
  );
  const asked = await ask(name);
  expect(verdicts(asked)).toEqual(['SOUND', 'DROPPED', 'SOUND']);
  expect(events(asked, 'CritiqueMade')[1]?.text).toMatch(/search_documents is set aside/);
  expect(asked.run).toMatchObject({ reasoner: 'llm', outcome: 'ANSWERED' });
}); // prettier-ignore
