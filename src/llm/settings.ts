import type { ModelRole } from './contract.js';

export interface RoleSettings {
  /** Null: the only one that the endpoint lists. */
  model: string | null;
  /** With its version: `http://127.0.0.1:11434/v1`. */
  baseUrl: string;
  /** Null: the endpoint needs none. Printed nowhere. */
  apiKey: string | null;
  /** Null: the endpoint's own; some models take no other. */
  temperature: number | null;
  /** Tokens of a reply, at most. */
  maxOutputTokens: number;
  /** The field that says so: servers know one or the other. */
  limitField: 'max_tokens' | 'max_completion_tokens';
}

/** Of a million tokens, in whatever currency the table is. */
export interface Price {
  input: number;
  output: number;
  cachedInput: number;
}

export interface ModelSettings {
  roles: Readonly<Record<ModelRole, RoleSettings>>;
  /** How a reply of a given shape is asked for: by a strict schema, by JSON mode with the schema in words, or in words alone. */
  structured: 'strict' | 'json' | 'text';
  /** Whether the endpoint knows `parallel_tool_calls`; where it does not, the first of several calls counts. */
  parallelTools: boolean;
  stream: boolean;
  /** Longest silence: until the first byte, and between two pieces of a stream. Milliseconds. */
  silenceMs: number;
  /** Requests sent again after a failure that may pass, at most. */
  retries: number;
  /** Calls of this process under way at once, at most; others wait for their turn. */
  calls: number;
  prices: Readonly<Record<string, Price>>;
  /** Tokens that one run may spend, input and output together. */
  runTokens: number;
  /** Null: no limit. A day is UTC's, and counted for all processes on one run store. */
  dayTokens: number | null;
  runCost: number | null;
  dayCost: number | null;
  /** From the beginning of an attempt, until when models are asked; whoever stands in for them has time of his own behind it. Milliseconds. */
  patienceMs: number;
}
