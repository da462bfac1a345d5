import type { Call } from '../../core/index.js';
import type { IdempotencyKey, KeyHeld } from '../contract.js';
import type { RunsFile } from './database.js';

/** What the viewer used the key for; null: nothing yet. */
export function heldKey(file: RunsFile, key: IdempotencyKey, { viewer }: Call): KeyHeld | null {
  const held = file.first<{ requestHash: string; runId: string }>(
    `SELECT request_hash AS requestHash, run_id AS runId FROM idempotency_key WHERE tenant_id = ? AND user_id = ? AND key = ?`,
    viewer.tenantId,
    viewer.userId,
    key.idempotencyKey,
  );
  if (held === undefined) return null;
  return { outcome: held.requestHash === key.requestHash ? 'EXISTS' : 'KEY_REUSED', runId: held.runId };
}

export function useKey(file: RunsFile, key: IdempotencyKey, runId: string, { viewer }: Call): void {
  file.run(
    'INSERT INTO idempotency_key (tenant_id, user_id, key, request_hash, run_id) VALUES (?, ?, ?, ?, ?)',
    ...[viewer.tenantId, viewer.userId, key.idempotencyKey, key.requestHash, runId],
  );
}
