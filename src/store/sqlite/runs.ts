import type { Kysely } from 'kysely';
import type { Call } from '../../core/index.js';
import type { TraceEvent, TraceNode } from '../../trace/index.js';
import type { RunRow } from '../contract.js';
import { runRow, type Tables } from './tables.js';

export async function findRun(db: Kysely<Tables>, runId: string, { viewer }: Call): Promise<RunRow | null> {
  const row = await db
    .selectFrom('run')
    .selectAll()
    .where('id', '=', runId)
    .where('tenant_id', '=', viewer.tenantId)
    .where('user_id', '=', viewer.userId)
    .executeTakeFirst();
  return row ? runRow(row) : null;
}

export async function listRuns(
  db: Kysely<Tables>,
  conversationId: string | null,
  page: { first: number; after: string | null },
  { viewer }: Call,
): Promise<{ rows: RunRow[]; nextAfter: string | null }> {
  const { first, after } = page;
  let query = db
    .selectFrom('run')
    .selectAll()
    .where('tenant_id', '=', viewer.tenantId)
    .where('user_id', '=', viewer.userId);
  if (conversationId !== null) query = query.where('conversation_id', '=', conversationId);
  if (after !== null)
    query = query.where('number', '<', (eb) => eb.selectFrom('run as r').select('r.number').where('r.id', '=', after));
  const rows = await query
    .orderBy('number', 'desc')
    .limit(first + 1)
    .execute();
  const shown = rows.slice(0, first);
  return { rows: shown.map(runRow), nextAfter: rows.length > first ? (shown.at(-1)?.id ?? null) : null };
}

export async function lastSeqOf(db: Kysely<Tables>, runId: string): Promise<number> {
  const row = await db.selectFrom('run').select('last_seq').where('id', '=', runId).executeTakeFirst();
  return row?.last_seq ?? 0;
}

export async function readNodes(db: Kysely<Tables>, runId: string, after: number, limit: number): Promise<TraceNode[]> {
  const rows = await db
    .selectFrom('node')
    .selectAll()
    .where('run_id', '=', runId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    runId: row.run_id,
    seq: row.seq,
    at: row.at,
    summary: row.summary,
    spanId: row.span_id,
    parentSpanId: row.parent_span_id,
    event: JSON.parse(row.event) as TraceEvent,
  }));
}
