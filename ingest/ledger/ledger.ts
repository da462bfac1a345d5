import { join } from 'node:path';
import { createBulk } from './bulk.js';
import { createClaims } from './claims.js';
import { guarded, openDatabase, type OpenOptions } from './database.js';
import { createDocuments } from './documents.js';
import { createEdges } from './edges.js';
import { createFirmKeys } from './firm-keys.js';
import { createHolders } from './holders.js';
import { createJobs } from './jobs.js';
import { readCopyState } from './postgres/copy-state.js';
import { createProfiles } from './profiles.js';
import { createReadings } from './readings.js';
import { createCoverage, createDecisions, createMeta, createQuarantine } from './records.js';
import { createRevisions } from './revisions.js';
import { migrate, requireVersion } from './schema.js';
import type { Progress } from './types.js';
import { createUnits } from './units.js';
import { createWindows } from './windows.js';

export type Ledger = ReturnType<typeof openLedger>;

/** Where a data folder keeps its ledger. */
export function ledgerPath(dataDir: string): string {
  return join(dataDir, 'ledger.db');
}

/**
 * Opens `ledger.db`. Exactly one opener may write; any number may read (`readonly`), each on a connection of its own;
 * they change nothing, and so throw UNSUPPORTED for a file of an earlier version.
 * Whoever opens closes. Every failure of SQLite leaves as an AppError that names the file.
 */
export function openLedger(path: string, options: Partial<OpenOptions> = {}) {
  const readonly = options.readonly ?? false;
  const database = openDatabase(path, { ...options, readonly });
  try {
    return guarded(path, () => {
      if (readonly) requireVersion(database, path);
      else migrate(database, path);
      return assemble(path, database, options.shipped ?? false);
    });
  } catch (error) {
    database.close();
    throw error;
  }
}

function assemble(path: string, database: ReturnType<typeof openDatabase>, shipped: boolean) {
  const meta = createMeta(database);
  const revisions = createRevisions(database);
  const units = createUnits(database);
  const version = database.prepare('PRAGMA data_version').pluck();
  // Made once: each has statements and functions of its own.
  const transaction = database.transaction((run: () => unknown) => run());
  return {
    path,
    meta,
    revisions,
    units,
    readings: createReadings(database),
    documents: createDocuments(database),
    firmKeys: createFirmKeys(database),
    profiles: createProfiles(database),
    edges: createEdges(database),
    holders: createHolders(database),
    coverage: createCoverage(database),
    windows: createWindows(database),
    claims: createClaims(database),
    quarantine: createQuarantine(database),
    decisions: createDecisions(database),
    jobs: createJobs(database),
    bulk: createBulk(database),

    progress: (): Progress =>
      guarded(path, () => ({
        position: revisions.position(),
        derived: meta.number('derived'),
        feed: shipped ? (readCopyState(database)?.feed ?? 0) : Math.max(units.lastFeed(), meta.number('feed')),
        feedFloor: meta.number('feedFloor'),
      })),

    /** Another once any other connection has stored something; within {@link read}, that of its state. */
    version: (): unknown => version.get(),
    /** All or nothing; the write lock is taken at once. */
    transaction: <Result>(run: () => Result): Result => guarded(path, () => transaction.immediate(run) as Result),
    /** Reads of one state. */
    read: <Result>(run: () => Result): Result => guarded(path, () => transaction.deferred(run) as Result),
    /** Whether `PRAGMA quick_check` finds the file whole; the findings else. */
    check: (): string[] =>
      guarded(path, () => {
        const found = database.pragma('quick_check(5)') as { quick_check: string }[];
        return found.map((row) => row.quick_check).filter((line) => line !== 'ok');
      }),
    close: (): void => {
      if (!database.readonly) intoFile(database);
      database.close();
    },
  };
}

/** Whoever reads may close later and cannot do it: what was written would lie beside the file, and a copy of that alone would lack it. */
function intoFile(database: ReturnType<typeof openDatabase>): void {
  try {
    database.pragma('busy_timeout = 0');
    database.pragma('wal_checkpoint(TRUNCATE)');
  } catch {
    // A disk without room: nothing is lost, the next opening has it from beside the file.
  }
}
