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
    (database.prepare('SELECT ledger, copy, shipment, feed, holds FROM copy_state').get() as CopyState | undefined) ??
    null
  );
}

/** Makes a file a copy, of which nothing has been brought or shipped yet. */
export function beginCopy(database: Sqlite, ledger: string, holds: CopyState['holds']): CopyState {
  const state: CopyState = { ledger, copy: randomUUID(), shipment: 0, feed: 0, holds };
  database.exec(
    'CREATE TABLE IF NOT EXISTS copy_state (ledger TEXT, copy TEXT, shipment INTEGER, feed INTEGER, holds TEXT)',
  );
  database.exec('DELETE FROM copy_state');
  database.prepare('INSERT INTO copy_state VALUES (@ledger, @copy, @shipment, @feed, @holds)').run(state);
  return state;
}

/** `feed`: default where the file's own ends. */
export function setShipment(database: Sqlite, shipment: number, feed = feedOf(database)): void {
  database.prepare('UPDATE copy_state SET shipment = ?, feed = ?').run(shipment, feed);
}

/** The end of the change feed as this connection sees it. */
export function feedOf(database: Sqlite): number {
  const sql =
    "SELECT max(coalesce((SELECT max(position) FROM feed), 0), coalesce((SELECT CAST(value AS INTEGER) FROM meta WHERE name = 'feed'), 0)) AS feed";
  return (database.prepare(sql).get() as { feed: number }).feed;
}
