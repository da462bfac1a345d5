import type { RunsFile } from './database.js';

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
  [
    // So many equal columns that SQLite chooses it over run_by_viewer, through which all of a viewer's runs would be walked.
    `CREATE INDEX run_of_conversation ON run (conversation_id, tenant_id, user_id, number)`,
    `DROP INDEX run_by_conversation`,
  ],
  [
    `CREATE TABLE recording (
      number INTEGER PRIMARY KEY, run_id TEXT NOT NULL, source TEXT NOT NULL, request TEXT NOT NULL, ordinal INTEGER NOT NULL,
      failed INTEGER NOT NULL, reply TEXT NOT NULL, UNIQUE (run_id, source, request, ordinal)) STRICT`,
    `CREATE TABLE spending (day TEXT PRIMARY KEY, tokens INTEGER NOT NULL, cost_micros INTEGER NOT NULL) STRICT, WITHOUT ROWID`,
  ],
  [
    `CREATE TABLE memory (
      number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, tenant_id TEXT NOT NULL, user_id TEXT NOT NULL, kind TEXT NOT NULL, topic TEXT NOT NULL,
      run_id TEXT NOT NULL, conversation_id TEXT NOT NULL, at TEXT NOT NULL, words TEXT NOT NULL, model TEXT, vector TEXT, body TEXT NOT NULL,
      uids TEXT NOT NULL, UNIQUE (tenant_id, user_id, kind, topic)) STRICT`,
    `CREATE INDEX memory_by_viewer ON memory (tenant_id, user_id, kind, number)`,
  ],
  [
    `ALTER TABLE run ADD COLUMN scopes TEXT NOT NULL DEFAULT 'read run'`,
    // What was recalled of a run is looked for where that run is erased.
    `CREATE INDEX node_recalled ON node (run_id, seq) WHERE kind = 'MemoryRecalled'`,
  ],
  [`ALTER TABLE recording ADD COLUMN seq INTEGER`],
  [
    // What many runs append together is one after the other in the file, and pages are full; by (run_id, seq) each run's rows lay on pages of their own.
    `CREATE TABLE appended_node (
      number INTEGER PRIMARY KEY, run_id TEXT NOT NULL, seq INTEGER NOT NULL, at TEXT NOT NULL, summary TEXT NOT NULL, span_id TEXT NOT NULL,
      parent_span_id TEXT, kind TEXT NOT NULL, event TEXT NOT NULL, UNIQUE (run_id, seq)) STRICT`,
    `INSERT INTO appended_node (run_id, seq, at, summary, span_id, parent_span_id, kind, event)
     SELECT run_id, seq, at, summary, span_id, parent_span_id, kind, event FROM node ORDER BY run_id, seq`,
    `DROP TABLE node`,
    `ALTER TABLE appended_node RENAME TO node`,
    `CREATE INDEX node_recalled ON node (run_id, seq) WHERE kind = 'MemoryRecalled'`,
  ],
];

/** Brings the file to this version, in one transaction; refuses a file of a later one. */
export function migrate(file: RunsFile): 'OK' | 'TOO_NEW' {
  if (versionOf(file) === VERSIONS.length) return 'OK';
  return file.transaction(() => {
    const held = versionOf(file);
    if (held > VERSIONS.length) return 'TOO_NEW';
    for (const statements of VERSIONS.slice(held)) for (const statement of statements) file.run(statement);
    file.run(`PRAGMA user_version = ${VERSIONS.length}`);
    return 'OK';
  });
}

function versionOf(file: RunsFile): number {
  return file.first<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0;
}
