import { append, appendOnce } from './append.js';
import { createRun } from './create.js';
import { eraseConversation } from './erase.js';
import { releaseLease, renewLease, takeOverLeases } from './leases.js';
import { forgetMemories, keepMemories } from './memories.js';
import { rateRun } from './ratings.js';
import { pruneRecordings } from './recordings.js';
import type { Work } from './work.js';

/** All that changes the tables, by name: what is asked for can be told to another thread, so it is plain data, strings mostly. */
export const WRITES = {
  append,
  appendOnce,
  createRun,
  eraseConversation,
  forgetMemories,
  keepMemories,
  pruneRecordings,
  rateRun,
  releaseLease,
  renewLease,
  takeOverLeases,
} as const;

export type WriteName = keyof typeof WRITES;
export type Given<Name extends WriteName> = Parameters<(typeof WRITES)[Name]>;
export type Result<Name extends WriteName> =
  ReturnType<(typeof WRITES)[Name]> extends Work<infer Value> ? Value : never;

/** One of them with what it is given. */
export interface Write<Name extends WriteName = WriteName> {
  name: Name;
  given: Given<Name>;
}

export function workOf({ name, given }: Write): Work<unknown> {
  return (WRITES[name] as (...given: unknown[]) => Work<unknown>)(...given);
}
