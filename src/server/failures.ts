import { randomUUID } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { AppError } from '../core/index.js';
import { parserLimit } from './limits.js';

/** Codes of ours that clients may act on; everything else is masked. */
const SHOWN = new Set([
  'BAD_INPUT',
  'DEADLINE',
  'CANCELLED',
  'BUDGET',
  'UNAVAILABLE',
  'DISK_FULL',
  'UNSUPPORTED',
  'CONFLICT',
]);

/** What a client sees of an error: requests' own faults as they are, ours masked with an id that the log carries too. */
export function createErrorMask(logger: Logger): (error: unknown) => GraphQLFormattedError {
  return (error) => {
    const wrapped =
      error instanceof GraphQLError ? error : new GraphQLError(String(error), { originalError: asError(error) });
    const cause = wrapped.originalError ?? wrapped;
    if (isRequestFault(wrapped)) return requestFault(wrapped);
    if (cause instanceof AppError && SHOWN.has(cause.code)) {
      return formatted(wrapped, cause.message, { code: cause.code, retryable: cause.retryable });
    }
    const errorId = randomUUID();
    logger.error({ errorId, err: cause, path: wrapped.path }, 'unexpected error in a resolver');
    return formatted(wrapped, `unexpected error ${errorId}`, { code: 'INTERNAL', errorId });
  };
}

/** GraphQL's own errors about a request point into its document, and ours have a code; one of a value that we returned has neither. */
function isRequestFault(error: GraphQLError): boolean {
  const { originalError: cause, extensions } = error;
  if (cause === undefined || cause === null) return true;
  return cause instanceof GraphQLError && (typeof extensions['code'] === 'string' || cause.nodes !== undefined);
}

/** What cannot be asked for has one code, whether Apollo, a resolver or an engine found it. */
function requestFault(error: GraphQLError): GraphQLFormattedError {
  const { stacktrace: _stack, http: _http, stableCode, ...extensions } = error.extensions;
  const given = stableCode ?? extensions['code'] ?? 'BAD_INPUT';
  const code = given === 'BAD_USER_INPUT' ? 'BAD_INPUT' : given;
  const limit = code === 'GRAPHQL_PARSE_FAILED' ? parserLimit(parserError(error)) : null;
  if (limit !== null) return { message: limit, extensions: { ...extensions, code } };
  return formatted(error, error.message, { ...extensions, code });
}

/** What the parser threw, beneath what Apollo makes of it. */
function parserError({ originalError }: GraphQLError): unknown {
  return originalError instanceof GraphQLError ? (originalError.originalError ?? originalError) : originalError;
}

function formatted(error: GraphQLError, message: string, extensions: Record<string, unknown>): GraphQLFormattedError {
  return {
    message,
    ...(error.locations ? { locations: error.locations } : {}),
    ...(error.path ? { path: error.path } : {}),
    extensions,
  };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
