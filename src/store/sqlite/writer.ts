import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Result, Write, WriteName } from '../sql/writes.js';
import type { Outcome } from './commit.js';

interface Pending {
  write: Write;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

export interface WriterOptions {
  /** Never rejects. */
  commit(writes: readonly Write[]): Promise<Outcome[]>;
  /** Writes of one commit, at most. */
  mostAtOnce: number;
  /** After a commit its thread belongs to others so many times as long: 0 where nobody else needs it. */
  rest: number;
  /** Whoever works just now may join a commit, for at most so many milliseconds: 0 where they would wait for nothing but each other. */
  gatherMs: number;
}

/** Nobody waits longer than this for others to join. */
const LONGEST_PAUSE_MS = 20;
/** So many turns of the event loop in which nobody wrote: whoever was at work waits for the disk, or for something else. */
const QUIET_TURNS = 3;

/** Writes that come in one turn of the event loop, or while a commit is under way, share the next one, and so one wait for the disk. */
export function createWriter({ commit, mostAtOnce, rest, gatherMs }: WriterOptions) {
  const queue: Pending[] = [];
  let flushing: Promise<void> | null = null;
  let restUntil = 0;

  const flush = async (): Promise<void> => {
    while (queue.length > 0) {
      await rested();
      await gathered();
      const batch = queue.splice(0, mostAtOnce);
      const began = performance.now();
      const outcomes = await commit(batch.map(({ write }) => write));
      const ended = performance.now();
      restUntil = ended + Math.min(LONGEST_PAUSE_MS, (ended - began) * rest);
      for (const [index, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[index]!;
        if ('error' in outcome) reject(outcome.error);
        else resolve(outcome.value);
      }
    }
    flushing = null;
  };
  /** A turn of the event loop, or as long as the last wait for the disk asks for. */
  const rested = async (): Promise<void> => {
    await nextTurn();
    const left = restUntil - performance.now();
    if (left > 0) await pause(left);
  };
  /** Each commit is a wait for the disk, a message there and back, and the same pages written again: the fewer the better, as long as there is something else to do. */
  const gathered = async (): Promise<void> => {
    const until = performance.now() + gatherMs;
    let quiet = 0;
    while (quiet < QUIET_TURNS && queue.length < mostAtOnce && performance.now() < until) {
      const before = queue.length;
      await nextTurn();
      quiet = queue.length > before ? 0 : quiet + 1;
    }
  };

  return {
    /** Durable when it resolves. */
    write: <Name extends WriteName>(write: Write<Name>): Promise<Result<Name>> =>
      new Promise((resolve, reject) => {
        queue.push({ write: write as Write, resolve: resolve as (value: unknown) => void, reject });
        flushing ??= flush();
      }),
    idle: async () => flushing,
  };
}
