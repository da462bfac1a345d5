import type { Pool } from '../../../src/postgres/index.js';
import { guarded, openDatabase, type Sqlite } from '../database.js';
import { migrate } from '../schema.js';
import { LongConnection } from './connection.js';
import { bringUp, pull } from './pulling.js';

/** What readers need of the ledger in PostgreSQL, in a file that only this process writes. Whoever opens closes. */
export interface ReadCopy {
  /** Brings it up to date; true where something came. Calls must not overlap. */
  pull(): Promise<boolean>;
  close(): Promise<void>;
}

/** `silentMs`: how long the server may answer nobody before a pull fails; default 20 s. */
export function openReadCopy(path: string, pool: Pool, silentMs?: number): ReadCopy {
  const database = openMigrated(path);
  const connection = new LongConnection(pool, silentMs);
  return {
    pull: () => pull(database, path, connection, 'READ'),
    async close() {
      await connection.close();
      database.close();
    },
  };
}

/** Makes the file at `path` the working copy of the ledger in PostgreSQL: to be opened by `openLedger`, and shipped from. */
export async function openWorkingCopy(path: string, pool: Pool): Promise<void> {
  const database = openMigrated(path);
  const connection = new LongConnection(pool);
  try {
    await bringUp(database, path, connection);
  } finally {
    await connection.close();
    database.close();
  }
}

function openMigrated(path: string): Sqlite {
  const database = openDatabase(path, { readonly: false });
  try {
    guarded(path, () => migrate(database, path));
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
