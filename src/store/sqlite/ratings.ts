import type { Kysely } from 'kysely';
import type { Call, Instant } from '../../core/index.js';
import type { IdempotencyKey, KeyHeld, Rating, RatingRow } from '../contract.js';
import { heldKey, useKey } from './keys.js';
import type { Tables } from './tables.js';

export function rateRun(
  db: Kysely<Tables>,
  { runId, rating, comment, at }: RatingRow,
  key: IdempotencyKey | null,
  call: Call,
): Promise<KeyHeld | { outcome: 'RATED' } | { outcome: 'NOT_FOUND' }> {
  const { tenantId, userId } = call.viewer;
  return db.transaction().execute(async (tx) => {
    const held = key === null ? null : await heldKey(tx, key, call);
    if (held !== null) return held;
    const run = await tx
      .selectFrom('run')
      .select('id')
      .where('id', '=', runId)
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!run) return { outcome: 'NOT_FOUND' };
    await tx
      .insertInto('rating')
      .values({ run_id: runId, user_id: userId, rating, comment, at })
      .onConflict((clash) => clash.columns(['run_id', 'user_id']).doUpdateSet({ rating, comment, at }))
      .execute();
    if (key !== null) await useKey(tx, key, runId, call);
    return { outcome: 'RATED' };
  });
}

export async function findRating(db: Kysely<Tables>, runId: string, { viewer }: Call): Promise<RatingRow | null> {
  const row = await db
    .selectFrom('rating')
    .innerJoin('run', 'run.id', 'rating.run_id')
    .select(['rating', 'comment', 'at'])
    .where('rating.run_id', '=', runId)
    .where('rating.user_id', '=', viewer.userId)
    .where('run.tenant_id', '=', viewer.tenantId)
    .executeTakeFirst();
  return row ? { runId, rating: row.rating as Rating, comment: row.comment, at: row.at satisfies Instant } : null;
}
