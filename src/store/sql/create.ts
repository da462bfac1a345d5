import type { CreateRun, IdempotencyKey, RunRequest } from '../contract.js';
import { heldKey, useKey } from './keys.js';
import { first, run, type Own, type Work } from './work.js';

export interface CreateOptions {
  request: RunRequest;
  key: IdempotencyKey | null;
  holder: string;
  call: Own;
  nowMs: number;
  leaseMs: number;
  /** Of the run; of the conversation that it begins, where it begins one. */
  runId: string;
  newConversationId: string;
}

export function* createRun(options: CreateOptions): Work<CreateRun> {
  const { request, key, call, runId } = options;
  const held = key === null ? null : yield* heldKey(key, call);
  if (held !== null) return held;
  const conversationId =
    request.conversationId === null ? yield* beginConversation(runId, options) : request.conversationId;
  if (request.conversationId !== null) {
    const taken = yield* takeConversation(conversationId, runId, call);
    if (taken !== null) return taken;
  }
  const created = yield* insertRun(runId, conversationId, options);
  if (key !== null) yield* useKey(key, runId, call);
  return created;
}

function* beginConversation(runId: string, { call, nowMs, newConversationId: id }: CreateOptions): Work<string> {
  yield* run(
    'INSERT INTO conversation (id, tenant_id, user_id, created_at, live_run_id, last_number) VALUES (?, ?, ?, ?, ?, 0)',
    ...[id, call.viewer.tenantId, call.viewer.userId, new Date(nowMs).toISOString(), runId],
  );
  return id;
}

/** One run at a time: of several who want the conversation at once the database lets one have it. Null where it is ours. */
function* takeConversation(conversationId: string, runId: string, call: Own): Work<CreateRun | null> {
  const mine = [conversationId, call.viewer.tenantId, call.viewer.userId];
  const taken = yield* run(
    'UPDATE conversation SET live_run_id = ? WHERE id = ? AND tenant_id = ? AND user_id = ? AND live_run_id IS NULL',
    ...[runId, ...mine],
  );
  if (taken === 1) return null;
  const held = yield* first<{ liveRunId: string | null }>(
    'SELECT live_run_id AS "liveRunId" FROM conversation WHERE id = ? AND tenant_id = ? AND user_id = ?',
    ...mine,
  );
  if (held === undefined) return { outcome: 'NO_SUCH_CONVERSATION' };
  // Free again since: asked once more, it is had or another's.
  return held.liveRunId === null
    ? yield* takeConversation(conversationId, runId, call)
    : { outcome: 'CONVERSATION_BUSY', runId: held.liveRunId };
}

function* insertRun(runId: string, conversationId: string, options: CreateOptions): Work<CreateRun> {
  const { request, holder, call, nowMs, leaseMs } = options;
  const { tenantId, userId } = call.viewer;
  const lease = { runId, epoch: 1, holder, expiresAtMs: nowMs + leaseMs };
  yield* run(
    `INSERT INTO run (id, conversation_id, tenant_id, user_id, request, created_at, first_seq, last_seq, terminal, suspended, lease_epoch,
       lease_holder, lease_expires_ms, scopes) VALUES (?, ?, ?, ?, ?, ?, 1, 0, 0, 0, ?, ?, ?, ?)`,
    ...[runId, conversationId, tenantId, userId, JSON.stringify(request), new Date(nowMs).toISOString()],
    ...[lease.epoch, lease.holder, lease.expiresAtMs, [...call.viewer.scopes].join(' ')],
  );
  yield* run(
    'UPDATE conversation SET last_number = (SELECT number FROM run WHERE id = ?) WHERE id = ?',
    ...[runId, conversationId],
  );
  return { outcome: 'CREATED', runId, conversationId, lease };
}
