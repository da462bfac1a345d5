import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../../src/core/index.js';
import type { IngestJob } from '../contract.js';
import type { StoredJob } from '../ledger/index.js';
import { isLeaseLost } from '../ledger/postgres/state.js';
import { stampOfFiles } from '../sources/index.js';
import { withUntrue, withWarnings } from './job-warnings.js';
import { Rate } from './rate.js';
import { readSource, type Stretch } from './source-steps.js';
import type { Turns } from './turns.js';
import type { Taken, Writer } from './writer.js';

/** A store that a job more than doubles (and by more than this) is derived whole at the end: touching nearly all of it bit by bit costs more. */
const COLD_FROM = 5_000;
/**
 * Where the graph shares the writer's thread: after the batch during which this has passed, clients see what an incremental job has
 * stored. Milliseconds.
 */
const SHOW_EVERY_MS = 1_000;
const RETRY_MS = 500;
const RETRY_MOST_MS = 10_000;

/**
 * Runs a job to its end and returns its last state. What it stored before a failure or a cancellation stays, derived and shown. A kill
 * leaves it RUNNING in the ledger, with a cursor: run again, it goes on from there.
 */
export async function runJob(writer: Writer, turns: Turns, stored: StoredJob, stop: JobSignals): Promise<IngestJob> {
  const run = new JobRun(writer, turns, stored, stop);
  try {
    await run.begin();
    await run.readAll(stop);
    await run.settle(stop.closing);
    if (stop.cancelled.aborted) return await run.end('CANCELLED', null);
    const unreadable = run.unreadable();
    return await run.end(unreadable === null ? 'SUCCEEDED' : 'FAILED', unreadable);
  } catch (error) {
    // Whoever writes now goes on with it from its cursor.
    if (stop.closing.aborted || isLeaseLost(error)) return run.job;
    return await run.fail(error, stop);
  }
}

export interface JobSignals {
  /** The operator's. */
  cancelled: AbortSignal;
  /** The process goes away: the job stays RUNNING and is taken up at the next start. */
  closing: AbortSignal;
}

class JobRun {
  job: IngestJob;
  /** As its source says it; what is stored of files begins with what they were. */
  #cursor: string | null;
  #stamp = '';
  readonly #rate = new Rate();
  #shownAt = 0;
  #cold: boolean;
  readonly #heldBefore: number;

  constructor(
    private readonly writer: Writer,
    private readonly turns: Turns,
    stored: StoredJob,
    private readonly stop: JobSignals,
  ) {
    this.job = stored.job;
    this.#cursor = stored.cursor;
    this.#heldBefore = writer.options.ledger.progress().position;
    this.#cold = writer.wantsCold();
  }

  async begin(): Promise<void> {
    this.#change({ state: 'RUNNING', startedAt: this.job.startedAt ?? this.#now(), stage: 'reading' });
    const { request } = this.job;
    if (request.kind === 'PORTAL') return;
    const stamp = await stampOfFiles(request.patterns);
    const held = this.#cursor;
    this.#stamp = `${stamp} `;
    if (held === null) return;
    if (held.startsWith(this.#stamp)) this.#cursor = held.slice(this.#stamp.length);
    else this.#startOver();
  }

  /** The files are others than before a kill: so many records of them is no place any more. What is held already is unchanged. */
  #startOver(): void {
    const { ledger } = this.writer.options;
    this.#cursor = null;
    ledger.transaction(() => {
      ledger.jobs.setCursor(this.job.id, null);
      ledger.claims.take(this.job.id);
      this.#put({ read: 0, written: 0, unchanged: 0, quarantined: 0, warnings: [], remaining: null });
    });
    this.#tell();
  }

  /** Where the graph's server is away the job waits for it; cancelled or closed, it ends with what the engine said. */
  async #show(progress?: (feed: number, of: number) => void): Promise<void> {
    const stop = AbortSignal.any([this.stop.cancelled, this.stop.closing]);
    for (let pauseMs = RETRY_MS; ; pauseMs = Math.min(2 * pauseMs, RETRY_MOST_MS)) {
      try {
        return void (await this.writer.show(progress));
      } catch (error) {
        const away =
          error instanceof AppError && error.retryable && (error.code === 'UNAVAILABLE' || error.code === 'DEADLINE');
        if (!away || stop.aborted) throw error;
        this.#change({ stage: 'waiting for the graph engine', rate: 0 });
      }
      await pause(pauseMs, undefined, { signal: stop }).catch(() => undefined);
    }
  }

  async readAll({ cancelled, closing }: JobSignals): Promise<void> {
    const signal = AbortSignal.any([cancelled, closing]);
    try {
      while (!(await this.#readOn(signal)));
    } catch (error) {
      if (!signal.aborted) throw error;
      if (closing.aborted) throw error;
    }
  }

  /** Takes stretches to the end of the source (true), or until the job has turned out to be a cold one, which is read on more threads. */
  async #readOn(signal: AbortSignal): Promise<boolean> {
    const began = this.#cold;
    for await (const stretch of this.#stretches(signal)) {
      await this.turns.take(async () => {
        this.#take(stretch);
        if (!this.#cold) await this.#showSometimes();
      });
      await this.writer.options.shipper?.pace();
      // Stretches that were read ahead would keep this thread from hearing anything else: a cancellation, or that the graph has caught up.
      await turn();
      signal.throwIfAborted();
      if (this.#cold !== began) return false;
    }
    return true;
  }

  /** Deriving bit by bit takes longer than reading: one thread reads ahead of it, and derives what it can foresee. */
  #stretches(signal: AbortSignal): AsyncGenerator<Stretch> {
    const { threads, portal, sources, ledger } = this.writer.options;
    const { request } = this.job;
    return threads > 0 && request.kind === 'FILES'
      ? this.writer.readers.read(
          request,
          this.#cursor,
          this.#cold ? threads : 1,
          this.#cold ? null : ledger.path,
          signal,
        )
      : readSource(request, plainCursor(this.#cursor), { portal, sources }, signal);
  }

  #take(stretch: Stretch): void {
    const { ledger } = this.writer.options;
    this.writer.take(this.job.id, stretch, this.#cold, (taken) => {
      if (stretch.cursor !== null) {
        this.#cursor = stretch.cursor;
        ledger.jobs.setCursor(this.job.id, this.#stamp + stretch.cursor);
      }
      ledger.jobs.put((this.job = this.#counted(taken, stretch)));
    });
    this.#tell();
    const { written } = this.job;
    if (!this.#cold && written > COLD_FROM && written > this.#heldBefore) this.#cold = true;
  }

  #counted(taken: Taken, stretch: Stretch): IngestJob {
    const read = this.job.read + stretch.steps.length;
    return {
      ...this.job,
      read,
      written: this.job.written + taken.written,
      unchanged: this.job.unchanged + taken.unchanged,
      quarantined: this.job.quarantined + taken.quarantined,
      warnings: withWarnings(this.job.warnings, stretch),
      rate: this.#rate.mark(this.writer.options.clock.now(), read),
      remaining: stretch.remaining,
      stage: 'reading',
      version: this.job.version + 1,
      ledgerPosition: this.writer.options.ledger.revisions.position(),
    };
  }

  async #showSometimes(): Promise<void> {
    if (this.writer.showMeanwhile()) return;
    const now = this.writer.options.clock.now();
    if (now - this.#shownAt < SHOW_EVERY_MS) return;
    await this.#show();
    this.#shownAt = this.writer.options.clock.now();
  }

  /** Derives and shows all that was stored. */
  settle(closing: AbortSignal): Promise<void> {
    return this.turns.take(async () => {
      const told = (stage: string, done: number, of: number) => this.#change({ stage, rate: 0, remaining: of - done });
      await this.writer.settle(told, closing);
      this.#change({ stage: 'indexing', rate: 0, remaining: null });
      await this.#show((feed, of) => this.#change({ stage: 'indexing', remaining: Math.max(0, of - feed) }));
    });
  }

  /** Where nothing that the request names could be opened: the first of it, and why. */
  unreadable(): string | null {
    const { id, read, quarantined } = this.job;
    if (read === 0 || quarantined < read) return null;
    const [first] = this.writer.options.ledger.quarantine.page(id, 0, 1);
    return first?.code === 'UNREADABLE' ? `${first.origin}: ${first.reason}` : null;
  }

  async end(state: 'SUCCEEDED' | 'CANCELLED' | 'FAILED', error: string | null): Promise<IngestJob> {
    const stage = state === 'SUCCEEDED' ? 'done' : this.job.stage;
    const remaining = state === 'SUCCEEDED' ? 0 : null;
    const { ledger } = this.writer.options;
    ledger.transaction(() => {
      const untrue = this.writer.cover(this.job.id, state === 'SUCCEEDED');
      const warnings = withUntrue(this.job.warnings, untrue);
      this.#put({ state, error, stage, warnings, rate: 0, remaining, finishedAt: this.#now() });
    });
    await this.writer.options.shipper?.flush();
    this.#tell();
    return this.job;
  }

  /** A failure is stored where the ledger still takes it, and told in any case. */
  async fail(error: unknown, stop: JobSignals): Promise<IngestJob> {
    const message = error instanceof Error ? error.message : String(error);
    const known = error instanceof AppError;
    try {
      // The end is stored even where what was loaded cannot be shown: the next start shows it.
      if (known && error.code !== 'DISK_FULL' && error.code !== 'CORRUPT')
        await this.settle(stop.closing).catch(passUnless(isLeaseLost));
      const cancelled = stop.cancelled.aborted && known && error.code === 'CANCELLED';
      return await this.end(cancelled ? 'CANCELLED' : 'FAILED', cancelled ? null : message);
    } catch {
      this.job = {
        ...this.job,
        state: 'FAILED',
        error: message,
        rate: 0,
        finishedAt: this.#now(),
        version: this.job.version + 1,
      };
      this.#tell();
      return this.job;
    }
  }

  #change(change: Partial<IngestJob>): void {
    const { ledger } = this.writer.options;
    ledger.transaction(() => this.#put(change));
    this.writer.options.shipper?.nudge();
    this.#tell();
  }

  /** Inside the caller's transaction. */
  #put(change: Partial<IngestJob>): void {
    this.job = { ...this.job, ...change, version: this.job.version + 1 };
    this.writer.options.ledger.jobs.put(this.job);
  }

  #tell(): void {
    this.writer.options.emit({ kind: 'JOB', job: this.job });
  }

  #now(): string {
    return new Date(this.writer.options.clock.now()).toISOString();
  }
}

/** Throws again what `fatal` says is. */
function passUnless(fatal: (error: unknown) => boolean): (error: unknown) => void {
  return (error) => {
    if (fatal(error)) throw error;
  };
}

/** A cursor that threads left is the least of theirs. */
function plainCursor(cursor: string | null): string | null {
  if (cursor === null || !cursor.startsWith('[')) return cursor;
  const own = JSON.parse(cursor) as (string | null)[];
  return own.includes(null) ? null : String(Math.min(...own.map(Number)));
}
