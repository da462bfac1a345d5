import { AppError } from '../../src/core/index.js';
import type { PassageRequest } from './contract.js';

/** The request, if it keeps to the contract's limits. Throws BAD_INPUT. */
export function checkedRequest(request: PassageRequest): PassageRequest {
  const { length } = request.text.trim();
  if (length < 1 || length > 1_000) throw new AppError('BAD_INPUT', `text: 1 to 1000 characters, not ${length}`);
  if (!Number.isInteger(request.limit) || request.limit < 1 || request.limit > 100)
    throw new AppError('BAD_INPUT', `limit: 1 to 100, not ${request.limit}`);
  const { sourceIds = [] } = request.filter;
  if (sourceIds.length > 1_000) throw new AppError('BAD_INPUT', `at most 1000 sources, not ${sourceIds.length}`);
  return request;
}
