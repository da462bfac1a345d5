import type { Answer, Statement, Value } from '../../postgres/index.js';

export type { Answer, Statement, Value };

/**
 * A piece of work on the store's tables: the statements it yields, one after the other, and what it makes of their answers. Written once;
 * each database runs it its own way, SQLite at once and PostgreSQL over a socket. May be run again from the beginning.
 */
export type Work<Result> = Generator<Statement, Result, Answer>;

export function* all<Row>(sql: string, ...values: Value[]): Work<Row[]> {
  return (yield { sql, values, gives: 'ROWS' }) as Row[];
}

export function* first<Row>(sql: string, ...values: Value[]): Work<Row | undefined> {
  return ((yield { sql, values, gives: 'ROWS' }) as Row[])[0];
}

/** Gives how many rows it changed. */
export function* run(sql: string, ...values: Value[]): Work<number> {
  return (yield { sql, values, gives: 'CHANGES' }) as number;
}

/** Where a store keeps its tables. Failures are AppErrors that name the database and never its password. */
export interface Database {
  /** What to tell an operator: where it is. */
  readonly name: string;
  /** Statements that change nothing. */
  read<Result>(work: () => Work<Result>): Promise<Result>;
  /** All or nothing, and durable when it resolves; run again where others were in its way. `grown` tells what to wake others for. */
  write<Result>(work: () => Work<Result>, grown?: (result: Result) => Growth | null): Promise<Result>;
  /** Calls `grown` with what other processes appended to runs that are awaited here, and `tick` several times a second while it is open. */
  watch(awaited: () => Iterable<string>, grown: (growth: Growth) => void, tick: () => void): void;
  close(): Promise<void>;
}

/** A run's log ends here now. */
export interface Growth {
  runId: string;
  lastSeq: number;
}
