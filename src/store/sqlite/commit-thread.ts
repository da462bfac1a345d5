import { Worker } from 'node:worker_threads';
import { AppError, workerUrl } from '../../core/index.js';
import type { Write } from '../sql/writes.js';
import type { Outcome } from './commit.js';
import type { Order, Told } from './commit.worker.js';

/** Its garbage is what it is told: little at a time. */
const YOUNG_MB = 4;

export interface CommitThread {
  /** One batch at a time. Never rejects. */
  commit(writes: readonly Write[]): Promise<Outcome[]>;
  /** Throws what ended the thread, where it did not end by close(). */
  assertAlive(): void;
  close(): Promise<void>;
}

/** The file's only writer, on a thread of its own; `others` hears that another process has written. Keeps no process alive but while it writes. */
export function startCommitThread(path: string, others: () => void): CommitThread {
  const url = workerUrl('src/store/sqlite/commit.worker');
  const worker = new Worker(url, { workerData: path, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
  worker.unref();
  let committed: ((outcomes: Outcome[]) => void) | null = null;
  let gone: AppError | null = null;
  let batch = 0;
  const settle = (outcomes: Outcome[]): void => {
    worker.unref();
    committed?.(outcomes);
    committed = null;
  };
  const end = (message: string, cause?: unknown): void => {
    gone ??= new AppError('UNAVAILABLE', `${path}: the thread that writes it ${message}`, { cause });
    // Whether the last of it was committed is not known: the log tells who reads it.
    settle(Array.from({ length: batch }, () => ({ error: gone! })));
  };
  worker.on('message', (told: Told) => {
    if (told.kind === 'OTHERS') return others();
    settle(told.outcomes.map((outcome) => ('error' in outcome ? { error: failureOf(outcome.error) } : outcome)));
  });
  worker.on('error', (error) => end(`failed: ${error.message}`, error));
  const exited = new Promise<void>((resolve) => worker.on('exit', () => resolve()));
  void exited.then(() => end('has ended'));
  return {
    commit(writes) {
      batch = writes.length;
      if (gone !== null) return Promise.resolve(writes.map(() => ({ error: gone! })));
      worker.ref();
      return new Promise((resolve) => {
        committed = resolve;
        try {
          worker.postMessage(writes satisfies Order);
        } catch (error) {
          const failure = new AppError('INTERNAL', `${path}: a write that cannot be told to a thread`, {
            cause: error,
          });
          settle(writes.map(() => ({ error: failure })));
        }
      });
    },
    assertAlive() {
      if (gone !== null) throw gone;
    },
    async close() {
      worker.ref();
      worker.postMessage(null satisfies Order);
      await exited;
    },
  };
}

function failureOf({ code, message, ...options }: Extract<Extract<Told, { kind: 'COMMITTED' }>['outcomes'][number], { error: unknown }>['error']) {
  return new AppError(code, message, options);
} // prettier-ignore
