import { unpack, type Ledger } from '../ledger/index.js';
import type { EventUnit } from '../../src/core/index.js';
import type { Touched, TouchedPublication } from './derive-touched.js';
import { debtorProfiles } from './debtors.js';
import type { FeedWriter } from './feed-writer.js';
import type { IdentityChanges } from './identity-changes.js';
import { cancelledEvent, packEvent, publicationOf } from './prepare.js';

export function deriveEvents(ledger: Ledger, touched: Touched, feed: FeedWriter, identities: IdentityChanges): void {
  let unread = 0;
  for (const [number, publication] of touched) {
    unread -= publication.before?.unread ?? 0;
    const key = `event:${publication.publicationId}`;
    if (publication.after === null) feed.remove(key);
    else {
      unread += ledger.readings.unread(publication.after.position);
      feed.putPacked(key, packedEvent(ledger, publication), true);
    }
    identities.replace(-number, () => debtorsOf(ledger, publication));
  }
  ledger.coverage.count('unread', unread);
}

/** Null where the revision's own event stands. */
function packedEvent(ledger: Ledger, { publicationId, after }: TouchedPublication): Buffer | null {
  if (after === null || after.cancelledFrom === null) return null;
  const publication = publicationOf(ledger.readings.payload(after.position), publicationId);
  if (publication === null) return null;
  return packEvent(cancelledEvent(publication, ledger.readings.reading(after.position)[1], after.cancelledFrom));
}

function debtorsOf(ledger: Ledger, touched: TouchedPublication) {
  if (touched.after === null || touched.scope !== 'public') return [];
  const rows = packedEvent(ledger, touched) ?? ledger.readings.event(touched.after.position).event;
  if (rows === null) return [];
  const unit = JSON.parse(unpack(rows, touched.publicationId)) as EventUnit;
  return unit.debtors.length === 0 ? [] : debtorProfiles(unit);
}
