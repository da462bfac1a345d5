import { AppError, compareText } from '../../../src/core/index.js';
import type { Page } from '../contract.js';

/** Where a page of rows sorted by (date, uid) goes on; the date as a number, 0 for none. */
export interface DatedKey {
  date: number;
  uid: string;
}

export function datedKey({ date, uid }: DatedKey): string {
  return `${date}|${uid}`;
}

/** `what` names the rows in the error. Throws BAD_INPUT. */
export function parseDatedKey(key: string, what: string): DatedKey {
  const match = /^(\d{1,8})\|(.+)$/s.exec(key);
  if (!match) throw new AppError('BAD_INPUT', `not a key of ${what}: ${JSON.stringify(key.slice(0, 80))}`);
  return { date: Number(match[1]), uid: match[2] ?? '' };
}

export function compareDated(a: DatedKey, b: DatedKey): number {
  return a.date - b.date || compareText(a.uid, b.uid);
}

/** The page of the first `first` rows; one row more than these says that there are more. */
export function pageOf<Row>(rows: readonly Row[], keys: readonly string[], first: number): Page<Row> {
  const hasMore = rows.length > first;
  const cut = keys.slice(0, first);
  return { rows: rows.slice(0, first), keys: cut, nextAfter: hasMore ? (cut.at(-1) ?? null) : null, hasMore };
}
