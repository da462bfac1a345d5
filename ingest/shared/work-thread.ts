import { Worker } from 'node:worker_threads';
import { answerCalls, systemClock, ThreadCalls } from '../../src/core/index.js';
import { openPool } from '../../src/postgres/index.js';
import type { IngestCommands, IngestEvent } from '../jobs/commands.js';
import { startGraphThread } from '../jobs/graph-thread.js';
import { openIngestCore } from '../jobs/ingest-core.js';
import { Shipper } from '../jobs/shipper.js';
import { commandsOf } from '../jobs/thread-commands.js';
import { ledgerPath, openLedger, type Ledger } from '../ledger/index.js';
import { openWorkingCopy, Shipping } from '../ledger/postgres/index.js';
import type { Projector } from '../project/projector.js';
import { YOUNG_MB } from '../project/young-memory.js';

export interface WorkStart {
  /** Of the working copy. */
  dataDir: string;
  databaseUrl: string;
  /** The writer's lease. */
  epoch: number;
  leaseMs: number;
  portalUrl: string;
  threads: number;
  /** Whether the graph is one that all servers share; else each server fills its own. */
  fillsGraph: boolean;
}
export interface WorkThreadStart extends WorkStart {
  role: 'WORK';
  /** Of the module that the thread of the graph runs, too. */
  url: string;
}

/** A stretch in hand may be finished within this; what a server that is frozen keeps from ending is gone on with by whoever writes next. */
const CLOSE_MS = 15_000;

/** The body of the thread that writes the ledger of PostgreSQL, by way of a working copy. It answers when what it did has been shipped. */
export function serveWorkThread(start: WorkThreadStart): Promise<void> {
  return answerCalls<IngestEvent>(async (emit) => {
    const { dataDir, databaseUrl, epoch, leaseMs, portalUrl, threads, fillsGraph, url } = start;
    const path = ledgerPath(dataDir);
    const pool = openPool(databaseUrl, 1);
    emit({ kind: 'STAGE', stage: 'copying the ledger', done: 0, of: 1 });
    await openWorkingCopy(path, pool, async () => {
      if (!fillsGraph) return;
      const graph = await startGraphThread(new URL(url), dataDir);
      await graph.clear().finally(() => graph.close());
    });
    const ledger = openLedger(path);
    const shipping = new Shipping(path, pool, epoch, leaseMs);
    const stopping = new AbortController();
    const shipper = new Shipper(shipping, stopping.signal);
    // What was stored before a kill, and not shipped.
    await shipper.flush();
    const graph = fillsGraph ? await startGraphThread(new URL(url), dataDir) : unseen(ledger);
    emit({ kind: 'ADVANCED', ledgerPosition: (await graph.position()).ledger });
    const core = openIngestCore({
      ledger,
      graph,
      clock: systemClock,
      newId: () => crypto.randomUUID(),
      portal: { baseUrl: portalUrl },
      threads,
      shipper,
      emit,
    });
    const shipped =
      <Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) =>
      async (...args: Args): Promise<Result> => {
        const result = await run(...args);
        await shipper.flush();
        return result;
      };
    const commands: IngestCommands = {
      start: shipped(core.start),
      cancel: shipped(core.cancel),
      decide: shipped(core.decide),
      undo: shipped(core.undo),
      reparse: shipped(core.reparse),
      rebuild: shipped(core.rebuild),
      redact: shipped(core.redact),
      async close() {
        const closed = core.close();
        stopping.abort();
        await closed;
        // What is left goes with the next writer's first shipment, if it is this copy's, or is done again.
        await shipper.flush().catch(() => undefined);
        await graph.close();
        await shipping.close();
        ledger.close();
        await pool.end();
      },
    };
    return { ...commands };
  });
}

/** Where servers show for themselves what arrives: the end of the feed, as it stands. */
export function unseen(ledger: Ledger): Projector {
  const position = async () =>
    ledger.read(() => {
      const { feed } = ledger.progress();
      return { feed, ledger: ledger.units.ledgerAt(feed) };
    });
  return {
    apart: false,
    position,
    project: position,
    clear: async () => undefined,
    fills: () => Promise.resolve(false),
    load: () => ({ done: Promise.resolve(), more: () => undefined, end: () => undefined }),
    close: async () => undefined,
  };
}

/** Resolves when the working copy is complete and the graph open; throws what opening them threw. `url`: a module that calls `serveIngestThread`. */
export async function startWorkThread(
  url: URL,
  start: WorkStart,
  emit: (event: IngestEvent) => void,
): Promise<{ commands: IngestCommands; ended: Promise<void> }> {
  const workerData: WorkThreadStart = { ...start, role: 'WORK', url: url.href };
  const worker = new Worker(url, { workerData, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
  const thread = new ThreadCalls<IngestCommands, IngestEvent>(worker, 'ingest', emit);
  await thread.ready();
  return { commands: commandsOf(thread, CLOSE_MS), ended: thread.ended };
}
