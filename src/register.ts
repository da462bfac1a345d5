import type { GraphReader } from '../engines/graph/contract.js';
import { openRegister, type IngestEvent, type Register } from '../ingest/index.js';
import type { EngineHealth } from '../engines/contract.js';
import type { Config } from './config.js';
import { systemClock, workerUrl } from './core/index.js';
import { tellThreadsGraph } from './graph.js';
import { graphIsShared } from './paths.js';
import type { Listener } from './postgres/index.js';

/** Threads that read and derive beside the writer. */
export const INGEST_THREADS = 2;

/** The module that ingest's threads run. */
export const ingestThreadUrl = (): URL => workerUrl('src/ingest.worker');

export interface ConfiguredRegister {
  register: Register;
  /** The process's ears on PostgreSQL; null where the ledger is embedded. */
  listener: Listener | null;
  /** Of a ledger in PostgreSQL; else none. */
  health(): Promise<EngineHealth[]>;
  close(): Promise<void>;
}

/** Opens the ledger where it is configured to be. `graph` tells how far a graph shows that all servers share. */
export async function openConfiguredRegister(
  config: Config,
  graph: () => Promise<GraphReader>,
  onEvent: (event: IngestEvent) => void,
): Promise<ConfiguredRegister> {
  const { dataDir, databaseUrl, portalUrl } = config;
  tellThreadsGraph(config);
  const url = ingestThreadUrl();
  if (config.store === 'sqlite' || databaseUrl === null) {
    const writer = { kind: 'THREAD', url, portalUrl, threads: INGEST_THREADS } as const;
    const register = await openRegister({ dataDir, clock: systemClock, writer, onEvent });
    return { register, listener: null, health: async () => [], close: () => register.close() };
  }
  const { Listener, openPool } = await import('./postgres/index.js');
  const { openSharedRegister } = await import('../ingest/shared/index.js');
  const pool = openPool(databaseUrl, 1);
  const listener = new Listener(pool);
  const closeListener = async () => {
    await listener.close();
    await pool.end();
  };
  try {
    const shown = graphIsShared(config) ? async () => (await (await graph()).position()).ledger : null;
    const register = await openSharedRegister({
      dataDir,
      clock: systemClock,
      databaseUrl,
      listener,
      url,
      shown,
      onEvent,
    });
    return {
      register,
      listener,
      async health() {
        const began = systemClock.now();
        const health = await register.health();
        return [{ name: 'ledger: postgres', latencyMs: systemClock.now() - began, ...health }];
      },
      async close() {
        await register.close();
        await closeListener();
      },
    };
  } catch (error) {
    await closeListener();
    throw error;
  }
}
