import type { Effects } from './effects.js';
import { all, first, run, type Own, type Work } from './work.js';

/** Keeps beside the log which requests are open, so that an answer finds its run and a sweep what ran out. */
export function* followInputs(runId: string, { asks, answers, ends }: Effects): Work<void> {
  for (const { requestId, expiresMs } of asks)
    yield* run(
      'INSERT INTO input_request (id, run_id, expires_ms, open) VALUES (?, ?, ?, 1)',
      ...[requestId, runId, expiresMs],
    );
  if (answers || ends) yield* run('UPDATE input_request SET open = 0 WHERE run_id = ? AND open = 1', runId);
}

export function* findInputRequest(
  requestId: string,
  { viewer }: Own,
): Work<{ runId: string; expiresAtMs: number } | null> {
  const found = yield* first<{ runId: string; expiresAtMs: number }>(
    `SELECT run_id AS "runId", expires_ms AS "expiresAtMs" FROM input_request JOIN run ON run.id = run_id
     WHERE input_request.id = ? AND tenant_id = ? AND user_id = ?`,
    ...[requestId, viewer.tenantId, viewer.userId],
  );
  return found ?? null;
}

export function* expiredInputs(limit: number, nowMs: number): Work<{ runId: string; lastSeq: number }[]> {
  return yield* all(
    `SELECT run_id AS "runId", last_seq AS "lastSeq" FROM input_request JOIN run ON run.id = run_id
     WHERE open = 1 AND suspended = 1 AND expires_ms <= ? ORDER BY expires_ms LIMIT ? + 0`,
    ...[nowMs, limit],
  );
}
