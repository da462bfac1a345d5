/**
 * A process with runs of a model is killed while each of them stands at another of its fault points, model calls among them, and another goes on
 * with all. The points are those that a whole run passed: a new call is covered without a line here.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAgent } from '../../../src/agent/index.js';
import { createLlmReasoner } from '../../../src/agent/reasoners/llm/index.js';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import type { Call } from '../../../src/core/index.js';
import { projectPath } from '../../../src/core/index.js';
import { openRunStore, type RunStore } from '../../../src/store/index.js';
import { foldRuns, TERMINAL_KINDS, type TraceNode } from '../../../src/trace/index.js';
import { kindOf, tellAll } from '../../fakes/model/brain.js';
import { startModelServer, type ModelServer, type Reply, type WireRequest } from '../../fakes/model/server.js';
import { modelsAt } from '../../llm/support.js';
import { openVectorsAndWeb } from '../../support/vectors.js';
import { FIRMS, PEOPLE } from '../questions/types.js';
import { emptyArchive } from '../slots-support.js';
import { smallRegister, type SmallRegister } from '../small-register.js';
import { request } from '../world.js';

/** Counts firms, then those of a canton, and tells all that was counted. */
function counts(wire: WireRequest): Reply | null {
  const results = wire.messages.filter(({ role }) => role === 'tool').length;
  switch (kindOf(wire)) {
    case 'route':
      return { json: { reasoning: 'a count', intent: 'analytics', confidence: 0.9 } };
    case 'step':
      if (results > 1) return { text: 'That is enough.' };
      return { calls: [{ name: 'count_companies', arguments: results === 0 ? {} : { canton: 'ZG' } }] };
    case 'answer':
      return tellAll(wire);
    default:
      return null;
  }
}

let register: SmallRegister;
let server: ModelServer;
let root: string;
beforeAll(async () => {
  if (!existsSync(projectPath('dist', 'src', 'app.js'))) throw new Error('dist is missing: npm run build');
  register = await smallRegister(FIRMS, PEOPLE);
  server = await startModelServer({ always: counts });
  root = mkdtempSync(join(tmpdir(), 'dossier-killed-'));
});
afterAll(async () => {
  await server.close();
  await register.close();
  rmSync(root, { recursive: true, force: true });
});

/** No lease runs out while the child gets all its runs to their points, however slow the machine. */
const LEASE_MS = 600_000;
const later = { now: () => Date.now() + LEASE_MS + 1_000 };

interface Held {
  points: string[];
  reached: boolean;
}

const asked = (user: string) => request(`Wie viele Firmen gibt es (Akte ${user})?`);

/** Runs a child until each run is held at its point, or has ended; then it is dead. */
function killed(runsPath: string, points: readonly (string | null)[]): Promise<Held[]> {
  const runs = points.map((at, index) => ({ request: asked(`k${index}`), userId: `k${index}`, at }));
  const environment = { DOSSIER_REASONER: 'llm', OPENAI_BASE_URL: server.url };
  const given = JSON.stringify({ graphPath: register.path, runsPath, leaseMs: LEASE_MS, environment, runs });
  const child = spawn(process.execPath, [projectPath('test', 'agent', 'llm', 'killed-child.mjs'), given], { stdio: ['ignore', 'pipe', 'inherit'] }); // prettier-ignore
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  return new Promise(
    (resolve, reject) =>
    child.once('close', (_, signal) => (signal === 'SIGKILL' ? resolve(JSON.parse(output) as Held[]) : reject(new Error(`the child ended: ${signal}`)))), // prettier-ignore
  );
}

function callOf(userId: string): Call {
  const viewer = { tenantId: 'local', userId, scopes: new Set(['read', 'run'] as const) };
  return { viewer, deadlineMs: Number.MAX_SAFE_INTEGER, signal: new AbortController().signal };
}

async function nodesOf(store: RunStore, userId: string): Promise<TraceNode[]> {
  const { rows } = await store.runs({ conversationId: null }, 2, null, callOf(userId));
  expect(rows.length).toBeLessThanOrEqual(1);
  return rows[0] === undefined ? [] : store.read(rows[0].runId, 0, 500);
}

/** Requests of that user's run, in order, each with how often it was asked. */
function timesAsked(user: string): number[] {
  const times = new Map<string, number>();
  for (const wire of server.requests) {
    const text = JSON.stringify(wire);
    if (text.includes(`(Akte ${user})?`)) times.set(text, (times.get(text) ?? 0) + 1);
  }
  return [...times.values()];
}

it('no model call is paid twice whose reply was stored, whatever point the process was killed at', async () => {
  const wholePath = join(root, 'whole.db');
  const [whole] = await killed(wholePath, [null]);
  const open = (path: string) => openRunStore({ path, clock: later, newId: () => crypto.randomUUID() });
  const recorded = await open(wholePath);
  const expected = foldRuns(await nodesOf(recorded, 'k0'));
  await recorded.close();
  expect(expected).toMatchObject({ status: 'FINISHED', reasoner: 'llm', outcome: 'ANSWERED' });
  const calls = timesAsked('k0').length;
  expect(calls).toBeGreaterThanOrEqual(4);
  server.requests.length = 0;

  const points = whole!.points;
  const runsPath = join(root, 'runs.db');
  const held = await killed(runsPath, points);
  const missed = points.filter((_, index) => !held[index]!.reached);
  expect(missed.filter((point) => point.includes('models.call'))).toEqual([]);
  expect(missed.length).toBeLessThan(points.length / 4);

  const store = await open(runsPath);
  const stored = await Promise.all(points.map(async (_, index) => {
    const { rows } = await store.runs({ conversationId: null }, 1, null, callOf(`k${index}`));
    const all = rows[0] === undefined ? [] : await store.recordings(rows[0].runId);
    return all.filter(({ source, failed }) => source === 'MODEL' && !failed).length;
  })); // prettier-ignore
  // Where the disk is slow, the last reply is stored with the run's end in one append: nobody finds it without the other.
  expect(Math.max(...stored)).toBeGreaterThanOrEqual(calls - 1);
  const errors: unknown[] = [];
  const reasoner = createLlmReasoner({
    models: modelsAt(server.url),
    patienceMs: 60_000,
    rules: createRulesReasoner(),
  });
  const agent = createAgent({
    store, graph: register.graph, archive: emptyArchive, ...openVectorsAndWeb(), reasoner, clock: later, holder: 'successor', parserVersion: 'test',
    onError: (error) => errors.push(error),
  }); // prettier-ignore
  await Promise.all(points.map(async (point, index) => {
    const user = `k${index}`;
    const seen = await nodesOf(store, user);
    const started = await agent.start(asked(user), 'start', callOf(user));
    if (started.outcome !== 'STARTED') throw new Error(started.outcome);
    for await (const item of agent.follow(started.run.runId, seen.at(-1)?.seq ?? 0, callOf(user)))
      if (item.type === 'BATCH') seen.push(...item.nodes);
    const run = foldRuns(seen);
    expect(run, point).toEqual(await agent.run(started.run.runId, callOf(user)));
    expect(seen.map(({ seq }) => seq), point).toEqual(seen.map((_node, at) => at + 1));
    expect(seen.filter(({ event }) => TERMINAL_KINDS.includes(event.kind)), point).toEqual([seen.at(-1)]);
    expect(run, point).toMatchObject({ status: 'FINISHED', reasoner: 'llm', outcome: 'ANSWERED', answer: { markdown: expected!.answer!.markdown } }); // prettier-ignore
    const [before, next = 1, ...after] = [timesAsked(user).slice(0, stored[index]), ...timesAsked(user).slice(stored[index])];
    expect(before, `${point}: asked again, though stored`).toEqual(before.map(() => 1));
    expect(next, point).toBeLessThanOrEqual(2);
    expect(after, point).toEqual(after.map(() => 1));
    const paid = seen.filter(({ event }) => event.kind === 'ModelCalled' && !event.replayed);
    expect(paid.length, `${point}: each reply is paid once in the log`).toBe(calls);
  })); // prettier-ignore
  await agent.drain(5_000);
  await store.close();
  expect(errors).toEqual([]);
}, 120_000);
