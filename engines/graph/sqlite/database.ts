import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { AppError } from '../../../src/core/index.js';
import { fromDriver } from './driver-errors.js';
import { INDEXES, SCHEMA_VERSION, TABLES } from './tables.js';

export type Value = string | number | null;
/** Pages of 4 KiB in the log before it is folded into the file. */
export const CHECKPOINT_PAGES = 8_000;
/** A row as `.raw()` gives it. */
export type Row = Value[];

/** A connection with its statements prepared once each. Statements give rows as arrays. */
export interface Connection {
  readonly path: string;
  readonly database: Database.Database;
  /** All rows of a reading statement. */
  all(sql: string, ...values: Value[]): Row[];
  /** The first row, or undefined. */
  first(sql: string, ...values: Value[]): Row | undefined;
  run(sql: string, ...values: Value[]): Database.RunResult;
  /** Every statement prepared so far. */
  statements(): string[];
  close(): void;
}

function connection(database: Database.Database, path: string): Connection {
  const statements = new Map<string, Database.Statement<Value[], Row>>();
  const prepared = (sql: string, reads: boolean) => {
    let statement = statements.get(sql);
    if (statement === undefined) {
      statement = database.prepare<Value[], Row>(sql);
      if (reads) statement.raw(true);
      statements.set(sql, statement);
    }
    return statement;
  };
  return {
    path,
    database,
    all: (sql, ...values) => prepared(sql, true).all(...values),
    first: (sql, ...values) => prepared(sql, true).get(...values),
    run: (sql, ...values) => prepared(sql, false).run(...values),
    statements: () => [...statements.keys()],
    close: () => void database.close(),
  };
}

/** Opens or makes graph.db for its one writer. A load that did not end is thrown away. Throws as {@link fromDriver} says. */
export function openForWriting(path: string, lockTimeoutMs: number): Connection {
  if (!existsSync(dirname(path))) {
    throw new AppError('UNAVAILABLE', `${path} cannot be made: its folder does not exist`, { details: { path } });
  }
  let database: Database.Database | undefined;
  try {
    database = new Database(path, { timeout: lockTimeoutMs });
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = NORMAL');
    database.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    database.pragma('cache_size = -65536');
    database.pragma('temp_store = MEMORY');
    const opened = connection(database, path);
    if (!hasTables(opened)) createTables(opened);
    checkVersion(opened);
    if (metaValue(opened, 'state') === 'loading') recreate(opened);
    bringIndexes(opened);
    return opened;
  } catch (error) {
    database?.close();
    throw fromDriver(error, path);
  }
}

/** Opens graph.db for reading; it must exist and hold a graph of this version. */
export function openForReading(path: string): Connection {
  if (!existsSync(path)) {
    throw new AppError('UNAVAILABLE', `${path} does not exist: no graph has been written yet`, { details: { path } });
  }
  let database: Database.Database | undefined;
  try {
    database = new Database(path, { readonly: true, timeout: 5_000 });
    database.pragma('cache_size = -32768');
    database.pragma('mmap_size = 1073741824');
    database.pragma('temp_store = MEMORY');
    const opened = connection(database, path);
    if (!hasTables(opened)) {
      throw new AppError('UNAVAILABLE', `${path} holds no graph yet`, { details: { path } });
    }
    checkVersion(opened);
    return opened;
  } catch (error) {
    database?.close();
    throw fromDriver(error, path);
  }
}

export function metaValue(opened: Connection, key: string): Value {
  return opened.first('SELECT value FROM meta WHERE key = ?', key)?.[0] ?? null;
}

export function setMeta(opened: Connection, key: string, value: Value): void {
  opened.run(
    'INSERT INTO meta(key, value) VALUES(?, ?) ON CONFLICT(key) DO UPDATE SET value = excluded.value',
    key,
    value,
  );
}

/** Drops everything and makes the tables again, in one transaction. */
export function recreate(opened: Connection): void {
  opened.database.transaction(() => {
    const tables = opened.database
      .prepare<[], { name: string }>(
        `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'
         AND (sql LIKE 'CREATE VIRTUAL%' OR name NOT GLOB '*_*') ORDER BY sql LIKE '%fts5vocab%' DESC`,
      )
      .all();
    for (const { name } of tables) if (name !== 'suppressed') opened.database.exec(`DROP TABLE IF EXISTS "${name}"`);
    makeTables(opened);
  })();
}

function hasTables(opened: Connection): boolean {
  return opened.database.prepare(`SELECT 1 FROM sqlite_schema LIMIT 1`).get() !== undefined;
}

function createTables(opened: Connection): void {
  opened.database.transaction(() => makeTables(opened))();
}

function makeTables(opened: Connection): void {
  opened.database.exec(TABLES.replace('CREATE TABLE suppressed', 'CREATE TABLE IF NOT EXISTS suppressed'));
  for (const index of INDEXES) opened.database.exec(index);
  opened.database.pragma(`user_version = ${SCHEMA_VERSION}`);
  setMeta(opened, 'feed', 0);
  setMeta(opened, 'ledger', 0);
  setMeta(opened, 'state', 'ready');
}

/** An index that an earlier program made otherwise is made anew; no row is another for it. */
function bringIndexes(opened: Connection): void {
  opened.database.transaction(() => {
    for (const index of INDEXES) {
      const name = /INDEX (\w+)/.exec(index)?.[1] ?? '';
      if (opened.first(`SELECT sql FROM sqlite_schema WHERE name = ?`, name)?.[0] === index) continue;
      opened.database.exec(`DROP INDEX IF EXISTS ${name}`);
      opened.database.exec(index);
    }
  })();
}

function checkVersion(opened: Connection): void {
  const found = Number(opened.database.pragma('user_version', { simple: true }));
  if (found === SCHEMA_VERSION) return;
  throw new AppError('UNSUPPORTED', `${opened.path} has the tables of version ${found}, this program needs ${SCHEMA_VERSION}. Delete it and run \`dossier rebuild\`: the ledger holds everything`, { details: { path: opened.path, found, needed: SCHEMA_VERSION } }); // prettier-ignore
}
