import { Listener, lookAt, migrate, openPool } from '../../postgres/index.js';
import type { RunStore } from '../contract.js';
import { createRunStore, type RunStoreSettings } from '../sql/run-store.js';
import { Transactions } from './transactions.js';
import { VERSIONS } from './versions.js';
import { Watch } from './watch.js';

export interface PostgresStoreOptions extends RunStoreSettings {
  /** postgresql://user:password@host:port/database */
  databaseUrl: string;
  /** Connections that this process opens at most, one more listens; default 10. */
  connections?: number;
  /** The process's own, closed by its opener; default: one of the store's. */
  listener?: Listener;
}

export async function lookAtRunsIn(databaseUrl: string) {
  const pool = openPool(databaseUrl, 1);
  try {
    return { name: pool.name, tables: await lookAt(pool, VERSIONS) };
  } finally {
    await pool.end();
  }
}

/** Runs, logs and leases in a PostgreSQL database that any number of processes share. */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<RunStore> {
  const { databaseUrl, connections = 10, listener: given, ...settings } = options;
  const pool = openPool(databaseUrl, connections);
  try {
    await migrate(pool, VERSIONS);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const transactions = new Transactions(pool);
  const listener = given ?? new Listener(pool);
  const watch = new Watch(pool, listener);
  return createRunStore(
    {
      name: pool.name,
      read: (work) => transactions.read(work),
      write: (write, grown) => transactions.write(write, grown),
      watch: (awaited, grown, tick) => watch.start(awaited, grown, tick),
      async close() {
        watch.stop();
        if (given === undefined) await listener.close();
        await pool.end();
      },
    },
    settings,
  );
}
