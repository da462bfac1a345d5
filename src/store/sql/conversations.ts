import type { Remembered } from '../../trace/index.js';
import type { ConversationRow, Listed, RunRequest } from '../contract.js';
import { all, first, type Own, type Work } from './work.js';

interface StoredConversation {
  conversationId: string;
  createdAt: string;
  liveRunId: string | null;
  /** The number of its last run: the order of lists. */
  lastNumber: number;
  lastRunAt: string | null;
  runs: number;
  /** JSON of its first RunRequest. */
  request: string | null;
}

const CONVERSATION = `SELECT conversation.id AS "conversationId", conversation.created_at AS "createdAt", live_run_id AS "liveRunId",
    last_number AS "lastNumber", last.created_at AS "lastRunAt",
    (SELECT count(*) FROM run WHERE conversation_id = conversation.id) AS runs,
    (SELECT request FROM run WHERE conversation_id = conversation.id ORDER BY number LIMIT 1) AS request
  FROM conversation LEFT JOIN run AS last ON last.number = last_number
  WHERE conversation.tenant_id = ? AND conversation.user_id = ?`;

export function* findConversation(conversationId: string, { viewer }: Own): Work<ConversationRow | null> {
  const { tenantId, userId } = viewer;
  const sql = `${CONVERSATION} AND conversation.id = ?`;
  const row = yield* first<StoredConversation>(sql, tenantId, userId, conversationId);
  return row === undefined ? null : conversationRow(row);
}

/** A conversation that goes on while pages are read moves to the front, so that no page shows it twice. */
export function* listConversations(
  { first: most, after }: { first: number; after: string | null },
  { viewer }: Own,
): Work<Listed<ConversationRow>> {
  const rows = yield* all<StoredConversation>(
    `${CONVERSATION}${after === null ? '' : ' AND last_number < ?'} ORDER BY last_number DESC LIMIT ? + 0`,
    ...[viewer.tenantId, viewer.userId],
    ...(after === null ? [] : [Number(after)]),
    most + 1,
  );
  const shown = rows.slice(0, most);
  const keys = shown.map(({ lastNumber }) => String(lastNumber));
  return { rows: shown.map(conversationRow), keys, nextAfter: rows.length > most ? (keys.at(-1) ?? null) : null };
}

/** From MemoryStored alone: other nodes are passed over unread. */
export function* subjectsOf(
  conversationId: string,
  limit: number,
  { viewer }: Own,
): Work<{ runId: string; subjects: Remembered[] }[]> {
  const rows = yield* all<{ runId: string; event: string }>(
    `SELECT run_id AS "runId", event FROM node JOIN run ON run.id = run_id
     WHERE conversation_id = ? AND tenant_id = ? AND user_id = ? AND terminal = 1 AND kind = 'MemoryStored' ORDER BY run.number DESC LIMIT ? + 0`,
    ...[conversationId, viewer.tenantId, viewer.userId, limit],
  );
  return rows.map(({ runId, event }) => ({
    runId,
    subjects: (JSON.parse(event) as { subjects: Remembered[] }).subjects,
  }));
}

function conversationRow(row: StoredConversation): ConversationRow {
  const { conversationId, createdAt, lastRunAt, runs, request, liveRunId } = row;
  const firstQuestion = request === null ? '' : (JSON.parse(request) as RunRequest).question;
  return { conversationId, createdAt, lastRunAt: lastRunAt ?? createdAt, runs, firstQuestion, liveRunId };
}
