import type { Clock } from '../core/index.js';
import { modelFailure } from './failures.js';

/** Calls that wait for a turn, at most: above what a process runs at once. */
const MOST_WAITING = 4_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export interface TurnLimits {
  signal: AbortSignal;
  /** Milliseconds since the epoch. */
  deadlineMs: number;
}

export interface Turns {
  /** Does the work once it is its turn, in the order of asking. Throws the signal's reason, BUDGET past the deadline, RATE_LIMITED where too many wait already. */
  take<Result>(work: (waited: boolean) => Promise<Result>, limits: TurnLimits): Promise<Result>;
}

/** So many at a time. */
export function createTurns(most: number, clock: Clock, mostWaiting = MOST_WAITING): Turns {
  let taken = 0;
  // In the order in which they came; who goes away leaves at once.
  const waiting = new Set<() => void>();

  const turn = ({ signal, deadlineMs }: TurnLimits) =>
    new Promise<void>((resolve, reject) => {
      const settle = (how: () => void) => {
        waiting.delete(mine);
        clearTimeout(deadline);
        signal.removeEventListener('abort', gone);
        how();
      };
      const mine = () => settle(resolve);
      const gone = () => settle(() => reject(signal.reason as Error));
      const late = () => settle(() => reject(modelFailure('BUDGET', 'the time that models may take for a run was over before it was its turn'))); // prettier-ignore
      const deadline = setTimeout(late, Math.min(Math.max(0, deadlineMs - clock.now()), LONGEST_TIMER_MS));
      signal.addEventListener('abort', gone, { once: true });
      waiting.add(mine);
    });

  return {
    async take(work, limits) {
      limits.signal.throwIfAborted();
      const waits = taken >= most;
      if (waits && waiting.size >= mostWaiting)
        throw modelFailure('RATE_LIMITED', `${waiting.size} calls wait for a model already`, { retryable: true });
      // Whoever ends hands the turn on: it is taken all the while.
      if (waits) await turn(limits);
      else taken++;
      try {
        return await work(waits);
      } finally {
        const [next] = waiting;
        if (next === undefined) taken--;
        else next();
      }
    },
  };
}
