import type { ExecutionResult } from 'graphql';

const texts = new WeakMap<ExecutionResult, string>();

/** A result as JSON; one that several subscribers get is written once. */
export function resultText(result: ExecutionResult): string {
  const text = texts.get(result) ?? JSON.stringify(result);
  texts.set(result, text);
  return text;
}
