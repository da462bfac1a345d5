import type { Call } from '../../core/index.js';
import type { TraceDraft } from '../../trace/index.js';
import type { RunsFile } from './database.js';

/** Keeps beside the log which requests are open, so that an answer finds its run and a sweep what ran out. */
export function followInputs(file: RunsFile, runId: string, drafts: readonly TraceDraft[], terminal: boolean): void {
  let closes = terminal;
  for (const { event } of drafts) {
    if (event.kind === 'HumanInputReceived') closes = true;
    if (event.kind !== 'HumanInputRequested') continue;
    file.run(
      'INSERT INTO input_request (id, run_id, expires_ms, open) VALUES (?, ?, ?, 1)',
      event.requestId,
      runId,
      Date.parse(event.expiresAt),
    );
  }
  if (closes) file.run('UPDATE input_request SET open = 0 WHERE run_id = ? AND open = 1', runId);
}

export function findInputRequest(
  file: RunsFile,
  requestId: string,
  { viewer }: Call,
): { runId: string; expiresAtMs: number } | null {
  const found = file.first<{ runId: string; expiresAtMs: number }>(
    `SELECT run_id AS runId, expires_ms AS expiresAtMs FROM input_request JOIN run ON run.id = run_id
     WHERE input_request.id = ? AND tenant_id = ? AND user_id = ?`,
    requestId,
    viewer.tenantId,
    viewer.userId,
  );
  return found ?? null;
}

export function expiredInputs(file: RunsFile, limit: number, nowMs: number): { runId: string; lastSeq: number }[] {
  return file.all(
    `SELECT run_id AS runId, last_seq AS lastSeq FROM input_request JOIN run ON run.id = run_id
     WHERE open = 1 AND suspended = 1 AND expires_ms <= ? ORDER BY expires_ms LIMIT ?`,
    nowMs,
    limit,
  );
}
