import { Piscina } from 'piscina';
import { AppError, workerUrl, type Call } from '../../../src/core/index.js';
import { whileWanted } from '../../while-wanted.js';
import type { PassageResult } from '../contract.js';
import type { SearchWork } from './read/search.js';
import type { WorkerReply, WorkerRequest } from './reader.worker.js';

export interface Lane {
  search(work: SearchWork, call: Call, remainingMs: number): Promise<Omit<PassageResult, 'detail'>>;
  close(): Promise<void>;
}

/** Threads start with the first search. */
export function createLane(path: string, extensionPath: string | undefined, threads: number): Lane {
  let pool: Piscina<WorkerRequest, WorkerReply> | undefined;
  const running = new Set<Int32Array>();
  return {
    async search(work, call, remainingMs) {
      pool ??= new Piscina({
        filename: workerUrl('engines/vector/embedded/reader.worker').href,
        minThreads: threads,
        maxThreads: threads,
        idleTimeout: Infinity,
      });
      const flag = new Int32Array(new SharedArrayBuffer(4));
      running.add(flag);
      // Not piscina's own signal: that ends the thread, and a statement in it, the hard way.
      const stop = () => void Atomics.store(flag, 0, 1);
      const answer = pool.run({ path, extensionPath, work, remainingMs, flag }).finally(() => running.delete(flag));
      const reply = await whileWanted(answer, call, remainingMs, stop);
      if (reply.ok) return reply.value;
      throw new AppError(reply.code, reply.message, { retryable: reply.retryable, details: reply.details });
    },
    async close() {
      for (const flag of running) Atomics.store(flag, 0, 1);
      await pool?.close();
    },
  };
}
