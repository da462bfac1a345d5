import { number } from './columns.js';
import type { Connection, Row, Value } from './database.js';

/**
 * Tables whose rows lie together by their owner, in the order of `seq`: the column that names the owner, the columns behind seq that another
 * index holds too, and the others.
 */
const OWNED = {
  alias: { owner: 'company', indexed: ['text'], plain: [] },
  state: {
    owner: 'company',
    indexed: [],
    plain: ['f', 'fk', 't', 'tk', 'fp', 'tp', 'wp', 'canton', 'form', 'status', 'data'],
  },
  mandate: {
    owner: 'company',
    indexed: ['uid', 'mention', 'holder', 'f'],
    plain: ['role', 'fk', 't', 'tk', 'fp', 'tp', 'wp', 'data'],
  },
  relation: {
    owner: 'company',
    indexed: ['giver', 'taker'],
    plain: ['uid', 'kind', 'f', 'fk', 't', 'tk', 'fp', 'tp', 'wp', 'data'],
  },
  edge: { owner: 'company', indexed: ['event', 'mention', 'holder'], plain: ['kind', 'data'] },
  entry: { owner: 'company', indexed: ['mention', 'holder'], plain: ['data'] },
  anomaly: { owner: 'company', indexed: [], plain: ['data'] },
  mention: { owner: 'person', indexed: ['uid'], plain: ['legal', 'published', 'wp', 'data'] },
  involved: { owner: 'event', indexed: ['mention'], plain: [] },
} as const;
export type OwnedTable = keyof typeof OWNED;

/** Between the seq of two rows, so that others find room between them later. */
const STEP = 64;
/** Held rows that a new one may leave behind to find its like. */
const PASSED = 32;

interface Statements {
  /** How many of the columns are indexed: they come first. */
  indexed: number;
  put: string;
  /** Null: no column but indexed ones. */
  change: string | null;
  held: string;
  drop: string;
  clear: string;
}

const STATEMENTS = Object.fromEntries(
  Object.entries(OWNED).map(([table, { owner, indexed, plain }]): [string, Statements] => {
    const columns = [owner, 'seq', ...indexed, ...plain];
    return [
      table,
      {
        indexed: indexed.length,
        put: `INSERT OR REPLACE INTO ${table}(${columns.join(', ')}) VALUES(${columns.map(() => '?').join(', ')})`,
        change:
          plain.length === 0
            ? null
            : `UPDATE ${table} SET ${plain.map((column) => `${column} = ?`).join(', ')} WHERE ${owner} = ? AND seq = ?`,
        held: `SELECT ${columns.slice(1).join(', ')} FROM ${table} WHERE ${owner} = ? ORDER BY seq`,
        drop: `DELETE FROM ${table} WHERE ${owner} = ? AND seq = ?`,
        clear: `DELETE FROM ${table} WHERE ${owner} = ?`,
      },
    ];
  }),
) as Record<OwnedTable, Statements>;

/** Rows of an owner who has none: the columns behind owner and seq, as {@link OWNED} lists them. */
export function insertRows(opened: Connection, table: OwnedTable, owner: number, rows: readonly Value[][]): void {
  const { put } = STATEMENTS[table];
  rows.forEach((row, index) => opened.run(put, owner, (index + 1) * STEP, ...row));
}

/**
 * Rows in place of those that the owner has. Most of a unit stays as it was when a notice comes, and is not written again: rows that come
 * between keep the others where they are, and a change that no index holds is written to the row alone.
 */
export function replaceRows(opened: Connection, table: OwnedTable, owner: number, rows: readonly Value[][]): void {
  const { indexed, put, change, held, drop, clear } = STATEMENTS[table];
  const before = opened.all(held, owner);
  const likes = likesOf(before, rows, indexed);
  const places = placesOf(before, likes);
  if (places === null) {
    opened.run(clear, owner);
    insertRows(opened, table, owner, rows);
    return;
  }
  const taken = new Set(places);
  for (const [seq] of before) if (!taken.has(number(seq))) opened.run(drop, owner, number(seq));
  rows.forEach((row, index) => {
    const old = before[likes[index]!];
    if (old === undefined) opened.run(put, owner, places[index]!, ...row);
    else if (change !== null && !same(old, row, indexed, row.length))
      opened.run(change, ...row.slice(indexed), owner, places[index]!);
  });
}

const NEW = -1;

/** Of each row the place, in their order, of the held one whose indexed columns are the same; NEW for none. Ascending: no row changes places. */
function likesOf(before: readonly Row[], rows: readonly Value[][], indexed: number): number[] {
  let next = 0;
  return rows.map((row) => {
    const end = Math.min(before.length, next + PASSED);
    for (let at = next; at < end; at++) {
      if (!same(before[at]!, row, 0, indexed)) continue;
      next = at + 1;
      return at;
    }
    return NEW;
  });
}

/** The seq of each row; those that are new lie between their neighbours'. Null: there is no room. */
function placesOf(before: readonly Row[], likes: readonly number[]): number[] | null {
  const seqs = before.map(([seq]) => number(seq));
  const places: number[] = [];
  for (let start = 0, passed = 0; start < likes.length;) {
    let end = start;
    while (likes[end] === NEW) end++;
    const like = likes[end] ?? seqs.length;
    const between = seqsBetween(places.at(-1) ?? 0, seqs[like] ?? Infinity, seqs.slice(passed, like), end - start);
    if (between === null) return null;
    places.push(...between);
    if (end < likes.length) places.push(seqs[like]!);
    passed = like + 1;
    start = end + 1;
  }
  return places;
}

/** `count` numbers above `low` and below `high`: those that are given up there, if they suffice. */
function seqsBetween(low: number, high: number, given: readonly number[], count: number): number[] | null {
  if (count <= given.length) return given.slice(0, count);
  const step = high === Infinity ? STEP : Math.floor((high - low) / (count + 1));
  return step < 1 ? null : Array.from({ length: count }, (_, index) => low + (index + 1) * step);
}

/** Whether the columns from `from` to `to` are the same; a held row begins with its seq. */
function same(held: Row, row: readonly Value[], from: number, to: number): boolean {
  for (let index = from; index < to; index++) if (held[index + 1] !== row[index]) return false;
  return true;
}
