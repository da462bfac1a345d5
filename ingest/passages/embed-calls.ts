/** Texts become vectors on the thread that holds the model; whoever asks has a port of his own to it. */
import type { MessagePort } from 'node:worker_threads';
import type { Embedder, EmbeddingPurpose } from '../../engines/embeddings/contract.js';
import type { EmbeddingModel } from '../../engines/vector/contract.js';
import { AppError, errorOf, failureOf, localViewer, type Failure } from '../../src/core/index.js';

type Request =
  | { kind: 'EMBED'; id: number; texts: readonly string[]; purpose: EmbeddingPurpose; deadlineMs: number }
  /** Nobody waits for it any more. */
  | { kind: 'FORGET'; id: number };
type Answer = { id: number; vectors: Float32Array[] } | { id: number; failure: Failure };

/** The thread's side: answers on the port until its other end is closed. */
export function answerEmbeds(port: MessagePort, embedder: Embedder): void {
  const calls = new Map<number, AbortController>();
  const embed = async ({ id, texts, purpose, deadlineMs }: Extract<Request, { kind: 'EMBED' }>): Promise<Answer> => {
    const controller = new AbortController();
    calls.set(id, controller);
    try {
      const call = { viewer: localViewer, deadlineMs, signal: controller.signal };
      return { id, vectors: await embedder.embed(texts, purpose, call) };
    } catch (error) {
      return { id, failure: failureOf(error) };
    } finally {
      calls.delete(id);
    }
  };
  port.on('message', (request: Request) => {
    if (request.kind === 'FORGET') calls.get(request.id)?.abort();
    else void embed(request).then((answer) => port.postMessage(answer));
  });
  port.on('close', () => calls.forEach((controller) => controller.abort()));
}

/** The asker's side. Throws UNAVAILABLE once the thread has ended; close() ends asking, not the thread. */
export function embedderAt(port: MessagePort, model: EmbeddingModel): Embedder {
  const waiting = new Map<number, { resolve: (vectors: Float32Array[]) => void; reject: (error: AppError) => void }>();
  let sent = 0;
  let gone: AppError | null = null;
  port.on('message', (answer: Answer) => {
    const waiter = waiting.get(answer.id);
    if ('failure' in answer) waiter?.reject(errorOf(answer.failure));
    else waiter?.resolve(answer.vectors);
  });
  port.on('close', () => {
    gone = new AppError('UNAVAILABLE', 'the thread of passages has ended');
    for (const { reject } of waiting.values()) reject(gone);
  });
  port.unref();
  return {
    model,
    async embed(texts, purpose, { deadlineMs, signal }) {
      if (gone !== null) throw gone;
      const cancelled = () => new AppError('CANCELLED', 'the caller went away', { cause: signal.reason });
      if (signal.aborted) throw cancelled();
      const id = ++sent;
      const forget = () => {
        port.postMessage({ kind: 'FORGET', id } satisfies Request);
        waiting.get(id)?.reject(cancelled());
      };
      signal.addEventListener('abort', forget, { once: true });
      try {
        return await new Promise<Float32Array[]>((resolve, reject) => {
          waiting.set(id, { resolve, reject });
          port.postMessage({ kind: 'EMBED', id, texts, purpose, deadlineMs } satisfies Request);
        });
      } finally {
        waiting.delete(id);
        signal.removeEventListener('abort', forget);
      }
    },
    close: async () => port.close(),
  };
}
