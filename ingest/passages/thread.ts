import { Worker } from 'node:worker_threads';
import type { Embedder } from '../../engines/embeddings/contract.js';
import type { EmbeddingModel } from '../../engines/vector/contract.js';
import { AppError } from '../../src/core/index.js';
import type { FollowStatus } from './follower.js';
import type { PassageStart, ThreadAnswer, ThreadRequest } from './thread-messages.js';

export interface PassageThread {
  /** For questions; null where there is no model. */
  embedder: Embedder | null;
  model: EmbeddingModel | null;
  /** Why there is none, and what to do. */
  withoutModel: string;
  status(): FollowStatus;
  /** The ledger has grown. */
  wake(): void;
  /** Ends following after the stretch in hand, closes files and model. */
  close(): Promise<void>;
}

interface Waiter {
  resolve: (vectors: Float32Array[]) => void;
  reject: (error: AppError) => void;
}

/** Starts the thread of {@link servePassageThread}; resolves when its model is loaded. Throws UNAVAILABLE where the thread itself fails. */
export async function startPassageThread(url: URL, start: PassageStart): Promise<PassageThread> {
  const worker = new Worker(url, { workerData: start });
  const waiting = new Map<number, Waiter>();
  let status: FollowStatus = { lag: null, error: null };
  let sent = 0;
  let gone: AppError | null = null;
  let closed = (): void => undefined;
  const send = (request: ThreadRequest): void => worker.postMessage(request);
  const take = (id: number): Waiter | undefined => {
    const waiter = waiting.get(id);
    waiting.delete(id);
    return waiter;
  };
  const ready = await new Promise<Extract<ThreadAnswer, { kind: 'READY' }>>((resolve, reject) => {
    const ended = (error: AppError) => {
      gone ??= error;
      status = { ...status, error: gone.message };
      reject(gone);
      for (const id of [...waiting.keys()]) take(id)?.reject(gone);
      closed();
    };
    worker.on('error', (error) => ended(new AppError('UNAVAILABLE', `the thread of passages failed: ${error.message}`, { cause: error }))); // prettier-ignore
    worker.on('exit', () => ended(new AppError('UNAVAILABLE', 'the thread of passages has ended')));
    worker.on('message', (answer: ThreadAnswer) => {
      if (answer.kind === 'READY') resolve(answer);
      else if (answer.kind === 'STATUS') status = answer.status;
      else if (answer.kind === 'EMBEDDED') take(answer.id)?.resolve(answer.vectors);
      else if (answer.kind === 'FAILED') {
        const { code, message, retryable } = answer;
        take(answer.id)?.reject(new AppError(code, message, { retryable }));
      } else closed();
    });
  });
  const embed: Embedder['embed'] = (texts, purpose, { deadlineMs, signal }) =>
    new Promise((resolve, reject) => {
      if (gone !== null) return reject(gone);
      const id = ++sent;
      const forget = () => {
        send({ kind: 'FORGET', id });
        take(id)?.reject(new AppError('CANCELLED', 'the caller went away', { cause: signal.reason }));
      };
      if (signal.aborted) return reject(new AppError('CANCELLED', 'the caller went away', { cause: signal.reason }));
      signal.addEventListener('abort', forget, { once: true });
      const settled =
        <Value>(settle: (value: Value) => void) =>
        (value: Value) => {
          signal.removeEventListener('abort', forget);
          settle(value);
        };
      waiting.set(id, { resolve: settled(resolve), reject: settled(reject) });
      send({ kind: 'EMBED', id, texts, purpose, deadlineMs });
    });
  const { model, withoutModel } = ready;
  return {
    embedder: model === null ? null : { model, embed, close: async () => undefined },
    model,
    withoutModel,
    status: () => status,
    wake: () => void (gone === null && send({ kind: 'WAKE' })),
    async close() {
      const told = new Promise<void>((resolve) => (closed = resolve));
      if (gone === null) {
        send({ kind: 'CLOSE' });
        await told;
      }
      gone ??= new AppError('UNAVAILABLE', 'the thread of passages is closed');
      await worker.terminate();
    },
  };
}
