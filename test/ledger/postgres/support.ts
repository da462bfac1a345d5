import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll } from 'vitest';
import { openLedger, type Ledger } from '../../../ingest/ledger/index.js';
import { LEDGER_VERSIONS, openWorkingCopy, Shipping, takeLease } from '../../../ingest/ledger/postgres/index.js';
import { ledgerTables } from '../../../ingest/ledger/postgres/tables.js';
import { applyBatch } from '../../../ingest/project/batch/batch.js';
import { migrate, openPool, type Pool } from '../../../src/postgres/index.js';
import { startPostgres, type Postgres } from '../../servers/postgres.js';

export interface LedgerDatabases {
  postgres(): Postgres;
  admin(): Pool;
  /** An empty ledger in a database of its own, and a folder for copies. */
  inDatabase<Result>(work: (pool: Pool, folder: string) => Promise<Result>): Promise<Result>;
}

/** A PostgreSQL for the tests of the block that calls it. */
export function ledgerDatabases(): LedgerDatabases {
  let postgres: Postgres;
  let admin: Pool;
  let databases = 0;
  beforeAll(async () => {
    postgres = await startPostgres();
    admin = openPool(postgres.url, 1);
  });
  afterAll(async () => {
    await admin.end();
    postgres.stop();
  });
  return {
    postgres: () => postgres,
    admin: () => admin,
    async inDatabase(work) {
      const name = `ledger_${++databases}`;
      await admin.lend((connection) => connection.plain(`CREATE DATABASE ${name}`));
      const pool = openPool(postgres.url.replace(/postgres$/, name), 4);
      const folder = mkdtempSync(join(tmpdir(), 'dossier-copies-'));
      try {
        await migrate(pool, LEDGER_VERSIONS);
        return await work(pool, folder);
      } finally {
        await pool.end();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Shipments remembered: few, so that copies fall behind what is. */
export const KEPT = 3;

/** A process that writes. */
export class Writer {
  static async open(pool: Pool, path: string, leaseMs: number): Promise<Writer> {
    const lease = await takeLease(pool, path, leaseMs);
    if (lease === null) throw new Error('somebody writes');
    await openWorkingCopy(path, pool);
    return new Writer(openLedger(path), new Shipping(path, pool, lease.epoch, leaseMs, KEPT));
  }

  private constructor(
    readonly ledger: Ledger,
    readonly shipping: Shipping,
  ) {}

  apply(batch: Parameters<typeof applyBatch>[1]): void {
    const { ledger } = this;
    ledger.transaction(() => applyBatch(ledger, batch, ledger.meta.parserId('test')));
  }
  async close(): Promise<void> {
    await this.shipping.close();
    this.ledger.close();
  }
}

/** Every row of every table, as text. */
export function rowsOf(path: string, of: 'ALL' | 'READ'): Record<string, string[]> {
  const database = new Database(path, { readonly: true });
  const rows = ledgerTables(database, of).map(({ name }) => {
    const lines = database.prepare<[], unknown[]>(`SELECT * FROM "${name}"`).raw().all();
    return [name, lines.map((line) => JSON.stringify(line)).sort()] as const;
  });
  database.close();
  return Object.fromEntries(rows);
}
