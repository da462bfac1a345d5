import { Worker } from 'node:worker_threads';
import { AppError, workerUrl } from '../../../src/core/index.js';
import type { EmbeddingPurpose } from '../contract.js';
import type { WorkerAnswer, WorkerBatch, WorkerStart } from './embed.worker.js';

/** Texts that the thread takes at once: a question waits no longer than they take. */
const BATCH = 8;

interface Batch {
  texts: string[];
  resolve: (vectors: Float32Array[]) => void;
  reject: (error: AppError) => void;
  wanted: () => boolean;
}

export interface ModelThread {
  run(texts: readonly string[], purpose: EmbeddingPurpose, wanted: () => boolean): Promise<Float32Array[]>;
  close(): Promise<void>;
}

/** Loads the model; resolves when it answers. Questions go before waiting passages. Throws UNSUPPORTED, UNAVAILABLE. */
export async function startModelThread(start: WorkerStart): Promise<ModelThread> {
  const worker = new Worker(workerUrl('engines/embeddings/local/embed.worker'), { workerData: start });
  const queues: Record<EmbeddingPurpose, Batch[]> = { QUERY: [], PASSAGE: [] };
  let running: Batch | null = null;
  let failure: AppError | null = null;
  const next = (): void => {
    while (running === null && failure === null) {
      const batch = queues.QUERY.shift() ?? queues.PASSAGE.shift();
      if (batch === undefined) return;
      if (!batch.wanted()) continue;
      running = batch;
      worker.postMessage({ id: 1, texts: batch.texts } satisfies WorkerBatch);
    }
  };
  const fail = (error: AppError): void => {
    failure ??= error;
    running?.reject(failure);
    running = null;
    for (const batch of [...queues.QUERY.splice(0), ...queues.PASSAGE.splice(0)]) batch.reject(failure);
  };
  const ready = new Promise<void>((resolve, reject) => {
    worker.on('message', (answer: WorkerAnswer) => {
      if (answer.kind === 'READY') return resolve();
      if (answer.kind === 'FAILED' && answer.id === 0) return reject(new AppError(answer.code, answer.message));
      const batch = running;
      running = null;
      if (answer.kind === 'FAILED')
        batch?.reject(new AppError(answer.code, `the model failed: ${answer.message}`, { retryable: true }));
      else batch?.resolve(rowsOf(answer.data, answer.dimensions));
      next();
    });
    const ended = (message: string, cause?: unknown) => {
      const error = new AppError('UNAVAILABLE', message, { cause });
      reject(error);
      fail(error);
    };
    worker.on('error', (error) => ended(`the model's thread failed: ${error.message}`, error));
    worker.on('exit', () => ended("the model's thread has ended"));
  });
  const run = (texts: string[], purpose: EmbeddingPurpose, wanted: () => boolean) =>
    new Promise<Float32Array[]>((resolve, reject) => {
      if (failure !== null) return reject(failure);
      queues[purpose].push({ texts, resolve, reject, wanted });
      next();
    });
  try {
    await ready;
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return {
    async run(texts, purpose, wanted) {
      const batches = Array.from({ length: Math.ceil(texts.length / BATCH) }, (_, at) =>
        run(texts.slice(at * BATCH, (at + 1) * BATCH), purpose, wanted),
      );
      return (await Promise.all(batches)).flat();
    },
    async close() {
      fail(new AppError('UNAVAILABLE', 'the model is closed'));
      await worker.terminate();
    },
  };
}

function rowsOf(data: Float32Array, dimensions: number): Float32Array[] {
  return Array.from({ length: data.length / dimensions }, (_, row) =>
    data.slice(row * dimensions, (row + 1) * dimensions),
  );
}
