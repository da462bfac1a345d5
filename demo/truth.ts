/** What is true in a simulated world, beside what its notices say. One NDJSON line per record (truth.ndjson). Days are `YYYY-MM-DD`. */
import type { Canton, FirmStatus, IsoDate, Language, Role, SignatureKind } from '../src/core/index.js';

/** A value that held from `from` (null: since before the simulation) until the next one in its list. */
export interface Since<T> {
  from: IsoDate | null;
  value: T;
}

export interface TrueName {
  surname: string;
  givenNames: string;
}

/** Why a person is hard to follow; the hardest that applies, in this order from the left. */
export type PersonClass = 'homonym' | 'married' | 'variant' | 'plain';

export interface PersonTruth {
  kind: 'person';
  id: string;
  class: PersonClass;
  names: Since<TrueName>[];
  citizenships: Since<{ origins: string[]; nationality: string | null }>[];
  residences: Since<string>[];
}

export interface FirmTruth {
  kind: 'firm';
  /** The dotted CHE number: it never changes. */
  firm: string;
  /** Older register numbers in time order; a move to another canton brings a new one. */
  code13: string[];
  /** False where the firm was there before the simulation began: its first registration is not among the publications. */
  foundedHere: boolean;
}

/** One state of a firm, from a legal date to the next (half-open; `to` null: still so at the end). */
export interface FirmStateTruth {
  kind: 'firmState';
  firm: string;
  from: IsoDate | null;
  to: IsoDate | null;
  fromPublished: IsoDate | null;
  publication: string | null;
  name: string;
  seat: string;
  canton: Canton;
  legalForm: string;
  purpose: string;
  nominal: number | null;
  currency: string | null;
  status: FirmStatus;
}

export type MandateEnd = 'REMOVED' | 'CHANGED' | 'FIRM_DELETED';

/** A maximal interval in which firm, person (or firm as holder), one role and signature stay equal (data-model.md, Derived facts). */
export interface MandateTruth {
  kind: 'mandate';
  firm: string;
  person: string | null;
  holderFirm: string | null;
  role: Role;
  signature: SignatureKind | null;
  /** Limits on the signature, as a stable word; null for none. */
  restriction: string | null;
  /** Null: began before the simulation, in a notice that is not among the publications. */
  from: IsoDate | null;
  fromPublished: IsoDate | null;
  /** Null: still held at the end. */
  to: IsoDate | null;
  toPublished: IsoDate | null;
  endedBy: MandateEnd | null;
  shares: Since<{ count: number; nominal: number }>[];
  /** Ids of the notices that print it, in time order. */
  publications: string[];
}

export interface RelationTruth {
  kind: 'relation';
  relation: 'HEAD_OFFICE' | 'MERGER';
  /** HEAD_OFFICE: the branch. MERGER: the absorbed firm. */
  firm: string;
  /** HEAD_OFFICE: the head office. MERGER: the firm that takes over. */
  other: string;
  from: IsoDate;
  publication: string;
}

/**
 * One entry printed in a notice, as it stands from then on; null where the style leaves a part out. Offsets are UTF-16 into
 * publicationText.
 */
export interface MentionTruth {
  /** Where the name that the entry begins with starts and ends (in `X porte désormais le nom de Y` that is X). */
  start: number;
  nameEnd: number;
  /** End of the entry (brackets included). */
  end: number;
  action: 'REGISTERED' | 'ENTERED' | 'REMOVED';
  person: string | null;
  firm: string | null;
  surname: string | null;
  givenNames: string | null;
  /** A name of before that the entry prints too (`[bisher: Meier, Anna]`). */
  formerName: TrueName | null;
  origins: string[] | null;
  nationality: string | null;
  residence: string | null;
  roles: Role[] | null;
  signature: SignatureKind | null;
  shares: { count: number; nominal: number } | null;
}

export interface PublicationTruth {
  kind: 'publication';
  id: string;
  number: string;
  /** Numbers of the firms it is about. */
  firms: string[];
  language: Language;
  style: string;
  legalDate: IsoDate;
  published: IsoDate;
  /** The day on which it was taken back; its facts never were. */
  cancelled: IsoDate | null;
  /** The notice that this one corrects. */
  corrects: string | null;
  topics: string[];
  mentions: MentionTruth[];
}

/**
 * Two profiles (a person's notices in one firm) that no notice could tell apart or link. Either two people who print a name (or two
 * spellings of one), a citizenship and a residence in common; or one person without a chain of firms, each with a name and a citizenship, and a
 * residence or another officer, in common with the next.
 */
export interface IndistinguishableTruth {
  kind: 'indistinguishable';
  same: boolean;
  left: { person: string; firm: string };
  right: { person: string; firm: string };
}

/** Last record: what the world came to. */
export interface FiguresTruth {
  kind: 'figures';
  /** First and last day of publication of that world, both inclusive. */
  from: string;
  to: string;
  publications: number;
  cancelled: number;
  corrections: number;
  firms: number;
  persons: number;
  /** Shares of all persons mentioned, 0 to 1. */
  shareHomonyms: number;
  shareMarried: number;
  shareVariants: number;
  mandates: number;
  indistinguishable: number;
}

export type TruthRecord =
  | PersonTruth
  | FirmTruth
  | FirmStateTruth
  | MandateTruth
  | RelationTruth
  | PublicationTruth
  | IndistinguishableTruth
  | FiguresTruth;

/** Receives each record as soon as it is settled; people, open mandates and figures come at the end. */
export type TruthSink = (record: TruthRecord) => void;
