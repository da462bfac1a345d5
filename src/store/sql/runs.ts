import type { Scope } from '../../core/index.js';
import type { TraceEvent, TraceNode } from '../../trace/index.js';
import type { Listed, RunRequest, RunRow } from '../contract.js';
import { all, first, type Own, type Work } from './work.js';

export interface StoredRun {
  runId: string;
  conversationId: string;
  tenantId: string;
  userId: string;
  /** Parted by blanks. */
  scopes: string;
  /** JSON of RunRequest. */
  request: string;
  createdAt: string;
  firstSeq: number;
  lastSeq: number;
  terminal: number;
  suspended: number;
  leaseEpoch: number;
}

/** Begins a statement that reads runs. */
export const RUN = `SELECT id AS "runId", conversation_id AS "conversationId", tenant_id AS "tenantId", user_id AS "userId", scopes, request,
  created_at AS "createdAt", first_seq AS "firstSeq", last_seq AS "lastSeq", terminal, suspended, lease_epoch AS "leaseEpoch" FROM run`;

/** Not a bare parameter: SQLite plans by the value of one, and so prepares the statement anew for each. */
const LIMIT = 'LIMIT ? + 0';

export function runRow(stored: StoredRun): RunRow {
  const { runId, conversationId, tenantId, userId, createdAt, firstSeq, lastSeq } = stored;
  const [terminal, suspended] = [stored.terminal === 1, stored.suspended === 1];
  const request = JSON.parse(stored.request) as RunRequest;
  const scopes = stored.scopes.split(' ') as Scope[];
  return { runId, conversationId, tenantId, userId, scopes, request, createdAt, firstSeq, lastSeq, terminal, suspended }; // prettier-ignore
}

export function* findRun(runId: string, { viewer }: Own): Work<RunRow | null> {
  const { tenantId, userId } = viewer;
  const row = yield* first<StoredRun>(`${RUN} WHERE id = ? AND tenant_id = ? AND user_id = ?`, runId, tenantId, userId);
  return row === undefined ? null : runRow(row);
}

/** Newest first. */
export function* listRuns(
  conversationId: string | null,
  { first: most, after }: { first: number; after: string | null },
  { viewer }: Own,
): Work<Listed<RunRow>> {
  const rows = yield* all<StoredRun>(
    `${RUN} WHERE tenant_id = ? AND user_id = ?${conversationId === null ? '' : ' AND conversation_id = ?'}
     ${after === null ? '' : 'AND number < (SELECT number FROM run WHERE id = ?)'} ORDER BY number DESC ${LIMIT}`,
    ...[viewer.tenantId, viewer.userId],
    ...[conversationId, after].filter((value) => value !== null),
    most + 1,
  );
  const shown = rows.slice(0, most);
  const keys = shown.map(({ runId }) => runId);
  return { rows: shown.map(runRow), keys, nextAfter: rows.length > most ? (keys.at(-1) ?? null) : null };
}

export function* lastSeqOf(runId: string): Work<number> {
  return (yield* first<{ lastSeq: number }>('SELECT last_seq AS "lastSeq" FROM run WHERE id = ?', runId))?.lastSeq ?? 0;
}

type StoredNode = Omit<TraceNode, 'event'> & { event: string };

export function* readNodes(runId: string, after: number, limit: number): Work<TraceNode[]> {
  const rows = yield* all<StoredNode>(
    `SELECT run_id AS "runId", seq, at, summary, span_id AS "spanId", parent_span_id AS "parentSpanId", event FROM node
     WHERE run_id = ? AND seq > ? ORDER BY seq ${LIMIT}`,
    ...[runId, after, limit],
  );
  return rows.map((row) => ({ ...row, event: JSON.parse(row.event) as TraceEvent }));
}
