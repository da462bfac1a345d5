/** The simulated world's nouns. */
import type { FirmStatus, Role, SignatureKind } from '../src/core/index.js';
import type { Day } from './calendar.js';
import type { Citizenship, Home, Name, Person } from './people.js';
import type { Place } from './stock/places.js';

/** What governs a firm decides how its roles are called. */
export type Body =
  'company' | 'gmbh' | 'foundation' | 'association' | 'cooperative' | 'sole' | 'partnership' | 'branch';

export type Restriction = 'HEAD_OFFICE' | 'WITH_PRESIDENT';

export interface Shares {
  count: number;
  nominal: number;
}

/** What the register holds of one officer: the line that notices print. */
export interface Row {
  /** For a firm: its name as surname, givenNames empty. */
  name: Name;
  female: boolean;
  doctor: boolean;
  citizenship: Citizenship;
  home: Home;
  roles: readonly Role[];
  /** Null for auditors: nothing is printed. */
  signature: SignatureKind | null;
  restriction: Restriction | null;
  shares: Shares | null;
}

/** A firm as others name it. */
export interface FirmReference {
  uid: string;
  name: string;
  seat: string;
}

/** A notice as later notices refer to it; `sequence` is filled in when it appears. */
export interface Reference {
  id: string;
  day: Day;
  issue: number;
  sequence: string;
  office: string;
  journalNumber: number;
  journalDay: Day;
}

export interface OpenMandate {
  role: Role;
  signature: SignatureKind | null;
  restriction: Restriction | null;
  from: Day | null;
  fromPublished: Day | null;
  /** True while only a wrong line has been published: nobody can know the mandate yet. */
  unpublished: boolean;
  publications: string[];
  shares: { from: Day | null; value: Shares }[];
}

export interface Officer {
  person: Person | null;
  firm: FirmReference | null;
  row: Row;
  open: OpenMandate[];
}

/** A change to one officer that a notice prints. */
export type OfficerChange =
  | { type: 'remove'; officer: Officer; row: Row }
  /** `before`: the row until now, for brackets; null for somebody new. `never`: what an earlier notice printed wrongly. */
  | { type: 'enter'; officer: Officer; row: Row; before: Row | null; never: Row | null };

export type Entered = Extract<OfficerChange, { type: 'enter' }>;

/** A step of a story that takes several notices (a bankruptcy, a correction ...), due `after` days from the one before. */
export interface Step {
  after: number;
  run: string;
  data?: { day?: Day; change?: OfficerChange; reference?: Reference; text?: string };
}

export interface Firm {
  slot: number;
  generation: number;
  uid: string;
  codes: string[];
  legalForm: string;
  body: Body;
  place: Place;
  street: string;
  houseNumber: string;
  careOf: string | null;
  /** Without "in Liquidation". */
  name: string;
  translations: string[];
  industry: number;
  purpose: string;
  nominal: number | null;
  paid: number | null;
  shareCount: number;
  currency: string;
  optingOut: boolean;
  status: FirmStatus;
  officers: Officer[];
  nextPerson: number;
  last: Reference | null;
  foundedHere: boolean;
  headOffice: { reference: FirmReference; country: string; form: string } | null;
  script: Step[];
  /** The state as the truth last recorded it. */
  recorded: { from: Day | null; fromPublished: Day | null; publication: string | null; state: FirmState } | null;
}

export interface FirmState {
  name: string;
  seat: string;
  canton: Place['canton'];
  legalForm: string;
  purpose: string;
  nominal: number | null;
  currency: string | null;
  status: FirmStatus;
}

const LIQUIDATION = { de: ' in Liquidation', fr: ' en liquidation', it: ' in liquidazione' } as const;

/** The name as registered: with the suffix that a dissolved firm has to bear (Geneva puts a comma before it). */
export function registeredName(firm: Firm): string {
  return firm.name + nameSuffix(firm);
}

export function nameSuffix(firm: Firm): string {
  if (firm.body === 'sole' || (firm.status !== 'IN_LIQUIDATION' && firm.status !== 'BANKRUPT')) return '';
  return (firm.place.style === 'prose-ge' ? ',' : '') + LIQUIDATION[firm.place.language];
}

export function referenceOf(firm: Firm): FirmReference {
  return { uid: firm.uid, name: registeredName(firm), seat: firm.place.seat };
}
