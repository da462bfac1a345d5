import type { Pool } from '../../../src/postgres/index.js';
import { guarded, openDatabase, type Sqlite } from '../database.js';
import { migrate } from '../schema.js';
import { LongConnection } from './connection.js';
import { migrateCopyState, readCopyState, setForeign } from './copy-state.js';
import { bringUp, pull } from './pulling.js';

/** What readers need of the ledger in PostgreSQL, in a file that only this process writes. Whoever opens closes. */
export interface ReadCopy {
  /** Brings it up to date; true where something came. Calls must not overlap. */
  pull(): Promise<boolean>;
  /** Whether it held what the ledger never had (it was set back to a backup): engines that show it have to be emptied. */
  isForeign(): boolean;
  /** They are empty. */
  settle(): void;
  close(): Promise<void>;
}

/** `silentMs`: how long the server may answer nobody before a pull fails; default 20 s. */
export function openReadCopy(path: string, pool: Pool, silentMs?: number): ReadCopy {
  const database = openMigrated(path);
  const connection = new LongConnection(pool, silentMs);
  return {
    pull: () => pull(database, path, connection, 'READ'),
    isForeign: () => readCopyState(database)?.foreign === 1,
    settle: () => setForeign(database, 0),
    async close() {
      await connection.close();
      database.close();
    },
  };
}

/**
 * Makes the file at `path` the working copy of the ledger in PostgreSQL: to be opened by `openLedger`, and shipped from. `empty` is called where
 * what the file held was never this ledger's, again with the next call if it did not end.
 */
export async function openWorkingCopy(
  path: string,
  pool: Pool,
  empty: () => Promise<void> = async () => undefined,
): Promise<void> {
  const database = openMigrated(path);
  const connection = new LongConnection(pool);
  try {
    await bringUp(database, path, connection);
    if (readCopyState(database)?.foreign === 1) {
      await empty();
      setForeign(database, 0);
    }
  } finally {
    await connection.close();
    database.close();
  }
}

function openMigrated(path: string): Sqlite {
  const database = openDatabase(path, { readonly: false });
  try {
    guarded(path, () => migrate(database, path));
    guarded(path, () => migrateCopyState(database));
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
