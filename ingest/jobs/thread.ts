import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { GraphWriter } from '../../engines/graph/contract.js';
import { AppError, systemClock, type ErrorCode, type ErrorDetails } from '../../src/core/index.js';
import { ledgerPath, openLedger } from '../ledger/index.js';
import { YOUNG_MB } from '../project/young-memory.js';
import type { IngestCommands, IngestEvent } from './commands.js';
import { openIngestCore } from './ingest-core.js';

interface Start {
  dataDir: string;
  portalUrl: string;
  threads: number;
}
type Request = { id: number; method: keyof IngestCommands; args: unknown[] };
type Failure = { code: ErrorCode; message: string; retryable: boolean; details: ErrorDetails };
type Message =
  | { kind: 'READY' }
  | { kind: 'REPLY'; id: number; value: unknown }
  | { kind: 'FAILURE'; id: number; failure: Failure }
  | { kind: 'EVENT'; event: IngestEvent };

/**
 * The body of the thread that writes ledger and graph. The application's own module calls it, since it alone knows which engine is configured.
 * Ids are random and time is the system's: nothing that is derived depends on either.
 */
export async function serveIngestThread(
  openGraph: (dataDir: string) => GraphWriter | Promise<GraphWriter>,
): Promise<void> {
  const port = parentPort;
  if (port === null) throw new AppError('INTERNAL', 'the ingest thread was started as a program');
  const post = (message: Message): void => port.postMessage(message);
  const { dataDir, portalUrl, threads } = workerData as Start;
  try {
    const ledger = openLedger(ledgerPath(dataDir));
    const graph = await openGraph(dataDir);
    post({ kind: 'EVENT', event: { kind: 'ADVANCED', ledgerPosition: (await graph.position()).ledger } });
    const core = openIngestCore({
      ledger,
      graph,
      clock: systemClock,
      newId: () => crypto.randomUUID(),
      portal: { baseUrl: portalUrl },
      threads,
      emit: (event) => post({ kind: 'EVENT', event }),
    });
    port.on('message', ({ id, method, args }: Request) => {
      const run = core[method] as (...args: unknown[]) => Promise<unknown>;
      run(...args)
        .then(async (value) => {
          if (method === 'close') {
            await graph.close();
            ledger.close();
          }
          post({ kind: 'REPLY', id, value });
        })
        .catch((error: unknown) => post({ kind: 'FAILURE', id, failure: failureOf(error) }));
    });
    post({ kind: 'READY' });
  } catch (error) {
    post({ kind: 'FAILURE', id: 0, failure: failureOf(error) });
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof AppError)
    return { code: error.code, message: error.message, retryable: error.retryable, details: error.details };
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'INTERNAL', message, retryable: false, details: {} };
}

function errorOf({ code, message, retryable, details }: Failure): AppError {
  return new AppError(code, message, { retryable, details });
}

/** The commands of a thread that runs {@link serveIngestThread}. Resolves when its ledger and graph are open; throws what opening them threw. */
export async function startIngestThread(
  url: URL,
  start: Start,
  emit: (event: IngestEvent) => void,
): Promise<IngestCommands> {
  const worker = new Worker(url, { workerData: start, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: unknown) => void }>();
  let sent = 0;
  let gone: AppError | null = null;
  const fail = (error: AppError) => {
    gone = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const opened = new Promise<void>((resolve, reject) => waiting.set(0, { resolve: () => resolve(), reject }));
  worker.on('error', (error) =>
    fail(new AppError('INTERNAL', `the ingest thread failed: ${error.message}`, { cause: error })),
  );
  worker.on('exit', () => fail(new AppError('UNAVAILABLE', 'the ingest thread has ended')));
  worker.on('message', (message: Message) => {
    if (message.kind === 'EVENT') return emit(message.event);
    const id = message.kind === 'READY' ? 0 : message.id;
    const waiter = waiting.get(id);
    waiting.delete(id);
    if (message.kind === 'FAILURE') waiter?.reject(errorOf(message.failure));
    else waiter?.resolve((message.kind === 'REPLY' ? message.value : undefined) as never);
  });
  const call =
    <Method extends keyof IngestCommands>(method: Method) =>
    (...args: Parameters<IngestCommands[Method]>): ReturnType<IngestCommands[Method]> =>
      new Promise((resolve, reject) => {
        if (gone !== null) return reject(gone);
        const id = ++sent;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, method, args } satisfies Request);
      }) as ReturnType<IngestCommands[Method]>;
  try {
    await opened;
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return {
    start: call('start'),
    cancel: call('cancel'),
    decide: call('decide'),
    undo: call('undo'),
    reparse: call('reparse'),
    rebuild: call('rebuild'),
    redact: call('redact'),
    async close() {
      if (gone === null) await call('close')();
      await worker.terminate();
    },
  };
}
