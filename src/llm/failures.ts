import { AppError, type ErrorCode } from '../core/index.js';
import type { Usage } from './contract.js';

/**
 * Why no usable reply came. SILENT: no connection, a server error, or nothing heard for too long. RATE_LIMITED: refused for the number of requests.
 * REJECTED: the endpoint took the request for wrong, the key too. NO_MODEL: which model is not clear, or it is not there. TRUNCATED: cut at the limit of length.
 * REFUSED: the model declined. MALFORMED: a reply that does not fit, after one repair. BUDGET: the run's or the day's is spent.
 */
export type ModelFailure =
  'SILENT' | 'RATE_LIMITED' | 'REJECTED' | 'NO_MODEL' | 'TRUNCATED' | 'REFUSED' | 'MALFORMED' | 'BUDGET';

const CODES: Record<ModelFailure, ErrorCode> = {
  SILENT: 'UNAVAILABLE',
  RATE_LIMITED: 'UNAVAILABLE',
  REJECTED: 'BAD_CONFIG',
  NO_MODEL: 'BAD_CONFIG',
  TRUNCATED: 'BUDGET',
  REFUSED: 'UNSUPPORTED',
  MALFORMED: 'BAD_INPUT',
  BUDGET: 'BUDGET',
};

/** An AppError of a model that gave no usable reply; `retryable`: asking again may help. */
export function modelFailure(
  failure: ModelFailure,
  message: string,
  more: { retryable?: boolean; retryAfterMs?: number | null; usage?: Usage | null; cause?: unknown } = {},
): AppError {
  const { retryable = false, retryAfterMs = null, usage = null, cause } = more;
  return new AppError(CODES[failure], message, {
    retryable,
    details: { model: failure, retryAfterMs, ...usage },
    cause,
  });
}

/** What a call that failed was charged all the same; null where nobody says. */
export function usageOfFailure(error: unknown): Usage | null {
  if (!(error instanceof AppError) || typeof error.details['inputTokens'] !== 'number') return null;
  const { inputTokens, cachedInputTokens, outputTokens } = error.details;
  return { inputTokens, cachedInputTokens: Number(cachedInputTokens), outputTokens: Number(outputTokens), estimated: false };
} // prettier-ignore

/** Null for an error that is no model's. */
export function modelFailureOf(error: unknown): ModelFailure | null {
  if (!(error instanceof AppError)) return null;
  const { model } = error.details;
  return typeof model === 'string' && model in CODES ? (model as ModelFailure) : null;
}
