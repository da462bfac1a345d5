/** One publication as the portal's JSON list hands it out with content (key sets as in ../shared/data/shab/portal/publications.json). */

export interface Titles {
  de: string;
  en: string;
  it: string;
  fr: string;
}

export interface PortalOffice {
  id: string;
  displayName: string;
  street: string;
  streetNumber: string;
  swissZipCode: string;
  town: string;
  containsPostOfficeBox: boolean;
  postOfficeBox: null;
  municipalityId: null;
  uid: null;
}

export interface PortalMeta {
  id: string;
  creationDate: string;
  updateDate: string;
  rubric: string;
  subRubric: string;
  language: string;
  registrationOffice: PortalOffice;
  publicationOriginator: null;
  publicationNumber: string;
  publicationState: 'PUBLISHED' | 'CANCELLED';
  publicationDate: string;
  expirationDate: string | null;
  primaryTenantCode: string;
  onBehalfOf: null;
  invoiceAddressId: null;
  legalRemedy: string | null;
  cantons: string[];
  secondaryTenants: { tenantCode: string; publicationDate: string }[] | null;
  repeatedPublications: null;
  customsStampImages: string[];
  title: Titles;
  dossierReference: null;
  copyDeadline: null;
}

export interface PortalAddress {
  addressLine1?: string;
  street: string;
  houseNumber: string;
  swissZipCode: string;
  town: string;
}

export interface PortalCompany {
  name: string;
  translations?: string;
  uid: string;
  uidOrganisationId: string;
  uidOrganisationIdCategorie: 'CHE';
  code13: string;
  seat: string;
  legalForm: string;
  noAddress: boolean;
  address: PortalAddress;
}

export interface PortalCapital {
  nominal: number;
  paid?: number;
}

export interface PortalFirmNumber {
  name: string;
  country: string;
  uid?: string;
  uidOrganisationId?: string;
  uidOrganisationIdCategorie?: 'CHE';
}

export interface PortalCommons {
  company: PortalCompany;
  purpose?: string;
  /** An array in HR01 and HR02, an object in HR03. */
  capital?: PortalCapital[] | PortalCapital;
  revision?: { optingOut: boolean; revisionCompany?: PortalFirmNumber[] };
  checkOptingOut?: boolean;
  headOffice?: PortalFirmNumber;
}

export interface Changements {
  others: boolean;
  nameChanged: boolean;
  uidChanged: boolean;
  legalStatusChanged: boolean;
  seatChanged: boolean;
  addressChanged: boolean;
  purposeChanged: boolean;
  capitalChanged: { nominal: boolean; paid: boolean; other: boolean };
  statusChanged: {
    bankruptcy: {
      dissolution: boolean;
      dismissal: boolean;
      revocation: boolean;
      cancellation: boolean;
      summary: boolean;
    };
    liquidation: { dissolution: { nonExceptional: boolean; or731b: boolean; hregv153b: boolean }; revocation: boolean };
    suspension: boolean;
    reentry: boolean;
    reapplication: boolean;
  };
}

export type PortalTransaction =
  { registration: true } | { update: { changements: Changements } } | { delete: { deletionDate: string } };

export interface PortalRegisterContent {
  testImport: boolean;
  commonsActual?: PortalCommons;
  lastFosc?: { lastFoscDate: string; lastFoscNumber: number; lastFoscSequence: string };
  publicationText: string;
  root: {
    patterns: {
      title: Titles;
      uid: { uid1: string };
      municipalities: { municipality1: string; municipality2?: string };
    };
  };
  journalNumber: string;
  journalDate: string;
  senderOffice: { officeName: string };
  transaction: PortalTransaction;
  commonsNew?: PortalCommons;
}

export interface PortalDebtorCompany {
  name: string;
  uid: string;
  uidOrganisationId: string;
  uidOrganisationIdCategorie: 'CHE';
  legalForm: string;
  address: PortalAddress;
  canton: string;
}

/** KK notices: their fields have no publicationText. Dates are instants as in the rest of the JSON. */
export interface PortalBankruptcyContent {
  debtor:
    | { selectType: 'company'; companies: { noUID: boolean; company: PortalDebtorCompany }[] }
    | { selectType: 'person'; person: PortalDebtorPerson };
  proceeding?: { selectType: 'summary' | 'ordinary' };
  or731b?: string;
  resolutionDate?: string;
  cessationDate?: string;
  advanceAmount?: number;
  proceedingEndDate?: string;
  daysAfterPublication?: number;
  entryDeadline?: string;
  registrationOffice?: string;
  remarks?: string;
}

export interface PortalDebtorPerson {
  prename: string;
  name: string;
  countryOfOrigin: { isoCode: string };
  placeOfOrigin?: string;
  dateOfBirth: string;
  residence: { street: string; houseNumber: string; swissZipCode: string; town: string };
}

export interface PortalItem {
  meta: PortalMeta;
  links: string[];
  attachments: string[];
  content: PortalRegisterContent | PortalBankruptcyContent;
  commented: boolean;
}
