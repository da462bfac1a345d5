import { AppError, sha256Hex, type Call } from '../core/index.js';
import { TAKE_OVER_EVERY_MS } from '../store/contract.js';
import { followRun, type TraceEvent } from '../trace/index.js';
import { beginRun, checkedRequest } from './begin-run.js';
import type { AgentService, StartOutcome } from './contract.js';
import { executeRun } from './execute-run.js';
import { foldLog } from './fold-log.js';
import { RunLost, RunWriter } from './run-writer.js';
import type { AgentOptions } from './options.js';

const MAX_LIVE = 2_000;

interface Live {
  controller: AbortController;
  done: Promise<void>;
}

export function createAgent(options: AgentOptions): AgentService {
  const { store, clock, holder, onError } = options;
  const live = new Map<string, Live>();
  let draining = false;

  function launch(writer: RunWriter, call: Call): void {
    const { runId } = writer.lease;
    const controller = new AbortController();
    const done = executeRun({ ...options, writer, call, controller }).catch((error: unknown) => onError(error, runId));
    live.set(runId, { controller, done });
    void done.finally(() => live.delete(runId));
  }

  /** Runs whose process died: they begin again under a new attempt, since every tool only reads and any open call may be repeated. */
  async function adoptOrphans(): Promise<void> {
    for (const { lease, row } of await store.takeOver(holder, 50)) {
      const call = callOf(row.tenantId, row.userId);
      try {
        const writer = await beginRun(options, lease, row);
        if (row.lastSeq > 0) await writer.log({ kind: 'RunResumed', leaseEpoch: lease.epoch, because: 'PROCESS_LOST' });
        launch(writer, call);
      } catch (error) {
        if (!(error instanceof RunLost)) onError(error, lease.runId);
      }
    }
  }

  const adopt = () => adoptOrphans().catch((error: unknown) => onError(error, ''));
  let adopting = adopt();
  const sweep = setInterval(() => {
    if (!draining) adopting = adopt();
  }, TAKE_OVER_EVERY_MS);
  sweep.unref();

  return {
    async start(request, idempotencyKey, call): Promise<StartOutcome> {
      if (draining) throw new AppError('UNAVAILABLE', 'the server is shutting down', { retryable: true });
      if (live.size >= MAX_LIVE)
        throw new AppError('BUDGET', `${MAX_LIVE} runs are under way; try again later`, { retryable: true });
      const checked = checkedRequest(request);
      const key = idempotencyKey === null ? null : { idempotencyKey, requestHash: sha256Hex(JSON.stringify(checked)) };
      const created = await store.create(checked, key, holder, call);
      switch (created.outcome) {
        case 'KEY_REUSED':
        case 'CONVERSATION_BUSY':
          return { outcome: created.outcome, runId: created.runId };
        case 'NO_SUCH_CONVERSATION':
          return { outcome: 'NOT_FOUND', what: 'conversation' };
        case 'EXISTS':
          break;
        case 'CREATED': {
          const row = await store.run(created.runId, call);
          if (row !== null) launch(await beginRun(options, created.lease, row), call);
        }
      }
      const run = await foldLog(store, created.runId);
      if (run === null) throw new AppError('CONFLICT', 'the run is just being started: ask again', { retryable: true });
      return { outcome: 'STARTED', run };
    },

    async cancel(runId, call) {
      for (;;) {
        const row = await store.run(runId, call);
        if (row === null) return null;
        const run = await foldLog(store, runId);
        if (row.terminal) return run;
        const durationMs = run === null ? 0 : Math.max(0, clock.now() - Date.parse(run.startedAt));
        const event: TraceEvent = { kind: 'RunCancelled', by: call.viewer.userId, durationMs };
        const summary = options.reasoner.summarise(event, run?.language ?? 'en');
        const draft = { at: new Date(clock.now()).toISOString(), summary, spanId: 'cancel', parentSpanId: null, event };
        const appended = await store.append(runId, row.lastSeq, null, [draft]);
        if (appended.outcome !== 'APPENDED') continue; // the run went on meanwhile: look again
        live.get(runId)?.controller.abort(new AppError('CANCELLED', 'the run was cancelled'));
        return foldLog(store, runId);
      }
    },

    run: async (runId, call) => ((await store.run(runId, call)) === null ? null : foldLog(store, runId)),

    async runs(filter, first, after, call) {
      const { rows, nextAfter } = await store.runs(filter, first, after, call);
      const runs = await Promise.all(rows.map((row) => foldLog(store, row.runId)));
      return { runs: runs.filter((run) => run !== null), nextAfter };
    },

    follow: (runId, after, call) => followRun(store, runId, after, call),

    async drain(graceMs) {
      draining = true;
      clearInterval(sweep);
      await adopting;
      const all = Promise.allSettled([...live.values()].map(({ done }) => done));
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([all, new Promise((resolve) => (timer = setTimeout(resolve, graceMs)))]);
      clearTimeout(timer);
      for (const { controller } of live.values())
        controller.abort(new AppError('UNAVAILABLE', 'the server is shutting down'));
      await all;
    },
  };
}

function callOf(tenantId: string, userId: string): Call {
  const viewer = { tenantId, userId, scopes: new Set(['read', 'run'] as const) };
  return { viewer, deadlineMs: Number.POSITIVE_INFINITY, signal: new AbortController().signal };
}
