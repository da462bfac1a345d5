/** The composition root: the one place that knows every room. */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { GraphReader } from '../engines/graph/contract.js';
import { webEngines } from '../engines/index.js';
import { lockDataDir, type IngestEvent, type PassageThread, type Register } from '../ingest/index.js';
import type { Services } from '../schema/index.js';
import { startAgentThread } from './agent-thread.js';
import { createAgentReads } from './agent/index.js';
import type { Config } from './config.js';
import { systemClock } from './core/index.js';
import { openGraphReader } from './graph.js';
import { graphAt, runsAt, vectorsAreShared } from './paths.js';
import { describeTools } from './tools/index.js';
import { openConfiguredRegister } from './register.js';
import { openRunStore, type Growth, type RunStore } from './store/index.js';
import { openVectors, startPassages } from './vectors.js';

const READ_THREADS = 2;

export interface App {
  services: Services;
  register: Register;
  /** Says where the server answers, so that commands in another shell find it. */
  announce(address: string): void;
  /** Drains runs for at most `graceMs`, then closes threads and files, then frees the data folder. An agent that hangs is ended 20 s after `graceMs`. */
  close(graceMs: number): Promise<void>;
}

export interface AppOptions {
  config: Config;
  logger: Logger;
  onIngest?: (event: IngestEvent) => void;
  /** How often the agent's thread is started within an hour, at most; default 25. */
  agentStartsAnHour?: number;
}

/** Opens the data folder whole: ledger, graph, runs. Throws AppErrors that name the file or process at fault; nothing stays open then. */
export async function openApp({ config, logger, onIngest, agentStartsAnHour }: AppOptions): Promise<App> {
  const { dataDir } = config;
  const opened: (() => unknown)[] = [];
  const closeAll = async () => {
    for (const close of opened.reverse()) await close();
  };
  let thread: PassageThread | null = null;
  // The ledger position that engines show, as the agent's thread sees it.
  const shown = new BigInt64Array(new SharedArrayBuffer(8));
  try {
    const lock = lockDataDir(dataDir, null);
    opened.push(() => lock.release());
    let reader: Promise<GraphReader> | null = null;
    const openGraph = () => (reader ??= openedGraph());
    const openedGraph = async () => {
      const opening = await openGraphReader(graphAt(config), { workers: READ_THREADS, statements: config.cypher });
      opened.push(() => opening.close());
      return opening;
    };
    const onEvent = (event: IngestEvent) => {
      if (event.kind === 'ADVANCED') Atomics.store(shown, 0, BigInt(event.ledgerPosition));
      // New notices and new documents; a wake-up too many costs a look.
      if (event.kind === 'ADVANCED' || event.kind === 'JOB') thread?.wake();
      onIngest?.(event);
    };
    const ledger = await openConfiguredRegister(config, openGraph, onEvent);
    const { register } = ledger;
    opened.push(() => ledger.close());
    const graph = await openGraph();
    const passages = (thread = await startPassages(config, dataDir, vectorsAreShared(config) ? 'ASKS' : 'FOLLOWS'));
    opened.push(() => passages.close());
    const vectors = await openVectors(config, passages);
    opened.push(() => vectors.close());
    const web = (await webEngines[config.web]())({ clock: systemClock });
    opened.push(() => web.close());
    let heard = (_growth: Growth | null): void => undefined;
    const store = await openRunStore({
      ...runsAt(config),
      ...(ledger.listener && { listener: ledger.listener }),
      clock: systemClock,
      newId: randomUUID,
      news: (tell) => (heard = tell),
    });
    opened.push(() => store.close());
    const runs = await startAgentThread({
      config,
      passages,
      shown,
      reads: createAgentReads(store, store.memories),
      heard: (growth) => heard(growth),
      ...(agentStartsAnHour === undefined ? {} : { startsAnHour: agentStartsAnHour }),
      onError: (error, runId) =>
        runId === ''
          ? logger.error({ err: error }, 'what works on runs met an unexpected error')
          : logger.error({ err: error, runId }, 'a run met an unexpected error'),
    });
    const { agent } = runs;
    const services: Services = {
      graph,
      archive: register.archive,
      vectors,
      web,
      ingest: register.ingest,
      agent,
      tools: describeTools(graph),
      clock: systemClock,
      engines: async () =>
        (
          await Promise.all([
            graph.health(),
            vectors.health(),
            web.health(),
            storeHealth(config.store, store),
            ledger.health(),
            runs.health(),
          ])
        ).flat(),
    };
    return {
      services,
      register,
      announce: (address) => lock.announce(address),
      async close(graceMs) {
        await runs.close(graceMs);
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function storeHealth(kind: Config['store'], store: RunStore) {
  const began = systemClock.now();
  const { healthy, detail } = await store.health();
  return { name: `runs: ${kind}`, healthy, latencyMs: systemClock.now() - began, detail };
}
