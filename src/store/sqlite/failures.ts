import { AppError } from '../../core/index.js';

/** SQLite's error codes, translated once, at the edge; the message names the file and what to do. */
export function openFailure(path: string, error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('SQLITE_FULL'))
    return new AppError('DISK_FULL', `${path}: the disk is full`, { retryable: true, cause: error });
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')) {
    return new AppError('UNAVAILABLE', `${path}: locked by another process`, { retryable: true, cause: error });
  }
  if (code.startsWith('SQLITE_CORRUPT') || code.startsWith('SQLITE_NOTADB')) {
    return damaged(path, error);
  }
  if (code.startsWith('SQLITE_CANTOPEN') || code.startsWith('SQLITE_READONLY')) {
    return new AppError('UNAVAILABLE', `${path}: cannot be opened for writing (${code})`, { cause: error });
  }
  return new AppError('INTERNAL', `${path}: ${error instanceof Error ? error.message : String(error)}`, {
    cause: error,
  });
}

export function damaged(path: string, cause: unknown): AppError {
  return new AppError('CORRUPT', `${path} is damaged: move it away and start again, runs begin anew`, { cause });
}

const BUSY_TRIES = 200;
const BUSY_PAUSE_MS = 25;

/**
 * Runs a piece of work with its failures translated. Where another process holds the file it is tried again for some five seconds: a
 * transaction that read before it wrote is refused at once, however long SQLite would wait, and has changed nothing.
 */
export async function translated<Result>(path: string, work: () => Result): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || tries === BUSY_TRIES) throw openFailure(path, error);
      await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS));
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}
