import type { Call } from '../../core/index.js';
import type { CreateRun, IdempotencyKey, RunRequest } from '../contract.js';
import type { RunsFile } from './database.js';
import { heldKey, useKey } from './keys.js';

export interface CreateOptions {
  request: RunRequest;
  key: IdempotencyKey | null;
  holder: string;
  call: Call;
  nowMs: number;
  leaseMs: number;
  newId: () => string;
}

export function createRun(file: RunsFile, options: CreateOptions): CreateRun {
  const { key, call } = options;
  const held = key === null ? null : heldKey(file, key, call);
  if (held !== null) return held;
  const conversation = findConversation(file, options);
  if (conversation === null) return { outcome: 'NO_SUCH_CONVERSATION' };
  if (conversation.liveRunId !== null) return { outcome: 'CONVERSATION_BUSY', runId: conversation.liveRunId };
  const created = insertRun(file, options, conversation.id);
  if (key !== null) useKey(file, key, created.runId, call);
  return created;
}

interface Found {
  id: string;
  liveRunId: string | null;
}

function findConversation(file: RunsFile, { request, call, nowMs, newId }: CreateOptions): Found | null {
  const { tenantId, userId } = call.viewer;
  if (request.conversationId === null) {
    const id = `cv_${newId()}`;
    file.run(
      'INSERT INTO conversation (id, tenant_id, user_id, created_at, live_run_id, last_number) VALUES (?, ?, ?, ?, NULL, 0)',
      ...[id, tenantId, userId, new Date(nowMs).toISOString()],
    );
    return { id, liveRunId: null };
  }
  const held = file.first<Found>(
    'SELECT id, live_run_id AS liveRunId FROM conversation WHERE id = ? AND tenant_id = ? AND user_id = ?',
    ...[request.conversationId, tenantId, userId],
  );
  return held ?? null;
}

function insertRun(file: RunsFile, options: CreateOptions, conversationId: string) {
  const { request, holder, call, nowMs, leaseMs, newId } = options;
  const { tenantId, userId } = call.viewer;
  const runId = `run_${newId()}`;
  const lease = { runId, epoch: 1, holder, expiresAtMs: nowMs + leaseMs };
  file.run(
    `INSERT INTO run (id, conversation_id, tenant_id, user_id, request, created_at, first_seq, last_seq, terminal, suspended, lease_epoch,
       lease_holder, lease_expires_ms) VALUES (?, ?, ?, ?, ?, ?, 1, 0, 0, 0, ?, ?, ?)`,
    ...[runId, conversationId, tenantId, userId, JSON.stringify(request), new Date(nowMs).toISOString()],
    ...[lease.epoch, lease.holder, lease.expiresAtMs],
  );
  file.run(
    'UPDATE conversation SET live_run_id = ?, last_number = (SELECT number FROM run WHERE id = ?) WHERE id = ?',
    ...[runId, runId, conversationId],
  );
  return { outcome: 'CREATED' as const, runId, conversationId, lease };
}
