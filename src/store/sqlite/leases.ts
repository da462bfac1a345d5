import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Lease, TakenOver } from '../contract.js';
import { runRow, type Tables } from './tables.js';

/** Null where the lease is lost: somebody took the run over, it is suspended, or it ended. */
export async function renewLease(db: Kysely<Tables>, lease: Lease, expiresAtMs: number): Promise<Lease | null> {
  const result = await db
    .updateTable('run')
    .set({ lease_expires_ms: expiresAtMs })
    .where('id', '=', lease.runId)
    .where('lease_epoch', '=', lease.epoch)
    .where('lease_holder', '=', lease.holder)
    .where('terminal', '=', 0)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n ? { ...lease, expiresAtMs } : null;
}

/** Gives the run up at once, so that another process need not wait for the lease to run out. */
export async function releaseLease(db: Kysely<Tables>, lease: Lease): Promise<void> {
  await db
    .updateTable('run')
    .set({ lease_holder: null, lease_expires_ms: 0 })
    .where('id', '=', lease.runId)
    .where('lease_epoch', '=', lease.epoch)
    .execute();
}

export interface TakeOverOptions {
  holder: string;
  nowMs: number;
  leaseMs: number;
  limit: number;
  /** Only this run. */
  runId: string | null;
}

export function takeOverLeases(db: Kysely<Tables>, options: TakeOverOptions): Promise<TakenOver[]> {
  return db.transaction().execute(async (tx) => {
    let query = tx
      .selectFrom('run')
      .selectAll()
      .where('terminal', '=', 0)
      .where('suspended', '=', 0)
      .where('lease_expires_ms', '<=', options.nowMs);
    if (options.runId !== null) query = query.where('id', '=', options.runId);
    const orphans = await query.orderBy('lease_expires_ms').limit(options.limit).execute();
    const taken: TakenOver[] = [];
    for (const orphan of orphans) taken.push(await takeOne(tx, orphan, options));
    return taken;
  });
}

async function takeOne(
  tx: Transaction<Tables>,
  orphan: Selectable<Tables['run']>,
  { holder, nowMs, leaseMs }: TakeOverOptions,
): Promise<TakenOver> {
  const lease = { runId: orphan.id, epoch: orphan.lease_epoch + 1, holder, expiresAtMs: nowMs + leaseMs };
  await tx
    .updateTable('run')
    .set({ lease_epoch: lease.epoch, lease_holder: holder, lease_expires_ms: lease.expiresAtMs })
    .where('id', '=', orphan.id)
    .execute();
  return { lease, row: runRow(orphan) };
}
