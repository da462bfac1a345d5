/** A run that waits for a model: what it was told is kept before it waits for its turn, and what it has seen stays packed. */
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAway } from '../../../src/agent/runs/away.js';
import { beginRun } from '../../../src/agent/runs/begin-run.js';
import { EvidenceBook } from '../../../src/agent/evidence/evidence-book.js';
import { executeRun } from '../../../src/agent/runs/execute-run.js';
import { reasoningGuard } from '../../../src/agent/guard/reasoning.js';
import { createLlmReasoner } from '../../../src/agent/reasoners/llm/index.js';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import type { Observation } from '../../../src/agent/slots.js';
import { createTurnstile } from '../../../src/agent/runs/turnstile.js';
import { AppError } from '../../../src/core/index.js';
import type { ToolResult } from '../../../src/tools/index.js';
import type { TraceEvent } from '../../../src/trace/index.js';
import { startModelServer, type ModelServer } from '../../fakes/model/server.js';
import { modelsAt } from '../../llm/support.js';
import { openVectorsAndWeb } from '../../support/vectors.js';
import { askedOf } from '../slots-support.js';
import { agentWorld, callNow, request, type AgentWorld } from '../world.js';

const FOREVER_MS = 60_000;
const ROUTE = { json: { intent: 'search_companies', confidence: 0.9, reasoning: 'a name' } };

let server: ModelServer;
let world: AgentWorld;
beforeAll(async () => {
  server = await startModelServer();
  world = await agentWorld('away', 2);
}, 60_000);
afterAll(async () => {
  await world.close();
  await server.close();
});

it('a reply in hand is kept, logged and counted though the run is ended while it waits for its turn', async () => {
  const { store, graph, register, clock } = world;
  const models = modelsAt(server.url, { DOSSIER_MODEL_RETRIES: '0' }, { clock });
  const reasoner = createLlmReasoner({ models, patienceMs: 20_000, rules: createRulesReasoner() });
  const onError = (error: unknown) => expect.unreachable(String(error));
  const options = { store, graph, archive: register.archive, ...openVectorsAndWeb(world.folder, clock), reasoner, clock, holder: 'away', parserVersion: 'test', onError }; // prettier-ignore
  const turnstile = createTurnstile(1, FOREVER_MS);
  const [other, controller] = [turnstile.place(), new AbortController()];
  server.script(async () => {
    await other.enter(controller.signal); // the run has left: there is a place
    return ROUTE;
  });
  const created = await store.create(request('Wer ist Präsident der Nirgendwo AG?'), null, 'away', callNow());
  if (created.outcome !== 'CREATED') throw new Error(created.outcome);
  const { runId, lease } = created;
  const row = (await store.run(runId, callNow()))!;
  const writer = await beginRun(options, lease, row, callNow());
  const ran = executeRun({ ...options, writer, call: callNow(), controller, turnstile });
  while (turnstile.waiting === 0) await turn();
  controller.abort(new AppError('UNAVAILABLE', 'the server is shutting down'));
  await ran;
  const calls = (await store.read(runId, 0, 100)).map(({ event }) => event).filter(({ kind }) => kind === 'ModelCalled');
  expect(calls).toMatchObject([{ replayed: false, error: null }]);
  expect((await store.recordings(runId)).filter(({ source }) => source === 'MODEL')).toHaveLength(1);
  const [spent] = calls.flatMap((event) => (event.kind === 'ModelCalled' ? [event.inputTokens + event.outputTokens] : []));
  expect(await store.spentOn(new Date(clock.now()).toISOString().slice(0, 10))).toMatchObject({ tokens: spent });
  server.assertDone();
}); // prettier-ignore

const resultOf = (query: string): ToolResult => ({ outcome: 'OK', total: 0, complete: true, evidence: [], labels: {}, rows: { type: 'HITS', query, hits: [] } }); // prettier-ignore
const decided: TraceEvent = { kind: 'DecisionMade', round: 1, decision: 'CONTINUE', reasoning: 'Perhaps it is Gottfried Stutz of whom they speak.', confidence: 1, refinedQuery: null }; // prettier-ignore

it('what was seen is packed again where a node that is logged meanwhile had it looked at, and not once the run is back', async () => {
  const [book, others] = [new EvidenceBook(), new EvidenceBook()];
  for (let count = 0; count < 40; count++) others.adopt(resultOf(`other ${count}`));
  const result = book.adopt(resultOf('one'));
  const seen: Observation = { round: 1, planNodeId: 'm1', tool: 'search_companies', planned: '{}', arguments: null, error: null, result }; // prettier-ignore
  const waiting = createAway(book, null, new AbortController().signal);
  const guard = waiting.guarding(reasoningGuard(askedOf('Wer?', 'de'), [seen]));
  const before = result.rows;
  await waiting.away(async () => void guard(decided));
  others.rest();
  const after = result.rows;
  expect(after).not.toBe(before);
  await waiting.back();
  guard(decided);
  others.rest();
  expect(result.rows).toBe(after);
  for (const one of [book, others]) one.close();
});
