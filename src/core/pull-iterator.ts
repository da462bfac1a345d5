/** Why whoever still waits is let go; made once, since a reason of its own for each is made with its stack. */
const ENDED = new Error('the iterator has ended');

/**
 * An async iterator over `next`, written by hand: an async generator parked on an await ignores return() and leaks its waiter.
 * return() aborts the signal that `next` waits with. `next` gives undefined at the end; what it throws ends the iterator too.
 */
export function pullIterator<Item>(
  parent: AbortSignal,
  next: (signal: AbortSignal) => Promise<Item | undefined>,
): AsyncIterableIterator<Item> {
  const controller = new AbortController();
  const abort = () => controller.abort(parent.reason);
  if (parent.aborted) abort();
  else parent.addEventListener('abort', abort, { once: true });
  let done = false;
  const finish = (): IteratorReturnResult<undefined> => {
    done = true;
    parent.removeEventListener('abort', abort);
    controller.abort(ENDED);
    return { done: true, value: undefined };
  };
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      if (done || controller.signal.aborted) return finish();
      try {
        const item = await next(controller.signal);
        if (item === undefined || done) return finish();
        return { done: false, value: item };
      } catch (error) {
        finish();
        throw error;
      }
    },
    async return() {
      return finish();
    },
    async throw(error: unknown) {
      finish();
      throw error;
    },
  };
}
