import { Worker } from 'node:worker_threads';
import type { GraphWriter } from '../../engines/graph/contract.js';
import { answerCalls, ThreadCalls } from '../../src/core/index.js';
import { openPool } from '../../src/postgres/index.js';
import type { IngestEvent } from '../jobs/commands.js';
import { Turns } from '../jobs/turns.js';
import { ledgerPath, openLedger } from '../ledger/index.js';
import { openReadCopy } from '../ledger/postgres/index.js';
import { inlineProjector, type Projector } from '../project/projector.js';

/** Where no notification came, a look is taken. */
const POLL_MS = 1_000;
/** A copy is brought whole or not at all: one that PostgreSQL keeps waiting may be ended. */
const CLOSE_MS = 5_000;

export interface CopyStart {
  dataDir: string;
  databaseUrl: string;
  /** Whether this server shows what arrives in a graph of its own. */
  ownGraph: boolean;
}
export interface CopyThreadStart extends CopyStart {
  role: 'COPY';
}

/** What the thread that keeps a server's copy of the ledger does when asked. */
type CopyThread = {
  /** There is something new. Resolves when it is here. */
  wake(): Promise<void>;
  /** Empties the server's own graph and fills it again. */
  rebuild(): Promise<void>;
  close(): Promise<void>;
};

/** The body of the thread: brings what the writer shipped, and lets the server's own graph follow. Where PostgreSQL is away it goes on later. */
export function serveCopyThread(
  { dataDir, databaseUrl, ownGraph }: CopyThreadStart,
  openGraph: (dataDir: string) => GraphWriter | Promise<GraphWriter>,
): Promise<void> {
  return answerCalls<IngestEvent>(async (emit): Promise<CopyThread> => {
    const path = ledgerPath(dataDir);
    const pool = openPool(databaseUrl, 1);
    const copy = openReadCopy(path, pool);
    emit({ kind: 'STAGE', stage: 'copying the ledger', done: 0, of: 1 });
    await copy.pull();
    const ledger = openLedger(path, { readonly: true, passing: true });
    const graph: Projector | null = ownGraph ? inlineProjector(ledger, await openGraph(dataDir)) : null;
    const turns = new Turns();
    const show = async () => {
      if (copy.isForeign()) {
        await graph?.clear();
        copy.settle();
      }
      const position = await graph?.project({
        progress: (done, of) => emit({ kind: 'STAGE', stage: 'indexing', done, of }),
      });
      if (position !== undefined) emit({ kind: 'ADVANCED', ledgerPosition: position.ledger });
    };
    const follow = () =>
      turns.take(async () => {
        try {
          if (!(await copy.pull())) return emit({ kind: 'COPIED', error: null, changed: false });
          await show();
          emit({ kind: 'COPIED', error: null, changed: true });
        } catch (error) {
          emit({ kind: 'COPIED', error: error instanceof Error ? error.message : String(error), changed: false });
        }
      });
    await show();
    const poll = setInterval(() => void follow(), POLL_MS);
    return {
      wake: follow,
      rebuild: () =>
        turns.take(async () => {
          await graph?.clear();
          await show();
        }),
      close: () => {
        clearInterval(poll);
        return turns.take(async () => {
          await graph?.close();
          ledger.close();
          await copy.close();
          await pool.end();
        });
      },
    };
  });
}

export interface LedgerCopy {
  wake(): void;
  rebuild(): Promise<void>;
  close(): Promise<void>;
}

/** Resolves when the copy is complete, and the server's own graph shows it; throws what opening them threw. `url`: a module that calls `serveIngestThread`. */
export async function startCopyThread(
  url: URL,
  start: CopyStart,
  emit: (event: IngestEvent) => void,
): Promise<LedgerCopy> {
  const workerData: CopyThreadStart = { ...start, role: 'COPY' };
  const thread = new ThreadCalls<CopyThread, IngestEvent>(new Worker(url, { workerData }), 'ledger copy', emit);
  await thread.ready();
  let isWaking = false;
  return {
    /** Calls that come while one is under way are one. */
    wake() {
      if (isWaking) return;
      isWaking = true;
      thread
        .call('wake')
        .catch(() => undefined)
        .finally(() => (isWaking = false));
    },
    rebuild: () => thread.call('rebuild'),
    close: () => thread.close(() => thread.call('close'), CLOSE_MS),
  };
}
