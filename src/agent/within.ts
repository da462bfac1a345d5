import { AppError, type Call } from '../core/index.js';

const GRACE_MS = 200;

/**
 * Runs `work` with a call that ends with the signal, and whose deadline is `timeoutMs` after now at the latest; what does not keep to that is
 * cut off a little later, so that whoever keeps to it says who was late. Nothing of it is left once the work has
 * ended: a timer that fires for nobody costs as much as the work of a small tool.
 */
export async function within<Result>(
  timeoutMs: number,
  { call, nowMs, signal }: { call: Call; nowMs: number; signal: AbortSignal },
  work: (call: Call) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const stop = () => controller.abort(signal.reason);
  const late = () => new AppError('DEADLINE', `it took longer than ${timeoutMs / 1_000} s`, { retryable: true });
  const timer = setTimeout(() => controller.abort(late()), timeoutMs + GRACE_MS);
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
  try {
    return await work({
      ...call,
      signal: controller.signal,
      deadlineMs: Math.min(call.deadlineMs, nowMs + timeoutMs),
    });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
