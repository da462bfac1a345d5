import { randomUUID } from 'node:crypto';
import type { AppError } from '../../../src/core/index.js';
import type { Pool } from '../../../src/postgres/index.js';
import { openDatabase, type Sqlite } from '../database.js';
import { LongConnection } from './connection.js';
import { copyText } from './copy-text.js';
import { feedOf, readCopyState, setShipment, type CopyState } from './copy-state.js';
import { Outbox } from './outbox.js';
import { notTheWriter, readState } from './state.js';
import { ledgerTables, quoted, type LedgerTable } from './tables.js';

export const SHIPPED_CHANNEL = 'dossier_ledger_shipped';

/** Of so many shipments the ledger remembers which rows went with them; a copy that is further behind is brought anew. */
const SHIPMENTS_KEPT = 50_000;

/** SQLSTATE that no other error has. */
const LOST = 'DL001';

/** What a shipment takes along, as one state of the working copy holds it. */
interface Load {
  through: number;
  feed: number;
  /** `leaves`: some of its rows are gone. */
  tables: { table: LedgerTable; whole: boolean; leaves: boolean }[];
}

/**
 * Brings what changed in a working copy to PostgreSQL: one state of the copy, in one transaction, as long as `epoch` is the writer's.
 * While everything is being derived again, what is derived stays behind. Whoever opens closes. Calls must not overlap.
 */
export class Shipping {
  readonly #connection: LongConnection;
  readonly #writes: Sqlite;
  /** Sees one state for as long as a shipment takes; the writer goes on meanwhile. */
  readonly #reads: Sqlite;
  readonly #tables: LedgerTable[];

  /** `path`: a working copy's (see {@link bringUp}). */
  constructor(
    path: string,
    pool: Pool,
    private readonly epoch: number,
    private readonly leaseMs: number,
    private readonly kept = SHIPMENTS_KEPT,
  ) {
    this.#connection = new LongConnection(pool);
    this.#writes = openDatabase(path, { readonly: false });
    this.#reads = openDatabase(path, { readonly: true, passing: true });
    this.#tables = ledgerTables(this.#reads, 'ALL');
  }

  /** Ships what was stored before the call. Throws CONFLICT ({@link notTheWriter}) where another process writes now. */
  async ship(): Promise<void> {
    this.#reads.exec('BEGIN');
    try {
      const load = this.#load();
      if (load.tables.length === 0) return;
      const copy = readCopyState(this.#reads)!;
      const state = await readState(this.#connection);
      const mine = (state.shipment === copy.shipment && state.mark === copy.mark) || isAnswerLost(state, copy);
      if (state.epoch !== this.epoch || !mine) throw notTheWriter(this.#connection.name);
      const shipment = state.shipment + 1;
      for (const one of load.tables) one.leaves = await this.#bring(one.table, one.whole, shipment);
      const mark = randomUUID();
      await this.#settle(load, copy, shipment, mark);
      this.#note({ shipment, mark }, load);
    } finally {
      this.#reads.exec('COMMIT');
    }
  }

  async close(): Promise<void> {
    await this.#connection.close();
    this.#reads.close();
    this.#writes.close();
  }

  #load(): Load {
    const outbox = new Outbox(this.#reads, this.#tables);
    const noted = outbox.noted();
    const deriving =
      this.#reads.prepare("SELECT 1 FROM meta WHERE name = 'deriving' AND value = '1'").get() !== undefined;
    const tables = this.#tables
      .filter(({ name, derived }) => noted.has(name) && !(deriving && derived))
      .map((table) => ({ table, whole: noted.get(table.name) === 'WHOLE', leaves: false }));
    const feed = deriving ? (readCopyState(this.#reads)?.feed ?? 0) : feedOf(this.#reads);
    return { through: outbox.end(), feed, tables };
  }

  /** Rows and the keys of those that are gone, into tables of this connection's own: nobody waits for them. True where some are gone. */
  async #bring(table: LedgerTable, whole: boolean, shipment: number): Promise<boolean> {
    const { name, columns, keys } = table;
    const outbox = new Outbox(this.#reads, this.#tables);
    await this.#connection.rows(`CREATE TEMP TABLE IF NOT EXISTS arriving_${name} (LIKE ledger.${name})`);
    await this.#connection.rows(`TRUNCATE arriving_${name}`);
    const rows = whole ? outbox.whole(table) : outbox.changed(table);
    await this.#connection.copyIn(
      `COPY arriving_${name} (${quoted(columns)}, shipment) FROM STDIN`,
      copyText(rows, [shipment]),
    );
    const gone = whole ? [] : [...outbox.gone(table)].map((parts) => [...parts, JSON.stringify(parts)]);
    if (gone.length === 0) return false;
    await this.#connection.rows(
      `CREATE TEMP TABLE IF NOT EXISTS leaving_${name} AS SELECT ${quoted(keys)}, ''::text AS key_text FROM ledger.${name} WITH NO DATA`,
    );
    await this.#connection.rows(`TRUNCATE leaving_${name}`);
    await this.#connection.copyIn(`COPY leaving_${name} FROM STDIN`, copyText(gone));
    return true;
  }

  /**
   * One piece for the server, so that the ledger is locked for no moment in which this process could be frozen: if this is still the writer,
   * everything that was brought becomes the ledger's.
   */
  async #settle({ through, tables }: Load, { copy }: CopyState, shipment: number, mark: string): Promise<void> {
    const mine = `epoch = ${this.epoch} AND shipment = ${shipment - 1}`;
    const statements = [
      `DO $$ BEGIN PERFORM 1 FROM ledger.state WHERE ${mine} FOR UPDATE;
        IF NOT FOUND THEN RAISE EXCEPTION 'another writer' USING ERRCODE = '${LOST}'; END IF; END $$`,
      ...tables.flatMap(({ table, whole, leaves }) =>
        whole ? replacing(table, shipment) : [...(leaves ? removing(table, shipment) : []), updating(table)],
      ),
      `INSERT INTO ledger.past VALUES (${shipment}, '${mark}')`,
      ...(shipment % Math.ceil(this.kept / 10) === 0 ? forgetting(shipment - this.kept) : []),
      `UPDATE ledger.state SET shipment = ${shipment}, mark = '${mark}', copy = '${copy}', through = ${through},
        held_until = greatest(held_until, clock_timestamp() + interval '${this.leaseMs} milliseconds')`,
      `SELECT pg_notify('${SHIPPED_CHANNEL}', '${shipment}')`,
    ];
    try {
      await this.#connection.rows(statements.join(';\n'));
    } catch (error) {
      const { cause } = error as AppError;
      if (cause instanceof Error && 'code' in cause && cause.code === LOST) throw notTheWriter(this.#connection.name);
      throw error;
    }
  }

  #note(shipped: Pick<CopyState, 'shipment' | 'mark'>, { through, feed, tables }: Load): void {
    const outbox = new Outbox(this.#writes, this.#tables);
    const sent = tables.map(({ table }) => table);
    this.#writes
      .transaction(() => {
        outbox.forget(sent, through);
        setShipment(this.#writes, shipped, feed);
      })
      .immediate();
  }
}

/** Not TRUNCATE: whoever reads an earlier state goes on reading it. */
function replacing({ name, columns }: LedgerTable, shipment: number): string[] {
  return [
    `DELETE FROM ledger.${name}`,
    `DELETE FROM ledger.gone WHERE name = '${name}'`,
    `INSERT INTO ledger.replaced VALUES ('${name}', ${shipment}) ON CONFLICT (name) DO UPDATE SET shipment = excluded.shipment`,
    `INSERT INTO ledger.${name} (${quoted(columns)}, shipment) SELECT ${quoted(columns)}, shipment FROM arriving_${name}`,
  ];
}

function removing({ name, keys }: LedgerTable, shipment: number): string[] {
  return [
    `DELETE FROM ledger.${name} t USING leaving_${name} l WHERE ${keys.map((key) => `t."${key}" = l."${key}"`).join(' AND ')}`,
    `INSERT INTO ledger.gone SELECT '${name}', key_text, ${shipment} FROM leaving_${name}
      ON CONFLICT (name, key) DO UPDATE SET shipment = excluded.shipment`,
  ];
}

function updating({ name, columns, keys }: LedgerTable): string {
  const others = [...columns.filter((column) => !keys.includes(column)), 'shipment'];
  return `INSERT INTO ledger.${name} (${quoted(columns)}, shipment) SELECT ${quoted(columns)}, shipment FROM arriving_${name}
    ON CONFLICT (${quoted(keys)}) DO UPDATE SET ${others.map((column) => `"${column}" = excluded."${column}"`).join(', ')}`;
}

/** What went up to that shipment is nobody's business any more, and whoever is there still is brought anew. */
function forgetting(shipment: number): string[] {
  return ['past', 'gone'].map((table) => `DELETE FROM ledger.${table} WHERE shipment <= ${shipment}`);
}

/** The last shipment was this copy's, and stands, though the answer that says so never came. */
export function isAnswerLost(
  { shipment, copy: last }: { shipment: number; copy: string | null },
  { shipment: known, copy }: CopyState,
): boolean {
  return shipment === known + 1 && last === copy;
}
