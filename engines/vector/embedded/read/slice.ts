import { AppError } from '../../../../src/core/index.js';

/** How a search gives way: SQLite cannot be interrupted, so what it looks at is told between statements, which are short. */
export interface Slice {
  /** Throws DEADLINE or CANCELLED. */
  look(): void;
}

export function createSlice(remainingMs: number, aborted: () => boolean): Slice {
  const end = performance.now() + remainingMs;
  return {
    look() {
      if (aborted()) throw new AppError('CANCELLED', 'the caller went away');
      if (performance.now() > end)
        throw new AppError('DEADLINE', 'the deadline of the request passed', { retryable: true });
    },
  };
}
