import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import * as sqliteVec from 'sqlite-vec';
import { AppError } from '../../../src/core/index.js';
import { fromSqlite } from '../../sqlite-errors.js';
import type { EmbeddingModel, VectorPosition } from '../contract.js';
import { SCHEMA_VERSION, TABLES } from './tables.js';

export type Value = string | number | bigint | Uint8Array | null;
export type Row = (string | number | null)[];

/** A connection with its statements prepared once each. Statements give rows as arrays. */
export interface Connection {
  readonly path: string;
  readonly database: Database.Database;
  /** Null where sqlite-vec is loaded, else why not. */
  readonly withoutVectors: string | null;
  all(sql: string, ...values: Value[]): Row[];
  first(sql: string, ...values: Value[]): Row | undefined;
  run(sql: string, ...values: Value[]): Database.RunResult;
  close(): void;
}

const REMEDY = 'Run `dossier rebuild`: the ledger holds everything';

/** Translates what the driver throws, at this engine's edge. */
export function fromDriver(error: unknown, path: string): AppError {
  return fromSqlite(error, path, REMEDY);
}

export interface OpenOptions {
  lockTimeoutMs: number;
  /** The extension's file; default: the one that the sqlite-vec package brings for this platform. */
  extensionPath?: string | undefined;
}

/** Opens or makes vectors.db for its one writer. */
export function openForWriting(path: string, { lockTimeoutMs, extensionPath }: OpenOptions): Connection {
  if (!existsSync(dirname(path)))
    throw new AppError('UNAVAILABLE', `${path} cannot be made: its folder does not exist`, { details: { path } });
  return opening(
    path,
    () => new Database(path, { timeout: lockTimeoutMs }),
    extensionPath,
    (opened) => {
      const { database } = opened;
      database.pragma('journal_mode = WAL');
      database.pragma('synchronous = NORMAL');
      database.pragma('cache_size = -32768');
      database.pragma('temp_store = MEMORY');
      if (!hasTables(opened)) database.transaction(() => makeTables(opened)).immediate();
    },
  );
}

/** Opens vectors.db for reading; null where nothing has been written yet. */
export function openForReading(path: string, extensionPath?: string): Connection | null {
  if (!existsSync(path)) return null;
  const opened = opening(path, () => new Database(path, { readonly: true, timeout: 5_000 }), extensionPath, (connection) => {
    connection.database.pragma('cache_size = -32768');
    connection.database.pragma('mmap_size = 1073741824');
    connection.database.pragma('temp_store = MEMORY');
  }, false); // prettier-ignore
  if (hasTables(opened)) return opened;
  opened.close();
  return null;
}

function opening(
  path: string,
  open: () => Database.Database,
  extensionPath: string | undefined,
  prepare: (opened: Connection) => void,
  demanded = true,
): Connection {
  let database: Database.Database | undefined;
  try {
    database = open();
    const opened = connection(database, path, loadVectors(database, extensionPath));
    prepare(opened);
    if (demanded || hasTables(opened)) checkVersion(opened);
    return opened;
  } catch (error) {
    database?.close();
    throw fromDriver(error, path);
  }
}

/** A platform without the extension searches by words alone. */
function loadVectors(database: Database.Database, extensionPath?: string): string | null {
  try {
    database.loadExtension(extensionPath ?? sqliteVec.getLoadablePath());
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `sqlite-vec cannot be loaded on ${process.platform}-${process.arch}: ${reason}`;
  }
}

function connection(database: Database.Database, path: string, withoutVectors: string | null): Connection {
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
    withoutVectors,
    all: (sql, ...values) => prepared(sql, true).all(...values),
    first: (sql, ...values) => prepared(sql, true).get(...values),
    run: (sql, ...values) => prepared(sql, false).run(...values),
    close: () => void database.close(),
  };
}

export function metaValue(opened: Connection, key: string): string | number | null {
  return opened.first('SELECT value FROM meta WHERE key = ?', key)?.[0] ?? null;
}

export function setMeta(opened: Connection, key: string, value: string | number | null): void {
  opened.run('INSERT INTO meta VALUES(?, ?) ON CONFLICT(key) DO UPDATE SET value = excluded.value', key, value);
}

/** The model whose vectors the file holds, or null. */
export function storedModel(opened: Connection): EmbeddingModel | null {
  const model = metaValue(opened, 'model');
  return model === null ? null : (JSON.parse(String(model)) as EmbeddingModel);
}

const POSITIONS = ['feed', 'ledger', 'documents', 'skipped'] as const;

export function readPosition(opened: Connection): VectorPosition {
  const values = new Map(opened.all(`SELECT key, value FROM meta`).map(([key, value]) => [key, Number(value)]));
  const [feed, ledger, documents, skipped] = POSITIONS.map((name) => values.get(name) ?? 0);
  return { feed: feed!, ledger: ledger!, documents: documents!, skipped: skipped! };
}

export function writePosition(opened: Connection, position: VectorPosition): void {
  for (const name of POSITIONS) setMeta(opened, name, position[name]);
}

/** Drops everything and makes the tables again, in one transaction. Vectors that cannot be dropped here are left, and belong to nobody. */
export function recreate(opened: Connection): void {
  opened.database
    .transaction(() => {
      const vectors = opened.withoutVectors === null ? ['passage_vector', 'passage_bits'] : [];
      for (const table of ['passage_words', 'passage_text', ...vectors, 'passage', 'source', 'scope', 'meta'])
        opened.database.exec(`DROP TABLE IF EXISTS ${table}`);
      makeTables(opened);
    })
    .immediate();
}

function hasTables(opened: Connection): boolean {
  return opened.database.prepare(`SELECT 1 FROM sqlite_schema LIMIT 1`).get() !== undefined;
}

function makeTables(opened: Connection): void {
  opened.database.exec(TABLES);
  opened.database.pragma(`user_version = ${SCHEMA_VERSION}`);
}

function checkVersion(opened: Connection): void {
  const found = Number(opened.database.pragma('user_version', { simple: true }));
  if (found === SCHEMA_VERSION) return;
  throw new AppError('UNSUPPORTED', `${opened.path} has the tables of version ${found}, this program needs ${SCHEMA_VERSION}. ${REMEDY}`, { details: { path: opened.path, found, needed: SCHEMA_VERSION } }); // prettier-ignore
}
