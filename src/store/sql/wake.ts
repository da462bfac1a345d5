import { AppError } from '../../core/index.js';

interface Waiter {
  after: number;
  wake: (seen: boolean) => void;
}

const MAX_WAITERS = 100_000;

/** Who waits for which run to grow. Bounded; holds nothing but the waiters, so that a slow reader costs no memory. */
export class WakeUps {
  private readonly waiters = new Map<string, Set<Waiter>>();
  private count = 0;

  /** The smallest `after` waited for, by run. */
  get awaited(): ReadonlyMap<string, ReadonlySet<Waiter>> {
    return this.waiters;
  }

  wait(runId: string, after: number, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return Promise.resolve(false);
    if (this.count >= MAX_WAITERS)
      throw new AppError('BUDGET', `more than ${MAX_WAITERS} followers wait`, { retryable: true });
    return new Promise((resolve) => {
      const group = this.waiters.get(runId) ?? new Set();
      const onAbort = () => settle(false);
      const settle = (seen: boolean) => {
        if (!group.delete(waiter)) return;
        this.count--;
        if (group.size === 0) this.waiters.delete(runId);
        signal.removeEventListener('abort', onAbort);
        resolve(seen);
      };
      const waiter: Waiter = { after, wake: settle };
      this.waiters.set(runId, group.add(waiter));
      this.count++;
      signal.addEventListener('abort', onAbort, { once: true });
    });
  }

  appended(runId: string, lastSeq: number): void {
    for (const waiter of [...(this.waiters.get(runId) ?? [])]) if (lastSeq > waiter.after) waiter.wake(true);
  }

  close(): void {
    for (const group of [...this.waiters.values()]) for (const waiter of [...group]) waiter.wake(false);
  }
}
