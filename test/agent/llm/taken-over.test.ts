/** A run of a model whose process hands it back in the middle of a call: what was paid counts for whoever goes on with it. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createAgent, type AgentService } from '../../../src/agent/index.js';
import { createLlmReasoner } from '../../../src/agent/reasoners/llm/index.js';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import type { TraceEvent } from '../../../src/trace/index.js';
import { startModelServer, type ModelServer } from '../../fakes/model/server.js';
import { modelsAt } from '../../llm/support.js';
import { openVectorsAndWeb } from '../../support/vectors.js';
import { agentWorld, callNow, request, type AgentWorld } from '../world.js';

/** So long that its route costs more than the least budget that can be set. */
const QUESTION = `Wer ist Präsident der Nirgendwo Beispiel AG? ${'Bitte. '.repeat(400)}`;
const ROUTE = { json: { intent: 'search_companies', confidence: 0.9, reasoning: 'a name' } };

let server: ModelServer;
let world: AgentWorld;
beforeAll(async () => {
  server = await startModelServer();
  world = await agentWorld('taken over', 2);
}, 60_000);
afterEach(() => server.assertDone());
afterAll(async () => {
  await world.close();
  await server.close();
});

function agentWith(holder: string, runTokens: number): AgentService {
  const environment = { DOSSIER_MODEL_RETRIES: '0', DOSSIER_MODEL_RUN_TOKENS: String(runTokens) };
  const models = modelsAt(server.url, environment, { clock: world.clock });
  const { store, graph, register, clock } = world;
  const reasoner = createLlmReasoner({ models, patienceMs: 20_000, rules: createRulesReasoner() });
  const onError = (error: unknown) => expect.unreachable(String(error));
  return createAgent({ store, graph, archive: register.archive, ...openVectorsAndWeb(world.folder, clock), reasoner, clock, holder, parserVersion: 'test', onError }); // prettier-ignore
}

/** To its end, or for as long as `agent` has it. */
async function begun(agent: AgentService): Promise<string> {
  const started = await agent.start(request(QUESTION), null, callNow());
  if (started.outcome !== 'STARTED') throw new Error(started.outcome);
  return started.run.runId;
}
async function eventsOf(agent: AgentService, runId: string): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  for await (const item of agent.follow(runId, 0, callNow()))
    if (item.type === 'BATCH') events.push(...item.nodes.map(({ event }) => event));
  return events;
}

it('counts what earlier attempts paid', async () => {
  await world.agent.drain(0);
  const unlimited = agentWith('unlimited', 1_000_000);
  server.script(ROUTE, { text: 'Nothing.' });
  const whole = await eventsOf(unlimited, await begun(unlimited));
  await unlimited.drain(0);
  const [route] = whole.flatMap((event) => (event.kind === 'ModelCalled' ? [event] : []));
  // Enough for one route, and not for a step behind two.
  const runTokens = route!.inputTokens + route!.outputTokens + 1;

  const first = agentWith('first', runTokens);
  server.script(ROUTE, 'HANG');
  const seen = server.requests.length;
  const runId = await begun(first);
  while (server.requests.length < seen + 2) await new Promise((resolve) => setImmediate(resolve));
  await first.drain(0);
  server.script(ROUTE);
  const second = agentWith('second', runTokens);
  const events = await eventsOf(second, runId);
  expect(events.map(({ kind }) => kind)).toContain('RunResumed');
  expect(events.find(({ kind }) => kind === 'ReasonerFellBack')).toMatchObject({ because: expect.stringMatching(/tokens of the run are spent/) as unknown }); // prettier-ignore
  expect(events.at(-1)?.kind).toBe('RunFinished');
  await second.drain(0);
});
