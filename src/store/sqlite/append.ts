import type { Kysely, Transaction } from 'kysely';
import { TERMINAL_KINDS, type TraceDraft } from '../../trace/index.js';
import type { Call } from '../../core/index.js';
import type { AppendResult, IdempotencyKey, KeyHeld } from '../contract.js';
import { followInputs } from './inputs.js';
import { heldKey, useKey } from './keys.js';
import type { Tables } from './tables.js';

export interface Append {
  runId: string;
  expectedSeq: number;
  leaseEpoch: number | null;
  drafts: readonly TraceDraft[];
}

export interface PendingAppend extends Append {
  resolve: (result: AppendResult) => void;
  reject: (error: unknown) => void;
}

/** One transaction for all that came in one turn of the event loop: many runs share the wait for the disk. */
export async function appendAll(db: Kysely<Tables>, batch: readonly PendingAppend[]): Promise<AppendResult[]> {
  return db.transaction().execute(async (tx) => {
    const results: AppendResult[] = [];
    for (const pending of batch) results.push(await appendOne(tx, pending));
    return results;
  });
}

/** An append that uses up a key: nothing of either where the key was used before. */
export function appendOnce(
  db: Kysely<Tables>,
  append: Append,
  key: IdempotencyKey,
  call: Call,
): Promise<AppendResult | KeyHeld> {
  return db.transaction().execute(async (tx) => {
    const held = await heldKey(tx, key, call);
    if (held !== null) return held;
    const result = await appendOne(tx, append);
    if (result.outcome === 'APPENDED') await useKey(tx, key, append.runId, call);
    return result;
  });
}

async function appendOne(tx: Transaction<Tables>, pending: Append): Promise<AppendResult> {
  const { runId, expectedSeq, leaseEpoch, drafts } = pending;
  const run = await tx
    .selectFrom('run')
    .select(['last_seq', 'terminal', 'lease_epoch', 'conversation_id'])
    .where('id', '=', runId)
    .executeTakeFirst();
  const lastSeq = run?.last_seq ?? 0;
  if (!run || run.terminal === 1) return { outcome: 'ENDED', lastSeq };
  if (leaseEpoch !== null && leaseEpoch < run.lease_epoch) return { outcome: 'STALE_LEASE', lastSeq };
  if (expectedSeq !== run.last_seq) return { outcome: 'CONFLICT', lastSeq };
  const ends = drafts.findIndex((draft) => TERMINAL_KINDS.includes(draft.event.kind));
  if (ends >= 0 && ends !== drafts.length - 1) throw new Error(`${drafts[ends]!.event.kind} must be the last node`);
  await tx
    .insertInto('node')
    .values(
      drafts.map((draft, index) => ({
        run_id: runId,
        seq: expectedSeq + 1 + index,
        at: draft.at,
        summary: draft.summary,
        span_id: draft.spanId,
        parent_span_id: draft.parentSpanId,
        kind: draft.event.kind,
        event: JSON.stringify(draft.event),
      })),
    )
    .execute();
  await endOfAppend(tx, pending, run.conversation_id, ends >= 0);
  return { outcome: 'APPENDED', lastSeq: expectedSeq + drafts.length };
}

async function endOfAppend(
  tx: Transaction<Tables>,
  { runId, expectedSeq, drafts }: Append,
  conversationId: string,
  terminal: boolean,
): Promise<void> {
  const suspension = suspensionAfter(drafts);
  await tx
    .updateTable('run')
    .set({
      last_seq: expectedSeq + drafts.length,
      ...(terminal ? { terminal: 1 } : {}),
      ...(suspension === null ? {} : { suspended: suspension ? 1 : 0 }),
      ...(terminal || suspension === true ? { lease_holder: null, lease_expires_ms: 0 } : {}),
    })
    .where('id', '=', runId)
    .execute();
  await followInputs(tx, runId, drafts, terminal);
  if (!terminal) return;
  await tx
    .updateTable('conversation')
    .set({ live_run_id: null })
    .where('id', '=', conversationId)
    .where('live_run_id', '=', runId)
    .execute();
}

/** Whether the run is suspended after these nodes; null: as before. */
function suspensionAfter(drafts: readonly TraceDraft[]): boolean | null {
  const last = drafts.findLast(({ event: { kind } }) => kind === 'RunSuspended' || kind === 'HumanInputReceived');
  return last === undefined ? null : last.event.kind === 'RunSuspended';
}
