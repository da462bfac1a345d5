import { TERMINAL_KINDS, type TraceDraft } from '../../trace/index.js';
import type { Call } from '../../core/index.js';
import type { AppendResult, IdempotencyKey, KeyHeld } from '../contract.js';
import type { RunsFile } from './database.js';
import { followInputs } from './inputs.js';
import { heldKey, useKey } from './keys.js';

export interface Append {
  runId: string;
  expectedSeq: number;
  leaseEpoch: number | null;
  drafts: readonly TraceDraft[];
}

/** An append that uses up a key: nothing of either where the key was used before. */
export function appendOnce(file: RunsFile, given: Append, key: IdempotencyKey, call: Call): AppendResult | KeyHeld {
  const held = heldKey(file, key, call);
  if (held !== null) return held;
  const result = append(file, given);
  if (result.outcome === 'APPENDED') useKey(file, key, given.runId, call);
  return result;
}

interface Held {
  lastSeq: number;
  terminal: number;
  leaseEpoch: number;
  conversationId: string;
}

export function append(file: RunsFile, { runId, expectedSeq, leaseEpoch, drafts }: Append): AppendResult {
  const run = file.first<Held>(
    `SELECT last_seq AS lastSeq, terminal, lease_epoch AS leaseEpoch, conversation_id AS conversationId FROM run WHERE id = ?`,
    runId,
  );
  const lastSeq = run?.lastSeq ?? 0;
  if (run === undefined || run.terminal === 1) return { outcome: 'ENDED', lastSeq };
  if (leaseEpoch !== null && leaseEpoch < run.leaseEpoch) return { outcome: 'STALE_LEASE', lastSeq };
  if (expectedSeq !== lastSeq) return { outcome: 'CONFLICT', lastSeq };
  const ends = drafts.findIndex((draft) => TERMINAL_KINDS.includes(draft.event.kind));
  if (ends >= 0 && ends !== drafts.length - 1) throw new Error(`${drafts[ends]!.event.kind} must be the last node`);
  for (const [index, draft] of drafts.entries()) insertNode(file, runId, expectedSeq + 1 + index, draft);
  const appended = expectedSeq + drafts.length;
  file.run('UPDATE run SET last_seq = ? WHERE id = ?', appended, runId);
  suspend(file, runId, drafts);
  followInputs(file, runId, drafts, ends >= 0);
  if (ends >= 0) endRun(file, runId, run.conversationId);
  return { outcome: 'APPENDED', lastSeq: appended };
}

function insertNode(file: RunsFile, runId: string, seq: number, draft: TraceDraft): void {
  const { at, summary, spanId, parentSpanId, event } = draft;
  file.run(
    'INSERT INTO node (run_id, seq, at, summary, span_id, parent_span_id, kind, event) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    ...[runId, seq, at, summary, spanId, parentSpanId, event.kind, JSON.stringify(event)],
  );
}

/** A suspended run holds no lease; an answered one waits for a process. */
function suspend(file: RunsFile, runId: string, drafts: readonly TraceDraft[]): void {
  const last = drafts.findLast(({ event: { kind } }) => kind === 'RunSuspended' || kind === 'HumanInputReceived');
  if (last === undefined) return;
  const suspended = last.event.kind === 'RunSuspended';
  file.run('UPDATE run SET suspended = ? WHERE id = ?', suspended ? 1 : 0, runId);
  if (suspended) giveUpLease(file, runId);
}

function endRun(file: RunsFile, runId: string, conversationId: string): void {
  file.run('UPDATE run SET terminal = 1 WHERE id = ?', runId);
  giveUpLease(file, runId);
  file.run('UPDATE conversation SET live_run_id = NULL WHERE id = ? AND live_run_id = ?', conversationId, runId);
}

function giveUpLease(file: RunsFile, runId: string): void {
  file.run('UPDATE run SET lease_holder = NULL, lease_expires_ms = 0 WHERE id = ?', runId);
}
