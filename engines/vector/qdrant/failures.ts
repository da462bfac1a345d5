import { AppError } from '../../../src/core/index.js';

/** What errors are said to come from, in `details.engine`. */
export const ENGINE = 'Qdrant';

/** What the client throws, as an AppError that names the server. `status` 404 and 400 are left in `details`, for those who expect them. */
export function fromQdrant(error: unknown, name: string): AppError {
  if (error instanceof AppError) return error;
  const answer = answerOf(error);
  const cause = error;
  if (answer === null) {
    const because = error instanceof Error ? reasonOf(error) : String(error);
    return new AppError('UNAVAILABLE', `${name} does not answer: ${because}`, {
      retryable: true,
      cause,
      details: { engine: ENGINE },
    });
  }
  const { status, text } = answer;
  const failure = (code: AppError['code'], message: string, retryable: boolean) =>
    new AppError(code, `${name}: ${message}`, { retryable, cause, details: { engine: ENGINE, status } });
  if (status === 401 || status === 403) return failure('UNAVAILABLE', 'it refuses the key; see QDRANT_API_KEY', false);
  if (status === 507 || /no space left|disk (is )?full|out of disk/i.test(text))
    return failure('DISK_FULL', 'its disk is full', true);
  if (status === 408 || status === 504) return failure('DEADLINE', 'it took too long', true);
  if (status === 404) return failure('UNAVAILABLE', `there is no such collection (${text})`, true);
  if (status === 429 || status >= 500) return failure('UNAVAILABLE', `it fails (HTTP ${status}: ${text})`, true);
  return failure('INTERNAL', `it refuses a request (HTTP ${status}: ${text})`, false);
}

export function hasStatus(error: unknown, ...expected: number[]): boolean {
  return error instanceof AppError && expected.includes(Number(error.details['status']));
}

/** The status of an answer and what it says; null where there was none. */
function answerOf(error: unknown): { status: number; text: string } | null {
  if (!(error instanceof Error)) return null;
  if ('retry_after' in error) return { status: 429, text: error.message };
  if (!('status' in error) || typeof error.status !== 'number') return null;
  const data: unknown = 'data' in error ? error.data : null;
  return { status: error.status, text: (saidIn(data) ?? error.message).slice(0, 300) };
}

/** `{ status: { error: "..." } }` */
function saidIn(data: unknown): string | null {
  if (typeof data === 'string') return data;
  if (typeof data !== 'object' || data === null || !('status' in data)) return null;
  const { status } = data;
  return typeof status === 'object' && status !== null && 'error' in status ? String(status.error) : null;
}

function reasonOf(error: Error): string {
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return 'code' in cause ? String(cause.code) : cause.message;
}
