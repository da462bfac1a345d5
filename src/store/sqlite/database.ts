import Database from 'better-sqlite3';
import { damaged, openFailure } from './failures.js';

export type Value = string | number | null;

/** runs.db with its statements prepared once each: their texts are few and constant. Everything of it happens at once, on the caller's thread. */
export interface RunsFile {
  all<Row>(sql: string, ...values: Value[]): Row[];
  first<Row>(sql: string, ...values: Value[]): Row | undefined;
  /** Gives how many rows it changed. */
  run(sql: string, ...values: Value[]): number;
  /** All or nothing, durable when it returns. The write lock is taken at once: what was read still holds when it writes. */
  transaction<Result>(work: () => Result): Result;
  /** Leaves nothing of what was deleted or overwritten in the write-ahead log. False where somebody reads just now: ask again. */
  emptyLog(): boolean;
  /** Changes once another process has written. */
  version(): unknown;
  close(): void;
}

/** SQLite waits so long on the event loop; the rest of the patience is in translated(), off it. */
const BUSY_WAIT_MS = 50;
/** Every run writes to the same few pages again: copied into the file more seldom, they are copied less often. 16 MB. */
const CHECKPOINT_PAGES = 4_000;

/**
 * WAL with synchronous = FULL: a commit is in the file before it returns, so that SIGKILL loses nothing; and it is flushed to the disk, so that
 * a power cut loses nothing either, as far as the disk keeps its word about flushing.
 */
export function openRunsFile(path: string): RunsFile {
  try {
    const database = new Database(path, { timeout: BUSY_WAIT_MS });
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    // What is deleted is overwritten: its bytes would stay in free pages for whoever reads the file.
    database.pragma('secure_delete = ON');
    database.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    return prepared(database);
  } catch (error) {
    throw openFailure(path, error);
  }
}

/** Reads the whole file once and leaves it as it is. Throws CORRUPT where it is damaged, and what keeps it from being opened. */
export function checkRunsFile(path: string): void {
  try {
    const database = new Database(path, { readonly: true, timeout: BUSY_WAIT_MS });
    try {
      const found = database.pragma('quick_check(1)', { simple: true }) as string;
      if (found !== 'ok') throw damaged(path, found.split('\n').at(-1));
    } finally {
      database.close();
    }
  } catch (error) {
    throw openFailure(path, error);
  }
}

function prepared(database: Database.Database): RunsFile {
  const statements = new Map<string, Database.Statement<Value[]>>();
  const statement = (sql: string) => {
    let held = statements.get(sql);
    if (held === undefined) statements.set(sql, (held = database.prepare<Value[]>(sql)));
    return held;
  };
  const transaction = database.transaction((work: () => unknown) => work());
  return {
    all: <Row>(sql: string, ...values: Value[]) => statement(sql).all(...values) as Row[],
    first: <Row>(sql: string, ...values: Value[]) => statement(sql).get(...values) as Row | undefined,
    run: (sql, ...values) => statement(sql).run(...values).changes,
    transaction: <Result>(work: () => Result) => transaction.immediate(work) as Result,
    emptyLog: () => (database.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[])[0]?.busy === 0,
    version: () => database.pragma('data_version', { simple: true }),
    close: () => void database.close(),
  };
}
