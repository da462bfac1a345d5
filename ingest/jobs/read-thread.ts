import { Worker } from 'node:worker_threads';
import { AppError, workerUrl } from '../../src/core/index.js';
import type { IngestRequest } from '../contract.js';
import { YOUNG_MB } from '../project/young-memory.js';
import type { Share, Stretch } from './source-steps.js';

/** Stretches read ahead of the writer, at most. */
const AHEAD = 4;
/** Of notices that are appended only: each stretch is a transaction, and writes each page that it touches once. */
const STRETCH = 500;
/**
 * Of those that are derived as batches. A large component of names is clustered once a batch; but reading, deriving and the
 * graph work side by side only where there are several.
 */
const BATCH = 200;
/** The first of them is smaller: until it comes, the writer and the graph have nothing to do. */
const FIRST_BATCH = 50;

/** What a thread is told: `id` stands for a reading. */
export type ReadOrder =
  | {
      kind: 'READ';
      id: number;
      request: IngestRequest;
      cursor: string | null;
      share: Share;
      size: number;
      first: number;
      ahead: number;
      /** The path of the ledger that the notices' firms are derived from meanwhile; null: they are not. */
      ledger: string | null;
    }
  /** One stretch more may be read ahead. */
  | { kind: 'MORE' };
export type ReadMessage = { id: number } & (
  { kind: 'STRETCH'; stretch: Stretch } | { kind: 'END' } | { kind: 'FAILED'; code: string; message: string }
);

/**
 * Threads that read files beside the writer. One stays when a job has ended: it has compiled what it runs, and a day's notices are read before
 * a new one would have. Whoever makes it closes it.
 */
export class ReadThreads {
  #idle: Worker | null = null;
  #readings = 0;

  /**
   * {@link readSource} for files on `count` threads, each with its share of the records: parsing and packing beside the writer. The cursor is a
   * JSON list of the threads' own. `ledger`: its path, where what is read is derived as batches, so that its firms are foreseen; else null.
   */
  async *read(
    request: IngestRequest,
    cursor: string | null,
    count: number,
    ledger: string | null,
    signal: AbortSignal,
  ): AsyncGenerator<Stretch> {
    const cursors = cursorsOf(cursor, count);
    const arrived: { mine: number; message: ReadMessage }[] = [];
    let wake = (): void => undefined;
    const put = (mine: number, message: ReadMessage) => {
      arrived.push({ mine, message });
      wake();
    };
    const sizes = ledger === null ? { size: STRETCH, first: STRETCH } : { size: BATCH, first: FIRST_BATCH };
    const readings = cursors.map((own, mine) =>
      this.#begin({ request, cursor: own, share: { of: count, mine }, ...sizes, ledger }, (message) =>
        put(mine, message),
      ),
    );
    const abort = () => put(0, { id: 0, kind: 'FAILED', code: 'CANCELLED', message: 'reading was cancelled' });
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    let whole = false;
    try {
      for (let reading = count; reading > 0;) {
        while (arrived.length === 0) await new Promise<void>((resolve) => (wake = resolve));
        const { mine, message } = arrived.shift()!;
        if (message.kind === 'FAILED')
          throw new AppError(message.code === 'CANCELLED' ? 'CANCELLED' : 'INTERNAL', message.message);
        if (message.kind === 'END') {
          reading--;
          continue;
        }
        readings[mine]?.more();
        cursors[mine] = message.stretch.cursor;
        yield { ...message.stretch, cursor: JSON.stringify(cursors) };
      }
      whole = true;
    } finally {
      signal.removeEventListener('abort', abort);
      await Promise.all(readings.map((reading) => reading.leave(whole)));
    }
  }

  /** Starts the thread that the first load will read with, so that it need not wait for it. */
  warm(): void {
    if (this.#idle !== null) return;
    this.#idle = this.#start();
    this.#idle.unref();
  }

  async close(): Promise<void> {
    await this.#idle?.terminate();
    this.#idle = null;
  }

  #begin(
    start: Omit<Extract<ReadOrder, { kind: 'READ' }>, 'kind' | 'id' | 'ahead'>,
    put: (message: ReadMessage) => void,
  ) {
    const id = ++this.#readings;
    const worker = this.#idle ?? this.#start();
    this.#idle = null;
    worker.ref();
    const heard = (message: ReadMessage) => {
      if (message.id === id) put(message);
    };
    const failed = (error: Error) =>
      put({ id, kind: 'FAILED', code: 'INTERNAL', message: `a reading thread failed: ${error.message}` });
    worker.on('message', heard).on('error', failed);
    const tell = (order: ReadOrder) => worker.postMessage(order);
    tell({ ...start, kind: 'READ', id, ahead: AHEAD });
    return {
      more: () => tell({ kind: 'MORE' }),
      /** The thread may be kept where it has read its share to the end. */
      leave: async (whole: boolean): Promise<void> => {
        worker.off('message', heard).off('error', failed);
        if (!whole || this.#idle !== null) await worker.terminate();
        else {
          worker.unref();
          this.#idle = worker;
        }
      },
    };
  }

  #start(): Worker {
    const worker = new Worker(workerUrl('ingest/jobs/read.worker'), {
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    const forget = () => {
      if (this.#idle === worker) this.#idle = null;
    };
    worker.on('error', forget).on('exit', forget);
    return worker;
  }
}

/** Another number of threads than last time: each goes on where the slowest was, and what is held already is unchanged. */
function cursorsOf(cursor: string | null, count: number): (string | null)[] {
  const held: unknown = cursor === null ? [] : JSON.parse(cursor);
  const own = Array.isArray(held) ? held.map((each) => (each === null ? null : String(each))) : [String(held)];
  if (own.length === count) return own;
  const least = own.length === 0 || own.includes(null) ? null : String(Math.min(...own.map(Number)));
  return Array.from({ length: count }, () => least);
}
