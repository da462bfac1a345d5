import { readFileSync } from 'node:fs';
import { expect, it, describe } from 'vitest';
import { toPublication } from '../../ingest/ledger/canonical.js';
import { fromPortalJson, fromPublicationXml } from '../../ingest/sources/index.js';
import { FIRM_FIELDS, parseIsoDate } from '../../src/core/index.js';
import { describeShared, sharedPath } from '../support/shared.js';
import { commons, field, read, readBare, statuses } from './notice.js';

describe('a change (HR02) with structured content', () => {
  it('compares the two blocks and not the switches', () => {
    const changements = { nameChanged: 'false', seatChanged: 'true', addressChanged: 'true' };
    const reading = read({
      text: 'Blaufels Werkzeuge AG, in Zürich.',
      content: {
        commonsActual: commons(),
        commonsNew: commons({ name: 'Blaufels Werkzeuge AG in Liquidation' }),
        transaction: { update: { changements } },
      },
    });
    expect(field(reading, 'name')).toMatchObject({
      value: 'Blaufels Werkzeuge AG in Liquidation',
      previous: 'Blaufels Werkzeuge AG',
    });
    expect(field(reading, 'seat')).toMatchObject({ value: 'Zürich', background: true });
    expect(field(reading, 'canton')).toMatchObject({ value: 'ZH', background: true });
    expect(reading.topics).toEqual(['LIQUIDATION']);
  });

  it('reads capital as array (change) and object (deletion) alike, the currency from the text alone', () => {
    const capital = (nominal: string, paid?: string) => ({
      capital: { nominal, ...(paid === undefined ? {} : { paid }) },
    });
    const text = "Blaufels Werkzeuge AG, in Zürich. Aktienkapital neu: EUR 250'000.00 [bisher: CHF 100'000.00].";
    const content = {
      commonsActual: commons({}, capital('100000')),
      commonsNew: commons({}, capital('250000', '125000.5')),
    };
    const reading = read({ text, content });
    expect(field(reading, 'capitalNominal')).toMatchObject({ value: '250000.00', previous: '100000.00' });
    expect(field(reading, 'capitalPaid')).toMatchObject({ value: '125000.50', previous: null });
    expect(field(reading, 'capitalCurrency')).toMatchObject({ value: 'EUR', previous: 'CHF' });
    expect(field(read({ text: 'Blaufels AG.', content }), 'capitalCurrency')).toBeUndefined();
    expect(reading.topics).toEqual(['CAPITAL']);
  });

  it('takes a value that is not repeated for unchanged, unless its switch or its nature says it went', () => {
    const before = commons({}, { purpose: 'Handel', capital: { nominal: '100000', paid: '100000' } });
    (before['company'] as { translations?: string }).translations = '(Blaufels SA)';
    const quiet = read({ text: 'x', content: { commonsActual: before, commonsNew: commons() } });
    expect(field(quiet, 'purpose')).toMatchObject({ value: 'Handel', background: true });
    expect(field(quiet, 'capitalNominal')).toMatchObject({ value: '100000.00', background: true });
    expect(field(quiet, 'translations')).toMatchObject({ value: null, previous: 'Blaufels SA' });
    const loud = read({
      text: 'x',
      content: {
        commonsActual: before,
        commonsNew: commons(),
        transaction: { update: { changements: { purposeChanged: 'true' } } },
      },
    });
    expect(field(loud, 'purpose')).toMatchObject({ value: null, previous: 'Handel' });
  });

  it('lists translations one by one and keeps brackets inside a name', () => {
    const now = commons();
    (now['company'] as { translations?: string }).translations =
      '(Blaufels Outils (Suisse) SA) (Blaufels Tools (Switzerland) Ltd)';
    expect(field(read({ text: 'x', content: { commonsNew: now } }), 'translations')!.value).toBe(
      'Blaufels Outils (Suisse) SA | Blaufels Tools (Switzerland) Ltd',
    );
  });

  it('tells a former canton only where the seat does', () => {
    const content = { commonsActual: commons({ seat: 'Buchs (SG)' }), commonsNew: commons({ seat: 'Buchs (ZH)' }) };
    expect(field(read({ text: 'x', content }), 'canton')).toMatchObject({ value: 'ZH', previous: 'SG' });
  });

  it('warns of a wrong check digit; such a number identifies nobody', () => {
    const reading = read({ text: 'x', content: { commonsNew: commons({ uid: 'CHE-100.000.007' }) } });
    expect(reading.subjects[0]).toMatchObject({ uid: 'CHE-100.000.007', uidValid: false });
    expect(reading.warnings).toMatchObject([{ code: 'BAD_CHECK_DIGIT' }]);
  });

  it('falls back to the publication date where the journal date does not exist', () => {
    const reading = read({ text: 'x', content: { journalDate: '2024-02-31', commonsNew: commons() } });
    expect(reading.legalDate).toEqual({ date: '2024-03-12', kind: 'NOT_LATER_THAN' });
    expect(reading.warnings).toMatchObject([{ code: 'IMPOSSIBLE_DATE' }]);
  });

  it('adds auditors that only the structured content names: background in a change, entered with a first entry', () => {
    const revision = { revision: { revisionCompany: { name: 'Prüfwerk AG', country: 'CH', uid: 'CHE100000012' } } };
    const change = read({ text: 'x', content: { commonsNew: commons({}, revision) } });
    const entry = change.assertions.find(({ kind }) => kind === 'ENTRY_SET');
    expect(entry).toMatchObject({
      background: true,
      mention: { subject: 'FIRM', identifier: { value: 'CHE-100.000.012' }, roles: [{ role: 'AUDITOR' }] },
    });
    expect(change.topics).toEqual(['OTHER']);
    const first = read({ subRubric: 'HR01', text: 'x', content: { commonsNew: commons({}, revision) } });
    expect(first.assertions.find(({ kind }) => kind === 'ENTRY_SET')).not.toHaveProperty('background');
    expect(first.topics).toEqual(['AUDITOR', 'FOUNDED']);
  });

  it('founds a firm in a first entry, unless it came from another register', () => {
    const content = { commonsNew: commons(), transaction: { registration: 'true' } };
    expect(statuses(read({ subRubric: 'HR01', text: 'Blaufels AG, in Zürich (Neueintragung).', content }))).toEqual([
      'ACTIVE FOUNDED',
    ]);
    const moved = read({
      subRubric: 'HR01',
      text: 'Blaufels AG, in Zürich. Die Gesellschaft hat ihren Sitz von Bern nach Zürich verlegt.',
      content,
    });
    expect(statuses(moved)).toEqual([]);
    expect(moved.topics).toEqual(['MOVED']);
    expect(field(moved, 'name')).toMatchObject({ background: true });
  });

  it.each([
    ['Die Gesellschaft hat ihren Sitz von Bern nach Zürich verlegt.', 'Bern'],
    ['Sitzverlegung: bisher in Bern.', 'Bern'],
    ['Transfert de siège: précédemment à La Chaux-de-Fonds.', 'La Chaux-de-Fonds'],
    ['Trasferimento della sede: finora in Lugano.', 'Lugano'],
    ['Sitzverlegung.', undefined],
  ])('tells the seat that a firm came from: %s', (text, seat) => {
    const reading = read({ subRubric: 'HR01', text: `Blaufels AG, in Zürich. ${text}`, content: { commonsNew: commons() } }); // prettier-ignore
    expect(field(reading, 'seat')).toMatchObject(seat === undefined ? { background: true } : { previous: seat });
    expect(field(reading, 'seat')!.value).toBe('Zürich');
  });
});

interface Item {
  meta: { subRubric: string; publicationDate: string };
  content: {
    journalDate: string;
    journalNumber: string;
    commonsNew?: { company: Record<string, string> };
    commonsActual?: { company: Record<string, string> };
    lastFosc?: { lastFoscSequence: string; lastFoscNumber: number };
  };
}

describeShared('the portal’s real notices', () => {
  const items = () => JSON.parse(readFileSync(sharedPath('data/shab/portal/publications.json'), 'utf8')) as Item[];
  const bodies = () =>
    ['HR02', 'HR03'].map((name) => readFileSync(sharedPath(`data/shab/portal/body-${name}.xml`), 'utf8'));

  it('give firm, dates, journal and reference as the structured content has them', () => {
    for (const item of items()) {
      const publication = toPublication(fromPortalJson(item));
      const reading = readBare(publication);
      const { company } = (item.content.commonsNew ?? item.content.commonsActual)!;
      const { uid, name, seat, legalForm, code13 } = company;
      expect(reading.subjects).toEqual([{ uid, uidValid: true, name, seat, legalForm, oldNumber: code13 }]);
      expect(reading.legalDate).toEqual({ date: item.content.journalDate.slice(0, 10), kind: 'EXACT' });
      expect(reading.journal.number).toBe(Number(item.content.journalNumber));
      expect(reading.warnings).toEqual([]);
      expect(reading.references.map(({ sequence }) => sequence)).toEqual(
        item.content.lastFosc ? [item.content.lastFosc.lastFoscSequence] : [],
      );
      for (const name of ['name', 'seat', 'legalForm'] as const) {
        const set = field(reading, name)!;
        const was = item.content.commonsNew && item.content.commonsActual?.company[name];
        expect(set.value).toBe(company[name]);
        expect(set.previous).toBe(was === company[name] ? undefined : was);
      }
    }
  });

  it('print the currency of every capital that the text names', () => {
    const printed = items().filter(({ content }) => JSON.stringify(content).includes('CHF'));
    for (const item of printed) {
      const reading = readBare(toPublication(fromPortalJson(item)));
      if (/capital|kapital/i.test((item.content as { publicationText?: string }).publicationText!)) {
        expect(field(reading, 'capitalCurrency')).toMatchObject({ value: 'CHF' });
      }
    }
  });

  it('tell bankruptcy, deletion and founding', () => {
    const found = items().map(
      (item) => `${item.meta.subRubric} ${statuses(readBare(toPublication(fromPortalJson(item)))).join()}`,
    );
    expect(found.sort()).toEqual([
      'HR01 ACTIVE FOUNDED', 'HR01 ACTIVE FOUNDED', 'HR01 ACTIVE FOUNDED', 'HR02 ', 'HR02 ', 'HR02 ', 'HR02 ', 'HR02 ',
      'HR02 BANKRUPT BANKRUPTCY_OPENED', 'HR03 BANKRUPT BANKRUPTCY_CLOSED,DELETED DELETED',
    ]); // prettier-ignore
  });

  it('read the same from an XML body', () => {
    for (const xml of bodies()) {
      const reading = readBare(toPublication(fromPublicationXml(xml)));
      expect(reading.subjects).toHaveLength(1);
      expect(parseIsoDate(reading.legalDate.date!)).not.toBeNull();
      expect(reading.references).toMatchObject([{ gazetteNumber: expect.any(String) as string }]);
      expect(new Set(reading.assertions.map(({ key }) => key)).size).toBe(reading.assertions.length);
      for (const each of FIRM_FIELDS) expect(() => field(reading, each)).not.toThrow();
    }
  });
});
