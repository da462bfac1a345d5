import type { Growth, Work } from './work.js';
import type { Result, Write, WriteName } from './writes.js';

/** Where a store keeps its tables. Failures are AppErrors that name the database and never its password. */
export interface Database {
  /** What to tell an operator: where it is. */
  readonly name: string;
  /** Statements that change nothing. */
  read<Result>(work: () => Work<Result>): Promise<Result>;
  /** All or nothing, and durable when it resolves; run again where others were in its way. `grown` tells what to wake others for. */
  write<Name extends WriteName>(
    write: Write<Name>,
    grown?: (result: Result<Name>) => Growth | null,
  ): Promise<Result<Name>>;
  /** Calls `grown` with what other processes appended to runs that are awaited here, and `tick` several times a second while it is open. */
  watch(awaited: () => Iterable<string>, grown: (growth: Growth) => void, tick: () => void): void;
  close(): Promise<void>;
}
