import { isDeepStrictEqual } from 'node:util';
import { AppError, type IdentityDecision } from '../../src/core/index.js';
import type { IngestJob, IngestRequest } from '../contract.js';
import { applyDecision } from '../project/decide.js';
import { redactPublication } from '../project/redact.js';
import { reparse } from '../project/reparse.js';
import { PARSER_VERSION } from '../read/index.js';
import type { IngestCommands } from './commands.js';
import { runJob } from './run-job.js';
import { Turns } from './turns.js';
import { Writer, type WriterOptions } from './writer.js';

/** Jobs waiting at most; more are refused. */
export const MAX_WAITING = 50;

/**
 * The writer's side of ingest: one job at a time in the order of asking, operators' words between two stretches at the latest. Opening takes up
 * what a kill left: jobs go on from their cursors, a cold derivation cut short is made again, the graph catches up.
 */
export function openIngestCore(options: WriterOptions): IngestCommands & {
  /** Resolves when nothing is left to do; throws what opening threw. */ idle: () => Promise<void>;
} {
  const writer = new Writer(options);
  const { ledger, clock, newId, emit } = options;
  const turns = new Turns();
  const closing = new AbortController();
  const cancels = new Map<string, AbortController>();
  const waiting: string[] = ledger.jobs.open().map(({ job }) => job.id);
  let working: Promise<void> | null = null;
  const now = () => new Date(clock.now()).toISOString();
  const stage = (name: string, done: number, of: number) => emit({ kind: 'STAGE', stage: name, done, of });

  async function work(): Promise<void> {
    await opened.catch(() => undefined);
    while (waiting.length > 0 && !closing.signal.aborted) {
      await runOne(waiting[0]!);
      if (!closing.signal.aborted) waiting.shift();
    }
  }

  async function runOne(jobId: string): Promise<void> {
    const cancel = new AbortController();
    const stored = ledger.read(() => ledger.jobs.get(jobId));
    if (stored?.job.state !== 'QUEUED' && stored?.job.state !== 'RUNNING') return;
    cancels.set(jobId, cancel);
    try {
      await runJob(writer, turns, stored, { cancelled: cancel.signal, closing: closing.signal });
    } catch (error) {
      emit({ kind: 'JOB', job: failedJob(stored.job, error, now()) });
    } finally {
      cancels.delete(jobId);
    }
  }

  /** Without jobs to go on with, what a kill cut short is finished here. */
  async function takeUp(): Promise<void> {
    if (waiting.length === 0) await writer.settle(stage, closing.signal);
    await writer.show((done, of) => stage('indexing', done, of));
  }

  function wake(): void {
    if (working !== null) return;
    working = work().finally(() => (working = null));
    working.catch(() => undefined);
  }

  const opened = turns.take(takeUp);
  opened.catch(() => undefined);
  wake();
  return {
    async start(request, tenant, idempotencyKey, jobId = newId()) {
      const begun = ledger.jobs.get(jobId);
      if (begun !== null) return begun.job;
      const known = idempotencyKey === null ? null : ledger.jobs.byKey(tenant, idempotencyKey);
      if (known !== null) {
        const same = isDeepStrictEqual(JSON.parse(known.request), request);
        return same ? ledger.jobs.get(known.id)!.job : { keyReused: true, jobId: known.id };
      }
      if (waiting.length >= MAX_WAITING)
        throw new AppError('BUDGET', `${waiting.length} jobs are waiting already; try again when some are done`, {
          retryable: true,
        });
      const job = newJob(jobId, request, now(), ledger.progress().position);
      ledger.transaction(() => ledger.jobs.add(job, tenant, idempotencyKey));
      emit({ kind: 'JOB', job });
      waiting.push(job.id);
      wake();
      return job;
    },

    async cancel(jobId) {
      const stored = ledger.jobs.get(jobId);
      if (stored === null) return null;
      const running = cancels.get(jobId);
      if (running !== undefined) running.abort(new AppError('CANCELLED', 'the job was cancelled'));
      else if (stored.job.state === 'QUEUED') {
        const job: IngestJob = {
          ...stored.job,
          state: 'CANCELLED',
          finishedAt: now(),
          version: stored.job.version + 1,
        };
        ledger.transaction(() => ledger.jobs.put(job));
        emit({ kind: 'JOB', job });
        return job;
      }
      return ledger.jobs.get(jobId)!.job;
    },

    decide: (asked, preview, decisionId = newId()) =>
      turns.take(async () => {
        const known = ledger.decisions.all().find((each) => each.id === decisionId);
        const decision: IdentityDecision = known ?? { ...asked, id: decisionId, at: now(), undone: false };
        const shown = applyDecision(ledger, decision, preview, () => known ?? ledger.decisions.add(decision));
        if (!preview) await writer.show();
        return { decision: preview ? null : decision, preview: shown };
      }),

    undo: (decisionId, preview) =>
      turns.take(async () => {
        const decision = ledger.decisions.all().find((each) => each.id === decisionId);
        if (decision === undefined) return null;
        const shown = applyDecision(ledger, decision, preview, () => ledger.decisions.undo(decisionId));
        if (!preview) await writer.show();
        return { decision: { ...decision, undone: decision.undone || !preview }, preview: shown };
      }),

    reparse: () =>
      turns.take(async () => {
        let failed = 0;
        const { read } = await writer.withLanes((lanes) =>
          reparse(ledger, PARSER_VERSION, { lanes, progress: stage, failed: () => failed++ }),
        );
        await writer.show((done, of) => stage('indexing', done, of));
        return { read, failed };
      }),

    rebuild: () =>
      turns.take(async () => {
        await writer.showAgain((done, of) => stage('indexing', done, of));
      }),

    redact: (publicationId) =>
      turns.take(async () => {
        const held = redactPublication(ledger, publicationId);
        await writer.show();
        return held;
      }),

    async idle() {
      await opened;
      while (working !== null) await working;
    },

    async close() {
      closing.abort(new AppError('CANCELLED', 'the server is stopping'));
      await working?.catch(() => undefined);
      await turns.take(() => writer.close());
    },
  };
}

/** As told where not even the failure could be stored (a damaged ledger). */
function failedJob(job: IngestJob, error: unknown, at: string): IngestJob {
  const message = error instanceof Error ? error.message : String(error);
  return { ...job, state: 'FAILED', error: message, rate: 0, finishedAt: at, version: job.version + 1 };
}

/** As it stands before it has begun. */
export function newJob(id: string, request: IngestRequest, at: string, ledgerPosition: number): IngestJob {
  return {
    id,
    request,
    state: 'QUEUED',
    createdAt: at,
    startedAt: null,
    finishedAt: null,
    read: 0,
    written: 0,
    unchanged: 0,
    quarantined: 0,
    warnings: [],
    rate: 0,
    remaining: null,
    stage: 'waiting',
    error: null,
    version: 1,
    ledgerPosition,
  };
}
