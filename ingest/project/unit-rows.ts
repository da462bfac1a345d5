import { AppError, type EventUnit, type Unit, type UnitChange } from '../../src/core/index.js';
import { readableText, unpackJson, type FeedRow, type Ledger } from '../ledger/index.js';
import { revisionOf, type OpenedRevision } from './stored-revision.js';

const EVENT = 'event:';

/** The rows of a unit as deriving made them. An event comes with what people read of its notice where `withText` says so. */
export function unitOf(ledger: Ledger, key: string, rows: Uint8Array | null, withText: boolean): Unit {
  if (!key.startsWith(EVENT)) return parse(rows, key);
  const { event, readable } = currentRevision(ledger, key.slice(EVENT.length));
  const unit = rows === null ? event : (parse(rows, key) as EventUnit);
  unit.text = withText ? readableText({ text: event.text, readable }) : '';
  return unit;
}

/** The revision of a publication that stands now, with its canonical text. @throws AppError CORRUPT where there is none. */
export function currentRevision(ledger: Ledger, publicationId: string): OpenedRevision {
  const located = ledger.readings.locate(publicationId);
  if (located === null) throw new AppError('CORRUPT', `${ledger.path} holds an event without its publication: ${publicationId}`); // prettier-ignore
  return revisionOf(ledger.readings.payload(located.position), publicationId);
}

function parse(rows: Uint8Array | null, key: string): Unit {
  if (rows === null) throw new AppError('CORRUPT', `the ledger holds no rows of ${key}`);
  return unpackJson<Unit>(rows, key);
}

export function changeOf(ledger: Ledger, row: FeedRow): UnitChange {
  return {
    feedPosition: row.position,
    key: row.key,
    version: row.version,
    rows: row.gone ? null : unitOf(ledger, row.key, row.rows, true),
  };
}
