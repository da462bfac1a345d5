import { AppError } from '../../src/core/index.js';
import { InputRejected } from '../types/common.js';

/** BAD_INPUT from below is an expected failure where a union has InputRejected. */
export async function rejecting<Result>(work: () => Promise<Result>): Promise<Result | InputRejected> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'BAD_INPUT') return new InputRejected(error.message);
    throw error;
  }
}
