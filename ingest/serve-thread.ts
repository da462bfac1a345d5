import { workerData } from 'node:worker_threads';
import type { GraphWriter } from '../engines/graph/contract.js';
import { spareCompiling, unreachable } from '../src/core/index.js';
import { serveGraphThread, type GraphThreadStart } from './jobs/graph-thread.js';
import { serveLedgerThread, type LedgerThreadStart } from './jobs/thread.js';
import type { CopyThreadStart } from './shared/copy-thread.js';
import type { WorkThreadStart } from './shared/work-thread.js';

/**
 * The body of every thread of ingest: the starter says which. The application's own module calls it, since it alone knows which graph engine
 * is configured.
 */
export async function serveIngestThread(
  openGraph: (dataDir: string) => GraphWriter | Promise<GraphWriter>,
): Promise<void> {
  spareCompiling();
  const start = workerData as LedgerThreadStart | GraphThreadStart | WorkThreadStart | CopyThreadStart;
  switch (start.role) {
    case 'LEDGER':
      return serveLedgerThread(start);
    case 'GRAPH':
      return serveGraphThread(start, openGraph);
    case 'WORK':
      return (await import('./shared/work-thread.js')).serveWorkThread(start);
    case 'COPY':
      return (await import('./shared/copy-thread.js')).serveCopyThread(start, openGraph);
    default:
      return unreachable(start);
  }
}
