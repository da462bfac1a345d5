import { AppError, type EventUnit, type Publication, type SourceRecord } from '../../src/core/index.js';
import { pack, unpackJson } from '../ledger/index.js';

/** A revision as the ledger keeps it: the frozen text once (in the event), the record without it. */
interface StoredRevision {
  event: EventUnit;
  /** Length of the publicationText at the beginning of the text. */
  body: number;
  record: SourceRecord;
}

const BODY = 'publicationText';

export function packRevision(record: SourceRecord, { bodyLength }: Publication, event: EventUnit): Buffer {
  const { [BODY]: body, ...content } = record.content;
  const kept = typeof body === 'string' ? content : record.content;
  const stored: StoredRevision = { event, body: bodyLength, record: { ...record, content: kept } };
  return pack(JSON.stringify(stored));
}

/** @throws AppError CORRUPT for damaged bytes, or none: redaction is the caller's to look for. */
export function revisionOf(payload: Uint8Array | null, what: string): StoredRevision {
  if (payload === null) throw new AppError('CORRUPT', `the ledger holds no content of ${what}`);
  return unpackJson<StoredRevision>(payload, what);
}

/** The record as the source gave it. */
export function recordOf(payload: Uint8Array | null, what: string): SourceRecord {
  const { event, body, record } = revisionOf(payload, what);
  if (body === 0) return record;
  return { ...record, content: { ...record.content, [BODY]: event.text.slice(0, body) } };
}
