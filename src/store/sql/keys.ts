import type { IdempotencyKey, KeyHeld } from '../contract.js';
import { first, run, type Own, type Work } from './work.js';

/** What the viewer used the key for; null: nothing yet. */
export function* heldKey(key: IdempotencyKey, { viewer }: Own): Work<KeyHeld | null> {
  const held = yield* first<{ requestHash: string; runId: string }>(
    `SELECT request_hash AS "requestHash", run_id AS "runId" FROM idempotency_key WHERE tenant_id = ? AND user_id = ? AND key = ?`,
    ...[viewer.tenantId, viewer.userId, key.idempotencyKey],
  );
  if (held === undefined) return null;
  return { outcome: held.requestHash === key.requestHash ? 'EXISTS' : 'KEY_REUSED', runId: held.runId };
}

/** Fails, and all that was written with it, where another has used the key meanwhile: the work is run again, and sees it. */
export function* useKey(key: IdempotencyKey, runId: string, { viewer }: Own): Work<void> {
  yield* run(
    'INSERT INTO idempotency_key (tenant_id, user_id, key, request_hash, run_id) VALUES (?, ?, ?, ?, ?)',
    ...[viewer.tenantId, viewer.userId, key.idempotencyKey, key.requestHash, runId],
  );
}
