import { setTimeout as wait } from 'node:timers/promises';
import { AppError, type Clock } from '../core/index.js';

export interface Patience {
  /** Repeats at most. */
  retries: number;
  signal: AbortSignal;
  deadlineMs: number;
  clock: Clock;
  /** 0 to 1: spreads those who failed together. */
  random: () => number;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 20_000;

/**
 * Does the work, again where it failed with a retryable error: after what the endpoint asked for (`Retry-After`), else after a time drawn up to a bound that doubles.
 * Not where that would end past the deadline. Its waiting ends with the signal.
 */
export async function withRetries<Result>(work: (attempt: number) => Promise<Result>, patience: Patience): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(attempt);
    } catch (error) {
      const { retries, signal, deadlineMs, clock } = patience;
      if (signal.aborted || !(error instanceof AppError) || !error.retryable || attempt > retries) throw error;
      const pause = pauseOf(error, attempt, patience);
      if (clock.now() + pause >= deadlineMs) throw error;
      await wait(pause, undefined, { signal }).catch(() => {
        throw signal.reason;
      });
    }
  }
} // prettier-ignore

function pauseOf(error: AppError, attempt: number, { random }: Patience): number {
  const { retryAfterMs } = error.details;
  if (typeof retryAfterMs === 'number') return retryAfterMs;
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1)) * random();
}
