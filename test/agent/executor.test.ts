/** When the calls of a plan begin, on a clock that stands still while anything else is to be done. */
import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { criticalPath, idealTimes, oneAtATime, planOf, timedTool, type TimedNode } from '../../bench/plans/timed.js';
import { EvidenceBook } from '../../src/agent/evidence/evidence-book.js';
import { executePlan } from '../../src/agent/rounds/executor.js';
import { PROFILE_ROWS } from '../../src/agent/profiles.js';
import { Recorder } from '../../src/agent/recordings/recorder.js';
import { RunWriter } from '../../src/agent/runs/run-writer.js';
import { openRunStore, type RunStore } from '../../src/store/index.js';
import type { Tool, ToolContext } from '../../src/tools/index.js';
import { callNow, request } from './world.js';

let folder: string;
let store: RunStore;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dossier-executor-'));
  const clock = { now: () => Date.parse('2026-09-15T09:00:00Z') };
  store = await openRunStore({ path: join(folder, 'runs.db'), clock, newId: () => crypto.randomUUID() });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the plan; time moves on to the next end of a call once every promise and every append has settled. */
async function timesOf(nodes: readonly TimedNode[], parallel: boolean): Promise<{ starts: Map<string, number>; took: number }> {
  const created = await store.create(request('plan'), null, 'test', callNow());
  if (created.outcome !== 'CREATED') throw new Error(created.outcome);
  let now = 0;
  const clock = { now: () => now };
  const writer = new RunWriter(store, created.lease, 0, clock, ({ kind }) => kind, 'de');
  const recorder = new Recorder({ keep: (recording) => writer.record(recording) });
  const asleep: { until: number; wake: () => void }[] = [];
  const starts = new Map<string, number>();
  const sleep = (ms: number) => new Promise<void>((wake) => asleep.push({ until: now + ms, wake }));
  const tools = [timedTool(sleep, (id) => starts.set(id, now)) as Tool];
  const call = callNow();
  const context = { call, clocks: { asOf: '2026-09-15', knownOn: '2026-09-15' }, now: clock.now } as ToolContext;
  const options = { profile: { ...PROFILE_ROWS.DAG, parallel }, writer, recorder, book: new EvidenceBook(), tools, round: 1, signal: call.signal };
  let ended = false;
  const running = executePlan(planOf(nodes), () => context, options).finally(() => (ended = true));
  while (!ended) {
    await writer.durable();
    await new Promise((turn) => setImmediate(turn));
    const next = Math.min(...asleep.map(({ until }) => until));
    now = Math.max(now, Number.isFinite(next) ? next : now);
    for (const { wake } of asleep.filter(({ until }) => until <= now)) wake();
    asleep.splice(0, asleep.length, ...asleep.filter(({ until }) => until > now));
  }
  expect(await running).toHaveLength(nodes.length);
  return { starts, took: now };
} // prettier-ignore

/** Any graph without a circle: a node waits for some of those before it. */
const anyPlan = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.array(fc.nat(11), { maxLength: 3 })), { minLength: 1, maxLength: 12 })
  .map((drawn) => drawn.map(([ms, inputs], at): TimedNode => {
    const dependsOn = [...new Set(inputs.filter((input) => input < at))].map((input) => `n${input}`);
    return { id: `n${at}`, ms, dependsOn };
  })); // prettier-ignore

it('begins each call when the last of its own inputs is there, not when a layer is done', async () => {
  await fc.assert(
    fc.asyncProperty(anyPlan, async (nodes) => {
      const { starts, took } = await timesOf(nodes, true);
      const ideal = idealTimes(nodes);
      for (const { id } of nodes) expect([id, starts.get(id)]).toEqual([id, ideal.get(id)!.start]);
      expect(took).toBe(criticalPath(nodes));
    }),
    { numRuns: 25 },
  );
});

it('takes the sum of all calls one at a time', async () => {
  await fc.assert(
    fc.asyncProperty(anyPlan, async (nodes) => {
      expect((await timesOf(nodes, false)).took).toBe(oneAtATime(nodes));
    }),
    { numRuns: 8 },
  );
});
