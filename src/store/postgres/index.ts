import type { RunStore } from '../contract.js';
import { createRunStore, type RunStoreSettings } from '../sql/run-store.js';
import { Listener } from './listener.js';
import { migrate } from './migrate.js';
import { openPool } from './pool.js';
import { Transactions } from './transactions.js';

export interface PostgresStoreOptions extends RunStoreSettings {
  /** postgresql://user:password@host:port/database */
  databaseUrl: string;
  /** Connections that this process opens at most, one more listens; default 10. */
  connections?: number;
}

/** Runs, logs and leases in a PostgreSQL database that any number of processes share. */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<RunStore> {
  const { databaseUrl, connections = 10, ...settings } = options;
  const pool = openPool(databaseUrl, connections);
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const transactions = new Transactions(pool);
  const listener = new Listener(pool);
  return createRunStore(
    {
      name: pool.name,
      read: (work) => transactions.read(work),
      write: (work, grown) => transactions.write(work, grown),
      watch: (awaited, grown, tick) => listener.start(awaited, grown, tick),
      async close() {
        await listener.stop();
        await pool.end();
      },
    },
    settings,
  );
}
