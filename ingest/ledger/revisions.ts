import { compareText, type IsoDate } from '../../src/core/index.js';
import { mentionPrefix } from './mention-prefix.js';
import type { Sqlite } from './database.js';
import type { Appended, Effective, Prepared } from './types.js';

interface RevisionRow {
  position: number;
  hash: Buffer;
  cancelled: number;
  updateDate: string;
  knownFrom: IsoDate;
}
interface PublicationRow {
  id: number;
  effective: number | null;
  cancelledFrom: IsoDate | null;
  redacted: number;
}

/** Revisions are append only. One writer; positions are gapless because it alone gives them, inside its transaction. */
export function createRevisions(database: Sqlite) {
  const findPublication = database.prepare<[string], PublicationRow>(
    'SELECT id, effective, cancelled_from AS cancelledFrom, redacted FROM publications WHERE publication_id = ?',
  );
  const insertPublication = database.prepare<[string, string, number]>(
    'INSERT INTO publications (publication_id, scope, effective) VALUES (?, ?, ?)',
  );
  const setEffective = database.prepare<[number | null, IsoDate | null, number]>(
    'UPDATE publications SET effective = ?, cancelled_from = ? WHERE id = ?',
  );
  const revisionsOf = database.prepare<[number], RevisionRow>(
    `SELECT position, hash, cancelled, update_date AS updateDate, known_from AS knownFrom FROM revisions
     INDEXED BY revisions_of_publication WHERE publication = ?`,
  );
  const insert = database.prepare<[number, number, Buffer, number, string, IsoDate, Buffer, Uint8Array]>(
    `INSERT INTO revisions (position, publication, hash, cancelled, update_date, known_from, mention_prefix, payload)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const renew = database.prepare<[string, IsoDate, Uint8Array, number]>(
    'UPDATE revisions SET update_date = ?, known_from = ?, payload = ? WHERE position = ?',
  );
  const last = database.prepare<[], { position: number | null }>('SELECT max(position) AS position FROM revisions');
  const putReading = database.prepare<[number, number, string, number, number, string | null, Uint8Array]>(
    'INSERT OR REPLACE INTO readings (position, parser, subjects, unread, debtors, warnings, body) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const setPayload = database.prepare<[Uint8Array, number]>('UPDATE revisions SET payload = ? WHERE position = ?');
  const erase = database.prepare<[number]>('UPDATE revisions SET payload = NULL WHERE publication = ?');
  const eraseReadings = database.prepare<[number]>(
    'DELETE FROM readings WHERE position IN (SELECT position FROM revisions WHERE publication = ?)',
  );
  const redact = database.prepare<[number]>(
    'UPDATE publications SET redacted = 1, effective = NULL, cancelled_from = NULL WHERE id = ?',
  );

  function write(position: number, publication: number, prepared: Prepared, parser: number): void {
    const { header } = prepared;
    const hash = Buffer.from(header.hash, 'hex');
    const cancelled = header.state === 'CANCELLED' ? 1 : 0;
    insert.run(position, publication, hash, cancelled, header.updateDate ?? '', header.knownFrom,
      mentionPrefix(header.id, header.hash), prepared.payload); // prettier-ignore
    read(position, prepared, parser);
  }

  function read(position: number, prepared: Prepared, parser: number): void {
    putReading.run(
      position,
      parser,
      JSON.stringify(prepared.subjects),
      prepared.unreadCharacters,
      prepared.debtors,
      warningsOf(prepared),
      prepared.reading,
    );
  }

  function position(): number {
    return last.get()?.position ?? 0;
  }

  return {
    position,

    /** Appends, or finds the revision held already: equal hashes are one, with the greatest updateDate seen. `next` is the position to give. */
    append(prepared: Prepared, parser: number, next: number): Appended {
      const { header } = prepared;
      const known = findPublication.get(header.id);
      if (known === undefined) {
        const publication = Number(insertPublication.run(header.id, header.scope, next).lastInsertRowid);
        write(next, publication, prepared, parser);
        const after = { position: next, cancelledFrom: null };
        return { outcome: 'WRITTEN', publication, first: true, changed: true, before: null, after };
      }
      const publication = known.id;
      const before =
        known.effective === null ? null : { position: known.effective, cancelledFrom: known.cancelledFrom };
      const unchanged = {
        outcome: 'UNCHANGED',
        publication,
        first: false,
        changed: false,
        before,
        after: before,
      } as const;
      if (known.redacted === 1) return unchanged;
      const revisions = revisionsOf.all(publication);
      const twin = revisions.find((revision) => revision.hash.toString('hex') === header.hash);
      const updateDate = header.updateDate ?? '';
      if (twin !== undefined && updateDate <= twin.updateDate) return unchanged;
      if (twin === undefined) {
        write(next, publication, prepared, parser);
        revisions.push({ position: next, hash: Buffer.from(header.hash, 'hex'), cancelled: header.state === 'CANCELLED' ? 1 : 0,
          updateDate, knownFrom: header.knownFrom }); // prettier-ignore
      } else {
        renew.run(updateDate, header.knownFrom, prepared.payload, twin.position);
        read(twin.position, prepared, parser);
        Object.assign(twin, { updateDate, knownFrom: header.knownFrom });
      }
      const after = effectiveOf(revisions);
      const changed =
        after.position !== before?.position ||
        after.cancelledFrom !== before.cancelledFrom ||
        after.position === twin?.position;
      setEffective.run(after.position, after.cancelledFrom, publication);
      return {
        outcome: twin === undefined ? 'WRITTEN' : 'UNCHANGED',
        publication,
        first: false,
        changed,
        before,
        after,
      };
    },

    /** The revision read again by a parser: its record, state and dates stay. */
    readAgain(position: number, prepared: Prepared, parser: number): void {
      read(position, prepared, parser);
      setPayload.run(prepared.payload, position);
    },

    /** Takes a publication's payloads and readings away; positions and hashes stay. Null where it is not held. */
    redact(publicationId: string): { publication: number; before: Effective | null } | null {
      const known = findPublication.get(publicationId);
      if (known === undefined) return null;
      erase.run(known.id);
      eraseReadings.run(known.id);
      redact.run(known.id);
      const before =
        known.effective === null ? null : { position: known.effective, cancelledFrom: known.cancelledFrom };
      return { publication: known.id, before };
    },
  };
}

/** JSON of the warnings' counts by code, sorted; null for none. */
function warningsOf({ warnings }: Prepared): string | null {
  if (warnings.length === 0) return null;
  const counts = new Map<string, number>();
  for (const { code } of warnings) counts.set(code, (counts.get(code) ?? 0) + 1);
  return JSON.stringify([...counts].sort(([a], [b]) => compareText(a, b)));
}

/** data-model.md, Ledger: CANCELLED beats PUBLISHED, then the greatest updateDate, then the hash. Blind to arrival. */
function effectiveOf(revisions: readonly RevisionRow[]): Effective {
  const cancelled = revisions.filter((revision) => revision.cancelled === 1);
  const published = revisions.filter((revision) => revision.cancelled === 0);
  const best = [...(published.length > 0 ? published : cancelled)].sort(
    (a, b) => compareText(b.updateDate, a.updateDate) || Buffer.compare(b.hash, a.hash),
  )[0]!;
  const known = cancelled.map((revision) => revision.knownFrom).sort()[0];
  return { position: best.position, cancelledFrom: published.length > 0 ? (known ?? null) : null };
}
