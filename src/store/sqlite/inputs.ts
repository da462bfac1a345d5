import type { Kysely, Transaction } from 'kysely';
import type { Call } from '../../core/index.js';
import type { TraceDraft } from '../../trace/index.js';
import type { Tables } from './tables.js';

/** Keeps beside the log which requests are open, so that an answer finds its run and a sweep what ran out. */
export async function followInputs(
  tx: Transaction<Tables>,
  runId: string,
  drafts: readonly TraceDraft[],
  terminal: boolean,
): Promise<void> {
  for (const { event } of drafts) {
    if (event.kind !== 'HumanInputRequested') continue;
    const expires_ms = Date.parse(event.expiresAt);
    await tx.insertInto('input_request').values({ id: event.requestId, run_id: runId, expires_ms, open: 1 }).execute();
  }
  if (!terminal && !drafts.some(({ event }) => event.kind === 'HumanInputReceived')) return;
  await tx.updateTable('input_request').set({ open: 0 }).where('run_id', '=', runId).where('open', '=', 1).execute();
}

export async function findInputRequest(
  db: Kysely<Tables>,
  requestId: string,
  { viewer }: Call,
): Promise<{ runId: string; expiresAtMs: number } | null> {
  const found = await db
    .selectFrom('input_request')
    .innerJoin('run', 'run.id', 'input_request.run_id')
    .select(['run_id', 'expires_ms'])
    .where('input_request.id', '=', requestId)
    .where('tenant_id', '=', viewer.tenantId)
    .where('user_id', '=', viewer.userId)
    .executeTakeFirst();
  return found ? { runId: found.run_id, expiresAtMs: found.expires_ms } : null;
}

export async function expiredInputs(
  db: Kysely<Tables>,
  limit: number,
  nowMs: number,
): Promise<{ runId: string; lastSeq: number }[]> {
  const rows = await db
    .selectFrom('input_request')
    .innerJoin('run', 'run.id', 'input_request.run_id')
    .select(['run_id', 'last_seq'])
    .where('open', '=', 1)
    .where('suspended', '=', 1)
    .where('expires_ms', '<=', nowMs)
    .orderBy('expires_ms')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ runId: row.run_id, lastSeq: row.last_seq }));
}
