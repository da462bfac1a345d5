import { AppError } from '../../src/core/index.js';
import type { Sqlite } from './database.js';

/** A notice of a firm, with the packed reading of its effective revision. */
export interface FirmReading {
  publicationId: string;
  cancelledFrom: string | null;
  body: Uint8Array;
}

/**
 * Which notices are one firm: holder keys that one subject carries together are linked, and a firm is a connected component of them.
 * Links are counted, so that a notice taken back may part what it had joined.
 */
export function createFirmKeys(database: Sqlite) {
  const find = database.prepare<[string], { id: number; firm: number | null }>(
    'SELECT id, firm FROM holder_keys WHERE key = ?',
  );
  const insert = database.prepare<[string]>('INSERT INTO holder_keys (key, firm) VALUES (?, NULL)');
  // Most keys stay with their firm, and most firms' counts are what they were: a row that is written again is a page of the log.
  const setFirm = database.prepare<{ firm: number | null; id: number }>(
    'UPDATE holder_keys SET firm = $firm WHERE id = $id AND firm IS NOT $firm',
  );
  const firmOf = database.prepare<[number], { firm: number | null }>('SELECT firm FROM holder_keys WHERE id = ?');
  const textOf = database.prepare<[number], { key: string }>('SELECT key FROM holder_keys WHERE id = ?');
  const keysOf = database.prepare<[number], { id: number }>('SELECT id FROM holder_keys WHERE firm = ?');
  const addLink = database.prepare<[number, number, number]>(
    'INSERT INTO key_links (a, b, count) VALUES (?, ?, ?) ON CONFLICT (a, b) DO UPDATE SET count = count + excluded.count',
  );
  const dropLink = database.prepare<[number, number]>('DELETE FROM key_links WHERE a = ? AND b = ? AND count <= 0');
  const linked = database.prepare<[number], { b: number }>('SELECT b FROM key_links WHERE a = ?');
  const addNotice = database.prepare<[number, number]>(
    'INSERT OR IGNORE INTO notice_keys (key, publication) VALUES (?, ?)',
  );
  const dropNotice = database.prepare<[number, number]>('DELETE FROM notice_keys WHERE key = ? AND publication = ?');
  const readingsOf = database.prepare<[number], Omit<FirmReading, 'body'> & { body: Buffer | null }>(
    `SELECT p.publication_id AS publicationId, p.cancelled_from AS cancelledFrom, r.body FROM notice_keys n
     JOIN publications p ON p.id = n.publication LEFT JOIN readings r ON r.position = p.effective
     WHERE n.key = ? AND p.effective IS NOT NULL`,
  );
  const anyNotice = database.prepare<[number], { position: number }>(
    `SELECT p.effective AS position FROM notice_keys n JOIN publications p ON p.id = n.publication
     WHERE n.key = ? AND p.effective IS NOT NULL LIMIT 1`,
  );
  const findFirm = database.prepare<[string], { id: number }>('SELECT id FROM firms WHERE uid = ?');
  const insertFirm = database.prepare<[string]>('INSERT INTO firms (uid, unresolved, anomalies) VALUES (?, 0, NULL)');
  const dropFirm = database.prepare<[number]>('DELETE FROM firms WHERE id = ?');
  const uidOf = database.prepare<[number], { uid: string }>('SELECT uid FROM firms WHERE id = ?');
  const counted = database.prepare<[number], { unresolved: number; anomalies: string | null }>(
    'SELECT unresolved, anomalies FROM firms WHERE id = ?',
  );
  const setCounts = database.prepare<{ unresolved: number; anomalies: string | null; firm: number }>(
    `UPDATE firms SET unresolved = $unresolved, anomalies = $anomalies
     WHERE id = $firm AND (unresolved <> $unresolved OR anomalies IS NOT $anomalies)`,
  );

  const idOf = (key: string): number => find.get(key)?.id ?? Number(insert.run(key).lastInsertRowid);

  function link(subject: readonly number[], count: 1 | -1): void {
    for (const a of subject)
      for (const b of subject) {
        if (a === b) continue;
        addLink.run(a, b, count);
        if (count < 0) dropLink.run(a, b);
      }
  }

  return {
    idOf,
    /** Writes nothing: null for a key that no notice has named yet. */
    held: (key: string): number | null => find.get(key)?.id ?? null,
    /** The firm that a key belongs to, by its number; null for none. Writes nothing. */
    firmOfKey: (key: string): number | null => find.get(key)?.firm ?? null,
    key: (id: number): string => textOf.get(id)?.key ?? '',
    firm: (id: number): number | null => firmOf.get(id)?.firm ?? null,
    setFirm: (id: number, firm: number | null): void => void setFirm.run({ firm, id }),
    keysOfFirm: (firm: number): number[] => keysOf.all(firm).map((row) => row.id),
    linkedWith: (id: number): number[] => linked.all(id).map((row) => row.b),

    /** The ids of the subject's keys, in their order; the first one stands for the subject. */
    addNotice(publication: number, subjects: readonly (readonly string[])[]): number[] {
      const touched: number[] = [];
      for (const subject of subjects) {
        const ids = subject.map(idOf);
        addNotice.run(ids[0]!, publication);
        link(ids, 1);
        touched.push(...ids);
      }
      return touched;
    },

    dropNotice(publication: number, subjects: readonly (readonly string[])[]): number[] {
      const touched: number[] = [];
      for (const subject of subjects) {
        const ids = subject.map(idOf);
        dropNotice.run(ids[0]!, publication);
        link(ids, -1);
        touched.push(...ids);
      }
      return touched;
    },

    /** The notices under the keys with the packed readings of their effective revisions, each once. */
    readings(keys: readonly number[]): FirmReading[] {
      const found = new Map<string, FirmReading>();
      for (const key of keys)
        for (const { publicationId, cancelledFrom, body } of readingsOf.all(key)) {
          if (body === null) throw new AppError('CORRUPT', `the ledger holds no reading of ${publicationId}`);
          found.set(publicationId, { publicationId, cancelledFrom, body });
        }
      return [...found.values()];
    },

    hasNotices: (keys: readonly number[]): boolean => keys.some((key) => anyNotice.get(key) !== undefined),

    findFirm: (uid: string): number | null => findFirm.get(uid)?.id ?? null,
    firmId: (uid: string): number => findFirm.get(uid)?.id ?? Number(insertFirm.run(uid).lastInsertRowid),
    firmUid: (firm: number): string => uidOf.get(firm)?.uid ?? '',
    dropFirm: (firm: number): void => void dropFirm.run(firm),
    counts: (firm: number) => counted.get(firm) ?? { unresolved: 0, anomalies: null },
    setCounts: (firm: number, unresolved: number, anomalies: string | null): void =>
      void setCounts.run({ unresolved, anomalies, firm }),
  };
}
