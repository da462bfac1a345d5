import type { Kysely, Transaction } from 'kysely';
import type { Call } from '../../core/index.js';
import type { CreateRun, IdempotencyKey, RunRequest } from '../contract.js';
import { heldKey, useKey } from './keys.js';
import type { Tables } from './tables.js';

export interface CreateOptions {
  request: RunRequest;
  key: IdempotencyKey | null;
  holder: string;
  call: Call;
  nowMs: number;
  leaseMs: number;
  newId: () => string;
}

export function createRun(db: Kysely<Tables>, options: CreateOptions): Promise<CreateRun> {
  return db.transaction().execute(async (tx) => {
    const held = options.key === null ? null : await heldKey(tx, options.key, options.call);
    if (held !== null) return held;
    const conversation = await findConversation(tx, options);
    if (conversation === null) return { outcome: 'NO_SUCH_CONVERSATION' };
    if (conversation.liveRunId !== null) return { outcome: 'CONVERSATION_BUSY', runId: conversation.liveRunId };
    return insertRun(tx, options, conversation.id);
  });
}

async function findConversation(
  tx: Transaction<Tables>,
  options: CreateOptions,
): Promise<{ id: string; liveRunId: string | null } | null> {
  const { request, call, nowMs, newId } = options;
  const { tenantId, userId } = call.viewer;
  if (request.conversationId === null) {
    const id = `cv_${newId()}`;
    const created_at = new Date(nowMs).toISOString();
    await tx
      .insertInto('conversation')
      .values({ id, tenant_id: tenantId, user_id: userId, created_at, live_run_id: null, last_number: 0 })
      .execute();
    return { id, liveRunId: null };
  }
  const held = await tx
    .selectFrom('conversation')
    .select(['id', 'live_run_id'])
    .where('id', '=', request.conversationId)
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return held ? { id: held.id, liveRunId: held.live_run_id } : null;
}

async function insertRun(tx: Transaction<Tables>, options: CreateOptions, conversationId: string): Promise<CreateRun> {
  const { request, key, holder, call, nowMs, leaseMs, newId } = options;
  const { tenantId, userId } = call.viewer;
  const runId = `run_${newId()}`;
  const lease = { runId, epoch: 1, holder, expiresAtMs: nowMs + leaseMs };
  const { number } = await tx
    .insertInto('run')
    .values({
      id: runId,
      conversation_id: conversationId,
      tenant_id: tenantId,
      user_id: userId,
      request: JSON.stringify(request),
      created_at: new Date(nowMs).toISOString(),
      first_seq: 1,
      last_seq: 0,
      terminal: 0,
      suspended: 0,
      lease_epoch: lease.epoch,
      lease_holder: holder,
      lease_expires_ms: lease.expiresAtMs,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('conversation')
    .set({ live_run_id: runId, last_number: number })
    .where('id', '=', conversationId)
    .execute();
  if (key !== null) await useKey(tx, key, runId, call);
  return { outcome: 'CREATED', runId, conversationId, lease };
}
