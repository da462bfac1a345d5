import type { Generated, Kysely } from 'kysely';
import { sql } from 'kysely';

export interface Tables {
  conversation: { id: string; tenant_id: string; user_id: string; created_at: string; live_run_id: string | null };
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
}

const VERSION = 1;

/** Creates the tables of an empty file; refuses a file of a later version. */
export async function migrate(db: Kysely<Tables>): Promise<'OK' | 'TOO_NEW'> {
  const { rows } = await sql<{ user_version: number }>`PRAGMA user_version`.execute(db);
  const held = rows[0]?.user_version ?? 0;
  if (held > VERSION) return 'TOO_NEW';
  if (held === VERSION) return 'OK';
  await db.transaction().execute(async (tx) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
    await sql.raw(`PRAGMA user_version = ${VERSION}`).execute(tx);
  });
  return 'OK';
}

const STATEMENTS = [
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
];
