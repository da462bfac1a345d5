import { randomUUID } from 'node:crypto';
import type { Sqlite } from '../database.js';

/** How a file stands to the ledger in PostgreSQL that it is a copy of. */
export interface CopyState {
  /** Which ledger. */
  ledger: string;
  /** This file: two copies never share it. */
  copy: string;
  /** The last shipment that it holds, or that took what it held. */
  shipment: number;
  /** That shipment's. */
  mark: string;
  /** 1: what this file held before was of another past, and what was made of it has to go. */
  foreign: 0 | 1;
  /** Feed position up to which what it derived has been shipped. */
  feed: number;
  /** Rows: READ, what readers need; ALL, the writer's. */
  holds: 'READ' | 'ALL';
}

/** Null for a file that is no copy. */
export function readCopyState(database: Sqlite): CopyState | null {
  const known = database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'copy_state'").get();
  if (known === undefined) return null;
  return (
    (database.prepare('SELECT ledger, copy, shipment, mark, "foreign", feed, holds FROM copy_state').get() as
      CopyState | undefined) ?? null
  );
}

/** Makes a file a copy, of which nothing has been brought or shipped yet. */
export function beginCopy(database: Sqlite, ledger: string, holds: CopyState['holds']): CopyState {
  const state: CopyState = { ledger, copy: randomUUID(), shipment: 0, mark: '', foreign: 0, feed: 0, holds };
  database.exec(
    `CREATE TABLE IF NOT EXISTS copy_state (ledger TEXT, copy TEXT, shipment INTEGER, feed INTEGER, holds TEXT${MARKED.map((column) => `, ${column}`).join('')})`,
  );
  database.exec('DELETE FROM copy_state');
  database
    .prepare(
      'INSERT INTO copy_state (ledger, copy, shipment, feed, holds) VALUES (@ledger, @copy, @shipment, @feed, @holds)',
    )
    .run(state);
  return state;
}

/** What copies of before marks lack. */
const MARKED = [`mark TEXT NOT NULL DEFAULT ''`, '"foreign" INTEGER NOT NULL DEFAULT 0'];

/** Brings the table of a copy that was made by an earlier version up to date. */
export function migrateCopyState(database: Sqlite): void {
  const columns = database.prepare<[], { name: string }>("SELECT name FROM pragma_table_info('copy_state')").all();
  if (columns.length === 0 || columns.some(({ name }) => name === 'mark')) return;
  for (const column of MARKED) database.exec(`ALTER TABLE copy_state ADD COLUMN ${column}`);
}

/** `feed`: default where the file's own ends. */
export function setShipment(
  database: Sqlite,
  { shipment, mark }: Pick<CopyState, 'shipment' | 'mark'>,
  feed = feedOf(database),
): void {
  database.prepare('UPDATE copy_state SET shipment = ?, mark = ?, feed = ?').run(shipment, mark, feed);
}

export function setForeign(database: Sqlite, foreign: 0 | 1): void {
  database.prepare('UPDATE copy_state SET "foreign" = ?').run(foreign);
}

/** The end of the change feed as this connection sees it. */
export function feedOf(database: Sqlite): number {
  const sql =
    "SELECT max(coalesce((SELECT max(position) FROM feed), 0), coalesce((SELECT CAST(value AS INTEGER) FROM meta WHERE name = 'feed'), 0)) AS feed";
  return (database.prepare(sql).get() as { feed: number }).feed;
}
