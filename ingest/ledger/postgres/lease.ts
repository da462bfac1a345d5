import { rowsOf, type Pool } from '../../../src/postgres/index.js';

/** The right to write the ledger. */
export interface WriterLease {
  epoch: number;
}

/**
 * Takes the right to write where nobody holds it, or it has run out; null: somebody does. Time is the server's. Who held it before finds out
 * by its next shipment, which is refused.
 */
export async function takeLease(pool: Pool, holder: string, leaseMs: number): Promise<WriterLease | null> {
  const rows = await rowsOf<WriterLease>(pool, `UPDATE ledger.state SET epoch = epoch + 1, holder = ?, held_until = clock_timestamp() + ?::bigint * interval '1 millisecond'
    WHERE one = (SELECT one FROM ledger.state WHERE held_until IS NULL OR held_until < clock_timestamp() FOR UPDATE SKIP LOCKED) RETURNING epoch`, holder, leaseMs); // prettier-ignore
  return rows[0] ?? null;
}

/** False: it is another's now. */
export async function renewLease(pool: Pool, { epoch }: WriterLease, leaseMs: number): Promise<boolean> {
  const rows = await rowsOf(pool, `UPDATE ledger.state SET held_until = clock_timestamp() + ?::bigint * interval '1 millisecond' WHERE epoch = ? RETURNING epoch`, leaseMs, epoch); // prettier-ignore
  return rows.length === 1;
}

export async function releaseLease(pool: Pool, { epoch }: WriterLease): Promise<void> {
  await rowsOf(pool, 'UPDATE ledger.state SET held_until = NULL WHERE epoch = ? RETURNING epoch', epoch);
}

/** Who writes the ledger now; null: nobody. */
export async function writerOf(pool: Pool): Promise<string | null> {
  const rows = await rowsOf<{ holder: string }>(pool, 'SELECT holder FROM ledger.state WHERE held_until > now()');
  return rows[0]?.holder ?? null;
}
