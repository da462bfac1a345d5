import type { Call } from '../../core/index.js';
import type { IdempotencyKey, KeyHeld, RatingRow } from '../contract.js';
import type { RunsFile } from './database.js';
import { heldKey, useKey } from './keys.js';

export function rateRun(
  file: RunsFile,
  { runId, rating, comment, at }: RatingRow,
  key: IdempotencyKey | null,
  call: Call,
): KeyHeld | { outcome: 'RATED' } | { outcome: 'NOT_FOUND' } {
  const { tenantId, userId } = call.viewer;
  const held = key === null ? null : heldKey(file, key, call);
  if (held !== null) return held;
  const run = file.first('SELECT 1 FROM run WHERE id = ? AND tenant_id = ? AND user_id = ?', runId, tenantId, userId);
  if (run === undefined) return { outcome: 'NOT_FOUND' };
  file.run(
    `INSERT INTO rating (run_id, user_id, rating, comment, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT (run_id, user_id)
     DO UPDATE SET rating = excluded.rating, comment = excluded.comment, at = excluded.at`,
    ...[runId, userId, rating, comment, at],
  );
  if (key !== null) useKey(file, key, runId, call);
  return { outcome: 'RATED' };
}

export function findRating(file: RunsFile, runId: string, { viewer }: Call): RatingRow | null {
  const row = file.first<RatingRow>(
    `SELECT run_id AS runId, rating, comment, at FROM rating JOIN run ON run.id = run_id
     WHERE run_id = ? AND rating.user_id = ? AND tenant_id = ?`,
    runId,
    viewer.userId,
    viewer.tenantId,
  );
  return row ?? null;
}
