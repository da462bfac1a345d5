import type { Sqlite } from '../database.js';
import { quoted, type LedgerTable } from './tables.js';

/** Keys have at most so many columns. */
const PARTS = ['a', 'b', 'c', 'd'] as const;

/**
 * Which rows of a working copy have changed since they were last shipped, written by triggers in the transaction that changes them, so that
 * a kill forgets none. A row without a key stands for its whole table.
 */
export class Outbox {
  constructor(
    private readonly database: Sqlite,
    readonly tables: readonly LedgerTable[],
  ) {}

  /** Makes the table where it is missing, and the triggers; `whole`: everything there is has to be shipped. */
  begin(whole: boolean): void {
    this.database.exec(
      'CREATE TABLE IF NOT EXISTS outbox (seq INTEGER PRIMARY KEY, name TEXT NOT NULL, a, b, c, d, whole INTEGER NOT NULL DEFAULT 0)',
    );
    this.watch(this.tables);
    if (whole) this.markWhole(this.tables);
  }

  /** Rows of these tables that change from now on are noted. */
  watch(tables: readonly LedgerTable[]): void {
    for (const table of tables) for (const statement of triggers(table)) this.database.exec(statement);
  }

  ignore(tables: readonly LedgerTable[]): void {
    for (const { name } of tables)
      for (const event of EVENTS) this.database.exec(`DROP TRIGGER IF EXISTS outbox_${name}_${event}`);
  }

  markWhole(tables: readonly LedgerTable[]): void {
    const mark = this.database.prepare<[string]>('INSERT INTO outbox (name, whole) VALUES (?, 1)');
    for (const { name } of tables) mark.run(name);
  }

  exists(): boolean {
    return (
      this.database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'outbox'").get() !== undefined
    );
  }

  /** The last change noted; 0: none. */
  end(): number {
    return this.database.prepare<[], { seq: number | null }>('SELECT max(seq) AS seq FROM outbox').get()?.seq ?? 0;
  }

  /** What is noted of each table. */
  noted(): Map<string, 'WHOLE' | 'ROWS'> {
    const rows = this.database
      .prepare<[], { name: string; whole: number }>('SELECT name, max(whole) AS whole FROM outbox GROUP BY name')
      .all();
    return new Map(rows.map(({ name, whole }) => [name, whole === 1 ? 'WHOLE' : 'ROWS']));
  }

  /** Rows noted that are there, each once, in the table's columns. */
  changed(table: LedgerTable): IterableIterator<unknown[]> {
    const on = table.keys.map((key, index) => `t."${key}" = o.${PARTS[index]}`).join(' AND ');
    return this.#rows(
      `SELECT ${quoted(table.columns, 't.')} FROM (${this.#keysOf(table)}) o CROSS JOIN "${table.name}" t ON ${on}`,
    );
  }

  /** Keys of rows noted that are gone. */
  gone(table: LedgerTable): IterableIterator<unknown[]> {
    const on = table.keys.map((key, index) => `t."${key}" = o.${PARTS[index]}`).join(' AND ');
    const parts = PARTS.slice(0, table.keys.length).map((part) => `o.${part}`);
    return this.#rows(
      `SELECT ${parts.join(', ')} FROM (${this.#keysOf(table)}) o WHERE NOT EXISTS (SELECT 1 FROM "${table.name}" t WHERE ${on})`,
    );
  }

  whole(table: LedgerTable): IterableIterator<unknown[]> {
    return this.#rows(`SELECT ${quoted(table.columns)} FROM "${table.name}"`);
  }

  /** What was shipped is forgotten; changes after `through` stay. */
  forget(tables: readonly LedgerTable[], through: number): void {
    const remove = this.database.prepare<[string, number]>('DELETE FROM outbox WHERE name = ? AND seq <= ?');
    for (const { name } of tables) remove.run(name, through);
  }

  #keysOf({ name, keys }: LedgerTable): string {
    return `SELECT DISTINCT ${PARTS.slice(0, keys.length).join(', ')} FROM outbox WHERE name = '${name}' AND whole = 0`;
  }

  #rows(sql: string): IterableIterator<unknown[]> {
    return this.database.prepare<[], unknown[]>(sql).raw().iterate();
  }
}

const EVENTS = ['insert', 'update', 'delete'] as const;

/** Plain INSERTs without a unique key: the conflict clause of the statement that fires a trigger would override the trigger's own. */
function triggers({ name, keys }: LedgerTable): string[] {
  return EVENTS.map((event) => {
    const row = event === 'delete' ? 'OLD' : 'NEW';
    const values = keys.map((key) => `${row}."${key}"`).join(', ');
    return `CREATE TRIGGER IF NOT EXISTS outbox_${name}_${event} AFTER ${event.toUpperCase()} ON "${name}" BEGIN
      INSERT INTO outbox (name, ${PARTS.slice(0, keys.length).join(', ')}) VALUES ('${name}', ${values}); END`;
  });
}
