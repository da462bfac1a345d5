import { CHECKPOINT_PAGES, type Sqlite } from './database.js';
import type { HolderEntry, HolderName, PrintedName } from './holders.js';
import { Outbox } from './postgres/outbox.js';
import { ledgerTables } from './postgres/tables.js';
import { indexDerived, wipeDerived } from './schema.js';
import type { FeedRow } from './units.js';

interface CountedLink {
  a: number;
  b: number;
  count: number;
}

/**
 * The writes of a cold derivation: rows come in the order of their keys where that can be had, numbers are given by the caller, and
 * the indexes are built at the end.
 */
export function createBulk(database: Sqlite) {
  const unit = database.prepare<[number, string, number, Uint8Array | null]>(
    'INSERT INTO units (id, key, version, gone, rows) VALUES (?, ?, ?, 0, ?)',
  );
  const key = database.prepare<[number, string, number | null]>(
    'INSERT INTO holder_keys (id, key, firm) VALUES (?, ?, ?)',
  );
  const link = database.prepare<[number, number, number]>('INSERT INTO key_links (a, b, count) VALUES (?, ?, ?)');
  const notice = database.prepare<[number, number]>(
    'INSERT OR IGNORE INTO notice_keys (key, publication) VALUES (?, ?)',
  );
  const firm = database.prepare<[number, string, number, string | null]>(
    'INSERT INTO firms (id, uid, unresolved, anomalies) VALUES (?, ?, ?, ?)',
  );
  const profile = database.prepare<[number, number, Uint8Array]>(
    'INSERT INTO profiles (id, firm, component, body) VALUES (?, ?, NULL, ?)',
  );
  const block = database.prepare<[number, number]>('INSERT OR IGNORE INTO blocks (key, profile) VALUES (?, ?)');
  const edges = database.prepare<[number, Uint8Array]>('INSERT INTO edges (component, body) VALUES (?, ?)');
  const claim = database.prepare<[number, number]>('INSERT INTO holder_claims (firm, key) VALUES (?, ?)');
  const entry = database.prepare<[number, number, string, string]>(
    'INSERT INTO holder_entries (firm, key, rank, body) VALUES (?, ?, ?, ?)',
  );
  const name = database.prepare<[number, number, string, string, string]>(
    'INSERT INTO holder_names (firm, key, name, first, last) VALUES (?, ?, ?, ?, ?)',
  );
  const namesPrinted = database.prepare<[], HolderName>(
    'SELECT key, name, min(first) AS first, max(last) AS last FROM holder_names GROUP BY key, name',
  );
  const feed = database.prepare<[number]>(
    'INSERT INTO feed (position, unit) SELECT version, id FROM units WHERE version >= ? ORDER BY id',
  );
  const wordsSaid = database.prepare<[], { key: number; body: string }>(
    `SELECT key, body, min(rank || ' ' || printf('%012d', firm)) FROM holder_entries GROUP BY key`,
  );
  const unitsAfter = database.prepare<[number, number], { id: number; key: string; version: number; rows: Buffer | null }>(
    'SELECT id, key, version, rows FROM units WHERE id > ? ORDER BY id LIMIT ?',
  ); // prettier-ignore
  return {
    wipe: (): void => {
      const outbox = rebuilt(database);
      if (outbox.exists()) {
        outbox.ignore(outbox.tables);
        outbox.markWhole(outbox.tables);
      }
      wipeDerived(database);
    },
    index: (): void => {
      indexDerived(database);
      const outbox = rebuilt(database);
      if (outbox.exists()) outbox.watch(outbox.tables);
    },
    unit: (id: number, name: string, version: number, rows: Uint8Array | null): void =>
      void unit.run(id, name, version, rows),
    key: (id: number, text: string, firmId: number | null): void => void key.run(id, text, firmId),
    link: ({ a, b, count }: CountedLink): void => void link.run(a, b, count),
    notice: (keyId: number, publication: number): void => void notice.run(keyId, publication),
    firm: (id: number, uid: string, unresolved: number, anomalies: string | null): void =>
      void firm.run(id, uid, unresolved, anomalies),
    profile: (id: number, firmId: number, body: Uint8Array): void => void profile.run(id, firmId, body),
    block: (hash: number, profileId: number): void => void block.run(hash, profileId),
    edges: (component: number, body: Uint8Array): void => void edges.run(component, body),
    claim: (firmId: number, keyId: number): void => void claim.run(firmId, keyId),
    entry: (firmId: number, { key: keyId, rank, body }: HolderEntry): void => void entry.run(firmId, keyId, rank, body),
    /** A page of the units written so far, by number, as the feed will announce them. */
    units: (after: number, limit: number): (FeedRow & { id: number })[] =>
      unitsAfter.all(after, limit).map((row) => ({ ...row, position: row.version, gone: false })),
    name: (firmId: number, { key: keyId, name: text, first, last }: HolderName): void =>
      void name.run(firmId, keyId, text, first, last),
    /** The names printed under each key. */
    printed: (): Map<number, PrintedName[]> => {
      const printed = new Map<number, PrintedName[]>();
      for (const { key: keyId, ...one } of namesPrinted.iterate()) {
        const names = printed.get(keyId);
        if (names === undefined) printed.set(keyId, [one]);
        else names.push(one);
      }
      return printed;
    },
    /** Announces every unit whose version is `from` or later. */
    announce: (from: number): void => void feed.run(from),
    /** The smallest entry of each key. */
    spoken: (): { key: number; body: string }[] => wordsSaid.all(),
    /** Rows of a cold derivation may grow the log further before it is folded into the file. Pages of 4 KiB; default: as always. */
    checkpointAfterPages: (pages = CHECKPOINT_PAGES): void => void database.pragma(`wal_autocheckpoint = ${pages}`),
    checkpoint: (): void => void database.pragma('wal_checkpoint(TRUNCATE)'),
  };
}

/** What a cold derivation makes anew is shipped whole at its end (postgres/), not row by row. */
function rebuilt(database: Sqlite): Outbox {
  const tables = ledgerTables(database, 'ALL').filter(({ name, derived }) => derived && name !== 'meta');
  return new Outbox(database, tables);
}
