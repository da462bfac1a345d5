import type { IsoDate } from './dates.js';
import type { Mention, PersonReadings } from './mention.js';
import type { FirmNumber } from './number-scheme.js';
import type { Span } from './publication.js';
import type { BoundKind, EventTopic, FirmStatus, RelationKind } from './vocabulary.js';

/**
 * A date with how well it is known. `date` is null for OPEN. For UNKNOWN it is the day from which nothing is known (a removal that
 * fits several rows), or null where nothing was ever known.
 */
export interface Bound {
  date: IsoDate | null;
  kind: BoundKind;
}

/** How a notice names a firm. At least one field is set. */
export interface FirmReference {
  /** Dotted CHE number, or null. An invalid check digit keeps it but sets `uidValid` false: it then identifies nobody. */
  uid: string | null;
  uidValid: boolean;
  /** `CH` and 11 digits, or null. */
  oldNumber: string | null;
  name: string | null;
  /** The seat (municipality) as printed, canton suffix kept (`Schmitten (FR)`). */
  seat: string | null;
  /** Four-digit form code (0106 = AG/SA), or null. */
  legalForm: string | null;
  /** Numbers of other schemes (number-schemes.ts), each once and as its scheme writes it; none whose check digit is wrong. */
  numbers?: FirmNumber[];
  /** The source's own number of the firm (`shab-legacy:325321`), where it keeps one: older notices print no number of the register. */
  sourceKey?: string;
}

/** A reference to another notice, resolved later by whatever it carries (data-model.md: office+journal, gazette+page or id, firm+date). */
export interface NoticeReference {
  /** The gazette's running number of the notice: the digits after the dash (`1006740640`). */
  sequence: string | null;
  gazetteNumber: string | null;
  gazetteDate: IsoDate | null;
  page: string | null;
  office: string | null;
  journalNumber: string | null;
  journalDate: IsoDate | null;
  span: Span | null;
}

export const FIRM_FIELDS = [
  'name', 'translations', 'seat', 'canton', 'legalForm', 'address', 'purpose', 'capitalNominal', 'capitalPaid', 'capitalCurrency', 'optingOut',
] as const; // prettier-ignore
/** `address`: one line (`c/o X, Street 1, 8000 Zürich`); `translations`: one value per assertion is the whole list joined by ` | `. */
export type FirmField = (typeof FIRM_FIELDS)[number];

interface AssertionBase {
  /** Unique within a publication: the start offset as decimal, or the field path; with a suffix where one place says two things. */
  key: string;
  /** Into the canonical text; every assertion has one. */
  span: Span;
}

/**
 * What a publication says, without looking at any other (data-model.md, Assertions).
 * ENTRY_SET covers "registered" and "new or changed": the mention's action tells which.
 */
export type Assertion =
  | (AssertionBase & {
      kind: 'ENTRY_SET' | 'ENTRY_REMOVED';
      mention: Mention;
      /** True where only a structured list says it (an unchanged auditor): the row held by this date, since when is unknown. */
      background?: boolean;
    })
  | (AssertionBase & {
      kind: 'FIRM_FIELD_SET';
      field: FirmField;
      value: string | null;
      /** The firm's value just before, where the notice gives it (commonsActual, `[bisher: ...]`); undefined where it does not. */
      previous?: string | null;
      /** Where the previous value stands, if in a place of its own; else it is in `span`. */
      previousSpan?: Span;
      /** True where only `commonsActual` or a first sighting says it: it held by this date, since when is unknown. */
      background?: boolean;
    })
  | (AssertionBase & { kind: 'STATUS_SET'; status: FirmStatus; cause: StatusCause })
  | (AssertionBase & { kind: 'RELATION'; relation: RelationAssertion })
  | (AssertionBase & { kind: 'CORRECTS' | 'CANCELS'; target: NoticeReference });

export type StatusCause =
  | 'FOUNDED'
  | 'LIQUIDATION_OPENED'
  | 'LIQUIDATION_REVOKED'
  | 'BANKRUPTCY_OPENED'
  | 'BANKRUPTCY_REVOKED'
  | 'BANKRUPTCY_SUSPENDED'
  | 'BANKRUPTCY_CLOSED'
  | 'DELETED'
  | 'DELETED_HERE_MOVED' // one register's deletion on a move to another canton: the firm lives on
  | 'REENTERED'
  | 'NAME_SAYS_LIQUIDATION';

export interface RelationAssertion {
  kind: Exclude<RelationKind, 'MANDATE'>;
  other: FirmReference;
  /** HEAD_OFFICE: `other` is the head office of the subject. MERGER, ASSET_TRANSFER, DEMERGER: `other` gives to (FROM) or takes from (TO) the subject. */
  direction: 'FROM' | 'TO';
}

/** The debtor or other party of a notice about a natural person (KK): never a firm's officer. */
export interface DebtorPerson {
  surname: string;
  givenNames: string;
  origins: string[];
  nationality: string | null;
  residence: string | null;
  dateOfBirth: IsoDate | null;
  /** The whole of the debtor's data in the canonical text. */
  span: Span;
}

/** All that one publication says: the parser's output, stored in the ledger under the parser's version. */
export interface PublicationReading {
  parserVersion: string;
  /** The firms the notice is about; usually one. Empty for notices about persons and unknown rubrics. */
  subjects: FirmReference[];
  debtors: DebtorPerson[];
  /** EXACT, or publicationDate with NOT_LATER_THAN where the notice has no legal date of its own. */
  legalDate: Bound;
  /** The register office (`officeName`, else meta's office) as an ordering key, '' where unknown; journal number as a number, 0 where there is none. */
  journal: { office: string; number: number; date: IsoDate | null };
  /** Earlier notices of the same firm that this one names (`(SHAB Nr. 2 vom 06.01.2026, Publ. 1006529604)`, lastFosc). */
  references: NoticeReference[];
  assertions: Assertion[];
  topics: EventTopic[];
  persons: Omit<PersonReadings, 'mentions'>;
  /** Oddities worth counting: a wrong check digit, an impossible date ... with the place. Never fatal. */
  warnings: { code: string; message: string; span: Span | null }[];
}
