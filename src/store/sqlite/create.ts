import type { Kysely, Transaction } from 'kysely';
import type { Call } from '../../core/index.js';
import { LEASE_MS, type CreateRun, type RunRequest } from '../contract.js';
import type { Tables } from './tables.js';

export interface CreateOptions {
  request: RunRequest;
  key: { idempotencyKey: string; requestHash: string } | null;
  holder: string;
  call: Call;
  nowMs: number;
  newId: () => string;
}

export function createRun(db: Kysely<Tables>, options: CreateOptions): Promise<CreateRun> {
  return db.transaction().execute(async (tx) => {
    const known = await findByKey(tx, options);
    if (known !== null) return known;
    const conversation = await findConversation(tx, options);
    if (conversation === null) return { outcome: 'NO_SUCH_CONVERSATION' };
    if (conversation.liveRunId !== null) return { outcome: 'CONVERSATION_BUSY', runId: conversation.liveRunId };
    return insertRun(tx, options, conversation.id);
  });
}

async function findByKey(tx: Transaction<Tables>, { key, call }: CreateOptions): Promise<CreateRun | null> {
  if (key === null) return null;
  const held = await tx
    .selectFrom('idempotency_key')
    .innerJoin('run', 'run.id', 'idempotency_key.run_id')
    .select(['request_hash', 'run_id', 'conversation_id'])
    .where('idempotency_key.tenant_id', '=', call.viewer.tenantId)
    .where('idempotency_key.user_id', '=', call.viewer.userId)
    .where('key', '=', key.idempotencyKey)
    .executeTakeFirst();
  if (!held) return null;
  if (held.request_hash !== key.requestHash) return { outcome: 'KEY_REUSED', runId: held.run_id };
  return { outcome: 'EXISTS', runId: held.run_id, conversationId: held.conversation_id };
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
      .values({ id, tenant_id: tenantId, user_id: userId, created_at, live_run_id: null })
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
  const { request, key, holder, call, nowMs, newId } = options;
  const { tenantId, userId } = call.viewer;
  const runId = `run_${newId()}`;
  const lease = { runId, epoch: 1, holder, expiresAtMs: nowMs + LEASE_MS };
  await tx
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
    .execute();
  await tx.updateTable('conversation').set({ live_run_id: runId }).where('id', '=', conversationId).execute();
  if (key !== null) {
    await tx
      .insertInto('idempotency_key')
      .values({
        tenant_id: tenantId,
        user_id: userId,
        key: key.idempotencyKey,
        request_hash: key.requestHash,
        run_id: runId,
      })
      .execute();
  }
  return { outcome: 'CREATED', runId, conversationId, lease };
}
