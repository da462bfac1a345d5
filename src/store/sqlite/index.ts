import Database from 'better-sqlite3';
import { Kysely, sql, SqliteDialect, type Selectable } from 'kysely';
import { AppError, type Clock } from '../../core/index.js';
import type { TraceEvent, TraceNode } from '../../trace/index.js';
import type { AppendResult, RunRequest, RunRow, RunStore } from '../contract.js';
import { appendAll, type PendingAppend } from './append.js';
import { createRun } from './create.js';
import { openFailure, translated } from './failures.js';
import { releaseLease, renewLease, takeOverLeases } from './leases.js';
import { migrate, type Tables } from './tables.js';
import { WakeUps } from './wake.js';

const MAX_READ = 500;
/** How often a follower looks for what another process on the same file appended. */
const POLL_MS = 200;
/** SQLite waits so long on the event loop; the rest of the patience is in translated(), off it. */
const BUSY_WAIT_MS = 50;

export interface RunStoreOptions {
  path: string;
  clock: Clock;
  /** A new id, unique for ever: 20 to 40 URL-safe characters. */
  newId: () => string;
}

/** Runs, logs and leases in one SQLite file; every append waits for the disk, since a client may act on what it saw. */
export async function openRunStore({ path, clock, newId }: RunStoreOptions): Promise<RunStore> {
  const raw = openFile(path);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: raw }) });
  if ((await translated(path, () => migrate(db))) === 'TOO_NEW') {
    await db.destroy();
    throw new AppError(
      'CORRUPT',
      `${path} was written by a newer version of Dossier: update, or choose another DOSSIER_DATA_DIR`,
    );
  }
  const wakeUps = new WakeUps();
  const queue: PendingAppend[] = [];
  let flushing: Promise<void> | null = null;
  let version = raw.pragma('data_version', { simple: true });

  const flush = async (): Promise<void> => {
    while (queue.length > 0) {
      const batch = queue.splice(0, 100);
      try {
        const results = await translated(path, () => appendAll(db, batch));
        for (const [index, result] of results.entries()) {
          batch[index]!.resolve(result);
          if (result.outcome === 'APPENDED') wakeUps.appended(batch[index]!.runId, result.lastSeq);
        }
      } catch (error) {
        for (const pending of batch) pending.reject(error);
      }
    }
    flushing = null;
  };

  const poll = setInterval(() => {
    if (wakeUps.awaited.size === 0) return;
    const now = raw.pragma('data_version', { simple: true });
    if (now === version) return;
    version = now;
    for (const runId of wakeUps.awaited.keys()) {
      void lastSeqOf(db, runId).then(
        (seq) => wakeUps.appended(runId, seq),
        () => undefined,
      );
    }
  }, POLL_MS);
  poll.unref();

  return {
    create: (request, key, holder, call) =>
      translated(path, () => createRun(db, { request, key, holder, call, nowMs: clock.now(), newId })),
    append(runId, expectedSeq, leaseEpoch, drafts) {
      return new Promise<AppendResult>((resolve, reject) => {
        queue.push({ runId, expectedSeq, leaseEpoch, drafts, resolve, reject });
        flushing ??= new Promise<void>((turn) => setImmediate(turn)).then(flush);
      });
    },
    read: (runId, after, limit) => translated(path, () => readNodes(db, runId, after, Math.min(limit, MAX_READ))),
    run: (runId, call) =>
      translated(path, async () => {
        const { tenantId, userId } = call.viewer;
        const row = await db
          .selectFrom('run')
          .selectAll()
          .where('id', '=', runId)
          .where('tenant_id', '=', tenantId)
          .where('user_id', '=', userId)
          .executeTakeFirst();
        return row ? runRow(row) : null;
      }),
    runs: (filter, first, after, call) =>
      translated(path, async () => {
        const { tenantId, userId } = call.viewer;
        let query = db.selectFrom('run').selectAll().where('tenant_id', '=', tenantId).where('user_id', '=', userId);
        if (filter.conversationId !== null) query = query.where('conversation_id', '=', filter.conversationId);
        if (after !== null)
          query = query.where('number', '<', (eb) =>
            eb.selectFrom('run as r').select('r.number').where('r.id', '=', after),
          );
        const rows = await query
          .orderBy('number', 'desc')
          .limit(first + 1)
          .execute();
        const shown = rows.slice(0, first);
        return { rows: shown.map(runRow), nextAfter: rows.length > first ? (shown.at(-1)?.id ?? null) : null };
      }),
    renew: (lease) => translated(path, () => renewLease(db, lease, clock.now())),
    release: (lease) => translated(path, () => releaseLease(db, lease)),
    takeOver: (holder, limit) =>
      translated(path, async () => {
        const orphans = await takeOverLeases(db, holder, limit, clock.now());
        return orphans.map(({ lease, row }) => ({ lease, row: runRow(row) }));
      }),
    async appended(runId, after, signal) {
      // Waiting begins before looking, so that nothing appended in between is missed.
      const waiting = wakeUps.wait(runId, after, signal);
      wakeUps.appended(runId, await lastSeqOf(db, runId));
      return waiting;
    },
    async health() {
      try {
        await sql`SELECT 1 FROM run LIMIT 1`.execute(db);
        return { healthy: true, detail: path };
      } catch (error) {
        return { healthy: false, detail: openFailure(path, error).message };
      }
    },
    async close() {
      clearInterval(poll);
      wakeUps.close();
      await flushing;
      await db.destroy();
    },
  };
}

function openFile(path: string): Database.Database {
  try {
    const raw = new Database(path, { timeout: BUSY_WAIT_MS });
    raw.pragma('journal_mode = WAL');
    raw.pragma('synchronous = FULL');
    raw.pragma('foreign_keys = ON');
    return raw;
  } catch (error) {
    throw openFailure(path, error);
  }
}

async function lastSeqOf(db: Kysely<Tables>, runId: string): Promise<number> {
  const row = await db.selectFrom('run').select('last_seq').where('id', '=', runId).executeTakeFirst();
  return row?.last_seq ?? 0;
}

async function readNodes(db: Kysely<Tables>, runId: string, after: number, limit: number): Promise<TraceNode[]> {
  const rows = await db
    .selectFrom('node')
    .selectAll()
    .where('run_id', '=', runId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    runId: row.run_id,
    seq: row.seq,
    at: row.at,
    summary: row.summary,
    spanId: row.span_id,
    parentSpanId: row.parent_span_id,
    event: JSON.parse(row.event) as TraceEvent,
  }));
}

function runRow(row: Selectable<Tables['run']>): RunRow {
  return {
    runId: row.id,
    conversationId: row.conversation_id,
    tenantId: row.tenant_id,
    userId: row.user_id,
    request: JSON.parse(row.request) as RunRequest,
    createdAt: row.created_at,
    lastSeq: row.last_seq,
    terminal: row.terminal === 1,
    suspended: row.suspended === 1,
    firstSeq: row.first_seq,
  };
}
