import { AppError } from '../../src/core/index.js';
import { unpackJson } from './codec.js';
import { mentionPrefixOf } from './mention-prefix.js';
import type { Sqlite } from './database.js';
import type { StoredReading, WarningCounts } from './types.js';

interface Located {
  publicationId: string;
  position: number;
  cancelledFrom: string | null;
}

export interface EffectiveRow extends Located {
  /** Stands for the publication in this ledger. */
  number: number;
  /** JSON of the holder keys by subject. */
  subjects: string;
  unread: number;
  /** How many natural persons the notice itself is about. */
  debtors: number;
  /** JSON of {@link WarningCounts}; null for none. */
  warnings: string | null;
}

/** What is stored by revision: the record it came as with its event, the parser's reading of it. */
export function createReadings(database: Sqlite) {
  const reading = database.prepare<[number], { body: Buffer }>('SELECT body FROM readings WHERE position = ?');
  const subjects = database.prepare<
    [number],
    { subjects: string; unread: number; debtors: number; warnings: string | null }
  >('SELECT subjects, unread, debtors, warnings FROM readings WHERE position = ?');
  const payload = database.prepare<[number], { payload: Buffer | null; knownFrom: string }>(
    'SELECT payload, known_from AS knownFrom FROM revisions WHERE position = ?',
  );
  const located = database.prepare<[string], Located>(
    `SELECT publication_id AS publicationId, effective AS position, cancelled_from AS cancelledFrom FROM publications
     WHERE publication_id = ? AND effective IS NOT NULL`,
  );
  const byHash = database.prepare<[string, Buffer], { position: number }>(
    `SELECT r.position FROM publications p JOIN revisions r INDEXED BY revisions_of_publication ON r.publication = p.id
     WHERE p.publication_id = ? AND r.hash = ? AND p.redacted = 0`,
  );
  const byMention = database.prepare<[Buffer], Located & { mine: number }>(
    `SELECT p.publication_id AS publicationId, p.effective AS position, p.cancelled_from AS cancelledFrom, r.position AS mine
     FROM revisions r INDEXED BY revisions_by_mention JOIN publications p ON p.id = r.publication WHERE r.mention_prefix = ?`,
  );
  const since = database.prepare<[number, number, number], { position: number; publicationId: string; scope: string }>(
    `SELECT r.position, p.publication_id AS publicationId, p.scope FROM revisions r JOIN publications p ON p.id = r.publication
     WHERE r.position > ? AND r.position <= ? AND p.redacted = 0 ORDER BY r.position LIMIT ?`,
  );
  const numberOf = database.prepare<[string], { id: number }>('SELECT id FROM publications WHERE publication_id = ?');
  const outdated = database.prepare<[number, number, number], { position: number }>(
    'SELECT position FROM readings WHERE parser <> ? AND position > ? ORDER BY position LIMIT ?',
  );
  const effectives = database.prepare<[number, number], EffectiveRow>(
    `SELECT p.id AS number, p.effective AS position, p.cancelled_from AS cancelledFrom, p.publication_id AS publicationId, r.subjects,
      r.unread, r.debtors, r.warnings
     FROM publications p JOIN readings r ON r.position = p.effective WHERE p.id > ? ORDER BY p.id LIMIT ?`,
  ); // prettier-ignore
  const counted = database.prepare<[], { publications: number }>(
    'SELECT count(*) AS publications FROM publications WHERE effective IS NOT NULL',
  );

  function packedReading(position: number): Buffer {
    const row = reading.get(position);
    if (row === undefined) throw new AppError('CORRUPT', `the ledger holds no reading of revision ${position}`);
    return row.body;
  }

  return {
    packedReading,
    reading(position: number): StoredReading {
      return unpackJson<StoredReading>(packedReading(position), `the reading of revision ${position}`);
    },
    subjects(position: number): string[][] {
      const row = subjects.get(position);
      return row === undefined ? [] : (JSON.parse(row.subjects) as string[][]);
    },
    unread: (position: number): number => subjects.get(position)?.unread ?? 0,
    debtors: (position: number): number => subjects.get(position)?.debtors ?? 0,
    warnings: (position: number): WarningCounts => countsOf(subjects.get(position)?.warnings ?? null),
    /** Null for a redacted revision. */
    payload: (position: number): Buffer | null => payload.get(position)?.payload ?? null,
    /** Where a publication's effective revision lies; null for one not held or redacted. */
    locate: (publicationId: string): Located | null => located.get(publicationId) ?? null,
    locateHash: (publicationId: string, hash: string): number | null =>
      byHash.get(publicationId, Buffer.from(hash, 'hex'))?.position ?? null,
    /** The revision that a mention id names, and the effective one of its publication (null: redacted). */
    locateMention(mentionId: string): (Located & { mine: number }) | null {
      const prefix = mentionPrefixOf(mentionId);
      return prefix === null ? null : (byMention.get(prefix) ?? null);
    },
    publicationOfMention(mentionId: string): string | null {
      const prefix = mentionPrefixOf(mentionId);
      return prefix === null ? null : (byMention.get(prefix)?.publicationId ?? null);
    },
    since: (after: number, to: number, limit: number) => since.all(after, to, limit),
    /** Pages over all publications by their number in this ledger. */
    effectives: (after: number, limit: number) => effectives.all(after, limit),
    /** The number that stands for the publication in this ledger. */
    numberOf: (publicationId: string): number | null => numberOf.get(publicationId)?.id ?? null,
    /** Revisions that another parser version has read. */
    outdated: (parser: number, after: number, limit: number): number[] =>
      outdated.all(parser, after, limit).map((row) => row.position),
    publications: (): number => counted.get()?.publications ?? 0,
  };
}

/** The `warnings` of a row. */
export function countsOf(warnings: string | null): WarningCounts {
  return warnings === null ? [] : (JSON.parse(warnings) as WarningCounts);
}
