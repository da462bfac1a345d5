import type { Call } from '../../core/index.js';
import { TERMINAL_KINDS, type TraceDraft } from '../../trace/index.js';
import type { AppendResult, IdempotencyKey, KeyHeld, Recording } from '../contract.js';
import { followInputs } from './inputs.js';
import { heldKey, useKey } from './keys.js';
import { addSpending, keepRecordings } from './recordings.js';
import { first, run, type Value, type Work } from './work.js';

export interface Append {
  runId: string;
  expectedSeq: number;
  leaseEpoch: number | null;
  drafts: readonly TraceDraft[];
  recordings: readonly Recording[];
}

/** An append that uses up a key: nothing of either where the key was used before. */
export function* appendOnce(given: Append, key: IdempotencyKey, call: Call): Work<AppendResult | KeyHeld> {
  const held = yield* heldKey(key, call);
  if (held !== null) return held;
  const result = yield* append(given);
  if (result.outcome === 'APPENDED') yield* useKey(key, given.runId, call);
  // Who came first may have come with this very key.
  else return (yield* heldKey(key, call)) ?? result;
  return result;
}

/** The log's end moves first: of several who append at once the database lets one, and the others see where it ends. */
export function* append({ runId, expectedSeq, leaseEpoch, drafts, recordings }: Append): Work<AppendResult> {
  const ends = endOf(drafts);
  const lastSeq = expectedSeq + drafts.length;
  const moved = yield* run(
    'UPDATE run SET last_seq = ? WHERE id = ? AND last_seq = ? AND terminal = 0 AND lease_epoch <= ?',
    ...[lastSeq, runId, expectedSeq, leaseEpoch ?? Number.MAX_SAFE_INTEGER],
  );
  if (moved === 0) return yield* refusal(runId, leaseEpoch);
  yield* insertNodes(runId, expectedSeq, drafts);
  yield* keepRecordings(runId, recordings);
  yield* addSpending(drafts);
  yield* suspend(runId, drafts);
  yield* followInputs(runId, drafts, ends);
  if (ends) yield* endRun(runId);
  return { outcome: 'APPENDED', lastSeq };
}

/** True where the last node ends the run; nothing may follow it. */
function endOf(drafts: readonly TraceDraft[]): boolean {
  const at = drafts.findIndex(({ event }) => TERMINAL_KINDS.includes(event.kind));
  if (at >= 0 && at !== drafts.length - 1) throw new Error(`${drafts[at]!.event.kind} must be the last node`);
  return at >= 0;
}

function* refusal(runId: string, leaseEpoch: number | null): Work<AppendResult> {
  const held = yield* first<{ lastSeq: number; terminal: number; leaseEpoch: number }>(
    `SELECT last_seq AS "lastSeq", terminal, lease_epoch AS "leaseEpoch" FROM run WHERE id = ?`,
    runId,
  );
  const lastSeq = held?.lastSeq ?? 0;
  if (held === undefined || held.terminal === 1) return { outcome: 'ENDED', lastSeq };
  const stale = leaseEpoch !== null && leaseEpoch < held.leaseEpoch;
  return { outcome: stale ? 'STALE_LEASE' : 'CONFLICT', lastSeq };
}

/** Rows of one statement: few texts to prepare, few trips to a server. */
const A_STATEMENT = 16;
const NODE = '(?, ?, ?, ?, ?, ?, ?, ?)';

function* insertNodes(runId: string, after: number, drafts: readonly TraceDraft[]): Work<void> {
  for (let start = 0; start < drafts.length; start += A_STATEMENT) {
    const some = drafts.slice(start, start + A_STATEMENT);
    yield* run(
      `INSERT INTO node (run_id, seq, at, summary, span_id, parent_span_id, kind, event) VALUES ${Array.from(some, () => NODE).join(', ')}`,
      ...some.flatMap((draft, index) => nodeValues(runId, after + start + 1 + index, draft)),
    );
  }
}

function nodeValues(runId: string, seq: number, { at, summary, spanId, parentSpanId, event }: TraceDraft): Value[] {
  return [runId, seq, at, summary, spanId, parentSpanId, event.kind, JSON.stringify(event)];
}

/** A suspended run holds no lease; an answered one waits for a process. */
function* suspend(runId: string, drafts: readonly TraceDraft[]): Work<void> {
  const last = drafts.findLast(({ event: { kind } }) => kind === 'RunSuspended' || kind === 'HumanInputReceived');
  if (last === undefined) return;
  const suspended = last.event.kind === 'RunSuspended';
  yield* run('UPDATE run SET suspended = ? WHERE id = ?', suspended ? 1 : 0, runId);
  if (suspended) yield* giveUpLease(runId);
}

function* endRun(runId: string): Work<void> {
  yield* run('UPDATE run SET terminal = 1 WHERE id = ?', runId);
  yield* giveUpLease(runId);
  yield* run(
    'UPDATE conversation SET live_run_id = NULL WHERE id = (SELECT conversation_id FROM run WHERE id = ?) AND live_run_id = ?',
    ...[runId, runId],
  );
}

function* giveUpLease(runId: string): Work<void> {
  yield* run('UPDATE run SET lease_holder = NULL, lease_expires_ms = 0 WHERE id = ?', runId);
}
