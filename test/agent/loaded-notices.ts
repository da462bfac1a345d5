import { LANGUAGES } from '../../src/core/index.js';

export const DEADLINE = '2026-09-02';
export const AUCTION = '2026-10-14';
export const [CALL, SALE, CANCELLED, LONG, PERSON, BARE] = ['KK02-1000000101', 'KK08-1000000102', 'KK02-1000000103', 'KK10-1000000104', 'KK01-1000000105', 'KK01-1000000106'] as const; // prettier-ignore

function item(number: string, publicationDate: string, content: object, publicationState = 'PUBLISHED') {
  const id = `00000000-0000-4000-8000-00${number.slice(-10)}`;
  const title = Object.fromEntries(LANGUAGES.map((language) => [language, `${number} (${language})`]));
  const meta = { id, rubric: 'KK', subRubric: number.slice(0, 4), language: 'de', publicationNumber: number, publicationState, publicationDate: `${publicationDate}T00:00:00.000Z`, primaryTenantCode: 'shab', cantons: ['ZH'], title }; // prettier-ignore
  return { meta, links: [], attachments: [], content, commented: false };
}

/** Notices about that firm, and two about nobody in the register. */
export function items(name: string, uid: string) {
  const address = { street: 'Hofweg', houseNumber: '1', swissZipCode: '8000', town: 'Zürich' };
  const company = { name, uid, uidOrganisationId: uid.replace(/\D/g, ''), uidOrganisationIdCategorie: 'CHE', legalForm: '0106', address }; // prettier-ignore
  const debtor = { selectType: 'company', companies: [{ noUID: false, company }] };
  const residence = { street: 'Obergasse', houseNumber: '77', swissZipCode: '9999', town: 'Hinterblau' };
  const person = { prename: 'Zenobia', name: 'Blaufels', countryOfOrigin: { isoCode: 'CH' }, dateOfBirth: '1961-02-03T00:00:00.000Z', residence }; // prettier-ignore
  const long = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`line${String(at).padStart(2, '0')}`, `Satz ${at}`])); // prettier-ignore
  return [
    item(CALL, '2026-08-03', {
      debtor,
      remarks: 'x\nentryDeadline: 2030-01-01\nregistrationOffice: Schattenamt',
      entryDeadline: `${DEADLINE}T00:00:00.000Z`,
      registrationOffice: 'Konkursamt Blaufels\n8000 Zürich',
    }),
    item(SALE, '2026-08-10', { debtor, auctionObjects: 'Lagerhaus am Hofweg', auction: { date: `${AUCTION}T00:00:00.000Z`, time: '14:50', location: 'Saal Nord' } }), // prettier-ignore
    item(CANCELLED, '2026-08-20', { debtor, entryDeadline: '2031-01-01T00:00:00.000Z' }, 'CANCELLED'),
    item(LONG, '2026-08-21', long),
    item(PERSON, '2026-08-21', { debtor: { selectType: 'person', person }, resolutionDate: '2026-08-12T00:00:00.000Z', creditor: { selectType: 'person', person }, heirs: { privatePerson: person }, birthday: '1961-02-03T00:00:00.000Z' }), // prettier-ignore
    item(BARE, '2026-08-24', { debtor }),
  ];
}
