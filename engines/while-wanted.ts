import { AppError, type Call } from '../src/core/index.js';

/**
 * The result of a thread's work. The caller is let go at once when it aborts or its deadline passes; `stop` tells the thread, which stops at its
 * next look. Throws CANCELLED, DEADLINE, UNAVAILABLE (the thread failed).
 */
export function whileWanted<Value>(
  work: Promise<Value>,
  call: Call,
  remainingMs: number,
  stop: () => void,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const fail = (error: AppError) => {
      stop();
      settle();
      reject(error);
    };
    const onAbort = () => fail(new AppError('CANCELLED', 'the caller went away', { cause: call.signal.reason }));
    const onDeadline = () => fail(new AppError('DEADLINE', 'the deadline of the request passed', { retryable: true }));
    const timer = setTimeout(onDeadline, Math.min(Math.max(remainingMs, 0), 2_147_483_647));
    const settle = () => {
      clearTimeout(timer);
      call.signal.removeEventListener('abort', onAbort);
    };
    call.signal.addEventListener('abort', onAbort, { once: true });
    work.then(
      (value) => {
        settle();
        resolve(value);
      },
      (error: unknown) => {
        settle();
        const known = error instanceof AppError;
        reject(known ? error : new AppError('UNAVAILABLE', 'a thread failed', { retryable: true, cause: error }));
      },
    );
  });
}
