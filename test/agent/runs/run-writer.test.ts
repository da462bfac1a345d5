import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RunLost, RunWriter } from '../../../src/agent/runs/run-writer.js';
import { openRunStore } from '../../../src/store/index.js';
import type { Lease, RunStore } from '../../../src/store/contract.js';
import type { TraceEvent } from '../../../src/trace/index.js';
import { callNow, request } from '../world.js';

const clock = { now: () => Date.parse('2026-09-15T09:00:00Z') };
let folder: string;
let store: RunStore;
let lease: Lease;
let appends: number;
let writer: RunWriter;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dossier-writer-'));
  store = await openRunStore({ path: join(folder, 'runs.db'), clock, newId: () => crypto.randomUUID() });
  const created = await store.create(request('Wer?'), null, 'one', callNow());
  if (created.outcome !== 'CREATED') throw new Error(created.outcome);
  ({ lease } = created);
  appends = 0;
  const append: RunStore['append'] = (...given) => {
    appends++;
    return store.append(...given);
  };
  writer = new RunWriter({ ...store, append }, lease, 0, clock, (event) => event.kind, 'de');
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const step = (confidence: number): TraceEvent => ({
  ...{ kind: 'DecisionMade', round: 1, decision: 'CONTINUE', reasoning: '', confidence, refinedQuery: null },
});
const logged = async () =>
  (await store.read(lease.runId, 0, 500)).map(({ event }) => (event.kind === 'DecisionMade' ? event.confidence : -1));
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

it('appends at once what was logged in one turn, in order, without being waited for', async () => {
  const grown = store.appended(lease.runId, 0, AbortSignal.timeout(5_000));
  for (const index of upTo(5)) writer.log(step(index));
  expect(await grown).toBe(true);
  expect(await logged()).toEqual(upTo(5));
  expect(appends).toBe(1);
});

it('appends what was logged before a run waited for its turn with what it logs behind that, and at once where it is waited for', async () => {
  const turns = async () => {
    for (let turn = 0; turn < 5; turn++) await new Promise((next) => setImmediate(next));
  };
  writer.log(step(0));
  await writer.across(turns);
  writer.log(step(1));
  await writer.durable();
  expect([await logged(), appends]).toEqual([upTo(2), 1]);

  writer.log(step(2));
  await writer.across(() => writer.durable());
  expect([await logged(), appends]).toEqual([upTo(3), 2]);

  const grown = store.appended(lease.runId, 3, AbortSignal.timeout(5_000));
  writer.log(step(3));
  await writer.across(turns);
  expect(await grown).toBe(true);
  expect([await logged(), appends]).toEqual([upTo(4), 3]);
});

it('keeps the order over many turns, whatever is under way', async () => {
  for (const index of upTo(300)) {
    writer.log(step(index));
    if (index % 7 === 0) await new Promise((turn) => setImmediate(turn));
    if (index % 50 === 0) await writer.durable();
    await writer.room();
  }
  await writer.durable();
  expect(await logged()).toEqual(upTo(300));
});

it('makes whoever logs much wait for the disk', async () => {
  for (const index of upTo(100)) {
    writer.log(step(index));
    await writer.room();
  }
  expect((await logged()).length).toBeGreaterThan(80);
});

it('tells once that the run was lost, and appends nothing more', async () => {
  writer.log(step(0));
  await writer.durable();

  const event = { kind: 'RunCancelled', by: 'user', durationMs: 0 } as const;
  const draft = { at: '2026-09-15T09:00:00.000Z', summary: '', spanId: 'outside', parentSpanId: null, event };
  await store.append(lease.runId, 1, null, [draft]);
  writer.log(step(1));
  await expect(writer.durable()).rejects.toThrow(RunLost);
  await expect(writer.durable()).resolves.toBeUndefined();
  expect(await logged()).toEqual([0, -1]);
});
