import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { simulate } from '../../demo/index.js';
import { ledgerPath, openLedger } from '../../ingest/index.js';
import { LEDGER_VERSIONS, openWorkingCopy, Shipping, takeLease } from '../../ingest/ledger/postgres/index.js';
import { openIngestCore } from '../../ingest/jobs/index.js';
import { Shipper } from '../../ingest/jobs/shipper.js';
import { unseen } from '../../ingest/shared/work-thread.js';
import { localViewer, systemClock, type Call } from '../../src/core/index.js';
import { migrate, openPool } from '../../src/postgres/index.js';
import { openRunStore, type RunStore } from '../../src/store/index.js';
import { startPostgres } from '../../test/servers/postgres.js';
import type { TraceDraft } from '../../src/trace/index.js';
import { median, percentile, report } from '../report.js';

/** Each on connections of its own: which core a server's process comes to lie on decides more than what it is asked. */
const LAPS = 24;
const ROUNDS = 30;
const WARM = 5;
const call: Call = { viewer: localViewer, deadlineMs: Number.POSITIVE_INFINITY, signal: new AbortController().signal };
const request = { question: 'x', conversationId: null, profile: 'GUIDED', asOf: null, knownOn: null, focusUid: null, onAmbiguity: 'LIST', language: 'en' } as const; // prettier-ignore

/**
 * The store on PostgreSQL beside the bare driver and the store on SQLite: an append, and when another store's subscriber sees it. Then the
 * ledger: notices loaded into SQLite alone, and shipped to PostgreSQL besides.
 */
export async function benchStores(publications = 20_000): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-bench-'));
  const postgres = await startPostgres();
  try {
    const settings = { clock: systemClock, newId: () => crypto.randomUUID() };
    const databaseUrl = postgres.url;
    const there = await openRunStore({ ...settings, databaseUrl });
    const file = await openRunStore({ ...settings, path: join(folder, 'runs.db') });
    const laps: { postgres: number[]; bare: number[] }[] = [];
    const times = { sqlite: [] as number[], seen: [] as number[] };
    for (let lap = 0; lap < LAPS; lap++) {
      const here = await openRunStore({ ...settings, databaseUrl });
      laps.push(await appends(here, databaseUrl));
      for (let round = 0; round < ROUNDS; round++) {
        const kept = await started(file);
        times.sqlite.push(await timed(() => kept.append()));
        const followed = await started(here);
        const seen = there.appended(followed.runId, 0, call.signal);
        const began = performance.now();
        await followed.append();
        await seen;
        times.seen.push(performance.now() - began);
      }
      await here.close();
    }
    for (const store of [there, file]) await store.close();
    const p50 = (side: 'postgres' | 'bare') => mean(laps.map((lap) => median(lap[side])));
    const p99 = (side: 'postgres' | 'bare') => mean(laps.map((lap) => percentile(lap[side], 0.99)));
    report('engines: run store', {
      append: {
        'p50, times the bare driver': ratio(p50('postgres'), p50('bare')),
        'p99, times the bare driver': ratio(p99('postgres'), p99('bare')),
        'p50, times SQLite': ratio(p50('postgres'), median(times.sqlite)),
      },
      'append to seen elsewhere': {
        'p50, ms': median(times.seen).toFixed(1),
        'p99, ms': percentile(times.seen, 0.99).toFixed(1),
      },
    });
    report('engines: ledger', { [`${publications} notices loaded`]: await loads(folder, databaseUrl, publications) });
  } finally {
    postgres.stop();
    rmSync(folder, { recursive: true });
  }
}

/** The store, and the bare driver asking the same in turns. Nobody follows: who begins to asks the server at that very moment. */
async function appends(store: RunStore, databaseUrl: string): Promise<{ postgres: number[]; bare: number[] }> {
  const bare = new pg.Client(databaseUrl);
  await bare.connect();
  const example = await started(store);
  const statements = await recorded(() => example.append());
  const times = { postgres: [] as number[], bare: [] as number[] };
  for (let round = -WARM; round < ROUNDS; round++) {
    const [run, twin] = [await started(store), await started(store)];
    const sides = {
      postgres: () => run.append(),
      bare: () => replay(bare, statements, example.runId, twin.runId),
    };
    const order = ['postgres', 'bare'] as const;
    for (const side of round % 2 === 0 ? order : order.toReversed()) {
      const took = await timed(sides[side]);
      if (round >= 0) times[side].push(took);
    }
  }
  await bare.end();
  return times;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

async function started(store: RunStore) {
  const created = await store.create(request, null, 'bench', call);
  if (created.outcome !== 'CREATED') throw new Error(created.outcome);
  const { runId, lease } = created;
  const event: TraceDraft['event'] = {
    kind: 'AnswerDelta',
    attempt: 1,
    index: 0,
    text: 'x'.repeat(200),
    citations: [],
  };
  const draft = { at: '2026-01-01T00:00:00.000Z', summary: 'x', spanId: 's', parentSpanId: null, event };
  return { runId, append: () => store.append(runId, 0, lease.epoch, [draft]) };
}

type Statement = string | { name: string; text: string; values: readonly unknown[] };

/** What the driver is asked meanwhile. */
async function recorded(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const own = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    statements.push(given[0] as Statement);
    return own.apply(this, given);
  } as typeof pg.Client.prototype.query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = own as typeof pg.Client.prototype.query;
  }
  return statements;
}

/** The same statements by the bare driver, of another run. */
async function replay(
  client: pg.Client,
  statements: readonly Statement[],
  runId: string,
  other: string,
): Promise<void> {
  const swapped = (value: unknown) => (typeof value === 'string' ? value.replace(runId, other) : value);
  for (const statement of statements)
    if (typeof statement === 'string') await client.query(statement);
    else await client.query({ ...statement, values: statement.values.map(swapped) });
}

/** A file of notices loaded whole: read, appended, derived; into SQLite alone, and shipped to PostgreSQL. No engine is filled. */
async function loads(folder: string, databaseUrl: string, publications: number) {
  const file = join(folder, 'notices.ndjson');
  const items = simulate({ seed: 'bench', firms: Math.ceil(publications / 10), publications });
  writeFileSync(file, [...items].map((item) => JSON.stringify(item)).join('\n'));
  const pool = openPool(databaseUrl, 2);
  await migrate(pool, LEDGER_VERSIONS);
  const lease = await takeLease(pool, 'bench', 600_000);
  const path = ledgerPath(folder);
  await openWorkingCopy(path, pool);
  const shipping = new Shipping(path, pool, lease!.epoch, 600_000);
  const shipper = new Shipper(shipping, new AbortController().signal);
  const own = await timed(() => load(join(folder, 'alone.db'), file));
  const both = await timed(() => load(path, file, shipper));
  await shipping.close();
  await pool.end();
  return { 'rate, share of SQLite alone': (own / both).toFixed(2) };
}

async function load(path: string, file: string, shipper?: Shipper): Promise<void> {
  const ledger = openLedger(path);
  const core = openIngestCore({
    ledger,
    graph: unseen(ledger),
    clock: systemClock,
    newId: () => crypto.randomUUID(),
    portal: { baseUrl: '' },
    threads: 2,
    emit: () => undefined,
    ...(shipper && { shipper }),
  });
  await core.start({ kind: 'FILES', patterns: [file] }, 'local', null);
  await core.idle();
  await core.close();
  ledger.close();
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

function ratio(own: number, other: number): string {
  return (own / other).toFixed(2);
}
