import { AppError } from '../src/core/index.js';

/**
 * Translates what better-sqlite3 throws, once, at an engine's edge. `path` is the file that people have to look at, `whenDamaged` what they are
 * to do about a file that is no longer one.
 */
export function fromSqlite(error: unknown, path: string, whenDamaged: string): AppError {
  if (error instanceof AppError) return error;
  const code = codeOf(error);
  const options = { cause: error, details: { path, code: code ?? '' } };
  if (code === 'SQLITE_FULL') {
    return new AppError('DISK_FULL', `${path}: the disk is full; nothing of this step was kept. Free some space and try again`, { ...options, retryable: true }); // prettier-ignore
  }
  if (code === 'SQLITE_NOTADB' || code?.startsWith('SQLITE_CORRUPT')) {
    return new AppError('CORRUPT', `${path} is damaged or none of ours. ${whenDamaged}`, options);
  }
  if (code?.startsWith('SQLITE_BUSY') || code?.startsWith('SQLITE_LOCKED')) {
    return new AppError('CONFLICT', `${path} is locked by another process that writes to it`, { ...options, retryable: true }); // prettier-ignore
  }
  if (code?.startsWith('SQLITE_CANTOPEN') || code?.startsWith('SQLITE_READONLY') || code?.startsWith('SQLITE_PERM')) {
    return new AppError('UNAVAILABLE', `${path} cannot be opened: ${messageOf(error)}. Check that the folder exists and may be written to`, options); // prettier-ignore
  }
  if (code?.startsWith('SQLITE_IOERR')) {
    return new AppError('UNAVAILABLE', `${path}: reading or writing failed: ${messageOf(error)}`, options);
  }
  return new AppError('INTERNAL', `${path}: ${messageOf(error)}`, options);
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return error.code;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
