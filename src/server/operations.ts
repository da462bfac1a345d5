import {
  execute,
  GraphQLError,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { getOperationAST } from 'graphql';
import { createContext, type Services } from '../../schema/index.js';
import { localViewer } from '../core/index.js';
import type { Admission } from './admission.js';
import { subscribeFresh } from './subscribe.js';

export interface OperationRequest {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
}

/** What WebSocket and SSE run operations with; HTTP goes through Apollo with the same admission and contexts. */
export interface Operations {
  /** Admitted arguments, or why not. The context lives as long as `signal`. */
  prepare(request: OperationRequest, signal: AbortSignal): ExecutionArgs | readonly GraphQLError[];
  run(args: ExecutionArgs, signal: AbortSignal): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult>;
  context(signal: AbortSignal): ReturnType<typeof createContext>;
}

export function createOperations(
  schema: GraphQLSchema,
  services: Services,
  admission: Admission,
  mask: (error: unknown) => GraphQLFormattedError,
  timeoutMs: number,
): Operations {
  const context = (signal: AbortSignal) =>
    createContext(services, localViewer, services.clock.now() + timeoutMs, signal);
  const masked = (result: ExecutionResult): ExecutionResult =>
    result.errors ? { ...result, errors: result.errors.map((error) => asGraphQLError(mask(error))) } : result;
  return {
    context,
    prepare(request, signal) {
      if (typeof request.query !== 'string') return [new GraphQLError('query: a GraphQL document is needed')];
      const document = admission.document(request.query);
      if (Array.isArray(document)) return document as readonly GraphQLError[];
      const operationName = typeof request.operationName === 'string' ? request.operationName : undefined;
      const variableValues = (request.variables ?? {}) as Record<string, unknown>;
      const admitted = document as Exclude<typeof document, readonly GraphQLError[]>;
      if (!getOperationAST(admitted, operationName))
        return [new GraphQLError('operationName: no such operation in the document')];
      const refused = admission.cost(admitted, operationName, variableValues);
      if (refused) return [refused];
      return {
        schema,
        document: admitted,
        contextValue: context(signal),
        variableValues,
        ...(operationName ? { operationName } : {}),
      };
    },
    async run(args, signal) {
      const kind = getOperationAST(args.document, args.operationName)?.operation;
      if (kind !== 'subscription') return masked(await execute(args));
      const results = await subscribeFresh(args, () => context(signal), signal);
      return Symbol.asyncIterator in results
        ? maskedAll(results as AsyncIterableIterator<ExecutionResult>, masked)
        : masked(results as ExecutionResult);
    },
  };
}

function maskedAll(
  results: AsyncIterableIterator<ExecutionResult>,
  masked: (result: ExecutionResult) => ExecutionResult,
): AsyncIterableIterator<ExecutionResult> {
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      const item = await results.next();
      return item.done === true ? item : { done: false, value: masked(item.value) };
    },
    return: async () => (await results.return?.()) ?? { done: true, value: undefined },
    throw: async (error: unknown) => {
      await results.return?.();
      throw error;
    },
  };
}

function asGraphQLError(formatted: GraphQLFormattedError): GraphQLError {
  const error = new GraphQLError(formatted.message, {
    extensions: formatted.extensions ?? {},
    path: formatted.path ?? null,
  });
  return error;
}
