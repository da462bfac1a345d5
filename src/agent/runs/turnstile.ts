/** Lets so many runs work at once; the others, which a model answered meanwhile, wait in their order. Waiting for a model takes no place. */

/** So many runs work at once: whoever else is to be answered waits behind few of their steps, and what they log together is one commit. */
const MOST_AT_WORK = 8;
/** A step's own work takes some milliseconds. Whoever stays longer waits for something outside, a tool or a disk: the next is let in. */
const LONGEST_STAY_MS = 20;

/** One run's place. */
export interface Place {
  /** Resolves once there is a place, in a turn of the event loop of its own where it had to wait; at once where the run has one. Rejects with the signal's reason. */
  enter(signal: AbortSignal): Promise<void>;
  /** Gives the place to the next, in a later turn of the event loop. */
  leave(): void;
}

export interface Turnstile {
  place(): Place;
  /** Runs that wait now. */
  readonly waiting: number;
}

/** Waiting runs are as many as a process has (service.ts), no more. */
export function createTurnstile(most = MOST_AT_WORK, longestStayMs = LONGEST_STAY_MS): Turnstile {
  const waiting = new Set<() => void>();
  let free = most;
  let handing = false;

  const handOn = () => {
    handing = false;
    const [next] = waiting;
    if (free === 0 || next === undefined) return;
    next();
    handOver();
  };
  /** One in each turn of the event loop: what else is to be answered comes between. */
  function handOver(): void {
    if (handing || free === 0 || waiting.size === 0) return;
    handing = true;
    setImmediate(handOn);
  }

  function place(): Place {
    let stay: NodeJS.Timeout | null = null;
    let entering: Promise<void> | null = null;
    const leave = () => {
      if (stay === null) return;
      clearTimeout(stay);
      stay = null;
      free++;
      handOver();
    };
    const take = () => {
      free--;
      stay = setTimeout(leave, longestStayMs);
      stay.unref();
    };
    const turn = (signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        const settle = (how: () => void) => {
          waiting.delete(mine);
          signal.removeEventListener('abort', gone);
          entering = null;
          how();
        };
        const mine = () => settle(() => (take(), resolve()));
        const gone = () => settle(() => reject(signal.reason as Error));
        signal.addEventListener('abort', gone, { once: true });
        waiting.add(mine);
        handOver();
      });
    return {
      async enter(signal) {
        signal.throwIfAborted();
        if (stay !== null) return;
        if (entering !== null) return entering;
        if (free > 0 && waiting.size === 0) take();
        else return (entering = turn(signal));
      },
      leave,
    };
  }

  return {
    place,
    get waiting() {
      return waiting.size;
    },
  };
}
