import type { DocumentNode, ExecutionArgs, ExecutionResult } from 'graphql';

type Result = ExecutionResult | Promise<ExecutionResult>;

/**
 * One execution for all subscribers who get the very same event with the same document and variables: a thousand followers of a run cost one.
 * Events that are shared are frozen; any other has its own. All subscribers of one instance are the same viewer.
 */
export function createSharedResults() {
  const byEvent = new WeakMap<object, Map<DocumentNode, Map<string, Result>>>();
  return (
    event: unknown,
    { document, operationName, variableValues }: ExecutionArgs,
    execute: (shared: boolean) => Result,
  ): Result => {
    if (typeof event !== 'object' || event === null || !Object.isFrozen(event)) return execute(false);
    const byDocument = byEvent.get(event) ?? new Map<DocumentNode, Map<string, Result>>();
    byEvent.set(event, byDocument);
    const byVariables = byDocument.get(document) ?? new Map<string, Result>();
    byDocument.set(document, byVariables);
    const key = JSON.stringify([operationName, variableValues]);
    const result = byVariables.get(key) ?? execute(true);
    byVariables.set(key, result);
    return result;
  };
}
