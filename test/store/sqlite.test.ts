import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../src/core/index.js';
import { openRunStore } from '../../src/store/index.js';
import type { Write } from '../../src/store/sql/writes.js';
import { startCommitThread } from '../../src/store/sqlite/commit-thread.js';
import type { RunStore } from '../../src/store/contract.js';
import { callOf, created, runStoreSuite, type OpenedStore } from '../contracts/run-store/index.js';
import { end, REQUEST, step } from '../contracts/run-store/support.js';
import { writeFirstVersion } from './first-version.js';

let ids = 0;
const newId = () => `id-${String(++ids).padStart(20, '0')}`;

for (const commitThread of [false, true]) runStoreSuite(commitThread ? 'sqlite, commits on a thread' : 'sqlite', () => opened(commitThread)); // prettier-ignore

async function opened(commitThread: boolean): Promise<OpenedStore> {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-runs-'));
  const path = join(folder, 'runs.db');
  let now = Date.parse('2026-09-15T09:00:00Z');
  const clock = { now: () => now };
  const store = await openRunStore({ path, clock, newId, commitThread });
  return {
    store,
    again: () => openRunStore({ path, clock, newId, commitThread }),
    advance: (ms) => void (now += ms),
    async close() {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

describe('run store: sqlite, a file of the first version', () => {
  it('is brought up to date with all that it holds, by whoever opens it first', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dossier-runs-'));
    const path = join(folder, 'runs.db');
    writeFirstVersion(path);
    const stores = await Promise.all([1, 2].map(() => openRunStore({ path, clock: { now: () => 0 }, newId })));
    const call = callOf('anna');
    for (const store of stores) {
      expect(await store.conversations(10, null, call)).toMatchObject({
        rows: [
          { conversationId: 'cv_2', runs: 1, firstQuestion: 'Und wer ging?', liveRunId: 'run_3' },
          { conversationId: 'cv_1', runs: 2, firstQuestion: 'Wer?', liveRunId: null },
        ],
        nextAfter: null,
      });
      expect((await store.read('run_1', 0, 10)).map(({ event }) => event)).toEqual([{ kind: 'RunSuspended' }]);
      expect(await store.read('run_2', 0, 10)).toEqual([
        { runId: 'run_2', seq: 1, at: '2026-09-01T09:20:00.000Z', summary: '.', spanId: 's', parentSpanId: null, event: { kind: 'RunResumed' } },
        { runId: 'run_2', seq: 2, at: '2026-09-01T09:30:00.000Z', summary: '..', spanId: 's', parentSpanId: 'r', event: { kind: 'RunCancelled' } },
      ]); // prettier-ignore
    }
    const [store] = stores;
    const key = { idempotencyKey: 'k', requestHash: 'h' };
    expect(await store!.heldKey(key, call)).toEqual({ outcome: 'EXISTS', runId: 'run_1' });
    expect(await store!.takeOver('two', 10)).toMatchObject([{ row: { runId: 'run_3' } }]);
    for (const one of stores) await one.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('run store: sqlite, what was erased', () => {
  for (const commitThread of [false, true])
    it(`is in no file any more, while others read${commitThread ? ', commits on a thread' : ''}`, async () => {
      const folder = mkdtempSync(join(tmpdir(), 'dossier-runs-'));
      const path = join(folder, 'runs.db');
      const settings = { path, clock: { now: () => 0 }, newId, commitThread };
      const store = await openRunStore(settings);
      const beside = await openRunStore({ ...settings, commitThread: false });
      const stays = await asked(store, 'what stays');
      const goes = await asked(store, 'what goes');
      expect([inFiles(folder, 'what stays'), inFiles(folder, 'what goes')]).toEqual([true, true]);
      expect(await beside.read(goes.runId, 0, 10)).toHaveLength(2);
      expect(await store.erase(goes.conversationId, 'erased', callOf('anna'))).toEqual({ outcome: 'ERASED' });
      expect([inFiles(folder, 'what stays'), inFiles(folder, 'what goes')]).toEqual([true, false]);
      expect(await beside.read(stays.runId, 0, 10)).toHaveLength(2);
      await Promise.all([store.close(), beside.close()]);
      expect([inFiles(folder, 'what stays'), inFiles(folder, 'what goes')]).toEqual([true, false]);
      rmSync(folder, { recursive: true, force: true });
    });
});

async function asked(store: RunStore, question: string): Promise<{ runId: string; conversationId: string }> {
  const { lease, ...run } = await created(store, callOf('anna'), { ...REQUEST, question });
  await store.append(run.runId, 0, lease.epoch, [step(question), end()]);
  return run;
}

const inFiles = (folder: string, text: string): boolean =>
  readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(text));

describe('run store: sqlite, on a bad disk', () => {
  it(
    'is waited for once, and not once for each write, while another process holds it',
    { timeout: 45_000 },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'dossier-runs-'));
      const path = join(folder, 'runs.db');
      const store = await openRunStore({ path, clock: { now: () => 0 }, newId, commitThread: true });
      const other = new Database(path);
      other.exec('BEGIN IMMEDIATE');
      const writes = await Promise.allSettled(Array.from({ length: 6 }, () => created(store)));
      for (const one of writes) expect(one).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE', retryable: true } }); // prettier-ignore
      other.close();
      await created(store);
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  );

  // A store whose writer is gone must neither pretend nor hang: the process ends it and is started anew.
  it('fails at once and for good once the thread that writes has died, what was under way included', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dossier-runs-'));
    const path = join(folder, 'gone', 'runs.db');
    const thread = startCommitThread(path, () => undefined);
    const writes = ['2026-01-01', '2026-01-02'].map((day): Write => ({ name: 'pruneRecordings', given: [`${day}T00:00:00.000Z`] })); // prettier-ignore
    const message = expect.stringContaining(`${path}: the thread that writes it failed`) as string;
    const failed = { error: { code: 'UNAVAILABLE', retryable: false, message } };
    expect(await thread.commit(writes)).toMatchObject([failed, failed]);
    expect(await thread.commit(writes.slice(1))).toMatchObject([failed]);
    expect(() => thread.assertAlive()).toThrow(expect.objectContaining(failed.error) as Error);
    await thread.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('says which file is damaged', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dossier-runs-'));
    const path = join(folder, 'runs.db');
    writeFileSync(path, 'this is no database, and long enough to have a header of one hundred bytes'.repeat(20));
    const failure = await openRunStore({ path, clock: { now: () => 0 }, newId }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AppError);
    expect((failure as AppError).code).toBe('CORRUPT');
    expect((failure as AppError).message).toContain(path);
    rmSync(folder, { recursive: true, force: true });
  });
});
