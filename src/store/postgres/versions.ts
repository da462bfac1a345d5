import type { Versions } from '../../postgres/index.js';

/** Runs, their logs, conversations. */
export const VERSIONS: Versions = {
  table: 'dossier_version',
  lock: 4_011_871,
  statements: [
    [
      `CREATE TABLE conversation (
      id TEXT PRIMARY KEY, tenant_id TEXT NOT NULL, user_id TEXT NOT NULL, created_at TEXT NOT NULL, live_run_id TEXT,
      last_number BIGINT NOT NULL DEFAULT 0)`,
      `CREATE INDEX conversation_by_viewer ON conversation (tenant_id, user_id, last_number)`,
      `CREATE TABLE run (
      number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id TEXT NOT NULL UNIQUE, conversation_id TEXT NOT NULL REFERENCES conversation (id),
      tenant_id TEXT NOT NULL, user_id TEXT NOT NULL, request TEXT NOT NULL, created_at TEXT NOT NULL, first_seq BIGINT NOT NULL,
      last_seq BIGINT NOT NULL, terminal SMALLINT NOT NULL, suspended SMALLINT NOT NULL, lease_epoch BIGINT NOT NULL, lease_holder TEXT,
      lease_expires_ms BIGINT NOT NULL)`,
      `CREATE INDEX run_by_viewer ON run (tenant_id, user_id, number)`,
      `CREATE INDEX run_of_conversation ON run (conversation_id, number)`,
      `CREATE INDEX run_live ON run (lease_expires_ms) WHERE terminal = 0 AND suspended = 0`,
      `CREATE TABLE node (
      run_id TEXT NOT NULL, seq BIGINT NOT NULL, at TEXT NOT NULL, summary TEXT NOT NULL, span_id TEXT NOT NULL, parent_span_id TEXT,
      kind TEXT NOT NULL, event TEXT NOT NULL, PRIMARY KEY (run_id, seq))`,
      `CREATE TABLE idempotency_key (
      tenant_id TEXT NOT NULL, user_id TEXT NOT NULL, key TEXT NOT NULL, request_hash TEXT NOT NULL, run_id TEXT NOT NULL,
      PRIMARY KEY (tenant_id, user_id, key))`,
      `CREATE TABLE input_request (id TEXT PRIMARY KEY, run_id TEXT NOT NULL, expires_ms BIGINT NOT NULL, open SMALLINT NOT NULL)`,
      `CREATE INDEX input_open ON input_request (expires_ms) WHERE open = 1`,
      `CREATE INDEX input_by_run ON input_request (run_id) WHERE open = 1`,
      `CREATE TABLE rating (
      run_id TEXT NOT NULL, user_id TEXT NOT NULL, rating TEXT NOT NULL, comment TEXT, at TEXT NOT NULL, PRIMARY KEY (run_id, user_id))`,
    ],
    [
      `CREATE TABLE recording (
      number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, run_id TEXT NOT NULL, source TEXT NOT NULL, request TEXT NOT NULL,
      ordinal INTEGER NOT NULL, failed SMALLINT NOT NULL, reply TEXT NOT NULL, UNIQUE (run_id, source, request, ordinal))`,
      `CREATE TABLE spending (day TEXT PRIMARY KEY, tokens BIGINT NOT NULL, cost_micros BIGINT NOT NULL)`,
    ],
    [
      `CREATE TABLE memory (
      number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id TEXT NOT NULL UNIQUE, tenant_id TEXT NOT NULL, user_id TEXT NOT NULL,
      kind TEXT NOT NULL, topic TEXT NOT NULL, run_id TEXT NOT NULL, conversation_id TEXT NOT NULL, at TEXT NOT NULL, words TEXT NOT NULL,
      model TEXT, vector TEXT, body TEXT NOT NULL, uids TEXT NOT NULL, UNIQUE (tenant_id, user_id, kind, topic))`,
      `CREATE INDEX memory_by_viewer ON memory (tenant_id, user_id, kind, number)`,
    ],
    [
      `ALTER TABLE run ADD COLUMN scopes TEXT NOT NULL DEFAULT 'read run'`,
      `CREATE INDEX node_recalled ON node (run_id, seq) WHERE kind = 'MemoryRecalled'`,
    ],
    [`ALTER TABLE recording ADD COLUMN seq BIGINT`],
  ],
};
