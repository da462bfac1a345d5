import { AppError, type Call, type Clock } from '../../core/index.js';
import { LEASE_MS, type Beside, type NewMemory, type RunStore } from '../contract.js';
import type { TraceDraft } from '../../trace/index.js';
import { appendOf } from './append.js';
import { findConversation, listConversations, subjectsOf } from './conversations.js';
import type { Database } from './database.js';
import { FreshNodes } from './fresh-nodes.js';
import { expiredInputs, findInputRequest } from './inputs.js';
import { heldKey } from './keys.js';
import { orphans, type TakeOverOptions } from './leases.js';
import { listMemories, memoryKeys, memoryStanding, readMemories } from './memories.js';
import { findRating } from './ratings.js';
import { readRecordings, spentOn } from './recordings.js';
import { findRun, lastSeqOf, listRuns, readNodes } from './runs.js';
import { WakeUps } from './wake.js';
import { first, type Growth, type Own } from './work.js';

const MAX_READ = 500;

export interface RunStoreSettings {
  clock: Clock;
  /** A new id, unique for ever: 20 to 40 URL-safe characters. */
  newId: () => string;
  /** How long a lease lasts; default LEASE_MS. */
  leaseMs?: number;
}

/** Runs, logs and leases in a database; every append is durable when it resolves, since a client may act on what it saw. */
export function createRunStore(database: Database, { clock, newId, leaseMs = LEASE_MS }: RunStoreSettings): RunStore {
  const { read, write } = database;
  const wakeUps = new WakeUps();
  const fresh = new FreshNodes();
  const grown = ({ runId, lastSeq }: Growth) => {
    fresh.ends(runId, lastSeq);
    wakeUps.appended(runId, lastSeq);
  };
  const look = lookOnce(database, grown);
  const takeOver = async (options: Omit<TakeOverOptions, 'leaseMs' | 'nowMs'>) => {
    const given = { ...options, leaseMs, nowMs: clock.now() };
    if ((await read(() => orphans(given))).length === 0) return [];
    return write({ name: 'takeOverLeases', given: [given] });
  };
  const kept = (memories: readonly NewMemory[]) => {
    const at = new Date(clock.now()).toISOString();
    return memories.map((memory) => ({ ...memory, memoryId: `mem_${newId()}`, at }));
  };
  const append = (runId: string, expectedSeq: number, leaseEpoch: number | null, drafts: readonly TraceDraft[], beside: Beside = {}) =>
    appendOf({ runId, expectedSeq, leaseEpoch }, drafts, beside, kept(beside.memories ?? [])); // prettier-ignore
  database.watch(
    () => wakeUps.awaited.keys(),
    grown,
    () => fresh.clear(),
  );

  return {
    leaseMs,
    create: (request, key, holder, call) => {
      const ids = { runId: `run_${newId()}`, newConversationId: `cv_${newId()}` };
      const given = { request, key, holder, call: own(call), nowMs: clock.now(), leaseMs, ...ids };
      return write({ name: 'createRun', given: [given] });
    },
    heldKey: (key, call) => read(() => heldKey(key, call)),
    async append(runId, expectedSeq, leaseEpoch, drafts, beside) {
      const given = append(runId, expectedSeq, leaseEpoch, drafts, beside);
      const result = await write({ name: 'append', given: [given] }, growthOf(runId));
      if (result.outcome === 'APPENDED') {
        if (wakeUps.awaited.has(runId) || fresh.has(runId)) fresh.keep(runId, expectedSeq, drafts);
        wakeUps.appended(runId, result.lastSeq);
        // Whoever waited has it by then, and nothing follows.
        if (given.effects.ends) setImmediate(() => fresh.forget(runId));
      } else fresh.ends(runId, result.lastSeq);
      return result;
    },
    async appendOnce(runId, expectedSeq, drafts, key, call) {
      const given = append(runId, expectedSeq, null, drafts);
      const result = await write({ name: 'appendOnce', given: [given, key, own(call)] }, growthOf(runId));
      if (result.outcome === 'APPENDED') grown({ runId, lastSeq: result.lastSeq });
      return result;
    },
    read: async (runId, after, limit) =>
      fresh.read(runId, after, limit) ?? read(() => readNodes(runId, after, Math.min(limit, MAX_READ))),
    recordings: (runId) => read(() => readRecordings(runId)),
    pruneRecordings: (before) => write({ name: 'pruneRecordings', given: [before] }),
    spentOn: (day) => read(() => spentOn(day)),
    run: (runId, call) => read(() => findRun(runId, call)),
    runs: ({ conversationId }, most, after, call) => read(() => listRuns(conversationId, { first: most, after }, call)),
    conversation: (conversationId, call) => read(() => findConversation(conversationId, call)),
    subjectsOf: (conversationId, limit, call) => read(() => subjectsOf(conversationId, limit, call)),
    conversations: (most, after, call) => read(() => listConversations({ first: most, after }, call)),
    inputRequest: (requestId, call) => read(() => findInputRequest(requestId, call)),
    expired: (limit) => read(() => expiredInputs(limit, clock.now())),
    rate: (rating, key, call) =>
      write({ name: 'rateRun', given: [{ ...rating, at: new Date(clock.now()).toISOString() }, key, own(call)] }),
    rating: (runId, call) => read(() => findRating(runId, call)),
    async erase(conversationId, summary, call) {
      const result = await write({ name: 'eraseConversation', given: [conversationId, summary, own(call)] });
      fresh.clear();
      return result;
    },
    memories: {
      keep: (memories, call) => write({ name: 'keepMemories', given: [kept(memories), own(call)] }),
      standing: (kind, call) => read(() => memoryStanding(kind, call)),
      keys: (kind, call, after = 0) => read(() => memoryKeys(kind, after, call)),
      read: (memoryIds, call) => read(() => readMemories(memoryIds, call)),
      list: (most, after, call) => read(() => listMemories({ first: most, after }, call)),
      forget: (which, call) => write({ name: 'forgetMemories', given: [which, own(call)] }),
    },
    renew: (lease) => write({ name: 'renewLease', given: [lease, clock.now() + leaseMs] }),
    release: (lease) => write({ name: 'releaseLease', given: [lease] }),
    takeOver: (holder, limit, except = []) => takeOver({ holder, limit, runId: null, except }),
    claim: async (runId, holder) => (await takeOver({ holder, limit: 1, runId, except: [] }))[0] ?? null,
    async appended(runId, after, signal) {
      // Waiting begins before looking, so that nothing appended in between is missed.
      const waiting = wakeUps.wait(runId, after, signal);
      if (fresh.endOf(runId) !== after) await look(runId);
      return waiting;
    },
    async health() {
      try {
        await read(() => first('SELECT 1 FROM run LIMIT 1'));
        return { healthy: true, detail: database.name };
      } catch (error) {
        return { healthy: false, detail: error instanceof Error ? error.message : String(error) };
      }
    },
    async close() {
      wakeUps.close();
      await database.close();
    },
  };
}

const own = ({ viewer }: Call): Own => ({ viewer });

/** What others are to be woken for, where an append moved the log's end. */
function growthOf(runId: string): (result: { outcome: string; lastSeq?: number }) => Growth | null {
  return ({ outcome, lastSeq }) => (outcome === 'APPENDED' && lastSeq !== undefined ? { runId, lastSeq } : null);
}

/** Wakes those who wait for what is there already; all who begin to wait in one turn of the event loop share the look, which is taken after it. */
function lookOnce(database: Database, grown: (growth: Growth) => void): (runId: string) => Promise<void> {
  const looks = new Map<string, Promise<void>>();
  const begin = async (runId: string) => {
    await new Promise<void>((turn) => setImmediate(turn));
    looks.delete(runId);
    try {
      grown({ runId, lastSeq: await database.read(() => lastSeqOf(runId)) });
    } catch (error) {
      // A database that is away for a while keeps followers waiting: watch() looks again.
      if (!(error instanceof AppError && error.retryable)) throw error;
    }
  };
  return (runId) => {
    const shared = looks.get(runId) ?? begin(runId);
    looks.set(runId, shared);
    return shared;
  };
}
