import type { Instant } from '../../core/index.js';
import { MOST_MEMORIES, type Forgotten, type Listed, type MemoryKey, type MemoryKind, type MemoryRow, type MemoryStanding, type NewMemory } from '../memories.js'; // prettier-ignore
import { all, first, run, type Own, type Value, type Work } from './work.js';

const OWN = 'tenant_id = ? AND user_id = ?';
const ownerOf = ({ viewer }: Own): Value[] => [viewer.tenantId, viewer.userId];

export type KeptMemory = NewMemory & { memoryId: string; at: Instant };

export function* keepMemories(memories: readonly KeptMemory[], call: Own): Work<void> {
  for (const { kind, topic, runId, conversationId, words, model, vector, body, uids, memoryId, at } of memories) {
    // Deleted first: one that is kept anew is the newest.
    yield* run(`DELETE FROM memory WHERE ${OWN} AND kind = ? AND topic = ?`, ...ownerOf(call), kind, topic);
    yield* run(
      `INSERT INTO memory (id, tenant_id, user_id, kind, topic, run_id, conversation_id, at, words, model, vector, body, uids)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[memoryId, ...ownerOf(call), kind, topic, runId, conversationId, at, words, model, vector, body],
      JSON.stringify(uids),
    );
  }
  for (const kind of new Set(memories.map((memory) => memory.kind))) {
    const oldest = `SELECT number FROM memory WHERE ${OWN} AND kind = ? ORDER BY number DESC LIMIT 1 OFFSET ${MOST_MEMORIES}`;
    const own = [...ownerOf(call), kind];
    yield* run(`DELETE FROM memory WHERE ${OWN} AND kind = ? AND number <= (${oldest})`, ...own, ...own);
  }
}

export function* memoryStanding(kind: MemoryKind, call: Own): Work<MemoryStanding> {
  const those = `FROM memory WHERE ${OWN} AND kind = ?`;
  const own = [...ownerOf(call), kind];
  const sql = `SELECT count(*) AS count, CAST(coalesce(sum(number), 0) AS BIGINT) AS sum, (SELECT id ${those} ORDER BY number DESC LIMIT 1) AS newest ${those}`;
  return (yield* first<MemoryStanding>(sql, ...own, ...own))!;
}

export function* memoryKeys(kind: MemoryKind, after: number, call: Own): Work<MemoryKey[]> {
  return yield* all(
    `SELECT number, id AS "memoryId", conversation_id AS "conversationId", topic, words, model, vector FROM memory
     WHERE ${OWN} AND kind = ? AND number > ? ORDER BY number DESC LIMIT ${MOST_MEMORIES}`,
    ...[...ownerOf(call), kind, after],
  );
}

interface StoredMemory extends Omit<MemoryRow, 'uids'> {
  number: number;
  /** JSON. */
  uids: string;
}

const MEMORY = `SELECT number, id AS "memoryId", kind, topic, run_id AS "runId", conversation_id AS "conversationId", at, body, uids FROM memory`;

const memoryRow = ({ memoryId, kind, topic, runId, conversationId, at, body, uids }: StoredMemory): MemoryRow => {
  return { memoryId, kind, topic, runId, conversationId, at, body, uids: JSON.parse(uids) as string[] };
};

const MOST_READ = 50;

export function* readMemories(memoryIds: readonly string[], call: Own): Work<MemoryRow[]> {
  const ids = memoryIds.slice(0, MOST_READ);
  if (ids.length === 0) return [];
  // The owner is concatenated, so that no index on owners is taken: by it all that she has would be read for some three.
  const sql = `${MEMORY} WHERE id IN (${ids.map(() => '?').join(', ')}) AND tenant_id || '' = ? AND user_id || '' = ?`;
  const held = new Map((yield* all<StoredMemory>(sql, ...ids, ...ownerOf(call))).map((row) => [row.memoryId, row]));
  return ids.flatMap((id) => held.get(id) ?? []).map(memoryRow);
}

export function* listMemories(
  { first: most, after }: { first: number; after: string | null },
  call: Own,
): Work<Listed<MemoryRow>> {
  const rows = yield* all<StoredMemory>(
    `${MEMORY} WHERE ${OWN}${after === null ? '' : ' AND number < ?'} ORDER BY number DESC LIMIT ? + 0`,
    ...ownerOf(call),
    ...(after === null ? [] : [Number(after)]),
    most + 1,
  );
  const shown = rows.slice(0, most);
  const keys = shown.map(({ number }) => String(number));
  return { rows: shown.map(memoryRow), keys, nextAfter: rows.length > most ? (keys.at(-1) ?? null) : null };
}

export function* forgetMemories({ runId, conversationId }: Forgotten, call: Own): Work<number> {
  const conditions = [
    ...(runId === undefined ? [] : [{ sql: ' AND run_id = ?', value: runId }]),
    ...(conversationId === undefined ? [] : [{ sql: ' AND conversation_id = ?', value: conversationId }]),
  ];
  const sql = `DELETE FROM memory WHERE ${OWN}${conditions.map((condition) => condition.sql).join('')}`;
  return yield* run(sql, ...ownerOf(call), ...conditions.map(({ value }) => value));
}
