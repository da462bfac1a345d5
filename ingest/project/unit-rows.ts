import { AppError, type EventUnit, type Unit, type UnitChange } from '../../src/core/index.js';
import { unpackJson, type FeedRow, type Ledger } from '../ledger/index.js';
import { revisionOf } from './stored-revision.js';

const EVENT = 'event:';

/** The rows of a unit as deriving made them. An event's text is put back from its revision where `withText` says so. */
export function unitOf(ledger: Ledger, key: string, rows: Uint8Array | null, withText: boolean): Unit {
  if (!key.startsWith(EVENT)) return parse(rows, key);
  const located = ledger.readings.locate(key.slice(EVENT.length));
  if (located === null) throw new AppError('CORRUPT', `${ledger.path} holds ${key} without its publication`);
  const { event } = revisionOf(ledger.readings.payload(located.position), key);
  const unit = rows === null ? event : (parse(rows, key) as EventUnit);
  unit.text = withText ? event.text : '';
  return unit;
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
