import type { ArchivedDocument } from '../contract.js';
import { packValue, unpackJson } from './codec.js';
import type { Sqlite } from './database.js';

export interface StoredDocument {
  position: number;
  id: string;
  scope: string;
  /** Null: redacted. */
  document: ArchivedDocument | null;
}

interface Row {
  position: number;
  id: string;
  scope: string;
  payload: Buffer | null;
}

/** Documents beside the notices, in an order of their own. What they say is erasable: a redacted one moves to the end, without its content. */
export function createDocuments(database: Sqlite) {
  const columns = 'SELECT position, id, scope, payload FROM documents';
  const one = database.prepare<[string], Row>(`${columns} WHERE id = ?`);
  const later = database.prepare<[number, number], Row>(`${columns} WHERE position > ? ORDER BY position LIMIT ?`);
  const last = database.prepare<[], { position: number | null }>('SELECT max(position) AS position FROM documents');
  const add = database.prepare<[number, string, string, Uint8Array]>(
    'INSERT INTO documents (position, id, scope, payload) VALUES (?, ?, ?, ?)',
  );
  const erase = database.prepare<[number, string]>('UPDATE documents SET position = ?, payload = NULL WHERE id = ?');
  const count = database.prepare<[], { n: number }>('SELECT count(*) AS n FROM documents WHERE payload IS NOT NULL');
  const position = (): number => last.get()?.position ?? 0;
  const stored = ({ payload, ...row }: Row): StoredDocument => ({
    ...row,
    document: payload === null ? null : unpackJson<ArchivedDocument>(payload, `document ${row.id}`),
  });
  return {
    position,
    count: (): number => count.get()?.n ?? 0,
    /** The first of equal documents stays; a redacted one does not come back. */
    append(document: ArchivedDocument, scope: string): 'WRITTEN' | 'UNCHANGED' {
      if (one.get(document.documentId) !== undefined) return 'UNCHANGED';
      add.run(position() + 1, document.documentId, scope, packValue(document));
      return 'WRITTEN';
    },
    get(id: string): StoredDocument | null {
      const row = one.get(id);
      return row === undefined ? null : stored(row);
    },
    after: (at: number, limit: number): StoredDocument[] => later.all(at, limit).map(stored),
    /** False where it is not held. */
    redact: (id: string): boolean => erase.run(position() + 1, id).changes > 0,
  };
}
