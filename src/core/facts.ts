/**
 * Derived rows: what derive() makes of readings and what engines store. Engine-independent, plain JSON, grouped by unit.
 * A unit is replaced whole; its rows carry no row ids and no load times, so that "the same graph" can be hashed (data-model.md).
 */
import type { IsoDate } from './dates.js';
import type { Bound } from './reading.js';
import type { FirmNumber } from './number-scheme.js';
import type { Span } from './publication.js';
import type {
  Action, EndedBy, EventEdgeKind, EventTopic, FirmStatus, Language, PublicationState, RelationKind, Role, SignatureKind,
} from './vocabulary.js'; // prettier-ignore

/** A place in a publication that proves something. */
export interface Proof {
  publicationId: string;
  span: Span;
}

/** The two clocks of a derived fact. At knownOn = k it exists if fromPublished <= k < withdrawnPublished; its `to` counts only if toPublished <= k. */
export interface Validity {
  from: Bound;
  to: Bound;
  fromPublished: IsoDate;
  /** Null while `to` is OPEN or UNKNOWN without a notice. */
  toPublished: IsoDate | null;
  /** When a correction or cancellation took the row back; null for none. */
  withdrawnPublished: IsoDate | null;
}

export interface Money {
  /** A decimal as a string, without trailing zeros beyond two places. */
  amount: string;
  /** ISO 4217 where the text prints it, else null. */
  currency: string | null;
}

// ---- unit `event:<publicationId>` -------------------------------------------------------------------------------------

export interface EventRow {
  /** `ev_` + shortHash(publicationId). */
  uid: string;
  publicationId: string;
  number: string;
  rubric: string;
  subRubric: string;
  language: Language;
  state: PublicationState;
  publicationDate: IsoDate;
  legalDate: Bound;
  knownFrom: IsoDate;
  cantons: string[];
  title: Partial<Record<Language, string>>;
  topics: EventTopic[];
  office: string | null;
  source: string;
  scope: string;
  /** Hash of the canonical text that spans point into. */
  textHash: string;
  /** The ledger position of this revision; text is fetched from the ledger by publicationId. */
  unreadCharacters: number;
}

/** A natural person named by a notice about her (a debtor in KK): INVOLVED_IN, with her mention. */
export interface EventUnit {
  unit: 'event';
  event: EventRow;
  /** Debtors and other natural persons that the notice itself is about; officers of firms stand in the firm's unit. */
  debtors: { mention: MentionRow; dateOfBirth: IsoDate | null }[];
  /**
   * For the engine's full-text index: what people read of the notice, its printed text and its fields' values, without their names. Not stored
   * twice by an engine that can index without storing. (In the ledger: the canonical text.)
   */
  text: string;
}

// ---- unit `firm:<companyUid>` -----------------------------------------------------------------------------------------

export interface CompanyRow {
  uid: string;
  /** The first of its numbers whose scheme is shown, or null. */
  registerNumber: string | null;
  /** In the order of the schemes (number-schemes.ts). */
  identifiers: FirmNumber[];
  /** Former uids and keys that resolve here. */
  aliases: string[];
  scope: string;
  /** STRONG: from structured fields; WEAK: only seen as an entry in another firm's notice. */
  strength: 'STRONG' | 'WEAK';
  /** Every name the firm ever had, translations too, for search; the current one first, those that were taken back last. */
  names: {
    name: string;
    kind: 'NAME' | 'TRANSLATION';
    from: Bound;
    to: Bound;
    fromPublished: IsoDate;
    /** Absent for a name that stands. Else since when its notice was cancelled or corrected: it answers for earlier days only. */
    withdrawnPublished?: IsoDate;
  }[];
}

export const STATE_FIELDS = [
  'name', 'translations', 'legalForm', 'seat', 'canton', 'address', 'purpose', 'capitalNominal', 'capitalPaid', 'status',
] as const; // prettier-ignore
export type StateField = (typeof STATE_FIELDS)[number];

export interface CompanyStateRow extends Validity {
  name: string | null;
  translations: string[];
  legalForm: string | null;
  seat: string | null;
  canton: string | null;
  address: string | null;
  purpose: string | null;
  capitalNominal: Money | null;
  capitalPaid: Money | null;
  status: FirmStatus;
  /** Notices that this state rests on, one place each; the first one opened it. */
  proofs: Proof[];
  /** Where each value was said: the place that proves it, and nothing else does. */
  fieldProofs: Partial<Record<StateField, Proof>>;
}

export interface MandateRow extends Validity {
  /** `ma_` + shortHash(company, opening mention, role, signature); of an office that the vocabulary does not know, its printed text too. */
  uid: string;
  companyUid: string;
  /** The line that opened it: identity resolves it to a person's cluster or to a company. */
  mentionId: string;
  subject: 'PERSON' | 'FIRM' | 'OFFICE';
  role: Role;
  /** The whole printed role text of the row, as the latest line prints it; {@link roleTextAt} gives it as of a day. */
  roleText: string | null;
  signature: SignatureKind | null;
  signatureText: string | null;
  /** Dated inside the mandate: the last value is the current one. */
  details: {
    from: Bound;
    published: IsoDate;
    name: string;
    residence: string | null;
    roleText: string | null;
    sharesText: string | null;
    shareCount: number | null;
    shareTotal: Money | null;
  }[];
  endedBy: EndedBy | null;
  proofs: Proof[];
}

export interface RelationRow extends Validity {
  uid: string;
  kind: Exclude<RelationKind, 'MANDATE'>;
  /** Holder keys. HEAD_OFFICE: from the head office to the branch. Else from the giving to the taking firm. */
  fromHolder: string;
  toHolder: string;
  proofs: Proof[];
}

/**
 * P5 Table 6: an edge between an entity and an Event. It belongs to the firm whose notice it is, since what a line did
 * (ADDED, CHANGED, REMOVED) shows only against the firm's earlier rows.
 */
export interface EventEdgeRow {
  kind: Exclude<EventEdgeKind, 'HAS_NAME' | 'INVOLVED_IN'>;
  publicationId: string;
  /** The firm itself (HAS_EVENT, DISSOLVED_IN), a mention (ACTED_IN, PROVIDES_ASSURANCE_TO), or another firm by its holder key. */
  entity: { company: string } | { mention: string } | { holder: string };
  /** Set on ACTED_IN and PROVIDES_ASSURANCE_TO: what the line said and did. */
  acted: ActedIn | null;
  span: Span | null;
}

export interface ActedIn {
  /** Null where the line was never right or its notice was cancelled. */
  action: Action | null;
  roles: Role[];
  roleText: string | null;
  signature: SignatureKind | null;
  signatureText: string | null;
  sharesText: string | null;
}

export interface FirmUnit {
  unit: 'firm';
  company: CompanyRow;
  states: CompanyStateRow[];
  mandates: MandateRow[];
  relations: RelationRow[];
  edges: EventEdgeRow[];
  /** Firms and offices entered in a role here (auditors, partners, authorities): who they are is said by the holder's unit. */
  holders: { mention: MentionRow; holderKey: string }[];
  /** Counted, shown in coverage: removals that met no open row, corrections without a target, references dropped in a cycle. */
  anomalies: { code: string; publicationId: string; message: string }[];
}

// ---- unit `identity:<smallest mention id>`: one component of candidate links ----------------------------------------------------------------------------

export interface MentionRow {
  mentionId: string;
  /** Company uid of the notice, '' for a KK debtor. */
  companyUid: string;
  hubKey: string;
  /** As printed: `Surname, Given names`, or the firm's or office's name. */
  name: string;
  surname: string | null;
  givenNames: string | null;
  origins: string[];
  nationality: string | null;
  /** Those printed behind it; absent for none. */
  furtherNationalities?: string[];
  residence: string | null;
  legalDate: IsoDate;
  publicationDate: IsoDate;
  publicationId: string;
  /** The publication's number (`HR01-1006740640`), the second key of the order that a person's uid is chosen by. */
  publicationNumber: string;
  span: Span;
  /** What shows who it is, where the entry does not print her name itself (`..., ist aber nicht mehr Direktor`). Absent: `span`. */
  evidence?: Span;
  scope: string;
  /**
   * Absent for a living mention. Else its notice was cancelled: since when the world could know. It then chooses no uid, gives no
   * evidence and links nothing; it is kept so that an answer under an earlier knownOn finds its person.
   */
  withdrawnPublished?: IsoDate;
}

/** Of whatever states an entry prints that she is a citizen, in its order. */
export function nationalitiesOf<Printed>({
  nationality,
  furtherNationalities = [],
}: {
  nationality: Printed | null;
  furtherNationalities?: readonly Printed[];
}): Printed[] {
  return nationality === null ? [] : [nationality, ...furtherNationalities];
}

export interface LinkReason {
  /** e.g. SAME_FIRM_ROW, BISHER_NAME, ORIGIN_AND_RESIDENCE, CO_DIRECTORS, OPERATOR. */
  code: string;
  text: string;
  /** Evidence published later than a knownOn makes the answer say so. */
  publishedLatest: IsoDate;
}

export interface PersonRow {
  /** The id of the smallest living mention by (publication date, number, offset). */
  uid: string;
  mentions: MentionRow[];
  /** Accepted links inside the cluster, as a spanning set. */
  links: { a: string; b: string; score: number; reasons: LinkReason[] }[];
  scope: string;
}

export interface PossiblySameRow {
  a: string;
  b: string;
  score: number;
  reasons: LinkReason[];
}

export interface IdentityUnit {
  unit: 'identity';
  /** Clusters of natural persons; every mention of a person is in exactly one. */
  persons: PersonRow[];
  /** Person uids that evidence does not decide; both ends lie in this unit. */
  possiblySame: PossiblySameRow[];
}

// ---- unit `holder:<holder key>` -----------------------------------------------------------------------------------------

/**
 * Which company a holder key means. Keys: `<scheme>:<number>` (`ch-uid:CHE-123.456.789`, `ch-old:CH02030293815`), `name:<folded name>|<folded seat>`,
 * `office:<folded name>|<folded town>`. Of constant size, however often the firm is named (data-model.md, Identity, on auditors).
 */
export interface HolderUnit {
  unit: 'holder';
  key: string;
  /** The firm with that number, or the only firm that ever had that name and seat; else a WEAK company of its own. */
  companyUid: string;
  /** The WEAK company, where no registered firm answers to the key; else null. */
  weak: CompanyRow | null;
}

export type Unit = EventUnit | FirmUnit | IdentityUnit | HolderUnit;

/** One line of the change feed: what an engine applies, in order. `rows` null: the unit is gone. */
export interface UnitChange {
  feedPosition: number;
  /** `event:<publication id>`, `firm:<company uid>`, `identity:<smallest mention id>`, `holder:<holder key>`. */
  key: string;
  version: number;
  rows: Unit | null;
}
