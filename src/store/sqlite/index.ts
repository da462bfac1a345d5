import Database from 'better-sqlite3';
import { Kysely, sql, SqliteDialect, type SqliteDatabase } from 'kysely';
import { AppError, type Clock } from '../../core/index.js';
import { LEASE_MS, type AppendResult, type RunStore } from '../contract.js';
import { appendAll, appendOnce, type PendingAppend } from './append.js';
import { findConversation, listConversations } from './conversations.js';
import { createRun } from './create.js';
import { openFailure, translated } from './failures.js';
import { expiredInputs, findInputRequest } from './inputs.js';
import { heldKey } from './keys.js';
import { releaseLease, renewLease, takeOverLeases } from './leases.js';
import { findRating, rateRun } from './ratings.js';
import { findRun, lastSeqOf, listRuns, readNodes } from './runs.js';
import { migrate, type Tables } from './tables.js';
import { WakeUps } from './wake.js';

const MAX_READ = 500;
const MAX_BATCH = 100;
const MOST_STATEMENTS = 500;
/** How often a follower looks for what another process on the same file appended. */
const POLL_MS = 200;
/** SQLite waits so long on the event loop; the rest of the patience is in translated(), off it. */
const BUSY_WAIT_MS = 50;

export interface RunStoreOptions {
  path: string;
  clock: Clock;
  /** A new id, unique for ever: 20 to 40 URL-safe characters. */
  newId: () => string;
  /** How long a lease lasts; default LEASE_MS. */
  leaseMs?: number;
}

/** Runs, logs and leases in one SQLite file; every append waits for the disk, since a client may act on what it saw. */
export async function openRunStore(options: RunStoreOptions): Promise<RunStore> {
  const { path, clock, newId, leaseMs = LEASE_MS } = options;
  const raw = openFile(path);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: preparedOnce(raw) }) });
  if ((await translated(path, () => migrate(db))) === 'TOO_NEW') {
    await db.destroy();
    throw new AppError(
      'CORRUPT',
      `${path} was written by a newer version of Dossier: update, or choose another DOSSIER_DATA_DIR`,
    );
  }
  const wakeUps = new WakeUps();
  const writer = createWriter(db, path, wakeUps);
  const stopPolling = pollOthers(raw, db, wakeUps);
  const look = lookOnce(db, wakeUps);
  const ask = <Result>(work: () => Promise<Result>) => translated(path, work);
  const takeOver = (holder: string, limit: number, runId: string | null) =>
    ask(() => takeOverLeases(db, { holder, limit, runId, leaseMs, nowMs: clock.now() }));

  return {
    leaseMs,
    create: (request, key, holder, call) =>
      ask(() => createRun(db, { request, key, holder, call, nowMs: clock.now(), leaseMs, newId })),
    heldKey: (key, call) => ask(() => heldKey(db, key, call)),
    append: writer.append,
    async appendOnce(runId, expectedSeq, drafts, key, call) {
      const result = await ask(() => appendOnce(db, { runId, expectedSeq, leaseEpoch: null, drafts }, key, call));
      if (result.outcome === 'APPENDED') wakeUps.appended(runId, result.lastSeq);
      return result;
    },
    read: (runId, after, limit) => ask(() => readNodes(db, runId, after, Math.min(limit, MAX_READ))),
    run: (runId, call) => ask(() => findRun(db, runId, call)),
    runs: ({ conversationId }, first, after, call) => ask(() => listRuns(db, conversationId, { first, after }, call)),
    conversation: (conversationId, call) => ask(() => findConversation(db, conversationId, call)),
    conversations: (first, after, call) => ask(() => listConversations(db, first, after, call)),
    inputRequest: (requestId, call) => ask(() => findInputRequest(db, requestId, call)),
    expired: (limit) => ask(() => expiredInputs(db, limit, clock.now())),
    rate: (rating, key, call) =>
      ask(() => rateRun(db, { ...rating, at: new Date(clock.now()).toISOString() }, key, call)),
    rating: (runId, call) => ask(() => findRating(db, runId, call)),
    renew: (lease) => ask(() => renewLease(db, lease, clock.now() + leaseMs)),
    release: (lease) => ask(() => releaseLease(db, lease)),
    takeOver: (holder, limit) => takeOver(holder, limit, null),
    claim: async (runId, holder) => (await takeOver(holder, 1, runId))[0] ?? null,
    async appended(runId, after, signal) {
      // Waiting begins before looking, so that nothing appended in between is missed.
      const waiting = wakeUps.wait(runId, after, signal);
      await look(runId);
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
      stopPolling();
      wakeUps.close();
      await writer.idle();
      await db.destroy();
    },
  };
}

/** Appends of many runs that come in one turn of the event loop share a transaction, and so one wait for the disk. */
function createWriter(db: Kysely<Tables>, path: string, wakeUps: WakeUps) {
  const queue: PendingAppend[] = [];
  let flushing: Promise<void> | null = null;

  const flush = async (): Promise<void> => {
    while (queue.length > 0) {
      const batch = queue.splice(0, MAX_BATCH);
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

  return {
    append: ((runId, expectedSeq, leaseEpoch, drafts) =>
      new Promise<AppendResult>((resolve, reject) => {
        queue.push({ runId, expectedSeq, leaseEpoch, drafts, resolve, reject });
        flushing ??= new Promise<void>((turn) => setImmediate(turn)).then(flush);
      })) satisfies RunStore['append'],
    idle: async () => flushing,
  };
}

/** The file for queries, each of which SQLite reads once and not each time; they are few, and as many as nodes fit an append. */
function preparedOnce(raw: Database.Database): SqliteDatabase {
  const statements = new Map<string, Database.Statement<readonly unknown[]>>();
  return {
    prepare(query) {
      const held = statements.get(query);
      if (held !== undefined) return held;
      if (statements.size >= MOST_STATEMENTS) statements.clear();
      const statement = raw.prepare<readonly unknown[]>(query);
      statements.set(query, statement);
      return statement;
    },
    close: () => void raw.close(),
  };
}

/** Wakes those who wait for what is there already; all who begin to wait in one turn of the event loop share the look, which is taken after it. */
function lookOnce(db: Kysely<Tables>, wakeUps: WakeUps): (runId: string) => Promise<void> {
  const looks = new Map<string, Promise<void>>();
  const begin = async (runId: string) => {
    await new Promise<void>((turn) => setImmediate(turn));
    looks.delete(runId);
    wakeUps.appended(runId, await lastSeqOf(db, runId));
  };
  return (runId) => {
    const shared = looks.get(runId) ?? begin(runId);
    looks.set(runId, shared);
    return shared;
  };
}

/** What another process on the same file appended wakes followers here too; gives what stops it. */
function pollOthers(raw: Database.Database, db: Kysely<Tables>, wakeUps: WakeUps): () => void {
  let version = raw.pragma('data_version', { simple: true });
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
  return () => clearInterval(poll);
}

/**
 * WAL with synchronous = FULL: a commit is in the file before it returns, so that SIGKILL loses nothing; and it is flushed to the disk, so that
 * a power cut loses nothing either, as far as the disk keeps its word about flushing.
 */
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
