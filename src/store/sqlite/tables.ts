import type { Generated, Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { RunRequest, RunRow } from '../contract.js';

export interface Tables {
  conversation: {
    id: string;
    tenant_id: string;
    user_id: string;
    created_at: string;
    live_run_id: string | null;
    /** The number of its last run: the order of lists. */
    last_number: number;
  };
  run: {
    id: string;
    conversation_id: string;
    tenant_id: string;
    user_id: string;
    /** JSON of RunRequest. */
    request: string;
    created_at: string;
    /** Order of creation, for lists. */
    number: Generated<number>;
    first_seq: number;
    last_seq: number;
    terminal: number;
    suspended: number;
    lease_epoch: number;
    lease_holder: string | null;
    lease_expires_ms: number;
  };
  node: {
    run_id: string;
    seq: number;
    at: string;
    summary: string;
    span_id: string;
    parent_span_id: string | null;
    kind: string;
    /** JSON of TraceEvent. */
    event: string;
  };
  idempotency_key: { tenant_id: string; user_id: string; key: string; request_hash: string; run_id: string };
  input_request: { id: string; run_id: string; expires_ms: number; open: number };
  rating: { run_id: string; user_id: string; rating: string; comment: string | null; at: string };
}

/** The statements that make each version of the file from the one before; append only. */
const VERSIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE conversation (
      id TEXT PRIMARY KEY, tenant_id TEXT NOT NULL, user_id TEXT NOT NULL, created_at TEXT NOT NULL, live_run_id TEXT) STRICT, WITHOUT ROWID`,
    `CREATE TABLE run (
      number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, conversation_id TEXT NOT NULL REFERENCES conversation (id), tenant_id TEXT NOT NULL,
      user_id TEXT NOT NULL, request TEXT NOT NULL, created_at TEXT NOT NULL, first_seq INTEGER NOT NULL, last_seq INTEGER NOT NULL,
      terminal INTEGER NOT NULL, suspended INTEGER NOT NULL, lease_epoch INTEGER NOT NULL, lease_holder TEXT, lease_expires_ms INTEGER NOT NULL) STRICT`,
    `CREATE INDEX run_by_viewer ON run (tenant_id, user_id, number)`,
    `CREATE INDEX run_by_conversation ON run (conversation_id, number)`,
    `CREATE INDEX run_live ON run (lease_expires_ms) WHERE terminal = 0 AND suspended = 0`,
    `CREATE TABLE node (
      run_id TEXT NOT NULL, seq INTEGER NOT NULL, at TEXT NOT NULL, summary TEXT NOT NULL, span_id TEXT NOT NULL, parent_span_id TEXT,
      kind TEXT NOT NULL, event TEXT NOT NULL, PRIMARY KEY (run_id, seq)) STRICT, WITHOUT ROWID`,
    `CREATE TABLE idempotency_key (
      tenant_id TEXT NOT NULL, user_id TEXT NOT NULL, key TEXT NOT NULL, request_hash TEXT NOT NULL, run_id TEXT NOT NULL,
      PRIMARY KEY (tenant_id, user_id, key)) STRICT, WITHOUT ROWID`,
  ],
  [
    `ALTER TABLE conversation ADD COLUMN last_number INTEGER NOT NULL DEFAULT 0`,
    `UPDATE conversation SET last_number = coalesce((SELECT max(number) FROM run WHERE conversation_id = conversation.id), 0)`,
    `CREATE INDEX conversation_by_viewer ON conversation (tenant_id, user_id, last_number)`,
    `CREATE TABLE input_request (
      id TEXT PRIMARY KEY, run_id TEXT NOT NULL, expires_ms INTEGER NOT NULL, open INTEGER NOT NULL) STRICT, WITHOUT ROWID`,
    `CREATE INDEX input_open ON input_request (expires_ms) WHERE open = 1`,
    `CREATE INDEX input_by_run ON input_request (run_id) WHERE open = 1`,
    `CREATE TABLE rating (
      run_id TEXT NOT NULL, user_id TEXT NOT NULL, rating TEXT NOT NULL, comment TEXT, at TEXT NOT NULL,
      PRIMARY KEY (run_id, user_id)) STRICT, WITHOUT ROWID`,
  ],
];

/** Brings the file to this version, in one transaction; refuses a file of a later one. */
export async function migrate(db: Kysely<Tables>): Promise<'OK' | 'TOO_NEW'> {
  if ((await versionOf(db)) === VERSIONS.length) return 'OK';
  return db.transaction().execute(async (tx) => {
    const held = await versionOf(tx);
    if (held > VERSIONS.length) return 'TOO_NEW';
    for (const statements of VERSIONS.slice(held))
      for (const statement of statements) await sql.raw(statement).execute(tx);
    await sql.raw(`PRAGMA user_version = ${VERSIONS.length}`).execute(tx);
    return 'OK';
  });
}

async function versionOf(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ user_version: number }>`PRAGMA user_version`.execute(db);
  return rows[0]?.user_version ?? 0;
}

export function runRow(row: Selectable<Tables['run']>): RunRow {
  return {
    runId: row.id,
    conversationId: row.conversation_id,
    tenantId: row.tenant_id,
    userId: row.user_id,
    request: JSON.parse(row.request) as RunRequest,
    createdAt: row.created_at,
    lastSeq: row.last_seq,
    terminal: row.terminal === 1,
    suspended: row.suspended === 1,
    firstSeq: row.first_seq,
  };
}
