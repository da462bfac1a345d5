import { Piscina } from 'piscina';
import { AppError, type Call } from '../../../src/core/index.js';
import type { Arguments, OperationName, Result } from './read/operations.js';
import type { WorkerReply, WorkerRequest } from './reader-worker.js';

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

/** Threads load compiled files; from sources (tests) that is what `npm run build` left in dist. */
function workerUrl(): URL {
  const own = import.meta.url;
  if (!own.endsWith('.ts')) return new URL('./reader-worker.js', own);
  return new URL('../../../dist/engines/graph/sqlite/reader-worker.js', own);
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
        filename: workerUrl().href,
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

/** The caller is let go at once when it aborts or its deadline passes; the thread stops at its next look. */
function whileWanted<Value>(work: Promise<Value>, call: Call, remainingMs: number, stop: () => void): Promise<Value> {
  return new Promise((resolve, reject) => {
    const fail = (error: AppError) => {
      stop();
      settle();
      reject(error);
    };
    const onAbort = () => fail(new AppError('CANCELLED', 'the caller went away', { cause: call.signal.reason }));
    const onDeadline = () => fail(new AppError('DEADLINE', 'the deadline of the request passed', { retryable: true }));
    const timer = setTimeout(onDeadline, Math.min(Math.max(remainingMs, 0), 2_147_483_647));
    const settle = () => {
      clearTimeout(timer);
      call.signal.removeEventListener('abort', onAbort);
    };
    call.signal.addEventListener('abort', onAbort, { once: true });
    work.then(
      (value) => {
        settle();
        resolve(value);
      },
      (error: unknown) => {
        settle();
        reject(new AppError('UNAVAILABLE', 'a reading thread failed', { retryable: true, cause: error }));
      },
    );
  });
}
