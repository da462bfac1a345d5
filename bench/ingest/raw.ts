/** The yardstick: better-sqlite3 alone inserting the rows that a load made, table by table, then the same indexes. `raw.js DATA_DIR OUT_DIR` */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

const [dataDir = '', outDir = ''] = process.argv.slice(2);
rmSync(outDir, { recursive: true, force: true });
mkdirSync(outDir, { recursive: true });
let rows = 0;
let spent = 0;
for (const name of ['ledger.db', 'graph.db']) copy(join(dataDir, name), join(outDir, name));
console.log(JSON.stringify({ rows, seconds: spent / 1_000 }));

/** Full-text tables are left out: their rows are derived inside SQLite. */
function copy(source: string, target: string): void {
  const from = new Database(source, { readonly: true });
  const to = new Database(target);
  to.pragma('journal_mode = WAL');
  to.pragma('synchronous = NORMAL');
  const parts = from
    .prepare(`SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'`)
    .all() as { type: string; name: string; sql: string }[];
  const virtual = parts.filter(({ sql }) => /^CREATE VIRTUAL/i.test(sql)).map(({ name }) => name);
  const plain = parts.filter(({ name }) => !virtual.some((own) => name === own || name.startsWith(`${own}_`)));
  for (const { type, sql, name } of plain) if (type === 'table') copyTable(from, to, name, sql);
  const began = performance.now();
  for (const { type, sql } of plain) if (type === 'index') to.exec(sql);
  spent += performance.now() - began;
  to.close();
  from.close();
}

function copyTable(from: Database.Database, to: Database.Database, name: string, sql: string): void {
  to.exec(sql);
  let insert: Database.Statement | null = null;
  let chunk: unknown[][] = [];
  const write = to.transaction((values: unknown[][]) => {
    for (const row of values) insert?.run(...row);
  });
  const flush = () => {
    const began = performance.now();
    write(chunk);
    spent += performance.now() - began;
    rows += chunk.length;
    chunk = [];
  };
  for (const row of from.prepare(`SELECT * FROM "${name}"`).raw().iterate() as IterableIterator<unknown[]>) {
    insert ??= to.prepare(`INSERT INTO "${name}" VALUES (${row.map(() => '?').join(', ')})`);
    chunk.push(row);
    if (chunk.length >= 5_000) flush();
  }
  flush();
}
