import { AppError, type Clock } from '../../core/index.js';
import { LEASE_MS, type RunStore } from '../contract.js';
import { append, appendOnce } from './append.js';
import { findConversation, listConversations } from './conversations.js';
import { createRun } from './create.js';
import { openRunsFile, type RunsFile } from './database.js';
import { openFailure, translated } from './failures.js';
import { FreshNodes } from './fresh-nodes.js';
import { expiredInputs, findInputRequest } from './inputs.js';
import { heldKey } from './keys.js';
import { releaseLease, renewLease, takeOverLeases } from './leases.js';
import { findRating, rateRun } from './ratings.js';
import { findRun, lastSeqOf, listRuns, readNodes } from './runs.js';
import { migrate } from './tables.js';
import { WakeUps } from './wake.js';

const MAX_READ = 500;
const MAX_BATCH = 100;
/** How often a follower looks for what another process on the same file appended. */
const POLL_MS = 200;

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
  const file = openRunsFile(path);
  if ((await translated(path, () => migrate(file))) === 'TOO_NEW') {
    file.close();
    throw new AppError(
      'CORRUPT',
      `${path} was written by a newer version of Dossier: update, or choose another DOSSIER_DATA_DIR`,
    );
  }
  const wakeUps = new WakeUps();
  const fresh = new FreshNodes();
  const { write, idle } = createWriter(file, path);
  const wake = <Result extends { outcome: string; lastSeq?: number }>(runId: string, result: Result): Result => {
    if (result.outcome === 'APPENDED' && result.lastSeq !== undefined) wakeUps.appended(runId, result.lastSeq);
    return result;
  };
  const stopPolling = pollOthers(file, wakeUps, fresh);
  const look = lookOnce(file, wakeUps);
  const ask = <Result>(work: () => Result) => translated(path, work);
  const takeOver = (holder: string, limit: number, runId: string | null) =>
    ask(() => takeOverLeases(file, { holder, limit, runId, leaseMs, nowMs: clock.now() }));

  return {
    leaseMs,
    create: (request, key, holder, call) =>
      write(() => createRun(file, { request, key, holder, call, nowMs: clock.now(), leaseMs, newId })),
    heldKey: (key, call) => ask(() => heldKey(file, key, call)),
    async append(runId, expectedSeq, leaseEpoch, drafts) {
      const result = await write(() => append(file, { runId, expectedSeq, leaseEpoch, drafts }));
      if (result.outcome === 'APPENDED' && wakeUps.awaited.has(runId)) fresh.keep(runId, expectedSeq, drafts);
      return wake(runId, result);
    },
    appendOnce: async (runId, expectedSeq, drafts, key, call) =>
      wake(runId, await write(() => appendOnce(file, { runId, expectedSeq, leaseEpoch: null, drafts }, key, call))),
    read: async (runId, after, limit) =>
      fresh.read(runId, after, limit) ?? ask(() => readNodes(file, runId, after, Math.min(limit, MAX_READ))),
    run: (runId, call) => ask(() => findRun(file, runId, call)),
    runs: ({ conversationId }, first, after, call) => ask(() => listRuns(file, conversationId, { first, after }, call)),
    conversation: (conversationId, call) => ask(() => findConversation(file, conversationId, call)),
    conversations: (first, after, call) => ask(() => listConversations(file, first, after, call)),
    inputRequest: (requestId, call) => ask(() => findInputRequest(file, requestId, call)),
    expired: (limit) => ask(() => expiredInputs(file, limit, clock.now())),
    rate: (rating, key, call) =>
      write(() => rateRun(file, { ...rating, at: new Date(clock.now()).toISOString() }, key, call)),
    rating: (runId, call) => ask(() => findRating(file, runId, call)),
    renew: (lease) => ask(() => renewLease(file, lease, clock.now() + leaseMs)),
    release: (lease) => ask(() => releaseLease(file, lease)),
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
        file.first('SELECT 1 FROM run LIMIT 1');
        return { healthy: true, detail: path };
      } catch (error) {
        return { healthy: false, detail: openFailure(path, error).message };
      }
    },
    async close() {
      stopPolling();
      wakeUps.close();
      await idle();
      file.close();
    },
  };
}

/** Writes that come in one turn of the event loop share a transaction, and so one wait for the disk. */
function createWriter(file: RunsFile, path: string) {
  interface Pending {
    work: () => unknown;
    resolve: (result: unknown) => void;
    reject: (error: unknown) => void;
  }
  const queue: Pending[] = [];
  let flushing: Promise<void> | null = null;

  const together = (batch: readonly Pending[]) =>
    translated(path, () => file.transaction(() => batch.map(({ work }) => work())));
  const settle = async (batch: readonly Pending[]): Promise<void> => {
    try {
      const results = await together(batch);
      for (const [index, { resolve }] of batch.entries()) resolve(results[index]);
    } catch (error) {
      if (batch.length === 1) batch[0]!.reject(error);
      // Nothing of it stands: each alone, so that only what fails is refused.
      else for (const one of batch) await settle([one]);
    }
  };
  const flush = async (): Promise<void> => {
    while (queue.length > 0) await settle(queue.splice(0, MAX_BATCH));
    flushing = null;
  };

  return {
    /** `work` reads and writes the file, and may be called again where another process held it. Durable when it resolves. */
    write: <Result>(work: () => Result): Promise<Result> =>
      new Promise((resolve, reject) => {
        queue.push({ work, resolve: resolve as (result: unknown) => void, reject });
        flushing ??= new Promise<void>((turn) => setImmediate(turn)).then(flush);
      }),
    idle: async () => flushing,
  };
}

/** Wakes those who wait for what is there already; all who begin to wait in one turn of the event loop share the look, which is taken after it. */
function lookOnce(file: RunsFile, wakeUps: WakeUps): (runId: string) => Promise<void> {
  const looks = new Map<string, Promise<void>>();
  const begin = async (runId: string) => {
    await new Promise<void>((turn) => setImmediate(turn));
    looks.delete(runId);
    wakeUps.appended(runId, lastSeqOf(file, runId));
  };
  return (runId) => {
    const shared = looks.get(runId) ?? begin(runId);
    looks.set(runId, shared);
    return shared;
  };
}

/** What another process on the same file appended wakes followers here too; gives what stops it. */
function pollOthers(file: RunsFile, wakeUps: WakeUps, fresh: FreshNodes): () => void {
  let version = file.version();
  const poll = setInterval(() => {
    fresh.clear();
    if (wakeUps.awaited.size === 0) return;
    try {
      const now = file.version();
      if (now === version) return;
      for (const runId of wakeUps.awaited.keys()) wakeUps.appended(runId, lastSeqOf(file, runId));
      version = now;
    } catch {
      // The next look sees it.
    }
  }, POLL_MS);
  poll.unref();
  return () => clearInterval(poll);
}
