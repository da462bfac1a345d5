import { toPublication, type Effective, type Ledger, type WarningCounts } from '../ledger/index.js';
import type { EventUnit } from '../../src/core/index.js';
import type { Touched, TouchedPublication } from './batch/touched.js';
import { debtorProfiles } from './debtors.js';
import type { FeedWriter } from './feed-writer.js';
import type { IdentityChanges } from './batch/identity-changes.js';
import { cancelledEvent, packEvent } from './prepare.js';
import { recordOf, revisionOf } from './stored-revision.js';

export function deriveEvents(ledger: Ledger, touched: Touched, feed: FeedWriter, identities: IdentityChanges): void {
  let unread = 0;
  for (const [number, publication] of touched) {
    unread -= publication.before?.unread ?? 0;
    countWarnings(ledger, publication.before?.warnings ?? [], -1);
    const key = `event:${publication.publicationId}`;
    if (publication.after === null) feed.remove(key);
    else {
      unread += ledger.readings.unread(publication.after.position);
      countWarnings(ledger, ledger.readings.warnings(publication.after.position), 1);
      feed.putPacked(key, packedEvent(ledger, publication), true);
    }
    if (
      publication.before !== null ||
      publication.after === null ||
      ledger.readings.debtors(publication.after.position) > 0
    )
      identities.replace(-number, () => debtorsOf(ledger, publication));
  }
  ledger.coverage.count('unread', unread);
}

/** What the parser found odd is counted with what deriving finds odd. */
export function countWarnings(ledger: Ledger, warnings: WarningCounts, sign: 1 | -1): void {
  for (const [code, count] of warnings) ledger.coverage.count(`anomaly:${code}`, sign * count);
}

/** Null where the event stands as its revision holds it. */
function packedEvent(ledger: Ledger, publication: TouchedPublication): Buffer | null {
  const unit = cancelledEventOf(ledger, publication.publicationId, publication.after);
  return unit && packEvent(unit);
}

/** The event of a publication that was published and then cancelled; null for any other. */
export function cancelledEventOf(ledger: Ledger, publicationId: string, effective: Effective | null): EventUnit | null {
  if (effective === null || effective.cancelledFrom === null) return null;
  const { position, cancelledFrom } = effective;
  const publication = toPublication(recordOf(ledger.readings.payload(position), publicationId));
  return cancelledEvent(publication, ledger.readings.reading(position)[1], cancelledFrom);
}

function debtorsOf(ledger: Ledger, { publicationId, after, scope }: TouchedPublication) {
  if (after === null || scope !== 'public' || ledger.readings.debtors(after.position) === 0) return [];
  return debtorProfiles(eventOf(ledger, publicationId, after));
}

export function eventOf(ledger: Ledger, publicationId: string, effective: Effective): EventUnit {
  const cancelled = cancelledEventOf(ledger, publicationId, effective);
  return cancelled ?? revisionOf(ledger.readings.payload(effective.position), publicationId).event;
}
