import Database from 'better-sqlite3';

/** A runs.db as the first version of Dossier left it: two conversations, three runs, one of them under way. */
export function writeFirstVersion(path: string): void {
  const file = new Database(path);
  file.exec(`
    CREATE TABLE conversation (
      id TEXT PRIMARY KEY, tenant_id TEXT NOT NULL, user_id TEXT NOT NULL, created_at TEXT NOT NULL, live_run_id TEXT) STRICT, WITHOUT ROWID;
    CREATE TABLE run (
      number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, conversation_id TEXT NOT NULL REFERENCES conversation (id), tenant_id TEXT NOT NULL,
      user_id TEXT NOT NULL, request TEXT NOT NULL, created_at TEXT NOT NULL, first_seq INTEGER NOT NULL, last_seq INTEGER NOT NULL,
      terminal INTEGER NOT NULL, suspended INTEGER NOT NULL, lease_epoch INTEGER NOT NULL, lease_holder TEXT, lease_expires_ms INTEGER NOT NULL) STRICT;
    CREATE INDEX run_by_viewer ON run (tenant_id, user_id, number);
    CREATE INDEX run_by_conversation ON run (conversation_id, number);
    CREATE INDEX run_live ON run (lease_expires_ms) WHERE terminal = 0 AND suspended = 0;
    CREATE TABLE node (
      run_id TEXT NOT NULL, seq INTEGER NOT NULL, at TEXT NOT NULL, summary TEXT NOT NULL, span_id TEXT NOT NULL, parent_span_id TEXT,
      kind TEXT NOT NULL, event TEXT NOT NULL, PRIMARY KEY (run_id, seq)) STRICT, WITHOUT ROWID;
    CREATE TABLE idempotency_key (
      tenant_id TEXT NOT NULL, user_id TEXT NOT NULL, key TEXT NOT NULL, request_hash TEXT NOT NULL, run_id TEXT NOT NULL,
      PRIMARY KEY (tenant_id, user_id, key)) STRICT, WITHOUT ROWID;
    PRAGMA user_version = 1;
    INSERT INTO conversation VALUES ('cv_1', 'tenant-a', 'anna', '2026-09-01T09:00:00.000Z', NULL), ('cv_2', 'tenant-a', 'anna', '2026-09-01T10:00:00.000Z', 'run_3');
    INSERT INTO node VALUES ('run_2', 2, '2026-09-01T09:30:00.000Z', '..', 's', 'r', 'RunCancelled', '{"kind":"RunCancelled"}'), ('run_2', 1, '2026-09-01T09:20:00.000Z', '.', 's', NULL, 'RunResumed', '{"kind":"RunResumed"}');
    INSERT INTO node VALUES ('run_1', 1, '2026-09-01T09:00:00.000Z', '.', 's', NULL, 'RunSuspended', '{"kind":"RunSuspended"}');
    INSERT INTO idempotency_key VALUES ('tenant-a', 'anna', 'k', 'h', 'run_1');
  `);
  const insert = file.prepare(
    `INSERT INTO run VALUES (?, ?, ?, 'tenant-a', 'anna', ?, '2026-09-01T09:00:00.000Z', 1, ?, ?, 0, 1, NULL, 0)`,
  );
  insert.run(1, 'run_1', 'cv_1', '{"question":"Wer?"}', 1, 1);
  insert.run(2, 'run_2', 'cv_1', '{"question":"Wo?"}', 2, 1);
  insert.run(3, 'run_3', 'cv_2', '{"question":"Und wer ging?"}', 0, 0);
  file.close();
}
