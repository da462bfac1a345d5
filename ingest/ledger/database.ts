import Database from 'better-sqlite3';
import { AppError } from '../../src/core/index.js';

export type Sqlite = Database.Database;

/** Pages of 4 KiB in the log before it is folded into the file: a batch that writes pages again and again folds them once. */
export const CHECKPOINT_PAGES = 8_000;

/** Of the file, per connection: pages mapped count as the process's memory, once for each thread that reads. */
const MAPPED_BYTES = 256 * 1024 * 1024;
const CACHED_KIB = 64 * 1024;
/** Of one that reads each page about once, and of which there are several. */
const PASSING_CACHED_KIB = 8 * 1024;

export interface OpenOptions {
  readonly: boolean;
  /** How long to wait for a lock another process holds. Milliseconds. */
  busyTimeoutMs?: number;
  /** Reads most pages once, beside others that do: holds few of them in memory. */
  passing?: boolean;
  /** Of a working copy (postgres/): sees the feed only as far as it has been shipped. */
  shipped?: boolean;
}

/** Opens the file in WAL mode. Whoever opens closes. Throws UNAVAILABLE, CORRUPT or DISK_FULL naming the file. */
export function openDatabase(path: string, options: OpenOptions): Sqlite {
  return guarded(path, () => {
    const database = new Database(path, {
      readonly: options.readonly,
      fileMustExist: options.readonly,
      timeout: options.busyTimeoutMs ?? 5_000,
    });
    try {
      if (!options.readonly) database.pragma('journal_mode = WAL');
      database.pragma('synchronous = NORMAL');
      database.pragma('temp_store = MEMORY');
      database.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
      database.pragma(`cache_size = -${options.passing ? PASSING_CACHED_KIB : CACHED_KIB}`);
      database.pragma(`mmap_size = ${options.passing ? 0 : MAPPED_BYTES}`);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  });
}

/** Runs what touches the database; SQLite's failures become AppErrors that name the file and say what to do. */
export function guarded<Result>(path: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw translated(path, error);
  }
}

/** The AppError for a failure of SQLite on this file; any other error unchanged. */
export function translated(path: string, error: unknown): unknown {
  if (!(error instanceof Database.SqliteError)) return missing(path, error);
  const code = error.code;
  const fail = (kind: 'DISK_FULL' | 'UNAVAILABLE' | 'CORRUPT' | 'INTERNAL', message: string, retryable = false) =>
    new AppError(kind, message, { cause: error, retryable, details: { file: path, sqlite: code } });
  if (code === 'SQLITE_FULL' || code === 'SQLITE_IOERR_WRITE')
    return fail(
      'DISK_FULL',
      `no space left for ${path}; nothing already stored is lost: free some and start again`,
      true,
    );
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED'))
    return fail('UNAVAILABLE', `${path} is locked by another process; end it or wait until it is done`, true);
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB')
    return fail(
      'CORRUPT',
      `${path} is damaged or no ledger (${error.message}); restore it from a backup or load again`,
    );
  if (code.startsWith('SQLITE_CANTOPEN') || code.startsWith('SQLITE_READONLY') || code.startsWith('SQLITE_IOERR'))
    return fail('UNAVAILABLE', `${path} cannot be read or written (${error.message})`);
  return fail('INTERNAL', `${path}: ${error.message}`);
}

function missing(path: string, error: unknown): unknown {
  if (!(error instanceof TypeError) || !/directory does not exist/.test(error.message)) return error;
  return new AppError('UNAVAILABLE', `${path} cannot be opened: its folder does not exist`, { cause: error });
}
