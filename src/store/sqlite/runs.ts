import type { Call } from '../../core/index.js';
import type { TraceEvent, TraceNode } from '../../trace/index.js';
import type { RunRequest, RunRow } from '../contract.js';
import type { RunsFile } from './database.js';

export interface StoredRun {
  runId: string;
  conversationId: string;
  tenantId: string;
  userId: string;
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
export const RUN = `SELECT id AS runId, conversation_id AS conversationId, tenant_id AS tenantId, user_id AS userId, request,
  created_at AS createdAt, first_seq AS firstSeq, last_seq AS lastSeq, terminal, suspended, lease_epoch AS leaseEpoch FROM run`;

/** Not a bare parameter: SQLite plans by the value of one, and so prepares the statement anew for each. */
const LIMIT = 'LIMIT ? + 0';

export function runRow({ leaseEpoch: _, request, terminal, suspended, ...row }: StoredRun): RunRow {
  return {
    ...row,
    request: JSON.parse(request) as RunRequest,
    terminal: terminal === 1,
    suspended: suspended === 1,
  };
}

export function findRun(file: RunsFile, runId: string, { viewer }: Call): RunRow | null {
  const { tenantId, userId } = viewer;
  const row = file.first<StoredRun>(`${RUN} WHERE id = ? AND tenant_id = ? AND user_id = ?`, runId, tenantId, userId);
  return row === undefined ? null : runRow(row);
}

/** Newest first. */
export function listRuns(
  file: RunsFile,
  conversationId: string | null,
  { first, after }: { first: number; after: string | null },
  { viewer }: Call,
): { rows: RunRow[]; nextAfter: string | null } {
  // A conversation's runs by its own index: the viewer's would be walked through for them.
  const of = conversationId === null ? 'run_by_viewer' : 'run_by_conversation';
  const rows = file.all<StoredRun>(
    `${RUN} INDEXED BY ${of} WHERE tenant_id = ? AND user_id = ?${conversationId === null ? '' : ' AND conversation_id = ?'}
     ${after === null ? '' : 'AND number < (SELECT number FROM run WHERE id = ?)'} ORDER BY number DESC ${LIMIT}`,
    ...[viewer.tenantId, viewer.userId],
    ...[conversationId, after].filter((value) => value !== null),
    first + 1,
  );
  const shown = rows.slice(0, first);
  return { rows: shown.map(runRow), nextAfter: rows.length > first ? (shown.at(-1)?.runId ?? null) : null };
}

export function lastSeqOf(file: RunsFile, runId: string): number {
  return file.first<{ lastSeq: number }>('SELECT last_seq AS lastSeq FROM run WHERE id = ?', runId)?.lastSeq ?? 0;
}

type StoredNode = Omit<TraceNode, 'event'> & { event: string };

export function readNodes(file: RunsFile, runId: string, after: number, limit: number): TraceNode[] {
  const rows = file.all<StoredNode>(
    `SELECT run_id AS runId, seq, at, summary, span_id AS spanId, parent_span_id AS parentSpanId, event FROM node
     WHERE run_id = ? AND seq > ? ORDER BY seq ${LIMIT}`,
    ...[runId, after, limit],
  );
  return rows.map((row) => ({ ...row, event: JSON.parse(row.event) as TraceEvent }));
}
