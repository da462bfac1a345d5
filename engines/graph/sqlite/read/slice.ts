import { AppError } from '../../../../src/core/index.js';

/**
 * How a read gives way: SQLite cannot be interrupted, so every loop tells how many rows it has looked at, and is stopped between rows.
 */
export interface Slice {
  /** Counts rows looked at. Throws DEADLINE, CANCELLED, or {@link TooManyRows} where the thread has better things to do. */
  spend(rows: number): void;
}

/** The read is larger than its thread allows: it is to be run again in the lane for scans. Never leaves the engine. */
export class TooManyRows extends Error {}

const LOOK_EVERY = 128;

export interface SliceLimits {
  /** Milliseconds left. */
  remainingMs: number;
  /** True once the caller has gone. */
  aborted: () => boolean;
  /** Most rows looked at before {@link TooManyRows}. */
  mostRows: number;
}

export function createSlice({ remainingMs, aborted, mostRows }: SliceLimits): Slice {
  const end = performance.now() + remainingMs;
  let rowsLeft = mostRows;
  let untilLook = 0;
  return {
    spend(rows) {
      rowsLeft -= rows;
      untilLook -= rows;
      if (rowsLeft < 0) throw new TooManyRows();
      if (untilLook > 0) return;
      untilLook = LOOK_EVERY;
      if (aborted()) throw new AppError('CANCELLED', 'the caller went away');
      if (performance.now() > end)
        throw new AppError('DEADLINE', 'the deadline of the request passed', { retryable: true });
    },
  };
}
