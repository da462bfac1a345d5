import { Worker } from 'node:worker_threads';
import { AppError, workerUrl } from '../../src/core/index.js';
import type { IngestRequest } from '../contract.js';
import { YOUNG_MB } from '../project/young-memory.js';
import type { Share, Stretch } from './source-steps.js';

/** Stretches read ahead of the writer, at most. */
const AHEAD = 4;
/** Of several threads, which are appended only: each stretch is a transaction, and writes each page that it touches once. */
const STRETCH = 500;
/** Of one thread, whose stretches are derived as batches: a large component of names is clustered once a batch. */
const BATCH = 1_000;

export type ReadMessage =
  { kind: 'STRETCH'; stretch: Stretch } | { kind: 'END' } | { kind: 'FAILED'; code: string; message: string };

/**
 * {@link readSource} for files on `count` threads, each with its share of the records: parsing and packing beside the writer. The cursor is a
 * JSON list of the threads' own. Ends the threads when left.
 */
export async function* readOnThreads(
  request: IngestRequest,
  cursor: string | null,
  count: number,
  signal: AbortSignal,
): AsyncGenerator<Stretch> {
  const cursors = cursorsOf(cursor, count);
  const arrived: { mine: number; message: ReadMessage }[] = [];
  let wake = (): void => undefined;
  const put = (mine: number, message: ReadMessage) => {
    arrived.push({ mine, message });
    wake();
  };
  const workers = cursors.map((own, mine) =>
    startReader({ request, cursor: own, share: { of: count, mine }, size: count === 1 ? BATCH : STRETCH }, (message) =>
      put(mine, message),
    ),
  );
  const abort = () => put(0, { kind: 'FAILED', code: 'CANCELLED', message: 'reading was cancelled' });
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  try {
    for (let reading = count; reading > 0;) {
      while (arrived.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      const { mine, message } = arrived.shift()!;
      if (message.kind === 'FAILED')
        throw new AppError(message.code === 'CANCELLED' ? 'CANCELLED' : 'INTERNAL', message.message);
      if (message.kind === 'END') {
        reading--;
        continue;
      }
      workers[mine]?.postMessage('more');
      cursors[mine] = message.stretch.cursor;
      yield { ...message.stretch, cursor: JSON.stringify(cursors) };
    }
  } finally {
    signal.removeEventListener('abort', abort);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function startReader(
  start: { request: IngestRequest; cursor: string | null; share: Share; size: number },
  put: (message: ReadMessage) => void,
): Worker {
  const worker = new Worker(workerUrl(import.meta.url, './read.worker.js'), {
    workerData: { ...start, ahead: AHEAD },
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  worker.on('message', put);
  worker.on('error', (error) =>
    put({ kind: 'FAILED', code: 'INTERNAL', message: `a reading thread failed: ${error.message}` }),
  );
  return worker;
}

/** Another number of threads than last time: each goes on where the slowest was, and what is held already is unchanged. */
function cursorsOf(cursor: string | null, count: number): (string | null)[] {
  const held: unknown = cursor === null ? [] : JSON.parse(cursor);
  const own = Array.isArray(held) ? held.map((each) => (each === null ? null : String(each))) : [String(held)];
  if (own.length === count) return own;
  const least = own.length === 0 || own.includes(null) ? null : String(Math.min(...own.map(Number)));
  return Array.from({ length: count }, () => least);
}
