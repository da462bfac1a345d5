import type { Connection, Row, Value } from './database.js';

/** Tables whose rows lie together by their owner: by the column that names it, and how many columns there are. */
const OWNED = {
  company: { owner: 'id', columns: 5 },
  alias: { owner: 'company', columns: 3 },
  state: { owner: 'company', columns: 13 },
  mandate: { owner: 'company', columns: 14 },
  relation: { owner: 'company', columns: 14 },
  edge: { owner: 'company', columns: 7 },
  entry: { owner: 'company', columns: 5 },
  anomaly: { owner: 'company', columns: 3 },
  mention: { owner: 'person', columns: 7 },
  involved: { owner: 'event', columns: 3 },
} as const;
export type OwnedTable = keyof typeof OWNED;

const STATEMENTS = Object.fromEntries(
  Object.entries(OWNED).map(([table, { owner, columns }]) => [
    table,
    {
      put: `INSERT OR REPLACE INTO ${table} VALUES(${Array(columns).fill('?').join(',')})`,
      held: `SELECT * FROM ${table} WHERE ${owner} = ?${table === 'company' ? '' : ' ORDER BY seq'}`,
      drop: table === 'company' ? null : `DELETE FROM ${table} WHERE ${owner} = ? AND seq >= ?`,
    },
  ]),
) as Record<OwnedTable, { put: string; held: string; drop: string | null }>;

/** Rows of an owner who has none. */
export function insertRows(opened: Connection, table: OwnedTable, rows: readonly Value[][]): void {
  const { put } = STATEMENTS[table];
  for (const row of rows) opened.run(put, ...row);
}

/** Rows in place of those that the owner has. Most of a unit stays as it was when a notice comes, and is not written again. */
export function replaceRows(opened: Connection, table: OwnedTable, owner: number, rows: readonly Value[][]): void {
  const { put, held, drop } = STATEMENTS[table];
  const before = opened.all(held, owner);
  rows.forEach((row, seq) => {
    const old = before[seq];
    if (old === undefined || !same(old, row)) opened.run(put, ...row);
  });
  if (drop !== null && before.length > rows.length) opened.run(drop, owner, rows.length);
}

function same(old: Row, row: readonly Value[]): boolean {
  return row.every((value, index) => value === old[index]);
}
