import {
  execute, getOperationAST, GraphQLError, type ExecutionArgs, type ExecutionResult, type GraphQLFormattedError, type GraphQLSchema,
} from 'graphql'; // prettier-ignore
import { createContext, cursorOf, type OperationContext, type Services } from '../../schema/index.js';
import { localViewer, type Viewer } from '../core/index.js';
import { chosenOperation, coded, type Admission, type Refusals } from './admission.js';
import type { InFlight } from './in-flight.js';
import { createSharedResults } from './shared-results.js';
import { subscribeFresh } from './subscribe.js';

export interface OperationRequest {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
}

/** What WebSocket and SSE run operations with; HTTP goes through Apollo with the same admission, contexts and mask. */
export interface Operations {
  /** Admitted arguments, or why not, as a client may see it. The context lives as long as `signal`. `resumeAfter`: what a client that was cut off had last. */
  prepare(request: OperationRequest, signal: AbortSignal, resumeAfter?: number | null): ExecutionArgs | Refusals;
  /** Never rejects: what goes wrong is a masked error in a result. Ends with `signal`. `told` hears each event's number just before its result. */
  run(
    args: ExecutionArgs,
    signal: AbortSignal,
    told?: (cursor: number | null) => void,
  ): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult>;
  context(signal: AbortSignal): ReturnType<typeof createContext>;
}

export interface OperationsOptions {
  schema: GraphQLSchema;
  services: Services;
  admission: Admission;
  mask: (error: unknown) => GraphQLFormattedError;
  timeoutMs: number;
  inFlight: InFlight;
  /** Whether callers are operators too (Config.operators): a job reads files of this machine. */
  operators: boolean;
}

export function createOperations(options: OperationsOptions): Operations {
  const { schema, services, admission, timeoutMs, inFlight } = options;
  const viewer: Viewer = options.operators ? localViewer : { ...localViewer, scopes: new Set(['read', 'run']) };
  const context = (signal: AbortSignal) => createContext(services, viewer, services.clock.now() + timeoutMs, signal);
  /** A subscription waits as long as its client does; each of its events is a query with a deadline of its own. */
  const endless = (signal: AbortSignal, resumeAfter: number | null) =>
    createContext(services, viewer, Number.POSITIVE_INFINITY, signal, resumeAfter);
  const share = createSharedResults();
  /** Every event has a context of its own: loaders cache, and a subscription may live for days. A shared one outlives any single subscriber. */
  const ofEvent = (event: unknown, args: ExecutionArgs, signal: AbortSignal) =>
    share(event, args, (shared) =>
      execute({
        ...args,
        rootValue: event,
        contextValue: {
          ...context(shared ? new AbortController().signal : signal),
          resumeAfter: (args.contextValue as OperationContext).resumeAfter,
        },
      }),
    );
  const shown = (error: unknown) => asGraphQLError(options.mask(error));
  const refused = (...errors: readonly GraphQLError[]): Refusals => ({ errors: errors.map(shown) });
  const masked = (result: ExecutionResult): ExecutionResult =>
    result.errors ? { ...result, errors: result.errors.map(shown) } : result;

  return {
    context,
    prepare(request, signal, resumeAfter = null) {
      const { query, variables } = request;
      if (typeof query !== 'string') return refused(badRequest('query: a GraphQL document is needed'));
      if (variables !== undefined && variables !== null && !isRecord(variables))
        return refused(badRequest('variables: an object is needed'));
      const document = admission.document(query);
      if ('errors' in document) return refused(...document.errors);
      const operationName = typeof request.operationName === 'string' ? request.operationName : undefined;
      const operation = chosenOperation(document, operationName);
      if (operation instanceof GraphQLError) return refused(operation);
      const variableValues = variables ?? {};
      const refusal = admission.refusal(document, operation, variableValues);
      if (refusal) return refused(refusal);
      const contextValue = operation.operation === 'subscription' ? endless(signal, resumeAfter) : context(signal);
      return { schema, document, contextValue, variableValues, ...(operationName ? { operationName } : {}) };
    },
    async run(args, signal, told) {
      try {
        const kind = getOperationAST(args.document, args.operationName)?.operation;
        if (kind !== 'subscription') return masked(await inFlight.during(async () => execute(args)));
        const resultOf = (event: unknown) => {
          told?.(cursorOf(event as Parameters<typeof cursorOf>[0]));
          return ofEvent(event, args, signal);
        };
        const results = await subscribeFresh(args, resultOf, signal);
        return Symbol.asyncIterator in results ? maskedAll(results, masked, shown) : masked(results);
      } catch (error) {
        return { errors: [shown(error)] };
      }
    },
  };
}

/** A source that fails ends the stream with one result that says so. */
function maskedAll(
  results: AsyncIterableIterator<ExecutionResult>,
  masked: (result: ExecutionResult) => ExecutionResult,
  shown: (error: unknown) => GraphQLError,
): AsyncIterableIterator<ExecutionResult> {
  const end = { done: true, value: undefined } as const;
  let failed = false;
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      if (failed) return end;
      try {
        const item = await results.next();
        return item.done === true ? end : { done: false, value: masked(item.value) };
      } catch (error) {
        failed = true;
        return { done: false, value: { errors: [shown(error)] } };
      }
    },
    return: async () => (await results.return?.()) ?? end,
    throw: async (error: unknown) => {
      await results.return?.();
      throw error;
    },
  };
}

function badRequest(message: string): GraphQLError {
  return coded(new GraphQLError(message), 'BAD_REQUEST');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asGraphQLError(formatted: GraphQLFormattedError): GraphQLError {
  const { message, path, locations, extensions } = formatted;
  const error = new GraphQLError(message, { extensions: extensions ?? {}, path: path ?? null });
  // Locations cannot be handed in without the source, which is not kept.
  return locations ? Object.defineProperty(error, 'locations', { value: locations, enumerable: true }) : error;
}
