import type { IsoDate, PublicationReading } from '../../src/core/index.js';
import type { PublicationHeader } from '../derive/contract.js';

/** A publication with all that costs time done: ready to be appended. What is packed is packed by codec.ts. */
export interface Prepared {
  header: PublicationHeader;
  /** Holder keys by subject firm (core's `firmKeys`); a subject without any is left out. */
  subjects: string[][];
  /** Packed SourceRecord and EventUnit (project/stored-revision.ts). */
  payload: Uint8Array;
  /** Packed {@link StoredReading}. */
  reading: Uint8Array;
  unreadCharacters: number;
  /** How many natural persons the notice itself is about. */
  debtors: number;
  /** What the parser found odd, in the notice's order. */
  warnings: { code: string; message: string }[];
}

/** How often each kind of oddity stands in a notice. */
export type WarningCounts = [code: string, count: number][];

/** What deriving a firm needs of a notice. */
export type StoredReading = [header: PublicationHeader, reading: PublicationReading];

/**
 * The revision that speaks for a publication: its current one, but for a cancelled publication the one that was cancelled, since what it
 * said stays visible to an earlier knownOn.
 */
export interface Effective {
  position: number;
  /** Since when the world could know of the cancellation; null where it is not cancelled, or no earlier revision is held. */
  cancelledFrom: IsoDate | null;
}

export interface Appended {
  outcome: 'WRITTEN' | 'UNCHANGED';
  /** The number that stands for the publication in this ledger. */
  publication: number;
  /** The first revision of this publication. */
  first: boolean;
  /** Whether what the publication says, or since when it is known, is another than before. */
  changed: boolean;
  before: Effective | null;
  after: Effective | null;
}

/** A cold derivation of everything is due where `derived` lags behind `position`, or `deriving` says that one was cut short. */
export interface Progress {
  /** Greatest position of a revision. */
  position: number;
  /** All revisions up to this one have been derived. */
  derived: number;
  /** Greatest feed position ever given. */
  feed: number;
  /** A projection before this feed position starts again from all units. */
  feedFloor: number;
}
