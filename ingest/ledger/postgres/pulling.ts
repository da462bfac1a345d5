import { AppError } from '../../../src/core/index.js';
import type { Sqlite } from '../database.js';
import { LongConnection } from './connection.js';
import { beginCopy, readCopyState, setForeign, setShipment, type CopyState } from './copy-state.js';
import { Outbox } from './outbox.js';
import { isAnswerLost } from './shipping.js';
import { readState, type LedgerState } from './state.js';
import { ledgerTables, quoted, type LedgerTable } from './tables.js';

/** Rows asked for at once. */
const PAGE = 2_000;

/**
 * Brings a file up to the ledger in PostgreSQL, as one state of it, in one transaction: all of it anew where what the file holds is too old, or
 * of another past. Gives whether anything came. Throws CONFLICT for a file that holds a ledger of its own, or a copy of another.
 */
export async function pull(
  database: Sqlite,
  path: string,
  connection: LongConnection,
  holds: CopyState['holds'],
): Promise<boolean> {
  return connection.transaction('ISOLATION LEVEL REPEATABLE READ READ ONLY', async () => {
    const state = await readState(connection);
    const copy = readCopyState(database) ?? newCopy(database, path, state.id, holds);
    if (copy.ledger !== state.id || copy.holds !== holds) throw ownLedger(path, connection.name);
    if (isUpToDate(state, copy)) return false;
    const standing = await standingOf(connection, state, copy);
    const after = standing === 'PAST' ? copy.shipment : 0;
    const tables = ledgerTables(database, holds);
    database.exec('BEGIN IMMEDIATE');
    try {
      for (const table of tables) await bring(database, connection, table, after);
      setShipment(database, state);
      if (standing === 'FOREIGN') setForeign(database, 1);
      database.exec('COMMIT');
    } catch (error) {
      if (database.inTransaction) database.exec('ROLLBACK');
      throw error;
    }
    return true;
  });
}

/**
 * Makes a file the writer's working copy: complete, with an outbox. What it stored and never shipped stays if nobody else has written since,
 * and goes with the next shipment; else it is dropped, since it was never told to anybody, and its jobs go on from where PostgreSQL has them.
 * A ledger of before is taken into an empty PostgreSQL whole.
 */
export async function bringUp(database: Sqlite, path: string, connection: LongConnection): Promise<void> {
  const state = await readState(connection);
  const copy = readCopyState(database);
  const outbox = new Outbox(database, ledgerTables(database, 'ALL'));
  if (copy === null && state.shipment === 0) {
    database.transaction(() => {
      beginCopy(database, state.id, 'ALL');
      outbox.begin(true);
    })();
    return;
  }
  if (copy !== null && copy.ledger === state.id && outbox.exists()) {
    if (isUpToDate(state, copy)) return;
    if (isAnswerLost(state, copy)) {
      database.transaction(() => {
        outbox.forget(outbox.tables, state.through);
        setShipment(database, state);
      })();
      return;
    }
  }
  const unshipped = outbox.exists() && outbox.end() > 0;
  database.transaction(() => {
    outbox.ignore(outbox.tables);
    database.exec('DROP TABLE IF EXISTS outbox');
    if (unshipped) setShipment(database, { shipment: 0, mark: '' });
  })();
  await pull(database, path, connection, 'ALL');
  database.transaction(() => outbox.begin(false))();
}

function isUpToDate(state: LedgerState, copy: CopyState): boolean {
  return copy.shipment === state.shipment && copy.mark === state.mark;
}

/**
 * PAST: the ledger has been where this copy is, and knows what went since. FORGOTTEN: it does not know any more, or the copy holds nothing yet.
 * FOREIGN: it was set back to a backup, and has gone on from there or not: the copy holds what the ledger never had.
 */
async function standingOf(
  connection: LongConnection,
  state: LedgerState,
  { shipment, mark }: CopyState,
): Promise<'PAST' | 'FORGOTTEN' | 'FOREIGN'> {
  if (shipment === 0) return 'FORGOTTEN';
  if (shipment > state.shipment) return 'FOREIGN';
  const [known] = await connection.rows<{ mark: string }>('SELECT mark FROM ledger.past WHERE shipment = $1', [
    shipment,
  ]);
  if (known === undefined) return 'FORGOTTEN';
  return known.mark === mark ? 'PAST' : 'FOREIGN';
}

function newCopy(database: Sqlite, path: string, ledger: string, holds: CopyState['holds']): CopyState {
  const own = database.prepare('SELECT 1 FROM revisions UNION ALL SELECT 1 FROM jobs LIMIT 1').get();
  if (own !== undefined) throw ownLedger(path, 'the ledger of DATABASE_URL');
  return beginCopy(database, ledger, holds);
}

function ownLedger(path: string, name: string): AppError {
  return new AppError(
    'CONFLICT',
    `${path} is not a copy of ${name}: it holds a ledger of its own; set another DOSSIER_DATA_DIR. An embedded ledger is taken into an empty database from worker/ledger.db in the data folder of a worker`,
  );
}

async function bring(database: Sqlite, connection: LongConnection, table: LedgerTable, after: number): Promise<void> {
  const { name, columns, keys } = table;
  const [replaced] = await connection.rows<{ shipment: number }>(
    'SELECT shipment FROM ledger.replaced WHERE name = $1',
    [name],
  );
  if (after === 0 || (replaced?.shipment ?? 0) > after) database.exec(`DELETE FROM "${name}"`);
  const remove = database.prepare(`DELETE FROM "${name}" WHERE ${keys.map((key) => `"${key}" = ?`).join(' AND ')}`);
  const gone = await connection.rows<{ key: string }>('SELECT key FROM ledger.gone WHERE name = $1 AND shipment > $2', [
    name,
    after,
  ]);
  for (const { key } of gone) remove.run(...(JSON.parse(key) as unknown[]));
  const places = columns.map(() => '?').join(', ');
  const put = database.prepare(`INSERT OR REPLACE INTO "${name}" (${quoted(columns)}) VALUES (${places})`);
  await connection.rows(
    `DECLARE coming NO SCROLL CURSOR FOR SELECT ${quoted(columns)} FROM ledger.${name} WHERE shipment > ${after}`,
  );
  for (;;) {
    const rows = await connection.arrays(`FETCH ${PAGE} FROM coming`);
    for (const row of rows) put.run(...row);
    if (rows.length < PAGE) break;
  }
  await connection.rows('CLOSE coming');
}
