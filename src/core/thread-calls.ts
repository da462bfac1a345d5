import { parentPort, type MessagePort, type Worker } from 'node:worker_threads';
import { AppError, type ErrorCode, type ErrorDetails } from './errors.js';
import { settlesWithin } from './settles-within.js';

/** An AppError, as it is told. */
export type Failure = { code: ErrorCode; message: string; retryable: boolean; details: ErrorDetails };
type Request =
  /** `mayEnd`: the method gets a signal of its own, after its other arguments. */
  | { kind: 'CALL'; id: number; method: string; args: unknown[]; mayEnd: boolean }
  /** Nobody waits for it any more. */
  | { kind: 'FORGET'; id: number };
type Message<Event> =
  | { kind: 'READY' }
  | { kind: 'REPLY'; id: number; value: unknown }
  | { kind: 'FAILURE'; id: number; failure: Failure }
  | { kind: 'EVENT'; event: Event };

/** What may be called on a thread: arguments and results are copied, failures arrive as AppErrors. */
export type Methods = { [name: string]: (...args: never[]) => Promise<unknown> };

/** The thread's side: answers calls of what `open` gives, once it is ready. `open` may tell events at once. */
export async function answerCalls<Event>(open: (tell: (event: Event) => void) => Promise<Methods>): Promise<void> {
  const port = portOfThread();
  const post = (message: Message<Event>): void => port.postMessage(message);
  try {
    const methods = await open((event) => post({ kind: 'EVENT', event }));
    const ends = new Map<number, AbortController>();
    port.on('message', (request: Request) => {
      const { id } = request;
      if (request.kind === 'FORGET') return ends.get(id)?.abort();
      const { method, args, mayEnd } = request;
      const run = methods[method] as (...args: unknown[]) => Promise<unknown>;
      const end = new AbortController();
      if (mayEnd) ends.set(id, end);
      run(...args, ...(mayEnd ? [end.signal] : []))
        .then((value) => post({ kind: 'REPLY', id, value }))
        .catch((error: unknown) => post({ kind: 'FAILURE', id, failure: failureOf(error) }))
        .finally(() => ends.delete(id));
    });
    post({ kind: 'READY' });
  } catch (error) {
    post({ kind: 'FAILURE', id: 0, failure: failureOf(error) });
  }
}

function portOfThread(): MessagePort {
  if (parentPort === null) throw new AppError('INTERNAL', 'a thread was started as a program');
  return parentPort;
}

export function failureOf(error: unknown): Failure {
  if (error instanceof AppError)
    return { code: error.code, message: error.message, retryable: error.retryable, details: error.details };
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'INTERNAL', message, retryable: false, details: {} };
}

/** The starter's side of {@link answerCalls}. */
export class ThreadCalls<Served extends object, Event> {
  readonly #waiting = new Map<number, { resolve: (value: never) => void; reject: (error: unknown) => void }>();
  readonly #opened: Promise<void>;
  /** Resolves when the thread has ended, however. */
  readonly ended: Promise<void>;
  #sent = 0;
  #gone: AppError | null = null;
  readonly #ends = new WeakSet<object>();

  /** `name`: the thread's, for people. */
  constructor(
    private readonly worker: Worker,
    name: string,
    heard: (event: Event) => void,
  ) {
    this.#opened = new Promise((resolve, reject) => this.#waiting.set(0, { resolve: () => resolve(), reject }));
    this.#opened.catch(() => undefined);
    this.ended = new Promise((resolve) => worker.on('exit', () => resolve()));
    worker.on('error', (error) =>
      this.#fail(new AppError('INTERNAL', `the ${name} thread failed: ${error.message}`, { cause: error })),
    );
    // What it threw, if it did, stays the cause.
    worker.on('exit', (code) =>
      this.#fail(
        new AppError('UNAVAILABLE', `the ${name} thread has ended (exit code ${code})`, {
          cause: this.#gone ?? undefined,
        }),
      ),
    );
    worker.on('message', (message: Message<Event>) => {
      if (message.kind === 'EVENT') return heard(message.event);
      const id = message.kind === 'READY' ? 0 : message.id;
      const waiter = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (message.kind === 'FAILURE') waiter?.reject(errorOf(message.failure));
      else waiter?.resolve((message.kind === 'REPLY' ? message.value : undefined) as never);
    });
  }

  #fail(error: AppError): void {
    this.#gone = error;
    this.#ends.add(error);
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  /** That the thread has ended, with what it threw as the cause; null while it lives. */
  failure(): AppError | null {
    return this.#gone;
  }

  /** Whether it is what the thread's end made of a call. */
  isEnd(error: unknown): boolean {
    return typeof error === 'object' && error !== null && this.#ends.has(error);
  }

  /** Resolves when the thread is ready; ends it and throws what opening threw else. */
  async ready(): Promise<void> {
    try {
      await this.#opened;
    } catch (error) {
      await this.worker.terminate();
      throw error;
    }
  }

  call<Name extends keyof Served & string>(
    method: Name,
    ...args: Served[Name] extends (...args: infer Args) => unknown ? Args : never
  ): Served[Name] extends (...args: never[]) => infer Result ? Result : never {
    return this.#ask(method, args, null) as Served[Name] extends (...args: never[]) => infer Result ? Result : never;
  }

  /** As call(), of a method whose last argument is a signal: this one, on its thread. Rejects with CANCELLED as soon as it fires. */
  callUntil<Name extends keyof Served & string>(
    signal: AbortSignal,
    method: Name,
    ...args: Served[Name] extends (...args: [...infer Args, AbortSignal]) => unknown ? Args : never
  ): Served[Name] extends (...args: never[]) => infer Result ? Result : never {
    return this.#ask(method, args, signal) as Served[Name] extends (...args: never[]) => infer Result ? Result : never;
  }

  async #ask(method: string, args: unknown[], signal: AbortSignal | null): Promise<unknown> {
    if (this.#gone !== null) throw this.#gone;
    const cancelled = () => new AppError('CANCELLED', 'the caller went away', { cause: signal?.reason });
    if (signal?.aborted) throw cancelled();
    const id = ++this.#sent;
    const forget = () => {
      const waiter = this.#waiting.get(id);
      this.#waiting.delete(id);
      this.worker.postMessage({ kind: 'FORGET', id } satisfies Request);
      waiter?.reject(cancelled());
    };
    const answer = new Promise((resolve: (value: never) => void, reject) => this.#waiting.set(id, { resolve, reject }));
    signal?.addEventListener('abort', forget, { once: true });
    try {
      this.worker.postMessage({ kind: 'CALL', id, method, args, mayEnd: signal !== null } satisfies Request);
      return await answer;
    } finally {
      this.#waiting.delete(id);
      signal?.removeEventListener('abort', forget);
    }
  }

  /** Calls `close` where the thread still lives, and ends it, after `longestMs` whatever it is doing: for threads that a kill does no harm. */
  async close(close: () => Promise<unknown>, longestMs?: number): Promise<void> {
    if (this.#gone === null) {
      const closed = close();
      if (longestMs === undefined) await closed;
      else await settlesWithin(closed, longestMs);
    }
    await this.worker.terminate();
  }
}

export function errorOf({ code, message, retryable, details }: Failure): AppError {
  return new AppError(code, message, { retryable, details });
}
