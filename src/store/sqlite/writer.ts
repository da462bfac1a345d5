import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { RunsFile } from './database.js';
import { translated } from './failures.js';

const MAX_BATCH = 25;
/** Nobody waits longer than this for others to join. */
const LONGEST_PAUSE_MS = 20;
/** After a wait for the disk the event loop belongs to others so many times as long. */
const REST = 3;

interface Pending {
  work: () => unknown;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/**
 * Writes that come in one turn of the event loop share a transaction, and so one wait for the disk. Where one follows upon another, more are gathered
 * meanwhile: the disk, on which this thread waits, gets a quarter of its time at most.
 */
export function createWriter(file: RunsFile, path: string) {
  const queue: Pending[] = [];
  let flushing: Promise<void> | null = null;
  let restUntil = 0;

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
    while (queue.length > 0) {
      await rested();
      const began = performance.now();
      await settle(queue.splice(0, MAX_BATCH));
      const ended = performance.now();
      restUntil = ended + Math.min(LONGEST_PAUSE_MS, (ended - began) * REST);
    }
    flushing = null;
  };
  /** A turn of the event loop, or as long as the last wait for the disk asks for. */
  const rested = async (): Promise<void> => {
    await nextTurn();
    const left = restUntil - performance.now();
    if (left > 0) await pause(left);
  };

  return {
    /** `work` reads and writes the file, and may be called again where another process held it. Durable when it resolves. */
    write: <Result>(work: () => Result): Promise<Result> =>
      new Promise((resolve, reject) => {
        queue.push({ work, resolve: resolve as (result: unknown) => void, reject });
        flushing ??= flush();
      }),
    idle: async () => flushing,
  };
}
