import { AppError } from '../core/index.js';

/** Classes of PostgreSQL's error codes (its manual, appendix A) and of the socket's, translated once, at the edge. */
export function databaseFailure(name: string, error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = codeOf(error);
  const cause = error;
  if (code === '53100') return new AppError('DISK_FULL', `${name}: its disk is full`, { retryable: true, cause });
  if (code.startsWith('28') || code === '3D000') {
    const what = code === '3D000' ? 'there is no such database' : 'it refuses the login';
    return new AppError('UNAVAILABLE', `${name}: ${what}; see DATABASE_URL`, { cause });
  }
  if (code === '57014')
    return new AppError('DEADLINE', `${name}: a statement took too long`, { retryable: true, cause });
  if (code.startsWith('XX')) return new AppError('CORRUPT', `${name}: its data are damaged (${code})`, { cause });
  if (isAway(code, error))
    return new AppError('UNAVAILABLE', `${name}: it does not answer`, { retryable: true, cause });
  if (isRace(error)) return new AppError('CONFLICT', `${name}: others are in the way`, { retryable: true, cause });
  return new AppError('INTERNAL', `${name}: ${error instanceof Error ? error.message : String(error)}`, { cause });
}

/** 08: connection, 53: resources, 57P: shut down, 25006: a standby that is being written to. */
function isAway(code: string, error: unknown): boolean {
  if (/^(08|53|57P|25006|E[A-Z]+$)/.test(code)) return true;
  const message = error instanceof Error ? error.message : '';
  return code === '' && /timeout|terminated|not queryable|closed/i.test(message);
}

/** Another transaction came first: serialization failure, deadlock, or a key that was used meanwhile. Nothing of ours stands. */
export function isRace(error: unknown): boolean {
  return ['40001', '40P01', '23505'].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
