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
    return new AppError('CORRUPT', `${path} is damaged: move it away and start again, runs begin anew`, {
      cause: error,
    });
  }
  if (code.startsWith('SQLITE_CANTOPEN') || code.startsWith('SQLITE_READONLY')) {
    return new AppError('UNAVAILABLE', `${path}: cannot be opened for writing (${code})`, { cause: error });
  }
  return new AppError('INTERNAL', `${path}: ${error instanceof Error ? error.message : String(error)}`, {
    cause: error,
  });
}

export async function translated<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw openFailure(path, error);
  }
}
