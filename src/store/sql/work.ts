import type { Call } from '../../core/index.js';
import type { Answer, Statement, Value } from '../../postgres/index.js';

export type { Growth } from '../contract.js';
export type { Answer, Statement, Value };

/**
 * A piece of work on the store's tables: the statements it yields, one after the other, and what it makes of their answers. Written once;
 * each database runs it its own way, SQLite at once and PostgreSQL over a socket. May be run again from the beginning.
 */
export type Work<Result> = Generator<Statement, Result, Answer>;

/** Of a call what a write needs: it may be carried out on another thread. */
export type Own = Pick<Call, 'viewer'>;

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
