import type { Ledger } from '../../ledger/index.js';
import type { FaultPoint } from '../fault-point.js';
import { deriveEvents } from '../events.js';
import { FeedWriter } from '../feed-writer.js';
import { deriveFirms } from './firms.js';
import type { Foreseen } from './foresee.js';
import { HolderChanges } from './holder-changes.js';
import { IdentityChanges } from './identity-changes.js';
import type { Touched } from './touched.js';

/**
 * Derives what a batch touches, and nothing else: its publications' events, their firms, the components of names that those firms'
 * profiles lie or lay in, and the holder keys whose meaning may have moved. `foreseen`: firms that another thread has derived already. Writes changed units to the feed and completes the batch.
 */
export function deriveTouched(
  ledger: Ledger,
  touched: Touched,
  fault?: FaultPoint,
  foreseen: Foreseen = new Map(),
): void {
  const feed = new FeedWriter(ledger);
  const identities = new IdentityChanges(ledger);
  const holders = new HolderChanges(ledger);
  deriveEvents(ledger, touched, feed, identities);
  fault?.('events');
  deriveFirms(ledger, touched, feed, identities, holders, foreseen);
  fault?.('firms');
  identities.derive(feed);
  fault?.('identities');
  holders.derive(feed);
  fault?.('holders');
  feed.complete();
}
