/** Puts a notice into the portal's JSON. */
import { addWorkingDays, instantOf, isoOf, type Day } from './calendar.js';
import { nameSuffix, type Firm, type FirmReference, type Reference } from './model.js';
import type {
  Changements,
  PortalCapital,
  PortalCommons,
  PortalCompany,
  PortalFirmNumber,
  PortalItem,
  PortalMeta,
  PortalOffice,
  PortalTransaction,
  Titles,
} from './portal-item.js';
import { Random } from './random.js';
import type { Place, PrintLanguage } from './stock/places.js';

export type RegisterRubric = 'HR01' | 'HR02' | 'HR03';

/** The office that hands in all register entries (a public authority, as in every real item). */
const FEDERAL_OFFICE: PortalOffice = {
  id: 'e15a629a-a08d-11e8-aa11-0050569d3c43',
  displayName: 'Bundesamt für Justiz (BJ), Eidgenössisches Amt für das Handelsregister',
  street: 'Bundesrain',
  streetNumber: '20',
  swissZipCode: '3003',
  town: 'Bern',
  containsPostOfficeBox: false,
  postOfficeBox: null,
  municipalityId: null,
  uid: null,
};

const REMEDIES: Readonly<Record<'HR01' | 'HR02', Readonly<Record<PrintLanguage, string>>>> = {
  HR01: {
    de: 'Die aufgeführte Rechtseinheit wurde ins Handelsregister aufgenommen und ist rechtsfähig. <br />Publikation nach HRegV Art. 9 und Art. 35.',
    fr: "L'entité juridique mentionnée a été inscrite au registre du commerce et jouit de la capacité juridique. <br />Publication selon les art. 9 et 35 ORC.",
    it: "L'ente giuridico indicato è stato inserito nel registro di commercio ed è giuridicamente capace. <br />Pubblicazione secondo gli articoli 9 e 35 ORC.",
  },
  HR02: {
    de: 'Die Mutation der aufgeführten Rechtseinheit wurde im Handelsregister vorgenommen. <br />Publikation nach HRegV Art. 9 und Art. 35.',
    fr: "La mutation de l'entité juridique mentionnée a été effectuée dans le registre du commerce. <br />Publication selon les art. 9 et 35 ORC.",
    it: "La mutazione dell'ente giuridico indicato è stata effettuata nel registro di commercio. <br />Pubblicazione secondo gli articoli 9 e 35 ORC.",
  },
};

const TITLE_WORDS: Readonly<Record<RegisterRubric, Titles>> = {
  HR01: { de: 'Neueintragung', fr: 'Nouvelles entrées', it: 'Nuove registrazioni', en: 'New entries' },
  HR02: { de: 'Mutation', fr: 'Mutation', it: 'Cambiamenti', en: 'Change' },
  HR03: { de: 'Löschung', fr: 'Annulation', it: 'Cancellazione', en: 'Deletion' },
};
const NEW_WORDS: Titles = { de: 'neu', fr: 'nouveau', it: 'nuovo', en: 'new' };
const LANGUAGES = ['de', 'en', 'it', 'fr'] as const;

export function titlesOf(make: (language: (typeof LANGUAGES)[number]) => string): Titles {
  return { de: make('de'), en: make('en'), it: make('it'), fr: make('fr') };
}

function registerTitles(rubric: RegisterRubric, before: PortalCommons | null, after: PortalCommons | null): Titles {
  const first = (before ?? after)!.company;
  const news: string[] = [];
  if (before && after && after.company.name !== before.company.name) news.push(after.company.name);
  if (before && after && after.company.seat !== before.company.seat) news.push(after.company.seat);
  return titlesOf((language) => {
    const tail = news.length > 0 ? `, ${NEW_WORDS[language]} ${news.join(', ')}` : '';
    return `${TITLE_WORDS[rubric][language]} ${first.name}, ${first.seat}${tail}`;
  });
}

const patternOf = (side: 'commonsNew' | 'commonsActual') =>
  titlesOf(
    (language) =>
      `${TITLE_WORDS[side === 'commonsNew' ? 'HR01' : 'HR03'][language]} {root.content.${side}.company.name}, {root.content.${side}.company.seat}`,
  );
const PATTERNS: Readonly<Record<RegisterRubric, Titles>> = {
  HR01: patternOf('commonsNew'),
  HR02: titlesOf((language) => {
    const [name, seat] = ['name', 'seat'].map(
      (field) => `root.content.commonsNew.company.${field}!=root.content.commonsActual.company.${field}`,
    );
    const value = (field: string) => `root.content.commonsNew.company.${field}`;
    return `${TITLE_WORDS.HR02[language]} {root.content.commonsActual.company.name}, {root.content.commonsActual.company.seat}{${name} || ${seat}?', ${NEW_WORDS[language]} ':''}{${name}?${value('name')}:''}{${name} && ${seat}?', ':''}{${seat}?${value('seat')}:''}`;
  }),
  HR03: patternOf('commonsActual'),
};

/** Of `CHE-123.456.789`. */
const digitsOf = (uid: string) => uid.slice(4, 7) + uid.slice(8, 11) + uid.slice(12);

export function firmNumber(reference: FirmReference, country = 'CH', dotted = false): PortalFirmNumber {
  if (reference.uid === '') return { name: reference.name, country };
  const digits = digitsOf(reference.uid);
  return {
    name: reference.name,
    country,
    uid: dotted ? reference.uid : `CHE${digits}`,
    uidOrganisationId: digits,
    uidOrganisationIdCategorie: 'CHE',
  };
}

/** A firm's data as commonsNew and commonsActual hold it; HR03 has capital as an object and no revision. */
export function commonsOf(firm: Firm, rubric: RegisterRubric): PortalCommons {
  const commons: PortalCommons = { company: companyOf(firm) };
  if (!firm.headOffice) commons.purpose = firm.purpose;
  if (firm.nominal !== null) {
    const capital: PortalCapital = { nominal: firm.nominal };
    if (firm.paid !== null) capital.paid = firm.paid;
    commons.capital = rubric === 'HR03' ? capital : [capital];
  }
  if (rubric === 'HR03') commons.checkOptingOut = false;
  else {
    commons.revision = { optingOut: firm.optingOut };
    for (const { firm: auditor, row } of firm.officers)
      if (auditor && row.roles.includes('AUDITOR')) (commons.revision.revisionCompany ??= []).push(firmNumber(auditor));
  }
  if (firm.headOffice) commons.headOffice = firmNumber(firm.headOffice.reference, firm.headOffice.country, true);
  return commons;
}

function companyOf(firm: Firm): PortalCompany {
  const suffix = nameSuffix(firm);
  const { place } = firm;
  const address = { street: firm.street, houseNumber: firm.houseNumber, swissZipCode: place.zip, town: place.town };
  const rest = {
    uid: firm.uid,
    uidOrganisationId: digitsOf(firm.uid),
    uidOrganisationIdCategorie: 'CHE' as const,
    code13: firm.codes[firm.codes.length - 1]!,
    seat: place.seat,
    legalForm: firm.legalForm,
    noAddress: false,
    address: firm.careOf ? { addressLine1: `c/o ${firm.careOf}`, ...address } : address,
  };
  const name = firm.name + suffix;
  if (firm.translations.length === 0) return { name, ...rest };
  return { name, translations: firm.translations.map((other) => `(${other}${suffix})`).join(' '), ...rest };
}

export function noChangements(): Changements {
  return {
    others: false,
    nameChanged: false,
    uidChanged: false,
    legalStatusChanged: false,
    seatChanged: false,
    addressChanged: false,
    purposeChanged: false,
    capitalChanged: { nominal: false, paid: false, other: false },
    statusChanged: {
      bankruptcy: { dissolution: false, dismissal: false, revocation: false, cancellation: false, summary: false },
      liquidation: { dissolution: { nonExceptional: false, or731b: false, hregv153b: false }, revocation: false },
      suspension: false,
      reentry: false,
      reapplication: false,
    },
  };
}

const uuidFrom = (random: Random) => {
  const hex = [random.bits(), random.bits(), random.bits(), random.bits()]
    .map((bits) => bits.toString(16).padStart(8, '0'))
    .join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
};
export function uuidOf(...parts: (string | number)[]): string {
  return uuidFrom(new Random(...parts));
}

const twoDigits = (value: number) => (value < 10 ? `0${value}` : `${value}`);

/** `number` is filled in when the notice appears. */
export function metaOf(fields: {
  id: string;
  rubric: string;
  language: string;
  place: Place;
  office?: PortalOffice;
  day: Day;
  title: Titles;
  remedy: string | null;
  expires?: Day;
}): PortalMeta {
  const bilingual = fields.place.canton === 'TI' || fields.place.canton === 'VS';
  const clock = parseInt(fields.id.slice(0, 6), 16);
  const time = `${twoDigits(7 + (clock % 10))}:${twoDigits((clock >> 8) % 60)}:${twoDigits((clock >> 16) % 60)}`;
  return {
    id: fields.id,
    creationDate: `${isoOf(fields.day - 2)}T${time}.000Z`,
    updateDate: `${isoOf(fields.day - 1)}T22:37:19.000Z`,
    rubric: fields.rubric.slice(0, 2),
    subRubric: fields.rubric,
    language: fields.language,
    registrationOffice: fields.office ?? FEDERAL_OFFICE,
    publicationOriginator: null,
    publicationNumber: '',
    publicationState: 'PUBLISHED',
    publicationDate: instantOf(fields.day),
    expirationDate: fields.expires === undefined ? null : instantOf(fields.expires),
    primaryTenantCode: 'shab',
    onBehalfOf: null,
    invoiceAddressId: null,
    legalRemedy: fields.remedy,
    cantons: [fields.place.canton],
    secondaryTenants: bilingual
      ? [{ tenantCode: `kab${fields.place.canton.toLowerCase()}`, publicationDate: instantOf(fields.day) }]
      : null,
    repeatedPublications: null,
    customsStampImages: [],
    title: fields.title,
    dossierReference: null,
    copyDeadline: null,
  };
}

export interface RegisterNotice {
  rubric: RegisterRubric;
  firm: Firm;
  reference: Reference;
  officeName: string;
  text: string;
  before: PortalCommons | null;
  after: PortalCommons | null;
  last: Reference | null;
  transaction: PortalTransaction;
}

export function registerItem(notice: RegisterNotice): PortalItem {
  const { rubric, firm, reference, before, after, last } = notice;
  const { language } = firm.place;
  const municipality = (side: string) =>
    `{root.content.${side}.company.address.swissZipCode}_{root.content.${side}.company.address.town}`;
  const side = before ? 'commonsActual' : 'commonsNew';
  return {
    meta: metaOf({
      id: reference.id,
      rubric,
      language,
      place: firm.place,
      day: reference.day,
      title: registerTitles(rubric, before, after),
      remedy: rubric === 'HR03' ? null : REMEDIES[rubric][language],
    }),
    links: [],
    attachments: [],
    content: {
      testImport: false,
      ...(before ? { commonsActual: before } : {}),
      ...(last
        ? {
            lastFosc: {
              lastFoscDate: instantOf(last.day),
              lastFoscNumber: last.issue,
              lastFoscSequence: last.sequence,
            },
          }
        : {}),
      publicationText: notice.text,
      root: {
        patterns: {
          title: PATTERNS[rubric],
          uid: { uid1: `{root.content.${side}.company.uidOrganisationId}` },
          municipalities: {
            municipality1: municipality(side),
            ...(before && after ? { municipality2: municipality('commonsNew') } : {}),
          },
        },
      },
      journalNumber: String(reference.journalNumber),
      journalDate: instantOf(reference.journalDay),
      senderOffice: { officeName: notice.officeName },
      transaction: notice.transaction,
      ...(after ? { commonsNew: after } : {}),
    },
    commented: false,
  };
}

/** Day of publication: three working days after the journal as a rule, sometimes two, sometimes over a week. */
export function publicationDay(random: Random, journal: Day): Day {
  const draw = random.unit();
  return addWorkingDays(journal, draw < 0.88 ? 3 : draw < 0.93 ? 2 : draw < 0.97 ? 4 : random.between(5, 7));
}
