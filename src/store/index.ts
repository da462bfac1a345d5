import type { RunStore } from './contract.js';
import type { PostgresStoreOptions } from './postgres/index.js';
import { openSqliteStore, type SqliteStoreOptions } from './sqlite/index.js';

export type * from './contract.js';
export { LEASE_MS, RATINGS } from './contract.js';
export { checkRunsFile } from './sqlite/database.js';

export type RunStoreOptions = SqliteStoreOptions | PostgresStoreOptions;

/** How the tables of runs stand in a database, which is left as it is. Throws UNAVAILABLE. */
export async function lookAtRuns(databaseUrl: string) {
  const { lookAtRunsIn } = await import('./postgres/index.js');
  return lookAtRunsIn(databaseUrl);
}

/** The store in the file `path`, or in the database of `databaseUrl`, its tables brought up to date. Throws an AppError that names which and why. */
export async function openRunStore(options: RunStoreOptions): Promise<RunStore> {
  if ('path' in options) return openSqliteStore(options);
  const { openPostgresStore } = await import('./postgres/index.js');
  return openPostgresStore(options);
}
