import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppError } from '../../src/core/index.js';
import { openRunStore, type RunStore } from '../../src/store/index.js';
import { runStoreSuite } from '../contracts/run-store/index.js';
import { all, callOf, created, end, step } from '../contracts/run-store/support.js';
import { startPostgres, type Postgres } from '../servers/postgres.js';
import { freeze, thaw } from '../support/freeze.js';
import { describePostgres } from '../support/servers.js';

let ids = 0;
const newId = () => `id-${String(++ids).padStart(20, '0')}`;

/** Appends of each writer to each run; one of them is of one, two or three nodes. */
const TIMES = 4;

/** A process of its own that waits until it is told to go; gives what it wrote. */
async function startWriter(databaseUrl: string, runIds: readonly string[], holder: number) {
  const drafts = Array.from({ length: 1 + (holder % 3) }, (_, nth) => step(`${holder}.${nth}`));
  const given = JSON.stringify({ databaseUrl, runIds, drafts, times: TIMES });
  const child = spawn(process.execPath, [join(import.meta.dirname, 'append-child.mjs'), given], { stdio: ['pipe', 'pipe', 'inherit'] }); // prettier-ignore
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('ready');
  return {
    async go() {
      child.stdin.end();
      return JSON.parse(String((await lines.next()).value)) as { runId: string; seqs: number[] }[];
    },
  };
}

describePostgres('run store: a PostgreSQL server', () => {
  let server: Postgres;
  let databases = 0;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  async function emptyDatabase(): Promise<string> {
    const name = `d${++databases}`;
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return server.url.replace(/postgres$/, name);
  }

  runStoreSuite('postgres', async () => {
    const databaseUrl = await emptyDatabase();
    let now = Date.parse('2026-09-15T09:00:00Z');
    const open = () => openRunStore({ databaseUrl, clock: { now: () => now }, newId, connections: 4 });
    const store = await open();
    return { store, again: open, advance: (ms) => void (now += ms), close: () => store.close() };
  });

  const open = async (databaseUrl: string): Promise<RunStore> =>
    openRunStore({ databaseUrl, clock: { now: () => 0 }, newId, connections: 4 });

  it('has its tables made once by processes that start together', async () => {
    const databaseUrl = await emptyDatabase();
    const stores = await Promise.all(Array.from({ length: 6 }, () => open(databaseUrl)));
    const { runId } = await created(stores[0]!);
    for (const store of stores) {
      expect((await store.run(runId, callOf('anna')))?.runId).toBe(runId);
      await store.close();
    }
  });

  it('keeps logs gapless under eight processes that append to the same runs at once', async () => {
    const databaseUrl = await emptyDatabase();
    const store = await open(databaseUrl);
    const runIds = await Promise.all([1, 2, 3].map(async () => (await created(store)).runId));
    const writers = await Promise.all(Array.from({ length: 8 }, (_, holder) => startWriter(databaseUrl, runIds, holder))); // prettier-ignore
    const won = (await Promise.all(writers.map(({ go }) => go()))).flat();
    for (const runId of runIds) {
      const seqs = won.filter((one) => one.runId === runId).flatMap((one) => one.seqs);
      const logged = await all(store, runId);
      expect(seqs.sort((a, b) => a - b)).toEqual(Array.from({ length: TIMES * (3 * 1 + 3 * 2 + 2 * 3) }, (_, at) => at + 1)); // prettier-ignore
      expect(logged.map(({ seq }) => seq)).toEqual(seqs);
    }
    await store.close();
  }, 60_000);

  it('gives a conversation to one of those who want it at once, a key to one use, an orphan to one process', async () => {
    const databaseUrl = await emptyDatabase();
    const stores = await Promise.all(Array.from({ length: 6 }, () => open(databaseUrl)));
    const { runId, conversationId, lease } = await created(stores[0]!);
    await stores[0]!.append(runId, 0, null, [end()]);
    const call = callOf('anna');
    const request = { question: 'Wer?', conversationId, profile: 'GUIDED', asOf: null, knownOn: null, focusUid: null, onAmbiguity: 'LIST', language: null } as const; // prettier-ignore
    const outcomes = await Promise.all(stores.map((store) => store.create(request, null, 'x', call)));
    expect(outcomes.filter(({ outcome }) => outcome === 'CREATED')).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === 'CONVERSATION_BUSY')).toHaveLength(5);
    const key = { idempotencyKey: 'once', requestHash: 'h' };
    const keyed = await Promise.all(
      stores.map((store) => store.create({ ...request, conversationId: null }, key, 'x', call)),
    );
    expect(keyed.filter(({ outcome }) => outcome === 'CREATED')).toHaveLength(1);
    expect(keyed.filter(({ outcome }) => outcome === 'EXISTS')).toHaveLength(5);
    expect(lease.epoch).toBe(1);
    for (const store of stores) await store.close();
    const later = await Promise.all(
      Array.from({ length: 4 }, () =>
        openRunStore({ databaseUrl, clock: { now: () => 60_000 }, newId, connections: 4 }),
      ),
    );
    const taken = (await Promise.all(later.map((store, index) => store.takeOver(`p${index}`, 10)))).flat();
    expect(new Set(taken.map(({ lease: { runId: id } }) => id)).size).toBe(2);
    expect(taken).toHaveLength(2);
    for (const store of later) await store.close();
  });

  it('wakes followers in other processes, also across a restart of the server', async () => {
    const databaseUrl = await emptyDatabase();
    const [here, there] = await Promise.all([open(databaseUrl), open(databaseUrl)]);
    const { runId } = await created(here!);
    const { signal } = new AbortController();
    const first = there!.appended(runId, 0, signal);
    await here!.append(runId, 0, null, [step('1')]);
    expect(await first).toBe(true);
    const second = there!.appended(runId, 1, signal);
    server.halt();
    const refused = await here!.append(runId, 1, null, [step('2')]).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'UNAVAILABLE', retryable: true });
    expect(await here!.health()).toMatchObject({ healthy: false });
    server.start();
    expect(await here!.append(runId, 1, null, [step('2')])).toEqual({ outcome: 'APPENDED', lastSeq: 2 });
    expect(await second).toBe(true);
    await Promise.all([here!.close(), there!.close()]);
  });

  it('fails within its deadline where the server is frozen, and goes on once it is thawed', async () => {
    const databaseUrl = await emptyDatabase();
    const store = await open(databaseUrl);
    const { runId } = await created(store);
    const backends = await backendsOf(server);
    await freeze(server.pid(), ...backends);
    const began = performance.now();
    const failure = await store.append(runId, 0, null, [step('1')]).catch((error: unknown) => error);
    thaw(server.pid(), ...backends);
    expect(failure).toBeInstanceOf(AppError);
    expect((failure as AppError).retryable).toBe(true);
    expect(performance.now() - began).toBeLessThan(30_000);
    const { lastSeq } = (await store.run(runId, callOf('anna')))!;
    expect(await store.append(runId, lastSeq, null, [step('2')])).toMatchObject({ outcome: 'APPENDED' });
    await store.close();
  }, 60_000);

  it('names the database and what to do, and never the password', async () => {
    const { port } = new URL(server.url);
    const bad = [
      `postgresql://dossier:secret-word@127.0.0.1:1/postgres`,
      `postgresql://dossier:secret-word@127.0.0.1:${port}/nowhere`,
      `postgresql://nobody:secret-word@127.0.0.1:${port}/postgres`,
    ];
    for (const databaseUrl of bad) {
      const failure = await open(databaseUrl).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(AppError);
      expect((failure as AppError).code).toBe('UNAVAILABLE');
      expect((failure as AppError).message).toContain(databaseUrl.replace(/.*@/, 'postgresql://'));
      expect((failure as AppError).message).not.toContain('secret-word');
    }
  });

  it('keeps whatever characters a question has', async () => {
    const databaseUrl = await emptyDatabase();
    const store = await open(databaseUrl);
    const { runId } = await created(store);
    await store.append(runId, 0, null, [step('a\0b \uD800 \u202E 😀')]);
    const [node] = await store.read(runId, 0, 10);
    expect(node?.event).toMatchObject({ text: 'a\0b \uD800 \u202E 😀' });
    const key = { idempotencyKey: 'nul \0', requestHash: 'h' };
    expect(await store.rate({ runId, rating: 'WRONG', comment: 'x\0y' }, key, callOf('anna'))).toEqual({
      outcome: 'RATED',
    });
    expect(await store.heldKey(key, callOf('anna'))).toMatchObject({ outcome: 'EXISTS' });
    await store.close();
  });
});

async function backendsOf(server: Postgres): Promise<number[]> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()',
  );
  await client.end();
  return rows.map(({ pid }) => pid);
}
