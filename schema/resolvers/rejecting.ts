import { AppError } from '../../src/core/index.js';
import { isBadInput } from '../errors.js';
import { InputRejected } from '../types/common.js';

const MOST_OF_KEY = 200;

/** An idempotencyKey as it is kept, null where none is given. @throws AppError BAD_INPUT: printable ASCII alone is told apart alike by every store. */
export function checkedKey(key: string | null | undefined): string | null {
  if (key === null || key === undefined) return null;
  if (/^[ -~]+$/.test(key) && key.length <= MOST_OF_KEY) return key;
  throw new AppError('BAD_INPUT', `idempotencyKey: 1 to ${MOST_OF_KEY} printable ASCII characters`);
}

/** What cannot be asked for, found here or below, is an expected failure where a union has InputRejected. */
export async function rejecting<Result>(work: () => Promise<Result>): Promise<Result | InputRejected> {
  try {
    return await work();
  } catch (error) {
    if (isBadInput(error) || (error instanceof AppError && error.code === 'BAD_INPUT'))
      return new InputRejected(error.message);
    throw error;
  }
}
