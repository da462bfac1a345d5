import { expect, it, onTestFinished } from 'vitest';
import type { GraphReader } from '../../engines/graph/contract.js';
import { companyUid, declareScheme, numberKey, type FirmUnit, type Unit } from '../../src/core/index.js';
import { TALLAND_ID } from '../sources/talland.js';
import { searchNames } from '../support/graph-content.js';
import { firmNamed, identityOf, noticeOf, numberOf } from '../support/small-units.js';
import { anyCall, applyAll, changesOf, withGraph, type OpensGraph } from './graph.js';

const FIRMS = [
  ['f1', 'Müllbergwil Treuhand AG'],
  ['f2', 'Zürnau Kantonalwerke'],
  ['f3', 'Société Brenaz Logistique SA'],
  ['f4', 'Alphatorn Holding GmbH'],
  ['f5', 'Grossmatt Bau AG'],
] as const;
const PEOPLE = [
  ['p1', 'Tännfeld', 'Jörg Alain'],
  ['p2', 'Tannfeldt', 'Beatrice'],
  ['p3', "O'Krel", 'Noé'],
] as const;

export function graphSearchContract(open: OpensGraph): void {
  const searching = (use: (find: (text: string) => Promise<string[]>, reader: GraphReader) => Promise<void>) =>
    withGraph(open, async ({ writer, reader }) => {
      const units: { key: string; unit: Unit }[] = [
        ...FIRMS.map(([id, name]) => firmNamed(id, name)),
        ...PEOPLE.map(([id, surname, given]) => identityOf(id, surname, given)),
        noticeOf('n1', 'Die Generalversammlung der Müllbergwil Treuhand AG beschloss "NEAR" text: alles*'),
      ];
      await applyAll(writer, changesOf(units));
      const reading = reader();
      await use(async (text) => (await searchNames(reading, text, anyCall)).map(({ uid }) => uid), reading);
    });

  it.each([
    ['the whole name', 'Müllbergwil Treuhand AG', 'co_f1'],
    ['case and accents', 'SOCIETE BRENAZ LOGISTIQUE', 'co_f3'],
    ['an umlaut as two letters', 'Muellbergwil', 'co_f1'],
    ['words in any order', 'Treuhand Müllbergwil', 'co_f1'],
    ['beginnings of words', 'grossm ba', 'co_f5'],
    ['part of a word', 'kantonal', 'co_f2'],
    ['part inside a word', 'werke', 'co_f2'],
    ['a wrong letter', 'Grosmatt Bau', 'co_f5'],
    ['letters swapped', 'Brneaz', 'co_f3'],
    ['two wrong letters in a long word', 'Mulbergwill', 'co_f1'],
    ['a word written as two', 'Alpha torn Holding', 'co_f4'],
    ['two words written as one', 'Grossmattbau', 'co_f5'],
    ['another legal form', 'Grossmatt Bau SA', 'co_f5'],
    ['given name first', 'Jörg Alain Tännfeld', 'pe_p1_0'],
    ['surname first', 'Tännfeld, Jörg', 'pe_p1_0'],
    ['an apostrophe', 'o’krel noe', 'pe_p3_0'],
    ['a register number', numberOf('f1'), 'co_f1'],
    ['a register number without its marks', numberOf('f1').replaceAll(/[-.]/g, ''), 'co_f1'],
  ])('finds by %s', (_, text, uid) =>
    searching(async (find) => {
      expect((await find(text))[0]).toBe(uid);
    }),
  );

  it('ranks the name as typed above one that is only near', () =>
    searching(async (find) => {
      expect(await find('Tannfeld')).toEqual(['pe_p1_0', 'pe_p2_0']);
      expect(await find('Tannfeldt')).toEqual(['pe_p2_0', 'pe_p1_0']);
    }));

  it('takes every character of a question as a plain word', () =>
    searching(async (find, reader) => {
      for (const text of [
        '"',
        "'",
        '*',
        'NEAR(a b)',
        'words: x',
        'a AND',
        'OR',
        'NOT',
        '^x',
        '{a}',
        '-',
        '(',
        '\u0000',
        'text : "x" *',
        '%',
        '\\',
      ]) {
        await find(text);
        await reader.searchTexts(text, { knownOn: '2030-01-01' }, 10, anyCall);
      }
      const found = await reader.searchTexts('"NEAR" text: alles*', { knownOn: '2030-01-01' }, 10, anyCall);
      expect(found.hits.map(({ publicationId }) => publicationId)).toEqual(['n1']);
      expect((await reader.searchTexts('text: nirgends', { knownOn: '2030-01-01' }, 10, anyCall)).total).toBe(0);
    }));

  it('finds by digits that two registers give both firms, and by what only one of them writes its own', () =>
    withGraph(open, async ({ writer, reader }) => {
      onTestFinished(declareScheme(TALLAND_ID));
      const digits = numberOf('f1').replaceAll(/\D/g, '');
      const { unit } = firmNamed('f6', 'Nordhaven Reederi') as { unit: FirmUnit };
      const identifiers = [{ scheme: TALLAND_ID.id, value: digits }];
      const other = { ...unit, company: { ...unit.company, registerNumber: null, identifiers } };
      const units = [firmNamed('f1', 'Müllbergwil Treuhand AG'), { key: 'firm:co_f6', unit: other }];
      await applyAll(writer, changesOf(units));
      const find = async (text: string) =>
        (await searchNames(reader(), text, anyCall)).map(({ uid, match }) => [uid, match]);
      expect(await find(digits)).toEqual([['co_f1', 'NUMBER'], ['co_f6', 'NUMBER']]); // prettier-ignore
      expect(await find(numberOf('f1'))).toEqual([['co_f1', 'NUMBER']]);
    }));

  it('takes a number that two registers write alike for neither firm, and finds both by it', () =>
    withGraph(open, async ({ writer, reader }) => {
      const twin = { ...TALLAND_ID, id: 'xx-id' };
      for (const scheme of [TALLAND_ID, twin]) onTestFinished(declareScheme(scheme));
      const value = '987654321';
      const firms = [TALLAND_ID, twin].map(({ id: scheme }) => {
        const { key, unit } = firmNamed(scheme, `Reederi ${scheme}`) as { key: string; unit: FirmUnit };
        const [identifiers, aliases] = [[{ scheme, value }], [companyUid(numberKey({ scheme, value }))]];
        return { key, unit: { ...unit, company: { ...unit.company, registerNumber: value, identifiers, aliases } } };
      });
      await applyAll(writer, changesOf(firms));
      expect(await reader().nodes([value], anyCall)).toEqual([]);
      const hits = await searchNames(reader(), value, anyCall);
      expect(hits.map(({ uid, match }) => [uid, match])).toEqual(firms.map(({ unit }) => [unit.company.uid, 'NUMBER']).sort()); // prettier-ignore
    }));

  it('finds nothing where nothing is near', () =>
    searching(async (find) => {
      for (const text of ['', '   ', 'Xyloquart', '---']) expect(await find(text)).toEqual([]);
    }));

  it('knows a firm only from its first notice on, and keeps to filters', () =>
    searching(async (_, reader) => {
      const request = {
        text: 'Grossmatt',
        kinds: ['COMPANY' as const],
        canton: null,
        legalForm: null,
        status: null,
        offset: 0,
        limit: 10,
      };
      const early = await reader.search({ ...request, clocks: { asOf: '2030-01-01', knownOn: '2009-01-01' } }, anyCall);
      expect(early.hits).toEqual([]);
      const clocks = { asOf: '2020-01-01', knownOn: '2020-01-01' };
      expect((await reader.search({ ...request, clocks, canton: 'ZH', status: 'ACTIVE' }, anyCall)).total).toBe(1);
      expect((await reader.search({ ...request, clocks, canton: 'BE' }, anyCall)).total).toBe(0);
      expect((await reader.search({ ...request, clocks, kinds: ['PERSON'] }, anyCall)).total).toBe(0);
    }));
}
