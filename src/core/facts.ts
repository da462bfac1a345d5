/**
 * Derived rows: what derive() makes of readings and what engines store. Engine-independent, plain JSON, grouped by unit.
 * A unit is replaced whole; its rows carry no row ids and no load times, so that "the same graph" can be hashed (data-model.md).
 */
import type { IsoDate } from './dates.js';
import type { Bound } from './reading.js';
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

/** P5 Table 6. From an entity (company uid, mention id or hub key) to the event, or as the kind says. */
export interface EventEdgeRow {
  kind: EventEdgeKind;
  /** A company: its uid. A person, firm or office entered in a row: the mention id. */
  from: { company: string } | { mention: string };
  /** Set on ACTED_IN: what the line said and did. `action` is null where the notice was taken back. */
  acted: {
    action: Action | null;
    roles: Role[];
    roleText: string | null;
    signature: SignatureKind | null;
    signatureText: string | null;
    sharesText: string | null;
  } | null;
  span: Span | null;
}

export interface EventUnit {
  unit: 'event';
  event: EventRow;
  edges: EventEdgeRow[];
  /** The canonical text for the engine's full-text index; not stored twice by an engine that can index without storing. */
  text: string;
}

// ---- unit `firm:<companyUid>` -----------------------------------------------------------------------------------------

export interface CompanyRow {
  uid: string;
  /** Dotted CHE number, or null. */
  registerNumber: string | null;
  identifiers: { scheme: 'ch-uid' | 'ch-old' | 'lei'; value: string }[];
  /** Former uids and keys that resolve here. */
  aliases: string[];
  scope: string;
  /** STRONG: from structured fields; WEAK: only seen as an entry in another firm's notice. */
  strength: 'STRONG' | 'WEAK';
  /** Every name the firm ever had, translations too, for search; the current one first. */
  names: { name: string; kind: 'NAME' | 'TRANSLATION'; from: Bound; to: Bound; fromPublished: IsoDate }[];
}

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
  /** Notices that this state rests on; the first one opened it. */
  proofs: Proof[];
}

export interface MandateRow extends Validity {
  /** `ma_` + shortHash(company, opening mention, role, signature). */
  uid: string;
  companyUid: string;
  /** The line that opened it: identity resolves it to a person's cluster or to a company. */
  mentionId: string;
  subject: 'PERSON' | 'FIRM' | 'OFFICE';
  role: Role;
  /** The whole printed role text of the row. */
  roleText: string | null;
  signature: SignatureKind | null;
  signatureText: string | null;
  /** Dated inside the mandate: the last value is the current one. */
  details: {
    from: Bound;
    published: IsoDate;
    name: string;
    residence: string | null;
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
  /** HEAD_OFFICE: from the head office to the branch. Else from the giving to the taking firm. */
  fromUid: string;
  toUid: string;
  proofs: Proof[];
}

export interface FirmUnit {
  unit: 'firm';
  company: CompanyRow;
  states: CompanyStateRow[];
  mandates: MandateRow[];
  relations: RelationRow[];
  /** Counted, shown in coverage: removals that met no open row, corrections without a target, references dropped in a cycle. */
  anomalies: { code: string; publicationId: string; message: string }[];
}

// ---- unit `identity:<smallest mention id>` ----------------------------------------------------------------------------

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
  residence: string | null;
  legalDate: IsoDate;
  publicationDate: IsoDate;
  publicationId: string;
  span: Span;
  scope: string;
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
  /** Clusters of natural persons. */
  persons: PersonRow[];
  /** Person uids that evidence does not decide. */
  possiblySame: PossiblySameRow[];
  /** Firms and offices entered in a role, resolved: mention id to company uid (a WEAK company of this unit where nothing better is known). */
  firmMentions: { mention: MentionRow; companyUid: string }[];
  weakCompanies: CompanyRow[];
}

export type Unit = EventUnit | FirmUnit | IdentityUnit;

/** One line of the change feed: what an engine applies, in order. `rows` null: the unit is gone. */
export interface UnitChange {
  feedPosition: number;
  /** `event:<id>`, `firm:<uid>`, `identity:<id>`. */
  key: string;
  version: number;
  rows: Unit | null;
}
