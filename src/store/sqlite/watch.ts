/** How often a look is taken for what another process on the same file wrote. */
const POLL_MS = 200;

export interface Watch {
  /** Looks at once. */
  look(): void;
  stop(): void;
}

/** Calls `changed` once what `version` gives has changed, again where that failed, and `tick` before it and several times a second. */
export function watch(version: () => unknown, changed: () => void, tick: () => void = () => undefined): Watch {
  let seen = version();
  const look = () => {
    try {
      const now = version();
      if (now === seen) return;
      tick();
      changed();
      seen = now;
    } catch {
      // The next look sees it.
    }
  };
  const poll = setInterval(() => {
    tick();
    look();
  }, POLL_MS);
  poll.unref();
  return { look, stop: () => clearInterval(poll) };
}
