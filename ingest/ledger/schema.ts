import { AppError } from '../../src/core/index.js';
import type { Sqlite } from './database.js';

const HOLDER_NAMES =
  'CREATE TABLE holder_names (firm INTEGER, key INTEGER, name TEXT, first TEXT NOT NULL, last TEXT NOT NULL, PRIMARY KEY (firm, key, name)) WITHOUT ROWID;';

/**
 * One entry per version of the file; append only. `user_version` names the last one applied.
 * What the tables are for stands in README.md; numbers stand for texts that would repeat (publications, keys, firms, units).
 */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

  -- the truth: revisions as they came
  CREATE TABLE publications (
    id INTEGER PRIMARY KEY, publication_id TEXT NOT NULL UNIQUE, scope TEXT NOT NULL, effective INTEGER, cancelled_from TEXT,
    redacted INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE revisions (
    position INTEGER PRIMARY KEY, publication INTEGER NOT NULL, hash BLOB NOT NULL, cancelled INTEGER NOT NULL,
    update_date TEXT NOT NULL, known_from TEXT NOT NULL, mention_prefix BLOB NOT NULL, payload BLOB
  );
  CREATE INDEX revisions_of_publication ON revisions (publication, hash, cancelled, update_date, known_from);
  CREATE INDEX revisions_by_mention ON revisions (mention_prefix);
  CREATE TABLE readings (position INTEGER PRIMARY KEY, parser INTEGER NOT NULL, subjects TEXT NOT NULL, unread INTEGER NOT NULL,
    debtors INTEGER NOT NULL, body BLOB NOT NULL);
  CREATE TABLE parsers (id INTEGER PRIMARY KEY, version TEXT NOT NULL UNIQUE);
  CREATE TABLE quarantine (
    id INTEGER PRIMARY KEY, job TEXT NOT NULL, origin TEXT NOT NULL, code TEXT NOT NULL, reason TEXT NOT NULL, at TEXT NOT NULL,
    raw BLOB
  );
  CREATE INDEX quarantine_of_job ON quarantine (job, id);
  CREATE TABLE decisions (id TEXT PRIMARY KEY, kind TEXT NOT NULL, a TEXT NOT NULL, b TEXT NOT NULL, reason TEXT NOT NULL,
    author TEXT NOT NULL, at TEXT NOT NULL, undone INTEGER NOT NULL DEFAULT 0);
  CREATE TABLE coverage (rubric TEXT, sub_rubric TEXT, canton TEXT, publications INTEGER NOT NULL, first TEXT NOT NULL,
    last TEXT NOT NULL, PRIMARY KEY (rubric, sub_rubric, canton)) WITHOUT ROWID;
  CREATE TABLE jobs (
    sequence INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, tenant TEXT NOT NULL, idempotency_key TEXT, request TEXT NOT NULL,
    state TEXT NOT NULL, cursor TEXT, body TEXT NOT NULL
  );
  CREATE UNIQUE INDEX jobs_by_idempotency_key ON jobs (tenant, idempotency_key) WHERE idempotency_key IS NOT NULL;

  -- derived: a function of the above, wiped and made again by a cold derivation
  CREATE TABLE feed (position INTEGER PRIMARY KEY, unit INTEGER NOT NULL);
  CREATE TABLE batches (feed INTEGER PRIMARY KEY, ledger INTEGER NOT NULL);
  ${derivedTables()}
  ${derivedIndexes()}
  `,
  // Identity's units are components of candidate edges, no longer of blocks: everything is derived again.
  `UPDATE meta SET value = '0' WHERE name = 'derived' AND EXISTS (SELECT 1 FROM revisions);`,
  `
  -- documents beside the notices
  CREATE TABLE documents (position INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, scope TEXT NOT NULL, payload BLOB);
  `,
  // JSON of [code, count] by code: what the parser found odd; null for nothing.
  'ALTER TABLE readings ADD COLUMN warnings TEXT',
  `
  -- ranges held whole (disjoint, not adjacent), claims of jobs that run, and what is held by day
  CREATE TABLE windows (rubric TEXT, canton TEXT, first TEXT, last TEXT, PRIMARY KEY (rubric, canton, first)) WITHOUT ROWID;
  CREATE TABLE claims (job TEXT, origin TEXT, claim TEXT NOT NULL, PRIMARY KEY (job, origin)) WITHOUT ROWID;
  CREATE TABLE days (rubric TEXT, cantons TEXT, first TEXT, last TEXT, publications INTEGER NOT NULL,
    PRIMARY KEY (rubric, cantons, first, last)) WITHOUT ROWID;
  CREATE INDEX days_of_spans ON days (rubric, cantons) WHERE first <> last;
  -- of before days were counted only the span is known
  INSERT INTO days SELECT rubric, canton, min(first), max(last), sum(publications) FROM coverage GROUP BY rubric, canton;
  `,
  // One row a refused record, however often its file is loaded: a hash of its place, the code and what it holds.
  `
  ALTER TABLE quarantine ADD COLUMN record TEXT;
  CREATE UNIQUE INDEX quarantine_by_record ON quarantine (record) WHERE record IS NOT NULL;
  `,
  // Candidate edges are kept: everything is derived again.
  `
  CREATE TABLE IF NOT EXISTS edges (component INTEGER PRIMARY KEY, body BLOB NOT NULL);
  UPDATE meta SET value = '0' WHERE name = 'derived' AND EXISTS (SELECT 1 FROM revisions);
  `,
  // So are the names that entries of firms print.
  `
  ${HOLDER_NAMES.replace('TABLE', 'TABLE IF NOT EXISTS')}
  UPDATE meta SET value = '0' WHERE name = 'derived' AND EXISTS (SELECT 1 FROM revisions);
  `,
];

function derivedTables(): string {
  return `
  CREATE TABLE holder_keys (id INTEGER PRIMARY KEY, key TEXT NOT NULL, firm INTEGER);
  CREATE TABLE key_links (a INTEGER, b INTEGER, count INTEGER NOT NULL, PRIMARY KEY (a, b)) WITHOUT ROWID;
  CREATE TABLE notice_keys (key INTEGER, publication INTEGER, PRIMARY KEY (key, publication)) WITHOUT ROWID;
  CREATE TABLE firms (id INTEGER PRIMARY KEY, uid TEXT NOT NULL, unresolved INTEGER NOT NULL, anomalies TEXT);
  CREATE TABLE units (id INTEGER PRIMARY KEY, key TEXT NOT NULL, version INTEGER NOT NULL, gone INTEGER NOT NULL, rows BLOB);
  CREATE TABLE profiles (id INTEGER PRIMARY KEY, firm INTEGER NOT NULL, component INTEGER, body BLOB NOT NULL);
  CREATE TABLE blocks (key INTEGER, profile INTEGER, PRIMARY KEY (key, profile)) WITHOUT ROWID;
  CREATE TABLE edges (component INTEGER PRIMARY KEY, body BLOB NOT NULL);
  CREATE TABLE holder_claims (firm INTEGER, key INTEGER, PRIMARY KEY (firm, key)) WITHOUT ROWID;
  CREATE TABLE holder_entries (firm INTEGER, key INTEGER, rank TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (firm, key)) WITHOUT ROWID;
  ${HOLDER_NAMES}
  CREATE TABLE decision_places (decision TEXT, side TEXT, profile INTEGER, PRIMARY KEY (decision, side)) WITHOUT ROWID;
  CREATE TABLE counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
  `;
}

function derivedIndexes(): string {
  return `
  CREATE UNIQUE INDEX holder_keys_by_key ON holder_keys (key);
  CREATE INDEX holder_keys_of_firm ON holder_keys (firm) WHERE firm IS NOT NULL;
  CREATE UNIQUE INDEX firms_by_uid ON firms (uid);
  CREATE UNIQUE INDEX units_by_key ON units (key);
  CREATE INDEX profiles_of_firm ON profiles (firm);
  CREATE INDEX profiles_of_component ON profiles (component);
  CREATE INDEX holder_claims_by_key ON holder_claims (key, firm);
  CREATE INDEX holder_entries_by_key ON holder_entries (key, rank, firm);
  CREATE INDEX holder_names_first ON holder_names (key, name, first);
  CREATE INDEX holder_names_last ON holder_names (key, name, last);
  `;
}

const DERIVED = [
  'holder_keys', 'key_links', 'notice_keys', 'firms', 'units', 'profiles', 'blocks', 'edges', 'holder_claims', 'holder_entries', 'holder_names', 'decision_places', 'counters',
]; // prettier-ignore

/** Empties everything derived, and leaves the indexes that a bulk write is faster without to {@link indexDerived}. */
export function wipeDerived(database: Sqlite): void {
  for (const table of DERIVED) database.exec(`DROP TABLE IF EXISTS ${table}`);
  database.exec('DELETE FROM feed; DELETE FROM batches');
  database.exec(derivedTables());
}

export function indexDerived(database: Sqlite): void {
  database.exec(derivedIndexes());
}

export const SCHEMA_VERSION = MIGRATIONS.length;

/** Throws UNSUPPORTED for a file that only a writer can bring to {@link SCHEMA_VERSION} (`details.earlier`), or that is of a later version. */
export function requireVersion(database: Sqlite, path: string): void {
  if (versionOf(database, path) === SCHEMA_VERSION) return;
  const todo = 'the next start or load brings it up to date (npx dossier serve), and keeps what it holds';
  throw new AppError('UNSUPPORTED', `${path} was written by an earlier version of Dossier: ${todo}`, {
    details: { file: path, earlier: true },
  });
}

function versionOf(database: Sqlite, path: string): number {
  const version = Number(database.pragma('user_version', { simple: true }));
  if (version > SCHEMA_VERSION)
    throw new AppError('UNSUPPORTED', `${path} was written by a later version of Dossier (schema ${version})`);
  return version;
}

/** Brings the file to {@link SCHEMA_VERSION}. Throws UNSUPPORTED for a file written by a later version. */
export function migrate(database: Sqlite, path: string): void {
  const version = versionOf(database, path);
  for (let next = version; next < SCHEMA_VERSION; next++) {
    database.transaction(() => {
      database.exec(MIGRATIONS[next] ?? '');
      database.pragma(`user_version = ${next + 1}`);
    })();
  }
}
