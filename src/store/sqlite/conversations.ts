import { sql, type Kysely } from 'kysely';
import type { Call } from '../../core/index.js';
import type { ConversationRow, RunRequest } from '../contract.js';
import type { Tables } from './tables.js';

export async function findConversation(
  db: Kysely<Tables>,
  conversationId: string,
  call: Call,
): Promise<ConversationRow | null> {
  const row = await rowsOf(db, call).where('conversation.id', '=', conversationId).executeTakeFirst();
  return row ? conversationRow(row) : null;
}

/** A conversation that goes on while pages are read moves to the front, so that no page shows it twice. */
export async function listConversations(
  db: Kysely<Tables>,
  first: number,
  after: string | null,
  call: Call,
): Promise<{ rows: ConversationRow[]; nextAfter: string | null }> {
  let query = rowsOf(db, call);
  if (after !== null) query = query.where('last_number', '<', Number(after));
  const rows = await query
    .orderBy('last_number', 'desc')
    .limit(first + 1)
    .execute();
  const shown = rows.slice(0, first);
  const nextAfter = rows.length > first ? String(shown.at(-1)?.last_number ?? 0) : null;
  return { rows: shown.map(conversationRow), nextAfter };
}

function rowsOf(db: Kysely<Tables>, { viewer }: Call) {
  return db
    .selectFrom('conversation')
    .leftJoin('run as last', 'last.number', 'last_number')
    .select(['conversation.id', 'conversation.created_at', 'live_run_id', 'last_number', 'last.created_at as last_at'])
    .select([
      sql<number>`(SELECT count(*) FROM run WHERE conversation_id = conversation.id)`.as('runs'),
      sql<string | null>`(SELECT request FROM run WHERE conversation_id = conversation.id ORDER BY number LIMIT 1)`.as(
        'request',
      ),
    ])
    .where('conversation.tenant_id', '=', viewer.tenantId)
    .where('conversation.user_id', '=', viewer.userId);
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

function conversationRow(row: Row): ConversationRow {
  return {
    conversationId: row.id,
    createdAt: row.created_at,
    lastRunAt: row.last_at ?? row.created_at,
    runs: row.runs,
    firstQuestion: row.request === null ? '' : (JSON.parse(row.request) as RunRequest).question,
    liveRunId: row.live_run_id,
  };
}
