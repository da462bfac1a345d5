import { firmKeys } from '../../src/core/index.js';
import type { EventUnit, IsoDate, Publication, PublicationReading, SourceRecord } from '../../src/core/index.js';
import type { Notice } from '../derive/contract.js';
import { deriveEvent } from '../derive/index.js';
import { packValue, toPublication } from '../ledger/index.js';
import type { Prepared, StoredReading } from '../ledger/index.js';
import { readPublication } from '../read/index.js';
import { packRevision } from './stored-revision.js';

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
    payload: packRevision(record, publication, event),
    reading: packValue(stored),
    unreadCharacters: event.event.unreadCharacters,
    debtors: record.scope === 'public' ? event.debtors.length : 0,
    warnings: reading.warnings.map(({ code, message }) => ({ code, message })),
  };
}

/** Only public notices enter firms and identity (data-model.md, Ledger). */
function subjectsOf(scope: string, reading: PublicationReading): string[][] {
  if (scope !== 'public') return [];
  return reading.subjects.map(firmKeys).filter((keys) => keys.length > 0);
}

/** For a publication that was cancelled after it was published; its text lies in the revision and is put back when the unit is read. */
export function packEvent(unit: EventUnit): Buffer {
  return packValue({ ...unit, text: '' });
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
