import { AppError } from '../core/index.js';
import { rowsOf, type Connection, type Pool } from './pool.js';

/** A set of tables that are brought up to date together. */
export interface Versions {
  /** Table of one row that holds the version reached. */
  table: string;
  /** Stands for the right to change the tables: processes that start together take turns. */
  lock: number;
  /** The statements that make each version from the one before; append only. */
  statements: readonly (readonly string[])[];
}

/** Brings the tables to their last version, in one transaction; throws CORRUPT for those of a later one. */
export async function migrate(pool: Pool, { table, lock, statements }: Versions): Promise<void> {
  await pool.lend(async (connection) => {
    await connection.plain('BEGIN');
    try {
      await connection.plain(`SELECT pg_advisory_xact_lock(${lock})`);
      await connection.plain(`CREATE TABLE IF NOT EXISTS ${table} (version INTEGER NOT NULL)`);
      const held = await versionOf(connection, table);
      if (held > statements.length)
        throw new AppError('CORRUPT', `${pool.name} was written by a newer version of Dossier: update`);
      for (const version of statements.slice(held)) for (const statement of version) await connection.plain(statement);
      await connection.plain(`DELETE FROM ${table}`);
      await connection.plain(`INSERT INTO ${table} VALUES (${statements.length})`);
      await connection.plain('COMMIT');
    } catch (error) {
      await connection.plain('ROLLBACK').catch(() => undefined);
      throw error;
    }
  });
}

/** How a set of tables stands to this program's; nothing is changed. NONE: it has never been made. */
export async function lookAt(
  pool: Pool,
  { table, statements }: Versions,
): Promise<'NONE' | 'EARLIER' | 'CURRENT' | 'LATER'> {
  const [known] = await rowsOf<{ there: boolean }>(pool, 'SELECT to_regclass(?) IS NOT NULL AS there', table);
  if (known?.there !== true) return 'NONE';
  const held = await pool.lend((connection) => versionOf(connection, table));
  if (held === statements.length) return 'CURRENT';
  return held < statements.length ? 'EARLIER' : 'LATER';
}

async function versionOf(connection: Connection, table: string): Promise<number> {
  const rows = await connection.ask({ sql: `SELECT version FROM ${table}`, values: [], gives: 'ROWS' });
  return (rows as { version: number }[])[0]?.version ?? 0;
}
