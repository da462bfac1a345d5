/** The firm by legal time, as far as notices have been folded, and what one notice says of it. */
import type { Assertion, Bound, FirmStatus, Proof } from '../../src/core/index.js';
import type { Values } from './firm-values.js';
import type { Journal, Table } from './journal.js';
import { UNSEEN, type StatusParts } from './status.js';

/** A state by legal time alone. Immutable. */
export interface LiveState {
  key: string;
  from: Bound;
  to: Bound;
  values: Values;
  status: FirmStatus;
  proofs: readonly Proof[];
  /** Where the status was last said; null for a firm that is merely registered. */
  statusProof: Proof | null;
  /** The state before it, which it falls back to when a later notice of the same day undoes it. */
  before: string | null;
}

export interface Now {
  values: Values;
  parts: StatusParts;
  statusProofs: readonly Proof[];
  /** The open state, null before the first. */
  key: string | null;
  /** A notice of the register has told of it. */
  entered: boolean;
}

export interface Firm {
  now: Table<Now>;
  states: Table<LiveState>;
}

export function createFirm(journal: Journal): Firm {
  return { now: journal.table(), states: journal.table(true) };
}

export type StatusSet = Extract<Assertion, { kind: 'STATUS_SET' }>;
export type FieldSet = Extract<Assertion, { kind: 'FIRM_FIELD_SET' }>;

/** What one notice says of the firm itself. */
export interface FirmWords {
  /** Just before its legal date. */
  before: Values;
  /** From its legal date on. */
  after: Values;
  statuses: { set: StatusSet; proof: Proof }[];
  founding: boolean;
}

const UNKNOWN_FIRM: Now = { values: {}, parts: UNSEEN, statusProofs: [], key: null, entered: false };

export function nowOf(firm: Firm): Now {
  return firm.now.get('now') ?? UNKNOWN_FIRM;
}
