import { Piscina } from 'piscina';
import { AppError, workerUrl, type Call } from '../../../src/core/index.js';
import { whileWanted } from '../../while-wanted.js';
import type { Arguments, OperationName, Result } from './read/operations.js';
import type { WorkerReply, WorkerRequest } from './reader.worker.js';

/** LOOKUP: bounded by what is asked for. SCAN: may look at the whole register; it never stands before a lookup. */
export type Lane = 'LOOKUP' | 'SCAN';

export interface Lanes {
  run<Name extends OperationName>(
    lane: Lane,
    name: Name,
    given: Arguments<Name>,
    call: Call,
    remainingMs: number,
  ): Promise<Result<Name>>;
  close(): Promise<void>;
}

/** Pools start with the first read that needs them. */
export function createLanes(path: string, threads: Record<Lane, number>): Lanes {
  const pools = new Map<Lane, Piscina<WorkerRequest, WorkerReply>>();
  const running = new Set<Int32Array>();
  const pool = (lane: Lane) => {
    let started = pools.get(lane);
    if (started === undefined) {
      const count = threads[lane];
      started = new Piscina({
        filename: workerUrl('engines/graph/sqlite/reader.worker').href,
        minThreads: count,
        maxThreads: count,
        idleTimeout: Infinity,
      });
      pools.set(lane, started);
    }
    return started;
  };
  return {
    async run<Name extends OperationName>(
      lane: Lane,
      name: Name,
      given: Arguments<Name>,
      call: Call,
      remainingMs: number,
    ): Promise<Result<Name>> {
      const flag = new Int32Array(new SharedArrayBuffer(4));
      const request: WorkerRequest<Name> = { path, name, given, tenantId: call.viewer.tenantId, remainingMs, flag };
      // Not piscina's own signal: that ends the thread, and a statement in it, the hard way.
      running.add(flag);
      const stop = () => void Atomics.store(flag, 0, 1);
      const work = pool(lane)
        .run(request)
        .finally(() => running.delete(flag));
      const reply = await whileWanted(work, call, remainingMs, stop);
      if (reply.ok) return reply.value as Result<Name>;
      throw new AppError(reply.code, reply.message, { retryable: reply.retryable, details: reply.details });
    },
    async close() {
      for (const flag of running) Atomics.store(flag, 0, 1);
      await Promise.all([...pools.values()].map((started) => started.close()));
    },
  };
}
