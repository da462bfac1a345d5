/** What runs of models leave to other processes: replies that need not be paid again, and what was paid. */
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createAgent, type AgentService } from '../../../src/agent/index.js';
import { createLlmReasoner } from '../../../src/agent/reasoners/llm/index.js';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import { openRunStore, type RunStore } from '../../../src/store/index.js';
import type { TraceEvent } from '../../../src/trace/index.js';
import { startModelServer, type ModelServer } from '../../fakes/model/server.js';
import { modelsAt } from '../../llm/support.js';
import { openVectorsAndWeb } from '../../support/vectors.js';
import { agentWorld, callNow, request, type AgentWorld } from '../world.js';

/** So long that its route costs more than the least budget that can be set. */
const QUESTION = `Wer ist Präsident der Nirgendwo Beispiel AG? ${'Bitte. '.repeat(400)}`;
const ROUTE = { json: { intent: 'search_companies', confidence: 0.9, reasoning: 'a name' } };
const STEP = { calls: [{ name: 'search_companies', arguments: { query: 'Nirgendwo Beispiel' } }] };

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

function agentWith(holder: string, limits: Record<string, string> = {}, store: RunStore = world.store): AgentService {
  const models = modelsAt(server.url, { DOSSIER_MODEL_RETRIES: '0', ...limits }, { clock: world.clock });
  const { graph, register, clock } = world;
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

const calls = (events: readonly TraceEvent[]) => events.filter((event) => event.kind === 'ModelCalled');
const REFUSED = { status: 400 };

it('asks and pays for no reply twice that was stored, and counts what was paid before', async () => {
  await world.agent.drain(0);
  const unlimited = agentWith('unlimited');
  server.script(ROUTE, STEP, REFUSED);
  const whole = await eventsOf(unlimited, await begun(unlimited));
  await unlimited.drain(0);
  // Enough for one route and one step, and not for what comes behind two of either.
  const runTokens = calls(whole).reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0);

  const first = agentWith('first', { DOSSIER_MODEL_RUN_TOKENS: String(runTokens) });
  server.script(ROUTE, 'HANG');
  const seen = server.requests.length;
  const runId = await begun(first);
  while (server.requests.length < seen + 2) await new Promise((resolve) => setImmediate(resolve));
  await first.drain(0);
  server.script(STEP);
  const second = agentWith('second', { DOSSIER_MODEL_RUN_TOKENS: String(runTokens) });
  const events = await eventsOf(second, runId);
  expect(events.map(({ kind }) => kind)).toContain('RunResumed');
  expect(calls(events)).toMatchObject([
    { role: 'planner', replayed: false },
    { role: 'planner', replayed: true, attempts: 0 },
    { role: 'dispatcher', replayed: false },
  ]);
  expect(events.find(({ kind }) => kind === 'ReasonerFellBack')).toMatchObject({ because: expect.stringMatching(/tokens of the run are spent/) as unknown }); // prettier-ignore
  expect(events.at(-1)?.kind).toBe('RunFinished');
  await second.drain(0);
});

it('shares the budget of a day among processes', async () => {
  const day = new Date(world.clock.now()).toISOString().slice(0, 10);
  const { tokens } = await world.store.spentOn(day);
  expect(tokens).toBeGreaterThan(0);
  const there = await openRunStore({ path: join(world.folder, 'data', 'runs.db'), clock: world.clock, newId: () => crypto.randomUUID() }); // prettier-ignore
  const dayTokens = { DOSSIER_MODEL_DAY_TOKENS: String(tokens + 1) };
  const [here, other] = [agentWith('here', dayTokens), agentWith('other', dayTokens, there)];
  server.script(ROUTE);
  const last = await eventsOf(here, await begun(here));
  expect(calls(last)).toHaveLength(1);
  const late = await eventsOf(other, await begun(other));
  expect(calls(late)).toEqual([]);
  for (const events of [last, late])
    expect(events.find(({ kind }) => kind === 'ReasonerFellBack')).toMatchObject({ because: expect.stringMatching(/the day's tokens are spent/) as unknown }); // prettier-ignore
  expect(await there.spentOn(day)).toEqual(await world.store.spentOn(day));
  world.clock.advance(86_400_000);
  server.script(ROUTE, REFUSED);
  expect(calls(await eventsOf(other, await begun(other)))).toHaveLength(2);
  await Promise.all([here.drain(0), other.drain(0)]);
  await there.close();
});
