import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  compareNumbers, declareScheme, firmKeys, misprinted, numberKey, numberOfKey, numbersIn, numbersMeant, numberWritten, rankOfKey, shownNumber,
} from '../../src/core/index.js'; // prettier-ignore
import { hrbOf, TALLAND_HRB, TALLAND_ID } from '../sources/talland.js';

let taken: (() => void)[];
beforeAll(() => void (taken = [TALLAND_HRB, TALLAND_ID].map(declareScheme)));
afterAll(() => taken.forEach((away) => away()));

const SWISS = 'CHE-100.000.006';
const OLD = 'CH02030293815';
const HRB = hrbOf('10000');

describe('schemes of numbers', () => {
  it('are declared by ids that no other key begins with, and taken away again', () => {
    const other = { ...TALLAND_HRB, id: 'xx-hrb' };
    const away = declareScheme(other);
    expect(numbersMeant(HRB).map(({ scheme }) => scheme)).toEqual(['tl-hrb', 'xx-hrb']);
    away();
    expect(numbersMeant(HRB).map(({ scheme }) => scheme)).toEqual(['tl-hrb']);
    for (const id of ['ch-uid', 'tl-hrb', 'name', 'office', 'source', 'a:b', '']) expect(() => declareScheme({ ...TALLAND_HRB, id })).toThrow(/no id/); // prettier-ignore
  });

  it.each([
    ['CHE-100.000.006 MWST', ['ch-uid:CHE-100.000.006']],
    ['100000006', ['ch-uid:CHE-100.000.006', 'tl-id:100000006']],
    ['100.000.006', ['ch-uid:CHE-100.000.006']],
    ['CH-020.3.029.381-5', ['ch-old:CH02030293815']],
    ['hrb 10000b', [`tl-hrb:${HRB}`]],
    ['HRB 10000', []],
    ['Muster Bau AG', []],
    ['', []],
  ])('know %s', (text, keys) => {
    expect(numbersMeant(text).map(numberKey)).toEqual(keys);
  });

  it('write a number in one way, which each key gives back', () => {
    const printed = fc.oneof(fc.stringMatching(/^(?:CHE-?)?\d{9}$/), fc.stringMatching(/^CH\d{11}$/), fc.stringMatching(/^HRB \d{5} [A-HJK]$/), fc.string()); // prettier-ignore
    fc.assert(
      fc.property(printed, (text) => {
        for (const number of numbersMeant(text)) {
          const { scheme, value, holds } = number;
          expect(numbersMeant(value)).toContainEqual({ scheme, value, holds });
          expect(numberOfKey(numberKey(number))).toEqual({ scheme, value });
        }
      }),
    );
  });

  it('tell whose a written number is; a number that no scheme lets pass is misprinted', () => {
    expect([SWISS, OLD, HRB, '100000006', '100000007'].map((text) => numberWritten(text)?.scheme)).toEqual(['ch-uid', 'ch-old', 'tl-hrb', 'tl-id', 'tl-id']); // prettier-ignore
    expect(['CHE100000007', 'HRB 10000 K', '100000007', SWISS, 'Muster Bau AG'].map(misprinted)).toEqual(['CHE-100.000.007', 'HRB 10000 K', null, null, null]); // prettier-ignore
  });

  it('stand in an order, by which a firm has its uid and what it shows', () => {
    const keys = [`name:muster|bern`, 'source:x:1', 'tl-id:1', `tl-hrb:${HRB}`, `ch-old:${OLD}`, `ch-uid:${SWISS}`];
    expect(keys.map(rankOfKey)).toEqual([4, 4, 3, 2, 1, 0]);
    const numbers = keys.flatMap((key) => numberOfKey(key) ?? []).sort(compareNumbers);
    expect(numbers.map(({ scheme }) => scheme)).toEqual(['ch-uid', 'ch-old', 'tl-hrb', 'tl-id']);
    expect([shownNumber(numbers), shownNumber(numbers.slice(1)), shownNumber(numbers.slice(3))]).toEqual([SWISS, HRB, null]); // prettier-ignore
  });

  it('are found in a question, each where it stands', () => {
    const question = `Was verbindet ${SWISS}, hrb 10000 b und 100000006 seit 2024?`;
    expect(numbersIn(question).map(({ start, end, value }) => [question.slice(start, end), value])).toEqual([[SWISS, SWISS], ['hrb 10000 b', HRB], ['100000006', '100000006']]); // prettier-ignore
    for (const none of ['Wer war 2020 da?', 'HRB 1000', 'Tel. 0441000000060']) expect(numbersIn(none)).toEqual([]);
  });

  it('make the keys of a firm, without a UID whose check digit is wrong', () => {
    const firm = { uid: SWISS, uidValid: true, oldNumber: OLD, numbers: [{ scheme: 'tl-hrb', value: HRB }], name: 'Muster', seat: 'Bern', legalForm: null }; // prettier-ignore
    expect(firmKeys(firm)).toEqual([`ch-uid:${SWISS}`, `ch-old:${OLD}`, `tl-hrb:${HRB}`]);
    expect(firmKeys({ ...firm, uidValid: false, oldNumber: null, numbers: [] })).toEqual(['name:muster|bern']);
  });
});
