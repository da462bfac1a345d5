import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { simulate } from '../../demo/index.js';
import { canonicalHash, ledgerPath, openLedger } from '../../ingest/index.js';
import { prepare } from '../../ingest/project/prepare.js';
import { fromPortalJson } from '../../ingest/sources/index.js';
import { openPool, rowsOf } from '../../src/postgres/index.js';
import { coldHash } from '../ledger/support.js';
import { startPostgres, type Postgres } from '../servers/postgres.js';
import { dossier, startDossier, testFolder, type RunningDossier } from '../support/dossier.js';
import { describePostgres } from '../support/servers.js';
import { STREAMS } from '../support/transports.js';

/** Several stretches, so that there are many middles. */
const PUBLICATIONS = 1_000;
const items = [...simulate({ seed: 'shared ledger', firms: 60, publications: PUBLICATIONS })];

interface Job {
  id: string;
  state: string;
  stage: string;
  read: number;
  written: number;
  version: number;
  ledgerPosition: number;
}
const JOB = '... on IngestJob { id state stage read written version ledgerPosition }';
const START = `mutation ($files: [String!]!, $key: String) { startIngest(input: { files: $files, idempotencyKey: $key }) { __typename ${JOB}
  ... on Failure { code message } } }`;

describePostgres('servers and workers on one PostgreSQL', () => {
  const folder = testFolder();
  const file = join(folder, 'notices.ndjson');
  let postgres: Postgres;
  let servers: { running: RunningDossier; url: string; dataDir: string }[] = [];
  const workers: RunningDossier[] = [];
  let folders = 0;

  beforeAll(async () => {
    writeFileSync(file, items.map((item) => JSON.stringify(item)).join('\n'));
    postgres = await startPostgres();
    servers = await Promise.all([startServer(), startServer()]);
  });
  afterAll(async () => {
    for (const { process, ended } of [...workers, ...servers.map(({ running }) => running)]) {
      process.kill('SIGKILL');
      await ended;
    }
    postgres.stop();
  });

  function start(command: string) {
    const dataDir = join(folder, `process-${++folders}`);
    mkdirSync(dataDir);
    const env = { DOSSIER_STORE: 'postgres', DATABASE_URL: postgres.url, DOSSIER_LEASE_MS: '900' };
    return { running: startDossier([command], { dataDir, env }), dataDir };
  }

  async function startServer() {
    const { running, dataDir } = start('serve');
    const [, url = ''] = await running.printed(/GraphQL over HTTP\s+(http:\S+)\/graphql/);
    return { running, url, dataDir };
  }

  function startWorker(): RunningDossier {
    const { running } = start('work');
    workers.push(running);
    return running;
  }

  async function query<Data>(server: number, text: string, variables: object = {}): Promise<Data> {
    const response = await fetch(`${servers[server]!.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: text, variables }),
    });
    const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  }

  const started = async (server: number, files: string[], key: string | null) =>
    (await query<{ startIngest: Job & { __typename: string } }>(server, START, { files, key })).startIngest;

  /** Every state of a job, as a subscriber of a server sees it. */
  async function* states(server: number, id: string): AsyncGenerator<Job> {
    const follow = `subscription ($id: ID!) { ingestJob(id: $id) { __typename ${JOB} } }`;
    for await (const { data } of STREAMS.SSE(servers[server]!.url, { query: follow, variables: { id } }))
      yield data?.['ingestJob'] as Job;
  }

  it('is looked at by doctor, which makes no table', async () => {
    const admin = openPool(postgres.url, 1);
    await admin.lend((connection) => connection.plain('CREATE DATABASE untouched'));
    await admin.end();
    const databaseUrl = postgres.url.replace(/postgres$/, 'untouched');
    const look = async (url: string) =>
      (await dossier(['doctor'], { env: { DOSSIER_STORE: 'postgres', DATABASE_URL: url }, dataDir: folder })).stdout;
    expect(await look(databaseUrl)).toMatch(/ok {4}runs .*its tables will be made at the first start/);
    expect(await look(postgres.url)).toMatch(/ok {4}runs +postgresql:\S+\n/);
    const untouched = openPool(databaseUrl, 1);
    const tables = await rowsOf(untouched, `SELECT 1 FROM pg_class WHERE relnamespace = 'public'::regnamespace UNION ALL SELECT 1 FROM pg_namespace WHERE nspname = 'ledger'`); // prettier-ignore
    await untouched.end();
    expect(tables).toEqual([]);
  });

  it('keeps what is asked for until somebody works, and lets it be taken back', async () => {
    const asked = await started(0, [file], 'first');
    expect(asked).toMatchObject({ state: 'QUEUED', read: 0 });
    expect(await started(1, [file], 'first')).toMatchObject({ id: asked.id });
    expect(await started(1, [folder], 'first')).toMatchObject({
      __typename: expect.stringMatching(/Conflict|KeyReused|Failure/),
    });
    const { cancelIngest } = await query<{ cancelIngest: Job }>(
      1,
      `mutation { cancelIngest(id: "${asked.id}") { ${JOB} } }`,
    );
    expect(cancelIngest).toMatchObject({ id: asked.id, state: 'CANCELLED' });
    const { ingestJob } = await query<{ ingestJob: Job }>(0, `{ ingestJob(id: "${asked.id}") { ${JOB} } }`);
    expect(ingestJob).toMatchObject({ state: 'CANCELLED' });
  });

  const takesOver = (worker: RunningDossier, times: number) =>
    worker.printed(new RegExp(Array.from({ length: times }, () => 'This worker writes').join('[^]*')));

  it('loses and doubles nothing, whoever is killed, frozen or away', { timeout: 300_000 }, async () => {
    let writer = startWorker();
    await writer.printed(/writes the ledger/);
    // Small enough to be derived bit by bit, on top of something.
    const begun = join(folder, 'begun.ndjson');
    writeFileSync(
      begun,
      items
        .slice(0, 200)
        .map((item) => JSON.stringify(item))
        .join('\n'),
    );
    const first = await started(0, [begun], null);
    for await (const state of states(1, first.id)) if (state.state === 'SUCCEEDED') expect(state.written).toBe(200);

    const job = await started(0, [file], 'second');
    const faults = ['freeze', 'restart PostgreSQL', 'freeze', 'kill'];
    const frozen: RunningDossier[] = [];
    const seen: Job[] = [];
    let position = 200;
    for await (const state of states(1, job.id)) {
      seen.push(state);
      if (state.state !== 'RUNNING' || state.ledgerPosition <= position) continue;
      position = state.ledgerPosition;
      const fault = faults.shift();
      if (fault === undefined) continue;
      if (fault === 'restart PostgreSQL') {
        postgres.halt();
        postgres.start();
        continue;
      }
      const successor = startWorker();
      // On a slow machine the one before may have been silent for too long already.
      await successor.printed(/Standing by|This worker writes/);
      writer.process.kill(fault === 'kill' ? 'SIGKILL' : 'SIGSTOP');
      if (fault === 'freeze') frozen.push(writer);
      // The first frozen one stands by again before the kill, and may be the quicker.
      await Promise.race([takesOver(successor, 1), ...frozen.slice(0, 1).map((thawed) => takesOver(thawed, 2))]);
      writer = successor;
      // It comes back while another writes: what it still holds is nobody's.
      if (frozen.length === 2) frozen[0]!.process.kill('SIGCONT');
    }
    expect(faults).toEqual([]);
    expect(seen.at(-1)).toMatchObject({ state: 'SUCCEEDED', read: items.length, ledgerPosition: items.length });
    const ends = seen.filter(({ state }) => state !== 'RUNNING' && state !== 'QUEUED');
    expect(ends).toHaveLength(1);
    for (const [index, { version }] of seen.entries())
      if (index > 0) expect(version).toBeGreaterThan(seen[index - 1]!.version);
    await frozen[0]!.printed(/Standing by[\s\S]*Standing by|Another worker has taken over/);

    const whole = await coldHash(items.map((item) => prepare(fromPortalJson(item))));
    for (const [server, { dataDir }] of servers.entries()) {
      const { coverage } = await query<{ coverage: { position: number } }>(server, '{ coverage { position } }');
      expect(coverage.position).toBe(items.length);
      const copy = openLedger(ledgerPath(dataDir), { readonly: true });
      expect(await canonicalHash(copy)).toBe(whole);
      copy.close();
    }
    const top =
      '{ topEntities(kind: COMPANY, metric: MANDATES, first: 50) { rows { value entity { ... on Company { id } } } } }';
    const [here, there] = await Promise.all(
      [0, 1].map((server) => query<{ topEntities: { rows: unknown[] } }>(server, top)),
    );
    expect(here!.topEntities.rows.length).toBeGreaterThan(10);
    expect(here).toEqual(there);
  });

  it(
    'is maintained by whoever works, in a folder that a server holds; what writes files of that folder says what to do',
    { timeout: 120_000 },
    async () => {
      await startWorker().printed(/This worker writes|Standing by/);
      const env = { DOSSIER_STORE: 'postgres', DATABASE_URL: postgres.url };
      const run = (command: string) => dossier([command], { dataDir: servers[0]!.dataDir, env });
      const [reparsed, rebuilt] = await Promise.all([run('reparse'), run('rebuild')]);
      expect(reparsed).toMatchObject({ code: 0, stdout: expect.stringMatching(/notices read again/) });
      expect(rebuilt).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/is in use by the server at .*: end it first/),
      });
    },
  );

  it('ends in time while PostgreSQL is frozen, worker and server alike', { timeout: 180_000 }, async () => {
    const worker = startWorker();
    const { running: server } = await startServer();
    await worker.printed(/This worker writes|Standing by/);
    postgres.signal('SIGSTOP');
    try {
      const began = Date.now();
      for (const { process } of [worker, server]) process.kill('SIGTERM');
      expect(await Promise.all([worker.ended, server.ended])).toMatchObject([{ code: 0 }, { code: 0 }]);
      expect(Date.now() - began).toBeLessThan(40_000);
    } finally {
      postgres.signal('SIGCONT');
    }
  });

  it('goes on answering while PostgreSQL is away, and says what is not possible', async () => {
    postgres.halt();
    try {
      const { engines } = await query<{ engines: { name: string; healthy: boolean; detail: string }[] }>(0, '{ engines { name healthy detail } }'); // prettier-ignore
      expect(engines).toContainEqual(expect.objectContaining({ name: 'ledger: postgres', healthy: false, detail: expect.stringMatching(/does not answer/) })); // prettier-ignore
      await expect.poll(async () => {
        const told = await query<{ engines: { name: string; detail: string }[] }>(0, '{ engines { name detail } }');
        return told.engines.find(({ name }) => name === 'ledger: postgres')?.detail;
      }, { timeout: 30_000 }).toMatch(/this copy is \d+ s old, since it does not follow/); // prettier-ignore
      const { coverage } = await query<{ coverage: { position: number } }>(0, '{ coverage { position } }');
      expect(coverage.position).toBe(items.length);
      const failed = await started(0, [file], null).catch((error: Error) => error);
      expect(JSON.stringify(failed instanceof Error ? failed.message : failed)).toMatch(/UNAVAILABLE|does not answer/);
    } finally {
      postgres.start();
    }
  });
});
