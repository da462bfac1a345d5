import { firmKeys } from '../../src/core/index.js';
import type { EventUnit, IsoDate, Publication, PublicationReading, SourceRecord } from '../../src/core/index.js';
import type { Notice } from '../derive/contract.js';
import { deriveEvent } from '../derive/index.js';
import { pack, toPublication, unpack } from '../ledger/index.js';
import type { Prepared, StoredReading } from '../ledger/index.js';
import { readPublication } from '../read/index.js';

/** Freezes, reads and packs a record: all of an append that needs no ledger, so that it may run on any thread. */
export function prepare(record: SourceRecord): Prepared {
  const publication = toPublication(record);
  const reading = readPublication(publication);
  const { text: _text, fields: _fields, ...header } = publication;
  const stored: StoredReading = [header, reading];
  const event = deriveEvent(publication, reading);
  return {
    header,
    subjects: subjectsOf(record.scope, reading),
    payload: pack(JSON.stringify(record)),
    reading: pack(JSON.stringify(stored)),
    event: packEvent(event),
    unreadCharacters: event.event.unreadCharacters,
    debtors: record.scope === 'public' ? event.debtors.length : 0,
  };
}

/** Only public notices enter firms and identity (data-model.md, Ledger). */
function subjectsOf(scope: string, reading: PublicationReading): string[][] {
  if (scope !== 'public') return [];
  return reading.subjects.map(firmKeys).filter((keys) => keys.length > 0);
}

/** The publication that a packed record stands for; null for one that was redacted. */
export function publicationOf(payload: Uint8Array | null, what: string): Publication | null {
  return payload === null ? null : toPublication(recordOf(payload, what));
}

export function recordOf(payload: Uint8Array, what: string): SourceRecord {
  return JSON.parse(unpack(payload, what)) as SourceRecord;
}

/** Text lies in the revision and is put back when the unit is read. */
export function packEvent(unit: EventUnit): Buffer {
  return pack(JSON.stringify({ ...unit, text: '' }));
}

export function noticeOf([header, reading]: StoredReading, cancelledFrom: IsoDate | null): Notice {
  if (cancelledFrom === null) return { header, reading, cancelledKnownFrom: null };
  return {
    header: { ...header, state: 'CANCELLED' },
    reading,
    cancelledKnownFrom: cancelledFrom,
    publishedKnownFrom: header.knownFrom,
  };
}

/** The Event of a publication that was published and then cancelled: what was published, in state CANCELLED. */
export function cancelledEvent(
  publication: Publication,
  reading: PublicationReading,
  cancelledFrom: IsoDate,
): EventUnit {
  const unit = deriveEvent({ ...publication, state: 'CANCELLED' }, reading);
  const debtors = unit.debtors.map((debtor) => ({
    ...debtor,
    mention: { ...debtor.mention, withdrawnPublished: cancelledFrom },
  }));
  return { ...unit, debtors };
}
