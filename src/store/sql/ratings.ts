import type { IdempotencyKey, KeyHeld, RatingRow } from '../contract.js';
import { heldKey, useKey } from './keys.js';
import { first, run, type Own, type Work } from './work.js';

export function* rateRun(
  { runId, rating, comment, at }: RatingRow,
  key: IdempotencyKey | null,
  call: Own,
): Work<KeyHeld | { outcome: 'RATED' } | { outcome: 'NOT_FOUND' }> {
  const { tenantId, userId } = call.viewer;
  const held = key === null ? null : yield* heldKey(key, call);
  if (held !== null) return held;
  const found = yield* first(
    'SELECT 1 FROM run WHERE id = ? AND tenant_id = ? AND user_id = ?',
    runId,
    tenantId,
    userId,
  );
  if (found === undefined) return { outcome: 'NOT_FOUND' };
  yield* run(
    `INSERT INTO rating (run_id, user_id, rating, comment, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT (run_id, user_id)
     DO UPDATE SET rating = excluded.rating, comment = excluded.comment, at = excluded.at`,
    ...[runId, userId, rating, comment, at],
  );
  if (key !== null) yield* useKey(key, runId, call);
  return { outcome: 'RATED' };
}

export function* findRating(runId: string, { viewer }: Own): Work<RatingRow | null> {
  const row = yield* first<RatingRow>(
    `SELECT run_id AS "runId", rating, comment, at FROM rating JOIN run ON run.id = run_id
     WHERE run_id = ? AND rating.user_id = ? AND tenant_id = ?`,
    ...[runId, viewer.userId, viewer.tenantId],
  );
  return row ?? null;
}
