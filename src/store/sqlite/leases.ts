import type { Kysely, Selectable } from 'kysely';
import { LEASE_MS, type Lease } from '../contract.js';
import type { Tables } from './tables.js';

/** Null where the lease is lost: somebody took the run over, or it ended. */
export async function renewLease(db: Kysely<Tables>, lease: Lease, nowMs: number): Promise<Lease | null> {
  const expiresAtMs = nowMs + LEASE_MS;
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

export interface Orphan {
  lease: Lease;
  row: Selectable<Tables['run']>;
}

export function takeOverLeases(db: Kysely<Tables>, holder: string, limit: number, nowMs: number): Promise<Orphan[]> {
  return db.transaction().execute(async (tx) => {
    const orphans = await tx
      .selectFrom('run')
      .selectAll()
      .where('terminal', '=', 0)
      .where('suspended', '=', 0)
      .where('lease_expires_ms', '<=', nowMs)
      .orderBy('lease_expires_ms')
      .limit(limit)
      .execute();
    const expiresAtMs = nowMs + LEASE_MS;
    for (const orphan of orphans) {
      await tx
        .updateTable('run')
        .set({ lease_epoch: orphan.lease_epoch + 1, lease_holder: holder, lease_expires_ms: expiresAtMs })
        .where('id', '=', orphan.id)
        .execute();
    }
    return orphans.map((row) => ({ lease: { runId: row.id, epoch: row.lease_epoch + 1, holder, expiresAtMs }, row }));
  });
}
