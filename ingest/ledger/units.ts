import type { Sqlite } from './database.js';

interface UnitRow {
  id: number;
  gone: number;
  rows: Buffer | null;
}

export interface FeedRow {
  position: number;
  key: string;
  version: number;
  gone: boolean;
  /** Packed rows; null for a unit that is gone, and for an event as its revision holds it. */
  rows: Buffer | null;
}

/**
 * Units and their change feed. A unit's version is the feed position of its last change; a change that a later one of the same unit has
 * overtaken is not handed out again.
 */
export function createUnits(database: Sqlite) {
  const find = database.prepare<[string], UnitRow>('SELECT id, gone, rows FROM units WHERE key = ?');
  const insert = database.prepare<[string, number, Uint8Array | null]>(
    'INSERT INTO units (key, version, gone, rows) VALUES (?, ?, 0, ?)',
  );
  const update = database.prepare<[number, number, Uint8Array | null, number]>(
    'UPDATE units SET version = ?, gone = ?, rows = ? WHERE id = ?',
  );
  const announce = database.prepare<[number, number]>('INSERT INTO feed (position, unit) VALUES (?, ?)');
  const last = database.prepare<[], { position: number | null }>('SELECT max(position) AS position FROM feed');
  const complete = database.prepare<[number, number]>(
    'INSERT INTO batches (feed, ledger) VALUES (?, ?) ON CONFLICT (feed) DO UPDATE SET ledger = excluded.ledger',
  );
  const completed = database.prepare<[number], { ledger: number | null }>(
    'SELECT max(ledger) AS ledger FROM batches WHERE feed <= ?',
  );
  const boundary = database.prepare<[number], { feed: number | null }>(
    'SELECT min(feed) AS feed FROM batches WHERE feed >= ?',
  );
  const changes = database.prepare<[number, number], { position: number; key: string; version: number; gone: number; rows: Buffer | null }>(
    `SELECT f.position, u.key, u.version, u.gone, u.rows FROM feed f JOIN units u ON u.id = f.unit
     WHERE f.position > ? AND f.position <= ? AND u.version = f.position ORDER BY f.position`,
  ); // prettier-ignore
  const keys = database.prepare<[number, number], { position: number; key: string }>(
    `SELECT f.position, u.key FROM feed f JOIN units u ON u.id = f.unit
     WHERE f.position > ? AND f.position <= ? AND u.version = f.position ORDER BY f.position`,
  );
  const living = database.prepare<[string, number], { key: string; version: number; rows: Buffer | null }>(
    'SELECT key, version, rows FROM units WHERE key > ? AND gone = 0 ORDER BY key LIMIT ?',
  );
  const idOf = database.prepare<[string], { id: number }>('SELECT id FROM units WHERE key = ?');
  const keyOf = database.prepare<[number], { key: string }>('SELECT key FROM units WHERE id = ?');
  const one = database.prepare<[string], { rows: Buffer | null; gone: number }>(
    'SELECT rows, gone FROM units WHERE key = ?',
  );

  return {
    lastFeed: (): number => last.get()?.position ?? 0,

    /** Writes a unit's rows if they differ from what it holds; `always` for rows kept elsewhere (events). True where it changed. */
    put(key: string, rows: Uint8Array | null, feed: number, always = false): boolean {
      const held = find.get(key);
      if (held === undefined) {
        announce.run(feed, Number(insert.run(key, feed, rows).lastInsertRowid));
        return true;
      }
      const equal =
        held.gone === 0 && (held.rows === null || rows === null ? held.rows === rows : held.rows.equals(rows));
      if (equal && !always) return false;
      update.run(feed, 0, rows, held.id);
      announce.run(feed, held.id);
      return true;
    },

    remove(key: string, feed: number): boolean {
      const held = find.get(key);
      if (held === undefined || held.gone === 1) return false;
      update.run(feed, 1, null, held.id);
      announce.run(feed, held.id);
      return true;
    },

    id: (key: string): number | null => idOf.get(key)?.id ?? null,

    key: (id: number): string | null => keyOf.get(id)?.key ?? null,

    /** Everything up to feed position `feed` makes the ledger visible up to `ledger`. */
    complete: (feed: number, ledger: number): void => void complete.run(feed, ledger),
    ledgerAt: (feed: number): number => completed.get(feed)?.ledger ?? 0,
    /** The first end of a batch at or after the feed position, or null. */
    nextBoundary: (feed: number): number | null => boundary.get(feed)?.feed ?? null,

    /** Living changes after a position, in feed order. */
    *changes(after: number, to: number): Generator<FeedRow> {
      for (const row of changes.iterate(after, to)) yield { ...row, gone: row.gone === 1 };
    },
    /** The same without rows, those that are gone among them. */
    keys: (after: number, to: number) => keys.all(after, to),
    /** A page of living units by key; the next one starts after the last key. */
    page: (afterKey: string, limit: number) => living.all(afterKey, limit),
    rows(key: string): Buffer | null {
      const held = one.get(key);
      return held === undefined || held.gone === 1 ? null : held.rows;
    },
  };
}
