import { setMaxListeners } from 'node:events';
import { AppError, sha256Hex, type Call } from '../core/index.js';
import type { CreateRun, IdempotencyKey, RunRequest, RunRow, TakenOver } from '../store/contract.js';
import { foldRun, type AgentRun } from '../trace/index.js';
import { answerKey, answerRun } from './runs/answer-run.js';
import { beginRun, checkedRequest, resumeRun, viewerOf } from './runs/begin-run.js';
import type { AgentService, StartOutcome } from './contract.js';
import { endRun, inputExpired, startedRun } from './runs/end-run.js';
import { executeRun } from './runs/execute-run.js';
import { withFaultPoints } from './runs/fault-points.js';
import { foldLog } from './runs/fold-log.js';
import { eraseConversation, forget } from './memory/index.js';
import type { AgentOptions } from './runs/options.js';
import { rateRun } from './runs/rate-run.js';
import { createAgentReads } from './runs/reads.js';
import { RunLost, type RunWriter } from './runs/run-writer.js';
import { createTurnstile } from './runs/turnstile.js';

const MAX_LIVE = 2_000;
const SWEPT_AT_ONCE = 50;
const RECORDINGS_KEPT_MS = 30 * 86_400_000;
/** Pruning waits so long after a start, and between looks that found nothing. */
const [PRUNED_AFTER_MS, PRUNED_EVERY_MS] = [60_000, 3_600_000];

interface Live {
  controller: AbortController;
  done: Promise<void>;
}

export function createAgent(given: AgentOptions): AgentService {
  const whole = { ...given, memories: given.memories ?? given.store.memories };
  const options = given.faultPoint ? withFaultPoints(whole, given.faultPoint) : whole;
  const { store, holder, clock, onError, recordingsKeptMs = RECORDINGS_KEPT_MS } = options;
  const live = new Map<string, Live>();
  // Beginnings wait for a lookup and an append, as a run's steps do: as many at once, and a slow disk lets the next in as soon.
  const [turnstile, beginnings] = [createTurnstile(), createTurnstile()];
  /** Admitted, and neither live yet nor refused. */
  let beginning = 0;
  const underWay = () => live.size + beginning;
  let draining = false;

  function launch(writer: RunWriter, call: Call): void {
    const { runId } = writer.lease;
    const controller = new AbortController();
    setMaxListeners(0, controller.signal); // each call under way listens, of a plan many
    const done = executeRun({ writer, ...options, call, controller, turnstile }).catch((error: unknown) =>
      onError(error, runId),
    );
    const entry = { controller, done };
    live.set(runId, entry);
    void done.finally(() => live.get(runId) === entry && live.delete(runId));
  }

  /** Goes on with a run that no process has: its process died, or its answer came. */
  async function adopt({ lease, row }: TakenOver): Promise<void> {
    try {
      const call = callOf(row);
      const writer = await resumeRun(options, lease, row, call);
      if (writer !== null) launch(writer, call);
    } catch (error) {
      if (!(error instanceof RunLost)) onError(error, lease.runId);
    }
  }

  let prunedNextMs = clock.now() + PRUNED_AFTER_MS;
  async function prune(): Promise<void> {
    const nowMs = clock.now();
    if (nowMs < prunedNextMs) return;
    const runs = await store.pruneRecordings(new Date(nowMs - recordingsKeptMs).toISOString());
    if (runs === 0) prunedNextMs = nowMs + PRUNED_EVERY_MS;
  }

  /** What any process does for all: takes orphans over, ends runs that nobody answered. */
  async function sweep(): Promise<void> {
    try {
      const room = Math.min(SWEPT_AT_ONCE, Math.max(0, MAX_LIVE - underWay()));
      // Who stalled for longer than a lease takes nothing over from itself: a model would be paid twice.
      for (const orphan of await store.takeOver(holder, room, [...live.keys()])) await adopt(orphan);
      for (const { runId } of await store.expired(SWEPT_AT_ONCE)) await inputExpired(options, runId);
      await prune();
    } catch (error) {
      onError(error, '');
    }
  }

  let sweeping: Promise<void> | null = null;
  const sweepOnce = () => void (sweeping ??= sweep().finally(() => (sweeping = null)));
  sweepOnce();
  const timer = setInterval(sweepOnce, store.leaseMs / 3);
  timer.unref();

  function assertServing(): void {
    if (draining) throw new AppError('UNAVAILABLE', 'the server is shutting down', { retryable: true });
  }

  /** A run that waits in vain holds its conversation no longer than it said. */
  async function create(request: RunRequest, key: IdempotencyKey | null, call: Call): Promise<CreateRun> {
    const created = await store.create(request, key, holder, call);
    if (created.outcome !== 'CONVERSATION_BUSY') return created;
    const { ended } = await inputExpired(options, created.runId);
    return ended ? store.create(request, key, holder, call) : created;
  }

  /** Runs begin in their order as well, a few at once, and not behind the steps of those under way. Who is admitted counts from then to the end. */
  async function begin(
    request: RunRequest,
    key: IdempotencyKey | null,
    call: Call,
  ): Promise<{ created: CreateRun; run: AgentRun | null }> {
    assertServing();
    if (underWay() >= MAX_LIVE)
      throw new AppError('BUDGET', `${MAX_LIVE} runs are under way; try again later`, { retryable: true });
    const place = beginnings.place();
    beginning++;
    try {
      await place.enter(call.signal);
      assertServing();
      const created = await create(request, key, call);
      const row = created.outcome === 'CREATED' ? await store.run(created.runId, call) : null;
      if (created.outcome !== 'CREATED' || row === null) return { created, run: null };
      const writer = await beginRun(options, created.lease, row, call);
      launch(writer, call);
      return { created, run: writer.first && foldRun(null, { runId: created.runId, seq: 1, ...writer.first }) };
    } finally {
      beginning--;
      place.leave();
    }
  }

  return {
    ...createAgentReads(store, options.memories),

    async start(request, idempotencyKey, call): Promise<StartOutcome> {
      const checked = checkedRequest(request);
      const key = idempotencyKey === null ? null : { idempotencyKey, requestHash: sha256Hex(JSON.stringify(checked)) };
      const { created, run: begun } = await begin(checked, key, call);
      switch (created.outcome) {
        case 'KEY_REUSED':
        case 'CONVERSATION_BUSY':
          return { outcome: created.outcome, runId: created.runId };
        case 'NO_SUCH_CONVERSATION':
          return { outcome: 'NOT_FOUND', what: 'conversation' };
        case 'EXISTS':
        case 'CREATED':
      }
      const run = begun ?? (await startedRun(options, created.runId, call));
      if (run === null) throw new AppError('CONFLICT', 'the run is just being started: ask again', { retryable: true });
      return { outcome: 'STARTED', run };
    },

    async answer(requestId, answer, idempotencyKey, call) {
      const given = await answerRun(options, requestId, answer, answerKey(idempotencyKey, requestId, answer), call);
      if (given.outcome !== 'ANSWERED' || draining) return given;
      const { runId } = given.run;
      const claimed = await store.claim(runId, holder);
      if (claimed !== null) await adopt(claimed);
      return { outcome: 'ANSWERED', run: (await foldLog(store, runId)) ?? given.run };
    },

    rate: (runId, rating, comment, idempotencyKey, call) =>
      rateRun(options, { runId, rating, comment }, idempotencyKey, call),

    async cancel(runId, call) {
      if ((await store.run(runId, call)) === null) return null;
      await startedRun(options, runId, call);
      const by = call.viewer.userId;
      const { run, ended } = await endRun(options, runId, (_, durationMs) => {
        return { kind: 'RunCancelled', by, durationMs };
      });
      if (ended) live.get(runId)?.controller.abort(new AppError('CANCELLED', 'the run was cancelled'));
      return run;
    },

    forget: (which, call) => forget(options, which, call),
    erase: (conversationId, call) => eraseConversation(options, conversationId, call),

    async drain(graceMs) {
      draining = true;
      clearInterval(timer);
      await sweeping;
      const all = Promise.allSettled([...live.values()].map(({ done }) => done));
      let grace: NodeJS.Timeout | undefined;
      await Promise.race([all, new Promise((resolve) => (grace = setTimeout(resolve, graceMs)))]);
      clearTimeout(grace);
      for (const { controller } of live.values())
        controller.abort(new AppError('UNAVAILABLE', 'the server is shutting down'));
      await all;
    },
  };
}

function callOf(row: RunRow): Call {
  return { viewer: viewerOf(row), deadlineMs: Number.POSITIVE_INFINITY, signal: new AbortController().signal };
}
