import Database from 'better-sqlite3';
import { AppError, type UnitChange } from '../../../src/core/index.js';
import type { Position } from '../contract.js';
import { number, text } from './columns.js';
import { CHECKPOINT_PAGES, recreate, setMeta, type Connection } from './database.js';
import { insertUnit, type UnitSink } from './insert-units.js';
import { KeptNames } from './kept-names.js';
import { insertRows } from './owned-rows.js';
import { removeUnitRows } from './remove-units.js';
import { INDEXES } from './tables.js';
import { buildWords, settleWords } from './words.js';

const CHANGES_A_TRANSACTION = 20_000;
const GONE = -1;
const UNIT_KEY = INDEXES.find((index) => index.includes('unit_key')) ?? '';
/** Of postings held before they are written: what no longer lies in a processor's cache is sorted more slowly than segments are merged. */
const TEXT_BYTES = 4 * 1024 * 1024;

/**
 * The cold way in: rows without indexes, then indexes and names' full text. Until the last step `meta.state` is `loading`: readers see
 * an empty graph, and the next open throws it away. Texts go into their index at once, since they are kept nowhere else, but without
 * the merging that makes a live index slow; it is merged at the end.
 */
export async function coldLoad(
  opened: Connection,
  changes: AsyncIterable<readonly UnitChange[]>,
  to: () => Position,
): Promise<void> {
  if (opened.first(`SELECT 1 FROM unit LIMIT 1`) !== undefined) {
    throw new AppError('CONFLICT', `${opened.path} is not empty: a cold load needs an empty graph; clear it first`);
  }
  try {
    begin(opened);
    await appendAll(opened, changes);
    finish(opened, to());
  } catch (error) {
    // The connection may be what failed (a full disk): then the next open clears up, as after a kill.
    try {
      if (opened.database.inTransaction) opened.database.exec('ROLLBACK');
      recreate(opened);
    } catch {
      // the first error says what happened
    }
    throw error;
  }
}

function begin(opened: Connection): void {
  recreate(opened);
  setMeta(opened, 'state', 'loading');
  const names = INDEXES.map((index) => /INDEX (\w+)/.exec(index)?.[1] ?? '');
  for (const name of names) opened.database.exec(`DROP INDEX ${name}`);
  opened.database.exec(`INSERT INTO event_text(event_text, rank) VALUES('automerge', 0)`);
  opened.database.exec(`INSERT INTO event_text(event_text, rank) VALUES('crisismerge', 1000)`);
  opened.database.exec(`INSERT INTO event_text(event_text, rank) VALUES('hashsize', ${TEXT_BYTES})`);
  opened.database.pragma('wal_autocheckpoint = 16000');
}

async function appendAll(opened: Connection, changes: AsyncIterable<readonly UnitChange[]>): Promise<void> {
  const sink = loadSink(opened);
  let pending = 0;
  for await (const batch of changes) {
    if (!opened.database.inTransaction) opened.database.exec('BEGIN');
    for (const { key, version, rows } of batch) {
      const stored = rows === null ? GONE : version;
      const { lastInsertRowid } = opened.run(`INSERT INTO unit(key, version) VALUES(?, ?)`, key, stored);
      if (rows !== null) insertUnit(sink, Number(lastInsertRowid), rows);
    }
    pending += batch.length;
    if (pending >= CHANGES_A_TRANSACTION) {
      opened.database.exec('COMMIT');
      pending = 0;
    }
  }
  if (opened.database.inTransaction) opened.database.exec('COMMIT');
}

function loadSink(opened: Connection): UnitSink {
  const holders = new Map<string, number>();
  return {
    opened,
    holderId(key) {
      let id = holders.get(key);
      if (id === undefined) {
        id = Number(opened.run(`INSERT INTO holder(key) VALUES(?)`, key).lastInsertRowid);
        holders.set(key, id);
      }
      return id;
    },
    rows: (table, owner, rows) => insertRows(opened, table, owner, rows),
    nameAdded: () => undefined,
  };
}

function finish(opened: Connection, position: Position): void {
  const { database } = opened;
  // Words come last; a unit's key is the only thing that may be there once only.
  for (const index of INDEXES) if (!/INDEX (?:word_text|unit_key) /.test(index)) database.exec(index);
  const gone = holdsEachOnce(opened) ? new Set<string>() : dropSuperseded(opened);
  database.exec(`INSERT INTO name_words(rowid, words) SELECT id, folded FROM name`);
  buildWords(opened);
  database.exec(INDEXES.find((index) => index.includes('word_text')) ?? '');
  settleWords(opened, new Set(), gone);
  database.exec(`INSERT INTO event_text(event_text, rank) VALUES('automerge', 4)`);
  database.exec(`INSERT INTO event_text(event_text, rank) VALUES('crisismerge', 16)`);
  database.exec(`INSERT INTO event_text(event_text, rank) VALUES('hashsize', 1048576)`);
  database.exec(`INSERT INTO event_text(event_text) VALUES('optimize')`);
  database.transaction(() => {
    setMeta(opened, 'feed', position.feed);
    setMeta(opened, 'ledger', position.ledger);
    setMeta(opened, 'state', 'ready');
  })();
  database.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  database.pragma('wal_checkpoint(TRUNCATE)');
}

/** Whether every unit came once, and is there: then its index stands. A feed may bring a unit twice, or say that it is gone. */
function holdsEachOnce(opened: Connection): boolean {
  if (opened.first(`SELECT 1 FROM unit WHERE version = ${GONE} LIMIT 1`) !== undefined) return false;
  if (opened.first(`SELECT 1 FROM event GROUP BY uid HAVING count(*) > 1 LIMIT 1`) !== undefined) return false;
  try {
    opened.database.exec(UNIT_KEY);
    return true;
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code === 'SQLITE_CONSTRAINT_UNIQUE') return false;
    throw error;
  }
}

/** Of a key that came more than once only the last counts, and that one not where it says that the unit is gone. */
function dropSuperseded(opened: Connection): Set<string> {
  const touched = new Set<string>();
  opened.database.exec(`CREATE INDEX loaded_key ON unit(key)`);
  const names = new KeptNames(opened);
  const doubled = opened.all(
    `SELECT key, max(id), min(version) FROM unit GROUP BY key HAVING count(*) > 1 OR min(version) = ${GONE}`,
  );
  opened.database.transaction(() => {
    for (const [key, last] of doubled) {
      const gone = number(opened.first(`SELECT version FROM unit WHERE id = ?`, number(last))?.[0]) === GONE;
      for (const [id] of opened.all(`SELECT id FROM unit WHERE key = ?`, text(key))) {
        if (id === last && !gone) continue;
        removeUnitRows({ opened, names }, number(id), text(key), !gone);
        names.drop(touched);
        opened.run(`DELETE FROM unit WHERE id = ?`, number(id));
      }
    }
  })();
  opened.database.exec(`DROP INDEX loaded_key`);
  opened.database.exec(UNIT_KEY);
  return touched;
}
