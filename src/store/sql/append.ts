import type { TraceDraft } from '../../trace/index.js';
import type { AppendResult, Beside, IdempotencyKey, KeyHeld, Recording } from '../contract.js';
import { effectsOf, type Effects } from './effects.js';
import { followInputs } from './inputs.js';
import { heldKey, useKey } from './keys.js';
import { keepMemories, type KeptMemory } from './memories.js';
import { addSpending, keepRecordings } from './recordings.js';
import { first, run, type Own, type Value, type Work } from './work.js';

/** What to append, made ready by whoever asks for it: its nodes are text already, so that whoever writes them reads none. */
export interface Append {
  runId: string;
  expectedSeq: number;
  leaseEpoch: number | null;
  nodes: readonly NodeRow[];
  recordings: readonly Recording[];
  memories: readonly KeptMemory[];
  effects: Effects;
}

/** at, summary, span, parent span, kind, JSON of the event. */
type NodeRow = readonly [string, string, string, string | null, string, string];

export function appendOf(
  { runId, expectedSeq, leaseEpoch }: Pick<Append, 'runId' | 'expectedSeq' | 'leaseEpoch'>,
  drafts: readonly TraceDraft[],
  { recordings = [] }: Beside,
  memories: readonly KeptMemory[],
): Append {
  const nodes = drafts.map(({ at, summary, spanId, parentSpanId, event }): NodeRow => {
    return [at, summary, spanId, parentSpanId, event.kind, JSON.stringify(event)];
  });
  return { runId, expectedSeq, leaseEpoch, nodes, recordings, memories, effects: effectsOf(drafts) };
}

/** An append that uses up a key: nothing of either where the key was used before. */
export function* appendOnce(given: Append, key: IdempotencyKey, call: Own): Work<AppendResult | KeyHeld> {
  const held = yield* heldKey(key, call);
  if (held !== null) return held;
  const result = yield* append(given);
  if (result.outcome === 'APPENDED') yield* useKey(key, given.runId, call);
  // Who came first may have come with this very key.
  else return (yield* heldKey(key, call)) ?? result;
  return result;
}

/** The log's end moves first: of several who append at once the database lets one, and the others see where it ends. */
export function* append(given: Append): Work<AppendResult> {
  const { runId, expectedSeq, leaseEpoch, nodes, recordings, memories, effects } = given;
  const lastSeq = expectedSeq + nodes.length;
  const moved = yield* run(
    'UPDATE run SET last_seq = ? WHERE id = ? AND last_seq = ? AND terminal = 0 AND lease_epoch <= ?',
    ...[lastSeq, runId, expectedSeq, leaseEpoch ?? Number.MAX_SAFE_INTEGER],
  );
  if (moved === 0) return yield* refusal(runId, leaseEpoch);
  yield* insertNodes(runId, expectedSeq, nodes);
  yield* keepRecordings(runId, recordings);
  if (memories.length > 0) yield* keepMemories(memories, yield* ownerOf(runId));
  yield* addSpending(effects.spent);
  yield* suspend(runId, effects);
  yield* followInputs(runId, effects);
  if (effects.ends) yield* endRun(runId);
  return { outcome: 'APPENDED', lastSeq };
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

function* insertNodes(runId: string, after: number, nodes: readonly NodeRow[]): Work<void> {
  for (let start = 0; start < nodes.length; start += A_STATEMENT) {
    const some = nodes.slice(start, start + A_STATEMENT);
    yield* run(
      `INSERT INTO node (run_id, seq, at, summary, span_id, parent_span_id, kind, event) VALUES ${Array.from(some, () => NODE).join(', ')}`,
      ...some.flatMap((row, index): Value[] => [runId, after + start + 1 + index, ...row]),
    );
  }
}

function* ownerOf(runId: string): Work<Own> {
  const sql = `SELECT tenant_id AS "tenantId", user_id AS "userId" FROM run WHERE id = ?`;
  const owner = (yield* first<{ tenantId: string; userId: string }>(sql, runId))!;
  return { viewer: { ...owner, scopes: new Set() } };
}

/** A suspended run holds no lease; an answered one waits for a process. */
function* suspend(runId: string, { suspends }: Effects): Work<void> {
  if (suspends === null) return;
  yield* run('UPDATE run SET suspended = ? WHERE id = ?', suspends ? 1 : 0, runId);
  if (suspends) yield* giveUpLease(runId);
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
