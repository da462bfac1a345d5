import type { UnitChange } from '../../../src/core/index.js';
import type { GraphWriter, Position } from '../contract.js';
import { number } from './columns.js';
import { metaValue, openForWriting, recreate, setMeta, type Connection } from './database.js';
import { fromDriver } from './driver-errors.js';
import { wordsOf } from '../common/fold.js';
import { insertUnit, type UnitSink } from './insert-units.js';
import { coldLoad } from './load.js';
import { KeptNames } from './kept-names.js';
import { insertRows, replaceRows } from './owned-rows.js';
import { holdForReplacement, removePerson, removeUnitRows } from './remove-units.js';
import { unitId } from './units.js';
import { settleWords } from './words.js';

export interface GraphWriterOptions {
  /** The file, e.g. `data/graph.db`; made where it does not exist. Its folder must exist. */
  path: string;
  /** How long to wait for another process's lock. Default 5,000. */
  lockTimeoutMs?: number;
  /** The file grows no further than this many pages of 4 KiB; then DISK_FULL. Default: no limit. */
  mostPages?: number;
}

/** The one writer of graph.db. Errors: DISK_FULL, CORRUPT, CONFLICT (locked), UNAVAILABLE, UNSUPPORTED (another version's tables). */
export function openGraphWriter({ path, lockTimeoutMs = 5_000, mostPages }: GraphWriterOptions): GraphWriter {
  const opened = openForWriting(path, lockTimeoutMs);
  if (mostPages !== undefined) opened.database.pragma(`max_page_count = ${mostPages}`);
  const guarded = async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      throw fromDriver(error, path);
    }
  };
  return {
    position: () => guarded(() => readPosition(opened)),
    apply: (changes, to) => guarded(() => apply(opened, changes, to)),
    load: (changes, to) => guarded(() => coldLoad(opened, changes, to)),
    clear: () => guarded(() => recreate(opened)),
    suppress: (mentionIds) => guarded(() => suppress(opened, mentionIds)),
    close: () => guarded(() => opened.close()),
  };
}

function suppress(opened: Connection, mentionIds: readonly string[]): void {
  opened.database.transaction(() => {
    opened.run(`DELETE FROM suppressed`);
    for (const mention of new Set(mentionIds)) opened.run(`INSERT INTO suppressed VALUES(?)`, mention);
  })();
}

export function readPosition(opened: Connection): Position {
  return { feed: number(metaValue(opened, 'feed')), ledger: number(metaValue(opened, 'ledger')) };
}

function apply(opened: Connection, changes: readonly UnitChange[], to: Position): void {
  opened.database.transaction(() => {
    const stored = readPosition(opened);
    if (to.feed < stored.feed) return;
    const words = { come: new Set<string>(), gone: new Set<string>() };
    const sink = applySink(opened, words.come);
    for (const change of changes) {
      if (change.feedPosition > stored.feed) replaceUnit(opened, sink, words.gone, change);
    }
    settleWords(opened, words.come, words.gone);
    setMeta(opened, 'feed', to.feed);
    setMeta(opened, 'ledger', to.ledger);
  })();
}

function applySink(opened: Connection, wordsCome: Set<string>): UnitSink {
  return {
    opened,
    holderId(key) {
      const known = opened.first(`SELECT id FROM holder WHERE key = ?`, key);
      return number(known?.[0]) || Number(opened.run(`INSERT INTO holder(key) VALUES(?)`, key).lastInsertRowid);
    },
    rows: (table, owner, rows) => replaceRows(opened, table, owner, rows),
    nameAdded(id, folded) {
      opened.run(`INSERT INTO name_words(rowid, words) VALUES(?, ?)`, id, folded);
      for (const word of wordsOf(folded)) wordsCome.add(word);
    },
  };
}

function replaceUnit(opened: Connection, sink: UnitSink, wordsGone: Set<string>, change: UnitChange): void {
  let id = unitId(opened, change.key);
  const names = new KeptNames(opened);
  const replaced = { opened, names };
  if (change.rows === null) {
    if (id === null) return;
    removeUnitRows(replaced, id, change.key);
    opened.run(`DELETE FROM unit WHERE id = ?`, id);
  } else if (id === null) {
    id = Number(opened.run(`INSERT INTO unit(key, version) VALUES(?, ?)`, change.key, change.version).lastInsertRowid);
    insertUnit({ ...sink, rows: (table, owner, rows) => insertRows(opened, table, owner, rows) }, id, change.rows);
  } else {
    opened.run(`UPDATE unit SET version = ? WHERE id = ?`, change.version, id);
    const people = holdForReplacement(replaced, id, change.key);
    insertUnit({ ...sink, names, people }, id, change.rows);
    for (const person of people.values()) removePerson(replaced, person);
  }
  names.drop(wordsGone);
}
