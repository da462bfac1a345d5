import { APIConnectionError, APIError, OpenAIError } from 'openai';
import { AppError, type Verdict } from '../../core/index.js';
import { modelFailure } from '../failures.js';

const MOST_SHOWN = 200;

/** The one translation of what the package throws, without the keys that `hide` hides. Whatever else fails while a reply is read is the reply's fault. */
export function fromOpenAi(error: unknown, endpoint: string, hide: (text: string) => string): AppError {
  if (error instanceof AppError) return error;
  // What the package throws holds what the endpoint said: it goes no further.
  const cause = new Error(error instanceof Error ? `${error.name}: ${said(error, hide)}` : 'no error');
  if (error instanceof APIConnectionError)
    return modelFailure('SILENT', `${endpoint} does not answer: ${said(error, hide)}`, { retryable: true, cause });
  if (error instanceof APIError) return fromStatus(error, said(error, hide), endpoint, cause);
  // JSON that ends in the middle, and a stream whose connection broke, come as the platform's own errors.
  if (error instanceof SyntaxError || error instanceof OpenAIError || isBrokenConnection(error))
    return modelFailure('SILENT', `${endpoint} broke off its reply, or sent none in JSON`, { retryable: true, cause });
  return modelFailure('MALFORMED', `${endpoint} sent a reply that cannot be read`, { cause });
}

function fromStatus(error: APIError, told: string, endpoint: string, cause: Error): AppError {
  const { status } = error as { status: number | undefined };
  const what = `${endpoint} answers ${status ?? 'with an error'}: ${told}`;
  const retryAfterMs = retryAfter(error.headers);
  if (status === 429 && error.code !== 'insufficient_quota')
    return modelFailure('RATE_LIMITED', what, { retryable: true, retryAfterMs, cause });
  if (status === undefined || status >= 500 || status === 408 || status === 409)
    return modelFailure('SILENT', what, { retryable: true, retryAfterMs, cause });
  return modelFailure(status === 404 ? 'NO_MODEL' : 'REJECTED', what, { cause });
}

/** Seconds, or a date; null where the endpoint asks for none. */
function retryAfter(headers: Headers | undefined): number | null {
  const text = headers?.get('retry-after');
  if (!text) return null;
  const ms = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

/** One line of what the endpoint says, without what looks like a key, either. */
function said({ message }: Error, hide: (text: string) => string): string {
  return hide(message).replace(/\s+/g, ' ').replace(/(?:sk-|Bearer )\S+/g, '…').slice(0, MOST_SHOWN); // prettier-ignore
}

function isBrokenConnection(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^(?:E[A-Z]+|HPE_\w+|ERR_STREAM_PREMATURE_CLOSE|ERR_SSL_\w+)$/.test(String((error as NodeJS.ErrnoException).code))
  );
}

/** What a failure says of the endpoint: a rate limit says that it answers, a cancelled call says nothing. */
export function judge(error: unknown): Verdict {
  if (!(error instanceof AppError)) return 'NOTHING';
  const { model } = error.details;
  return model === 'SILENT' ? 'SILENT' : typeof model === 'string' ? 'ANSWERS' : 'NOTHING';
}
