import type { AppError } from '../../../src/core/index.js';
import { fromSqlite } from '../../sqlite-errors.js';

/** Translates what better-sqlite3 throws, once, at this engine's edge. `path` is the file that people have to look at. */
export function fromDriver(error: unknown, path: string): AppError {
  return fromSqlite(error, path, 'Delete it and run `dossier rebuild`: the ledger holds everything');
}
