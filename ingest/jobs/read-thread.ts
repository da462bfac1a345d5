import { Worker } from 'node:worker_threads';
import { AppError } from '../../src/core/index.js';
import type { IngestRequest } from '../contract.js';
import { workerUrl } from '../project/worker-url.js';
import type { Stretch } from './source-steps.js';

/** Stretches read ahead of the writer, at most. */
const AHEAD = 6;

export type ReadMessage =
  { kind: 'STRETCH'; stretch: Stretch } | { kind: 'END' } | { kind: 'FAILED'; code: string; message: string };

/** {@link readSource} for files on a thread of its own: parsing and packing beside the writer. Ends the thread when left. */
export async function* readOnThread(
  request: IngestRequest,
  cursor: string | null,
  size: number,
  signal: AbortSignal,
): AsyncGenerator<Stretch> {
  const worker = new Worker(workerUrl(import.meta.url, './read.worker.js'), {
    workerData: { request, cursor, size, ahead: AHEAD },
  });
  const arrived: ReadMessage[] = [];
  let wake = (): void => undefined;
  const put = (message: ReadMessage) => {
    arrived.push(message);
    wake();
  };
  const abort = () => put({ kind: 'FAILED', code: 'CANCELLED', message: 'reading was cancelled' });
  worker.on('message', put);
  worker.on('error', (error) =>
    put({ kind: 'FAILED', code: 'INTERNAL', message: `the reading thread failed: ${error.message}` }),
  );
  signal.addEventListener('abort', abort, { once: true });
  try {
    if (signal.aborted) abort();
    for (;;) {
      while (arrived.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      const message = arrived.shift()!;
      if (message.kind === 'END') return;
      if (message.kind === 'FAILED')
        throw new AppError(message.code === 'CANCELLED' ? 'CANCELLED' : 'INTERNAL', message.message);
      worker.postMessage('more');
      yield message.stretch;
    }
  } finally {
    signal.removeEventListener('abort', abort);
    await worker.terminate();
  }
}
