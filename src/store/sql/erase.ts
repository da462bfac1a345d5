import { AppError } from '../../core/index.js';
import type { TraceEvent } from '../../trace/index.js';
import type { EraseOutcome, RunRequest } from '../contract.js';
import { findConversation } from './conversations.js';
import { forgetMemories } from './memories.js';
import { all, run, type Own, type Work } from './work.js';

/**
 * What was asked and answered goes; that there was something stays: each node as Redacted at its seq, each run with an empty question. Recordings, ratings and memories go as a whole.
 * Nobody waits in it: a conversation with a live run is refused.
 */
export function* eraseConversation(conversationId: string, redacted: string, call: Own): Work<EraseOutcome> {
  // Taken first, so that no run begins in it meanwhile.
  const { tenantId, userId } = call.viewer;
  const taken = yield* run(
    'UPDATE conversation SET live_run_id = NULL WHERE id = ? AND tenant_id = ? AND user_id = ? AND live_run_id IS NULL',
    ...[conversationId, tenantId, userId],
  );
  if (taken === 0) return yield* refusal(conversationId, call);
  const runs = yield* all<{ runId: string; request: string }>('SELECT id AS "runId", request FROM run WHERE conversation_id = ?', conversationId); // prettier-ignore
  for (const { runId, request } of runs) {
    yield* redactNodes(runId, redacted);
    for (const table of ['recording', 'rating']) yield* run(`DELETE FROM ${table} WHERE run_id = ?`, runId);
    const erased: RunRequest = { ...(JSON.parse(request) as RunRequest), question: '', focusUid: null };
    yield* run('UPDATE run SET request = ? WHERE id = ?', JSON.stringify(erased), runId);
  }
  yield* redactOffers(new Set(runs.map(({ runId }) => runId)), redacted, call);
  yield* forgetMemories({ conversationId }, call);
  return { outcome: 'ERASED' };
}

function* refusal(conversationId: string, call: Own): Work<EraseOutcome> {
  const held = yield* findConversation(conversationId, call);
  if (held === null) return { outcome: 'NOT_FOUND' };
  const { liveRunId } = held;
  if (liveRunId === null) throw new AppError('CONFLICT', 'its run has just ended: ask again', { retryable: true });
  return { outcome: 'CONVERSATION_BUSY', runId: liveRunId };
}

const RUNS_AT_ONCE = 200;

/** Where other runs of the user were offered what these answered: the offer, and what models replied to it. */
function* redactOffers(erased: ReadonlySet<string>, summary: string, { viewer }: Own): Work<void> {
  const redacted = JSON.stringify({ kind: 'Redacted', was: 'MemoryRecalled' });
  for (let after = 0; ;) {
    const page = yield* all<{ runId: string; number: number }>(
      'SELECT id AS "runId", number FROM run WHERE tenant_id = ? AND user_id = ? AND number > ? ORDER BY number LIMIT ? + 0',
      ...[viewer.tenantId, viewer.userId, after, RUNS_AT_ONCE],
    );
    if (page.length === 0) return;
    const recalled = yield* all<{ runId: string; seq: number; event: string }>(
      `SELECT run_id AS "runId", seq, event FROM node WHERE kind = 'MemoryRecalled' AND run_id IN (${page.map(() => '?').join(', ')})`,
      ...page.map(({ runId }) => runId),
    );
    for (const { runId, seq, event } of recalled) {
      if (!(JSON.parse(event) as Recalled).items.some(({ id }) => erased.has(id))) continue;
      yield* run(
        `UPDATE node SET summary = ?, kind = 'Redacted', event = ? WHERE run_id = ? AND seq = ?`,
        ...[summary, redacted, runId, seq],
      );
      yield* run(`DELETE FROM recording WHERE run_id = ? AND source IN ('LOOKUP', 'MODEL')`, runId);
    }
    after = page.at(-1)!.number;
  }
}

type Recalled = Extract<TraceEvent, { kind: 'MemoryRecalled' }>;

function* redactNodes(runId: string, summary: string): Work<void> {
  const kinds = yield* all<{ kind: string }>(`SELECT DISTINCT kind FROM node WHERE run_id = ? AND kind <> 'Redacted'`, runId); // prettier-ignore
  for (const { kind } of kinds)
    yield* run(
      `UPDATE node SET summary = ?, kind = 'Redacted', event = ? WHERE run_id = ? AND kind = ?`,
      ...[summary, JSON.stringify({ kind: 'Redacted', was: kind }), runId, kind],
    );
}
