import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '../../src/core/index.js';
import type { IngestRequest } from '../contract.js';
import type { ReadMessage } from './read-thread.js';
import { readSource, type Share } from './source-steps.js';

interface Start {
  request: IngestRequest;
  cursor: string | null;
  size: number;
  share: Share;
  ahead: number;
}

const { request, cursor, size, share, ahead } = workerData as Start;
let credit = ahead;
let wake = (): void => undefined;
parentPort?.on('message', () => {
  credit++;
  wake();
});

const post = (message: ReadMessage): void => parentPort?.postMessage(message);

async function read(): Promise<void> {
  const portal = { baseUrl: '' };
  for await (const stretch of readSource(request, cursor, { portal, size, share }, new AbortController().signal)) {
    while (credit === 0) await new Promise<void>((resolve) => (wake = resolve));
    credit--;
    post({ kind: 'STRETCH', stretch });
  }
  post({ kind: 'END' });
}

read().catch((error: unknown) => {
  const code = error instanceof AppError ? error.code : 'INTERNAL';
  post({ kind: 'FAILED', code, message: error instanceof Error ? error.message : String(error) });
});
