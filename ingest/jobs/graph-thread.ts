import { Worker } from 'node:worker_threads';
import type { GraphWriter, Position } from '../../engines/graph/contract.js';
import { answerCalls, AppError, ThreadCalls } from '../../src/core/index.js';
import { ledgerPath, openLedger } from '../ledger/index.js';
import { inlineProjector, type Projector } from '../project/projector.js';
import type { Loading } from '../project/cold/load-into.js';
import { YOUNG_MB } from '../project/young-memory.js';
import { Turns } from './turns.js';

export interface GraphThreadStart {
  role: 'GRAPH';
  dataDir: string;
}

/** What the thread that writes the graph does when asked; it reads the ledger on a connection of its own. */
type GraphThread = {
  position(): Promise<Position>;
  project(): Promise<Position>;
  clear(): Promise<void>;
  fills(): Promise<boolean>;
  begin(): Promise<void>;
  /** Resolves when the load that was begun has ended. */
  loaded(): Promise<void>;
  more(): Promise<void>;
  end(failed: boolean): Promise<void>;
  close(): Promise<void>;
};
/** How far a projection is. */
type Progress = { feed: number; of: number };

/** The body of the thread. The ledger must exist: its writer has opened it. */
export function serveGraphThread(
  { dataDir }: GraphThreadStart,
  openGraph: (dataDir: string) => GraphWriter | Promise<GraphWriter>,
): Promise<void> {
  return answerCalls<Progress>(async (tell): Promise<GraphThread> => {
    const ledger = openLedger(ledgerPath(dataDir), { readonly: true, passing: true });
    const projector = inlineProjector(ledger, await openGraph(dataDir));
    const turns = new Turns();
    let loading: Loading | null = null;
    return {
      position: () => turns.take(() => projector.position()),
      project: () => turns.take(() => projector.project({ progress: (feed, of) => tell({ feed, of }) })),
      clear: () => turns.take(() => projector.clear()),
      fills: () => projector.fills(),
      begin: () => turns.take(async () => void (loading = projector.load())),
      loaded: () => turns.take(async () => loading?.done),
      more: async () => loading?.more(),
      end: async (failed) =>
        loading?.end(failed ? { error: new AppError('CANCELLED', 'deriving was cut short') } : null),
      close: () =>
        turns.take(async () => {
          await projector.close();
          ledger.close();
        }),
    };
  });
}

/** A projector on a thread of its own. `url`: a module that calls `serveIngestThread`. Throws what opening the engine threw. */
export async function startGraphThread(url: URL, dataDir: string): Promise<Projector> {
  const workerData: GraphThreadStart = { role: 'GRAPH', dataDir };
  const worker = new Worker(url, { workerData, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
  let heard: ((feed: number, of: number) => void) | undefined;
  const thread = new ThreadCalls<GraphThread, Progress>(worker, 'graph', ({ feed, of }) => heard?.(feed, of));
  await thread.ready();
  const turns = new Turns();
  return {
    apart: true,
    position: () => thread.call('position'),
    project: (options) =>
      turns.take(() => {
        heard = options?.progress;
        return thread.call('project');
      }),
    clear: () => thread.call('clear'),
    fills: () => thread.call('fills'),
    load() {
      const begun = thread.call('begin');
      const done = begun.then(() => thread.call('loaded'));
      done.catch(() => undefined); // told to whoever waits for it
      const then = (call: () => Promise<void>) => void begun.then(call).catch(() => undefined);
      return {
        done,
        more: () => then(() => thread.call('more')),
        end: (failure) => then(() => thread.call('end', failure !== null)),
      };
    },
    close: () => thread.close(() => thread.call('close')),
  };
}
