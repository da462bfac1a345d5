import type { RunsFile } from './database.js';
import { translated } from './failures.js';

const MAX_BATCH = 100;

interface Pending {
  work: () => unknown;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/** Writes that come in one turn of the event loop share a transaction, and so one wait for the disk. */
export function createWriter(file: RunsFile, path: string) {
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
