import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import type { Embedder } from '../../engines/embeddings/contract.js';
import type { EmbeddingModel } from '../../engines/vector/contract.js';
import { AppError } from '../../src/core/index.js';
import { answerEmbeds, embedderAt } from './embed-calls.js';
import type { FollowStatus } from './follower.js';
import type { PassageStart, ThreadAnswer, ThreadRequest } from './thread-messages.js';

export interface PassageThread {
  /** For questions; null where there is no model. */
  embedder: Embedder | null;
  model: EmbeddingModel | null;
  /** Why there is none, and what to do. */
  withoutModel: string;
  /** A further way to the model, for {@link embedderAt} on another thread: it throws UNAVAILABLE where this one has ended. */
  connect(): MessagePort;
  status(): FollowStatus;
  /** The ledger has grown. */
  wake(): void;
  /** Ends following after the stretch in hand, closes files and model. */
  close(): Promise<void>;
}

/** Starts the thread of {@link servePassageThread}; resolves when its model is loaded. Throws UNAVAILABLE where the thread itself fails. */
export async function startPassageThread(url: URL, start: PassageStart): Promise<PassageThread> {
  const worker = new Worker(url, { workerData: start });
  let status: FollowStatus = { lag: null, error: null };
  let gone: AppError | null = null;
  let closed = (): void => undefined;
  const send = (request: ThreadRequest): void => worker.postMessage(request);
  const ready = await new Promise<Extract<ThreadAnswer, { kind: 'READY' }>>((resolve, reject) => {
    const ended = (error: AppError) => {
      gone ??= error;
      status = { ...status, error: gone.message };
      reject(gone);
      closed();
    };
    worker.on('error', (error) => ended(new AppError('UNAVAILABLE', `the thread of passages failed: ${error.message}`, { cause: error }))); // prettier-ignore
    worker.on('exit', () => ended(new AppError('UNAVAILABLE', 'the thread of passages has ended')));
    worker.on('message', (answer: ThreadAnswer) => {
      if (answer.kind === 'READY') resolve(answer);
      else if (answer.kind === 'STATUS') status = answer.status;
      else closed();
    });
  });
  const { model, withoutModel } = ready;
  const connect = (): MessagePort => {
    const { port1, port2 } = new MessageChannel();
    if (gone === null) worker.postMessage({ kind: 'CONNECT', port: port2 } satisfies ThreadRequest, [port2]);
    else if (model !== null) {
      // A thread that has ended neither answers nor closes what is sent to it, and a closed port could not be handed on.
      const refused = gone;
      answerEmbeds(port2, { model, embed: () => Promise.reject(refused), close: async () => undefined });
      port2.unref();
    }
    return port1;
  };
  return {
    embedder: model === null ? null : embedderAt(connect(), model),
    model,
    withoutModel,
    connect,
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
