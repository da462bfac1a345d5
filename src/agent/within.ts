import { AppError, type Call } from '../core/index.js';

/**
 * Runs `work` with a call that ends with the signal, and `timeoutMs` after now at the latest. Nothing of it is left once the work has
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
  const timer = setTimeout(() => controller.abort(late()), timeoutMs);
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
