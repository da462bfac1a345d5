import type { Versions } from '../../../src/postgres/index.js';

/** A table of ledger.db row for row; `shipment` says with which shipment a row came. */
function table(name: string, columns: string, keys: string): string[] {
  return [
    `CREATE TABLE ledger.${name} (${columns}, shipment BIGINT NOT NULL, PRIMARY KEY (${keys}))`,
    `CREATE INDEX ${name}_by_shipment ON ledger.${name} (shipment)`,
  ];
}

/** What the tables hold stands in ../README.md; their names and columns are those of ledger.db. */
export const LEDGER_VERSIONS: Versions = {
  table: 'dossier_ledger_version',
  lock: 4_011_872,
  statements: [
    [
      'CREATE SCHEMA IF NOT EXISTS ledger',
      // One row: which ledger this is, how far it has come, who may write it and until when.
      `CREATE TABLE ledger.state (
        one BOOLEAN PRIMARY KEY DEFAULT true CHECK (one), id TEXT NOT NULL DEFAULT gen_random_uuid(), shipment BIGINT NOT NULL DEFAULT 0,
        copy TEXT, through BIGINT NOT NULL DEFAULT 0, epoch BIGINT NOT NULL DEFAULT 0, holder TEXT, held_until TIMESTAMPTZ)`,
      'INSERT INTO ledger.state DEFAULT VALUES',
      // Tables that were replaced whole, and rows that are gone, with the shipment that says so.
      'CREATE TABLE ledger.replaced (name TEXT PRIMARY KEY, shipment BIGINT NOT NULL)',
      'CREATE TABLE ledger.gone (name TEXT, key TEXT, shipment BIGINT NOT NULL, PRIMARY KEY (name, key))',
      'CREATE INDEX gone_by_shipment ON ledger.gone (name, shipment)',
      // What servers ask of whoever writes.
      `CREATE TABLE ledger.command (
        number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, body TEXT NOT NULL,
        tenant TEXT NOT NULL, idempotency_key TEXT, state TEXT NOT NULL, reply TEXT, at TIMESTAMPTZ NOT NULL DEFAULT now())`,
      `CREATE UNIQUE INDEX command_by_key ON ledger.command (tenant, idempotency_key) WHERE idempotency_key IS NOT NULL`,
      `CREATE INDEX command_waiting ON ledger.command (number) WHERE state IN ('WAITING', 'TAKEN')`,

      ...table('meta', 'name TEXT, value TEXT NOT NULL', 'name'),
      ...table('parsers', 'id BIGINT, version TEXT NOT NULL', 'id'),
      ...table(
        'publications',
        'id BIGINT, publication_id TEXT NOT NULL, scope TEXT NOT NULL, effective BIGINT, cancelled_from TEXT, redacted BIGINT NOT NULL',
        'id',
      ),
      ...table(
        'revisions',
        `position BIGINT, publication BIGINT NOT NULL, hash BYTEA NOT NULL, cancelled BIGINT NOT NULL, update_date TEXT NOT NULL,
         known_from TEXT NOT NULL, mention_prefix BYTEA NOT NULL, payload BYTEA`,
        'position',
      ),
      ...table(
        'readings',
        `position BIGINT, parser BIGINT NOT NULL, subjects TEXT NOT NULL, unread BIGINT NOT NULL, debtors BIGINT NOT NULL,
         body BYTEA NOT NULL, warnings TEXT`,
        'position',
      ),
      ...table('documents', 'position BIGINT, id TEXT NOT NULL, scope TEXT NOT NULL, payload BYTEA', 'position'),
      ...table(
        'quarantine',
        `id BIGINT, job TEXT NOT NULL, origin TEXT NOT NULL, code TEXT NOT NULL, reason TEXT NOT NULL, at TEXT NOT NULL, raw BYTEA,
         record TEXT`,
        'id',
      ),
      ...table(
        'decisions',
        `id TEXT, kind TEXT NOT NULL, a TEXT NOT NULL, b TEXT NOT NULL, reason TEXT NOT NULL, author TEXT NOT NULL, at TEXT NOT NULL,
         undone BIGINT NOT NULL`,
        'id',
      ),
      ...table(
        'coverage',
        'rubric TEXT, sub_rubric TEXT, canton TEXT, publications BIGINT NOT NULL, first TEXT NOT NULL, last TEXT NOT NULL',
        'rubric, sub_rubric, canton',
      ),
      ...table('windows', 'rubric TEXT, canton TEXT, first TEXT, last TEXT', 'rubric, canton, first'),
      ...table(
        'days',
        'rubric TEXT, cantons TEXT, first TEXT, last TEXT, publications BIGINT NOT NULL',
        'rubric, cantons, first, last',
      ),
      ...table(
        'jobs',
        `sequence BIGINT, id TEXT NOT NULL, tenant TEXT NOT NULL, idempotency_key TEXT, request TEXT NOT NULL, state TEXT NOT NULL,
         cursor TEXT, body TEXT NOT NULL`,
        'sequence',
      ),
      ...table('claims', 'job TEXT, origin TEXT, claim TEXT NOT NULL', 'job, origin'),

      ...table('feed', 'position BIGINT, unit BIGINT NOT NULL', 'position'),
      ...table('batches', 'feed BIGINT, ledger BIGINT NOT NULL', 'feed'),
      ...table(
        'units',
        'id BIGINT, key TEXT NOT NULL, version BIGINT NOT NULL, gone BIGINT NOT NULL, rows BYTEA',
        'id',
      ),
      ...table('firms', 'id BIGINT, uid TEXT NOT NULL, unresolved BIGINT NOT NULL, anomalies TEXT', 'id'),
      ...table('counters', 'name TEXT, value BIGINT NOT NULL', 'name'),
      ...table('holder_keys', 'id BIGINT, key TEXT NOT NULL, firm BIGINT', 'id'),
      ...table('key_links', 'a BIGINT, b BIGINT, count BIGINT NOT NULL', 'a, b'),
      ...table('notice_keys', 'key BIGINT, publication BIGINT', 'key, publication'),
      ...table('profiles', 'id BIGINT, firm BIGINT NOT NULL, component BIGINT, body BYTEA NOT NULL', 'id'),
      ...table('blocks', 'key BIGINT, profile BIGINT', 'key, profile'),
      ...table('edges', 'component BIGINT, body BYTEA NOT NULL', 'component'),
      ...table('holder_claims', 'firm BIGINT, key BIGINT', 'firm, key'),
      ...table('holder_entries', 'firm BIGINT, key BIGINT, rank TEXT NOT NULL, body TEXT NOT NULL', 'firm, key'),
      ...table(
        'holder_names',
        'firm BIGINT, key BIGINT, name TEXT, first TEXT NOT NULL, last TEXT NOT NULL',
        'firm, key, name',
      ),
      ...table('decision_places', 'decision TEXT, side TEXT, profile BIGINT', 'decision, side'),
    ],
    [
      // Each shipment bears a mark of its own, so that a copy knows whether what it holds is part of this ledger's past.
      `ALTER TABLE ledger.state ADD COLUMN mark TEXT NOT NULL DEFAULT ''`,
      'CREATE TABLE ledger.past (shipment BIGINT PRIMARY KEY, mark TEXT NOT NULL)',
      'INSERT INTO ledger.past SELECT shipment, mark FROM ledger.state',
      `CREATE INDEX command_ended ON ledger.command (at) WHERE state IN ('DONE', 'FAILED', 'WITHDRAWN')`,
    ],
  ],
};
