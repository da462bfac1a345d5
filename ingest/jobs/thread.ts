import { Worker } from 'node:worker_threads';
import { answerCalls, systemClock, ThreadCalls } from '../../src/core/index.js';
import { ledgerPath, openLedger } from '../ledger/index.js';
import { YOUNG_MB } from '../project/young-memory.js';
import type { IngestCommands, IngestEvent } from './commands.js';
import { startGraphThread } from './graph-thread.js';
import { openIngestCore } from './ingest-core.js';
import { ReadThreads } from './read-thread.js';
import { commandsOf } from './thread-commands.js';

interface Start {
  dataDir: string;
  portalUrl: string;
  threads: number;
}
export interface LedgerThreadStart extends Start {
  role: 'LEDGER';
  /** Of the module that both threads run. */
  url: string;
}

/** The body of the thread that writes an embedded ledger. Ids are random and time is the system's: nothing that is derived depends on either. */
export function serveLedgerThread({ dataDir, portalUrl, threads, url }: LedgerThreadStart): Promise<void> {
  return answerCalls<IngestEvent>(async (emit) => {
    const ledger = openLedger(ledgerPath(dataDir));
    const readers = new ReadThreads();
    // Beside the graph's: the first day after a start is read at once.
    if (threads > 0) readers.warm();
    const graph = await startGraphThread(new URL(url), dataDir);
    emit({ kind: 'ADVANCED', ledgerPosition: (await graph.position()).ledger });
    const core = openIngestCore({
      ledger,
      graph,
      clock: systemClock,
      newId: () => crypto.randomUUID(),
      portal: { baseUrl: portalUrl },
      threads,
      readers,
      emit,
    });
    const close = async () => {
      await core.close();
      await graph.close();
      ledger.close();
    };
    const commands: IngestCommands = { ...core, close };
    return { ...commands };
  });
}

/** The commands of a thread that runs {@link serveIngestThread}. Resolves when its ledger and graph are open; throws what opening them threw. */
export async function startIngestThread(
  url: URL,
  start: Start,
  emit: (event: IngestEvent) => void,
): Promise<IngestCommands> {
  const workerData: LedgerThreadStart = { ...start, role: 'LEDGER', url: url.href };
  const worker = new Worker(url, { workerData, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
  const thread = new ThreadCalls<IngestCommands, IngestEvent>(worker, 'ingest', emit);
  await thread.ready();
  return commandsOf(thread);
}
