import type { Effective, WarningCounts } from '../../ledger/index.js';

/** Publications whose effective reading changed, by their number in the ledger. */
export type Touched = Map<number, TouchedPublication>;

export interface TouchedPublication {
  publicationId: string;
  scope: string;
  /** What was derived from it until now; null for nothing. */
  before: { subjects: string[][]; unread: number; warnings: WarningCounts } | null;
  after: Effective | null;
}
