export { textOfLeaves, titleLeaf, toPublication } from './canonical.js';
export { pack, packValue, unpack, unpackJson } from './codec.js';
export { ledgerPath, openLedger, type Ledger } from './ledger.js';
export type { HolderEntry } from './holders.js';
export type { StoredJob } from './jobs.js';
export { blockHash, type StoredProfile } from './profiles.js';
export type { NewQuarantine } from './records.js';
export type { Appended, Effective, Prepared, Progress, StoredReading } from './types.js';
export type { FeedRow } from './units.js';
