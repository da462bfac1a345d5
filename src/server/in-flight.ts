/** Queries and mutations under way, whatever they came by: a drain waits for them. */
export interface InFlight {
  during<Result>(work: () => Promise<Result>): Promise<Result>;
  begin(): () => void;
  /** Resolves when nothing is under way, or after `graceMs`. */
  idle(graceMs: number): Promise<void>;
}

export function createInFlight(): InFlight {
  const waiting = new Set<() => void>();
  let count = 0;
  const begin = () => {
    count++;
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      if (--count === 0) for (const wake of waiting) wake();
    };
  };
  return {
    begin,
    async during(work) {
      const end = begin();
      try {
        return await work();
      } finally {
        end();
      }
    },
    async idle(graceMs) {
      if (count === 0) return;
      await new Promise<void>((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          waiting.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, graceMs);
        waiting.add(wake);
      });
    },
  };
}
