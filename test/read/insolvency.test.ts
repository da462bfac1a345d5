import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toPublication } from '../../ingest/ledger/canonical.js';
import { fromPublicationXml } from '../../ingest/sources/index.js';
import type { FieldTree } from '../../src/core/index.js';
import { describeShared, sharedPath } from '../support/shared.js';
import { field, notice, read, readBare, statuses } from './notice.js';

const company = { name: 'Blaufels Bau GmbH in Liquidation', uid: 'CHE-100.000.006', legalForm: '0107', address: { street: 'Hofweg', houseNumber: '1', swissZipCode: '3000', town: 'Bern' } }; // prettier-ignore
const debtor = { selectType: 'company', companies: { noUID: 'false', company } };
const insolvency = (subRubric: string, content: FieldTree) =>
  read({ subRubric, content: { journalDate: '', journalNumber: '', ...content } });

describe('bankruptcy notices (KK)', () => {
  it.each([
    ['KK01', { resolutionDate: '2024-02-02' }, '2024-02-02', ['BANKRUPT BANKRUPTCY_OPENED'], ['BANKRUPTCY']],
    [
      'KK02',
      { resolutionDate: '2024-02-02' },
      '2024-02-02',
      ['BANKRUPT BANKRUPTCY_OPENED'],
      ['BANKRUPTCY', 'CREDITORS_CALL'],
    ],
    [
      'KK03',
      { resolutionDate: '2024-02-02', cessationDate: '2024-02-20' },
      '2024-02-20',
      ['BANKRUPT BANKRUPTCY_SUSPENDED'],
      ['BANKRUPTCY'],
    ],
    ['KK04', { entryDeadline: '2024-02-02' }, null, [], ['BANKRUPTCY']],
    [
      'KK06',
      { proceedingEndDate: '2024-02-25' },
      '2024-02-25',
      ['BANKRUPT BANKRUPTCY_CLOSED'],
      ['BANKRUPTCY', 'BANKRUPTCY_CLOSED'],
    ],
    ['KK07', { resolutionDate: '2024-02-02' }, null, ['ACTIVE BANKRUPTCY_REVOKED'], ['BANKRUPTCY', 'REVOCATION']],
    [
      'KK07',
      { proceeding: { revocationDate: '2024-02-28' } },
      '2024-02-28',
      ['ACTIVE BANKRUPTCY_REVOKED'],
      ['BANKRUPTCY', 'REVOCATION'],
    ],
    ['KK08', { auction: { date: '2024-04-01' } }, null, [], ['AUCTION', 'BANKRUPTCY']],
    ['KK11', { remarks: 'x' }, null, [], ['BANKRUPTCY']],
  ] as const)('%s %j', (subRubric, content, date, status, topics) => {
    const reading = insolvency(subRubric, { debtor, ...content });
    expect(reading.legalDate).toEqual(
      date === null ? { date: '2024-03-12', kind: 'NOT_LATER_THAN' } : { date, kind: 'EXACT' },
    );
    expect(statuses(reading)).toEqual(status);
    expect(reading.topics).toEqual(topics);
    expect(reading.subjects).toEqual([
      { uid: 'CHE-100.000.006', uidValid: true, oldNumber: null, name: company.name, seat: 'Bern', legalForm: '0107' },
    ]);
    expect(field(reading, 'name')).toMatchObject({ background: true });
  });

  it('proves the status by the words of its title, in the notice’s own language', () => {
    const title = { de: 'Vorläufige Konkursanzeige Blaufels Bau GmbH', fr: 'Avis préalable d’ouverture de faillite' };
    const publication = notice({ subRubric: 'KK01', title, content: { debtor, resolutionDate: '2024-02-02' } });
    const said = readBare(publication).assertions.find(({ kind }) => kind === 'STATUS_SET')!;
    expect(publication.text.slice(said.span.start, said.span.end)).toBe(title.de);
    expect(publication.bodyLength).toBe(0);
    expect(notice({ title, text: 'Blaufels Bau GmbH, in Bern.' }).text).not.toContain('Konkursanzeige');
  });

  it('takes the town of the address for the seat where none is printed, and the canton', () => {
    const placed = { ...company, canton: 'BE' };
    const reading = insolvency('KK02', { debtor: { companies: { company: placed } }, resolutionDate: '2024-02-02' });
    expect(field(reading, 'seat')).toMatchObject({ value: 'Bern', background: true });
    expect(field(reading, 'canton')).toMatchObject({ value: 'BE', background: true });
  });

  it('reads dissolution for defects of organisation as a liquidation', () => {
    expect(statuses(insolvency('KK02', { debtor, or731b: 'Yes', resolutionDate: '2024-02-02' }))).toEqual([
      'IN_LIQUIDATION LIQUIDATION_OPENED',
    ]);
  });

  it.each([
    ['KK03', 'cessationDate'],
    ['KK06', 'proceedingEndDate'],
  ])('reads of such a liquidation no bankruptcy, where it is suspended or closed: %s', (subRubric, date) => {
    expect(statuses(insolvency(subRubric, { debtor, or731b: 'Yes', [date]: '2024-02-20' }))).toEqual([
      'IN_LIQUIDATION NAME_SAYS_LIQUIDATION',
    ]);
  });

  it('reads several debtors, each once', () => {
    const companies = [{ company }, { company: { name: 'Rotfels Bau GmbH' } }, { company }];
    expect(insolvency('KK01', { debtor: { companies } }).subjects.map(({ name }) => name)).toEqual([
      company.name,
      'Rotfels Bau GmbH',
    ]);
  });

  it('reads persons as debtors, never as officers, and asserts no firm', () => {
    const person = { prename: 'Reto Urs', name: 'Ahornwald', dateOfBirth: '1961-05-06', countryOfOrigin: { isoCode: 'CH' }, placeOfOrigin: 'Wil (SG)', addressSwitzerland: { town: 'Chur' } }; // prettier-ignore
    const reading = insolvency('KK02', { debtor: { selectType: 'person', person }, resolutionDate: '2024-02-02' });
    expect(reading.debtors).toMatchObject([
      {
        surname: 'Ahornwald',
        givenNames: 'Reto Urs',
        dateOfBirth: '1961-05-06',
        origins: ['Wil (SG)'],
        nationality: 'CHE',
        residence: 'Chur',
      },
    ]);
    expect(reading.assertions).toEqual([]);
    expect(reading.subjects).toEqual([]);
  });

  it('warns of a birthday that does not exist', () => {
    const reading = insolvency('KK01', { debtor: { person: { name: 'Ahornwald', dateOfBirth: '1961-02-30' } } });
    expect(reading.debtors).toMatchObject([{ dateOfBirth: null }]);
    expect(reading.warnings).toMatchObject([{ code: 'IMPOSSIBLE_DATE' }]);
  });
});

describe('other rubrics', () => {
  it('LS: a call to creditors says that the firm is being wound up', () => {
    const reading = insolvency('LS01', { dissolved: { companies: { company } } });
    expect(statuses(reading)).toEqual(['IN_LIQUIDATION LIQUIDATION_OPENED']);
    expect(reading.topics).toEqual(['CREDITORS_CALL', 'LIQUIDATION']);
    expect(reading.legalDate.kind).toBe('NOT_LATER_THAN');
  });

  it.each(['AB01', 'XY99', 'SB02'])('%s is an event with its text and no more', (subRubric) => {
    const reading = insolvency(subRubric, { publication: 'Mitteilung' });
    expect(reading).toMatchObject({
      subjects: [],
      assertions: [],
      topics: ['OTHER'],
      legalDate: { date: '2024-03-12', kind: 'NOT_LATER_THAN' },
    });
  });
});

describeShared('the gazette’s own samples of KK', () => {
  it.each(['KK01', 'KK02', 'KK03', 'KK05', 'KK06', 'KK08', 'KK10'])('%s', (name) => {
    const xml = readFileSync(sharedPath(`data/shab/kk/${name}.xml`), 'utf8');
    const value = (tag: string) =>
      new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml.slice(xml.indexOf('<content>')))?.[1];
    const reading = readBare(toPublication(fromPublicationXml(xml)));
    const date = {
      KK01: value('resolutionDate'),
      KK02: value('resolutionDate'),
      KK03: value('cessationDate'),
      KK06: value('proceedingEndDate'),
    }[name];
    expect(reading.legalDate).toEqual(
      date
        ? { date, kind: 'EXACT' }
        : { date: value('publicationDate') ?? reading.legalDate.date, kind: 'NOT_LATER_THAN' },
    );
    expect(reading.subjects.map((each) => [each.name, each.uid, each.seat])).toEqual(
      value('uid') ? [[value('name'), value('uid'), value('town')]] : [],
    );
    expect(reading.topics).toContain('BANKRUPTCY');
  });
});
