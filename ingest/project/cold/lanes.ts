import { Worker } from 'node:worker_threads';
import { AppError, workerUrl } from '../../../src/core/index.js';
import type { Ledger } from '../../ledger/index.js';
import { doLaneTask, type LaneResult, type LaneTask } from './lane-work.js';
import { YOUNG_MB } from '../young-memory.js';

/** Threads that a cold derivation hands its work to. Whoever opens closes. */
export interface Lanes {
  /** The results in the order of the tasks; threads begin with the first ones at once. Throws what a task threw, or CANCELLED. */
  run(tasks: readonly LaneTask[], signal?: AbortSignal): AsyncGenerator<LaneResult>;
  close(): Promise<void>;
}

/** Tasks that a thread has before it, so that it need not wait for the writer to take a result. */
const AHEAD = 3;

/** No thread: each task where it is asked for. */
export function inlineLanes(ledger: Ledger): Lanes {
  return {
    async *run(tasks, signal) {
      for (const task of tasks) {
        throwIfAborted(signal);
        yield doLaneTask(ledger, task);
      }
    },
    close: async () => undefined,
  };
}

interface Reply {
  id: number;
  result?: LaneResult;
  error?: { code: string | null; message: string };
}

/** `count` worker threads, each with a read-only connection to the ledger at `path`. */
export function threadLanes(path: string, count: number): Lanes {
  const workers = Array.from(
    { length: count },
    () =>
      new Worker(workerUrl('ingest/project/cold/lane.worker'), {
        workerData: { path },
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
      }),
  );
  const waiting = new Map<number, { resolve: (result: LaneResult) => void; reject: (error: unknown) => void }>();
  let tasksSent = 0;
  const fail = (error: unknown) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  for (const worker of workers) {
    worker.on('error', fail);
    worker.on('message', ({ id, result, error }: Reply) => {
      const waiter = waiting.get(id);
      waiting.delete(id);
      if (result !== undefined) waiter?.resolve(result);
      else waiter?.reject(new AppError('INTERNAL', error?.message ?? 'a derivation thread failed'));
    });
  }
  const send = (task: LaneTask): Promise<LaneResult> =>
    new Promise((resolve, reject) => {
      const id = tasksSent++;
      waiting.set(id, { resolve, reject });
      workers[id % count]?.postMessage({ id, task });
    });
  async function* results(tasks: readonly LaneTask[], ahead: Promise<LaneResult>[], signal?: AbortSignal) {
    for (let at = 0; at < tasks.length; at++) {
      throwIfAborted(signal);
      yield await ahead[at]!;
      delete ahead[at];
      if (ahead.length < tasks.length) ahead.push(sent(tasks[ahead.length]!));
    }
  }
  /** Whoever does not wait for it any more need not hear of its failure. */
  const sent = (task: LaneTask): Promise<LaneResult> => {
    const result = send(task);
    result.catch(() => undefined);
    return result;
  };
  return {
    run: (tasks, signal) => results(tasks, tasks.slice(0, AHEAD * count).map(sent), signal),
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new AppError('CANCELLED', 'deriving was cancelled', { cause: signal.reason });
}
