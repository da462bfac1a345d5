import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { pullIterator } from '../core/index.js';

/**
 * Subscribes, giving every event a context of its own: loaders cache, and a subscription may live for days.
 * `signal` ends it together with the connection.
 */
export async function subscribeFresh(
  args: ExecutionArgs,
  freshContext: () => unknown,
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
    return execute({ ...args, rootValue: event.value, contextValue: freshContext() });
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
