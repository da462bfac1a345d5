import type { Kysely, Transaction } from 'kysely';
import { TERMINAL_KINDS, type TraceDraft } from '../../trace/index.js';
import type { AppendResult } from '../contract.js';
import type { Tables } from './tables.js';

export interface PendingAppend {
  runId: string;
  expectedSeq: number;
  leaseEpoch: number | null;
  drafts: readonly TraceDraft[];
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

async function appendOne(tx: Transaction<Tables>, pending: PendingAppend): Promise<AppendResult> {
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
  pending: PendingAppend,
  conversationId: string,
  terminal: boolean,
): Promise<void> {
  const { runId, expectedSeq, drafts } = pending;
  const kinds = drafts.map((draft) => draft.event.kind);
  const suspended = kinds.lastIndexOf('RunSuspended') > kinds.lastIndexOf('RunResumed');
  const resumed = kinds.lastIndexOf('RunResumed') > kinds.lastIndexOf('RunSuspended');
  await tx
    .updateTable('run')
    .set({
      last_seq: expectedSeq + drafts.length,
      ...(terminal ? { terminal: 1 } : {}),
      ...(suspended ? { suspended: 1 } : {}),
      ...(resumed ? { suspended: 0 } : {}),
      ...(terminal || suspended ? { lease_holder: null, lease_expires_ms: 0 } : {}),
    })
    .where('id', '=', runId)
    .execute();
  if (!terminal) return;
  await tx
    .updateTable('conversation')
    .set({ live_run_id: null })
    .where('id', '=', conversationId)
    .where('live_run_id', '=', runId)
    .execute();
}
