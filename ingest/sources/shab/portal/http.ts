import { AppError, type Clock } from '../../../../src/core/index.js';

export interface HttpOptions {
  clock: Clock;
  /** Resolves after so many milliseconds, or rejects when the signal fires. */
  sleep: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  /** 0 to 1; spreads retries. */
  random: () => number;
  fetch: typeof fetch;
  signal: AbortSignal | undefined;
  /** From one request's start to the next's. */
  intervalMs: number;
  /** For one request with its answer. */
  timeoutMs: number;
  /** After the first try. */
  retries: number;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** A server may ask for more patience than our own back-off, within reason. */
const LONGEST_ASKED_MS = 15 * 60_000;

/** The portal's operators may want to know who asks. */
const HEADERS = { accept: 'application/json, application/xml', 'user-agent': 'dossier' };

/** What one try came to. */
type Try<T> = { done: true; value: T } | { done: false; reason: string; waitMs: number | null };

/** An answer that no retry would change. */
export type Answer<T> =
  | { status: 'OK'; value: T }
  | { status: 'REFUSED'; code: number; reason: string }
  | { status: 'TOO_LARGE'; maxBytes: number };

/** GET of one address. `read` turns the body into a value, or null where it is not what was asked for. */
export type Get = <T>(url: URL, read: (body: string) => T | null, maxBytes: number) => Promise<Answer<T>>;

/**
 * GET, one at a time and paced. Retries 408, 429, 5xx, timeouts, broken connections and answers that `read` refuses (it returns null),
 * with a growing, spread wait or the one that Retry-After asks for. Throws UNAVAILABLE (retryable) once the tries are used up,
 * CANCELLED when the signal fires.
 */
export function createHttp(options: HttpOptions): Get {
  let nextStart = -Infinity;
  return async (url, read, maxBytes) => {
    let reason = '';
    for (let tries = 0; tries <= options.retries; tries++) {
      await wait(nextStart - options.clock.now(), options);
      nextStart = options.clock.now() + options.intervalMs;
      const outcome = await attempt(url, read, maxBytes, options);
      if (outcome.done) return outcome.value;
      reason = outcome.reason;
      if (tries < options.retries) await wait(outcome.waitMs ?? backOff(tries, options.random), options);
    }
    throw new AppError(
      'UNAVAILABLE',
      `${url.host} does not answer: ${reason} (${options.retries + 1} tries, ${url.href})`,
      {
        retryable: true,
        details: { url: url.href },
      },
    );
  };
}

async function wait(ms: number, options: HttpOptions): Promise<void> {
  cancelled(options.signal);
  if (ms > 0) await options.sleep(ms, options.signal);
  cancelled(options.signal);
}

function cancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted)
    throw new AppError('CANCELLED', 'loading from the portal was cancelled', { cause: signal.reason });
}

function backOff(tries: number, random: () => number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries) * (0.5 + random() / 2);
}

async function attempt<T>(
  url: URL,
  read: (body: string) => T | null,
  maxBytes: number,
  options: HttpOptions,
): Promise<Try<Answer<T>>> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    const response = await options.fetch(url, { signal, headers: HEADERS });
    if (response.status === 408 || response.status === 429 || response.status >= 500) {
      await response.body?.cancel();
      const waitMs = retryAfter(response.headers.get('retry-after'), options.clock);
      return { done: false, reason: `status ${response.status}`, waitMs };
    }
    const body = await bodyOf(response, maxBytes);
    if (body === null) return { done: true, value: { status: 'TOO_LARGE', maxBytes } };
    if (!response.ok)
      return { done: true, value: { status: 'REFUSED', code: response.status, reason: shortened(body) } };
    const value = read(body);
    if (value === null) return { done: false, reason: `an answer of another form: ${shortened(body)}`, waitMs: null };
    return { done: true, value: { status: 'OK', value } };
  } catch (error) {
    cancelled(options.signal);
    return {
      done: false,
      reason: timeout.aborted ? `no answer within ${options.timeoutMs} ms` : failureText(error),
      waitMs: null,
    };
  }
}

/** The text, or null as soon as it is too long. */
async function bodyOf(response: Response, maxBytes: number): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) return null;
    parts.push(chunk);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
}

/** Milliseconds that a Retry-After header asks for, in seconds or as a date; null where there is none. */
function retryAfter(header: string | null, clock: Clock): number | null {
  if (header === null) return null;
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - clock.now();
  return Number.isNaN(ms) ? null : Math.min(LONGEST_ASKED_MS, Math.max(0, ms));
}

function failureText(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return error instanceof Error ? `${error.message}${cause}` : String(error);
}

function shortened(body: string): string {
  return JSON.stringify(body.replace(/\s+/g, ' ').trim().slice(0, 120));
}
