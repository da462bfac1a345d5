import type { Kysely, Transaction } from 'kysely';
import type { Call } from '../../core/index.js';
import type { IdempotencyKey, KeyHeld } from '../contract.js';
import type { Tables } from './tables.js';

/** What the viewer used the key for; null: nothing yet. */
export async function heldKey(db: Kysely<Tables>, key: IdempotencyKey, call: Call): Promise<KeyHeld | null> {
  const held = await db
    .selectFrom('idempotency_key')
    .select(['request_hash', 'run_id'])
    .where('tenant_id', '=', call.viewer.tenantId)
    .where('user_id', '=', call.viewer.userId)
    .where('key', '=', key.idempotencyKey)
    .executeTakeFirst();
  if (!held) return null;
  return { outcome: held.request_hash === key.requestHash ? 'EXISTS' : 'KEY_REUSED', runId: held.run_id };
}

export async function useKey(tx: Transaction<Tables>, key: IdempotencyKey, runId: string, call: Call): Promise<void> {
  await tx
    .insertInto('idempotency_key')
    .values({
      tenant_id: call.viewer.tenantId,
      user_id: call.viewer.userId,
      key: key.idempotencyKey,
      request_hash: key.requestHash,
      run_id: runId,
    })
    .execute();
}
