import { createSourceEventStream, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { pullIterator } from '../core/index.js';

/** Subscribes; `executeEvent` makes a result of each event, and `signal` ends it together with the connection. */
export async function subscribeFresh(
  args: ExecutionArgs,
  executeEvent: (event: unknown) => ExecutionResult | Promise<ExecutionResult>,
  signal: AbortSignal,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const source = await createSourceEventStream(args);
  if (!isIterable(source)) return source;
  const events = source[Symbol.asyncIterator]();
  // The source may be parked on a wait that only its own return() ends.
  const endSource = () => void events.return?.();
  const results = pullIterator<ExecutionResult>(signal, async () => {
    const event = await events.next();
    if (event.done === true) return undefined;
    return executeEvent(event.value);
  });
  signal.addEventListener('abort', endSource, { once: true });
  const stop = results.return?.bind(results);
  results.return = async () => {
    signal.removeEventListener('abort', endSource);
    const [ended] = await Promise.all([stop?.() ?? { done: true as const, value: undefined }, events.return?.()]);
    return ended;
  };
  return results;
}

function isIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
