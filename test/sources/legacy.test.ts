import fc from 'fast-check';
import { expect, it } from 'vitest';
import { undoDoubleEncoding } from '../../ingest/sources/shab/double-encoded.js';
import { fromLegacyLine } from '../../ingest/sources/index.js';

const line = {
  id_firma: '4711', code13: 'CH02030000000', entry_id: '1', legal_form_id: '3', canton: 'ZH', register_office: '20', record_type: 'ZAN',
  journal_date: '2009-12-30', journal_number: '815', shab_date: '2010-01-06', shab_issue: '3', shab_page: '0', shab_sequence: '5420000',
  is_new_entry: 'False', mut_name: '0', flag_last: 'True', uid: 'CHE000000000', street: 'Weg', text2: ' ', language_guess: 'de',
  text_marked_up: '<F>Blaufuchs AG,<E> in <S>Musterwil<E>, Domizil neu: Weg 1.<B>Verfügung 1. Anmeldung<E>',
  text: 'Blaufuchs AG, in Musterwil, Domizil neu: Weg 1.Verfügung 1. Anmeldung',
}; // prettier-ignore

it('names a notice by office, journal year, journal number, gazette, page and firm, and keeps both dates', () => {
  const record = fromLegacyLine(line);
  expect(record).toMatchObject({
    source: 'shab-legacy', id: '20/2009/815/3/0/4711', number: '20/2009/815/3/0/4711', rubric: 'HR', subRubric: 'HR02', language: 'de',
    state: 'PUBLISHED', publicationDate: '2010-01-06', updateDate: null, cantons: ['ZH'],
  }); // prettier-ignore
  expect(record.content).toEqual({
    publicationText: line.text,
    journalDate: '2009-12-30',
    journalNumber: '815',
    commonsActual: { company: { name: 'Blaufuchs AG', seat: 'Musterwil', uid: 'CHE-000.000.000', code13: 'CH02030000000' } },
    legacy: {
      id_firma: '4711', legal_form_id: '3', canton: 'ZH', register_office: '20', record_type: 'ZAN', shab_issue: '3',
      shab_page: '0', shab_sequence: '5420000', is_new_entry: 'False', mut_name: '0', street: 'Weg',
    },
  }); // prettier-ignore
});

it.each([
  ['ZNE', 'True', 'HR01', 'commonsNew'],
  ['ZAN', 'False', 'HR02', 'commonsActual'],
  ['ZBE', 'False', 'HR02', 'commonsActual'],
  ['ZNA', 'False', 'HR02', 'commonsActual'],
  ['ZLO', 'False', 'HR03', 'commonsActual'],
])('takes %s for what it is', (record_type, is_new_entry, subRubric, side) => {
  const record = fromLegacyLine({ ...line, record_type, is_new_entry });
  expect(record.subRubric).toBe(subRubric);
  expect(record.content).toHaveProperty(side);
});

it.each([
  [{ record_type: 'ZXX' }, /record_type "ZXX" is none of ZNE/],
  [{ record_type: 'ZAN', is_new_entry: 'True' }, /record_type ZAN contradicts is_new_entry/],
  [{ journal_date: '2009-02-29' }, /journal_date "2009-02-29" is no date that exists/],
  [{ shab_date: '06.01.2010' }, /shab_date "06.01.2010" is no date that exists/],
  [{ text: ' ' }, /text is missing/],
  [{ journal_number: undefined }, /journal_number is missing/],
])('refuses %o', (change, message) => {
  expect(() => fromLegacyLine({ ...line, ...change })).toThrow(message);
});

/** What a program makes of UTF-8 that it takes for windows-1252 or for ISO 8859-1. */
const misread = (text: string, as: string) =>
  as === 'latin1' ? Buffer.from(text).toString('latin1') : new TextDecoder('windows-1252').decode(Buffer.from(text));

it.each(['windows-1252', 'latin1'])('undoes UTF-8 taken for %s, whatever the text', (as) => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(undoDoubleEncoding(misread(text, as))).toBe(text);
    }),
  );
});

it('undoes it where no-break spaces were lost as well, and leaves sound text alone', () => {
  expect(undoDoubleEncoding('societÃ  anonima, SHAB Nr.Â 253, ZÃ¼rich')).toBe('società anonima, SHAB Nr. 253, Zürich');
  for (const text of ['Zürich', 'Genève – «Été»', 'SÃO TOMÉ', 'Ãlvares Conceição', 'Señor Ñandú', '北京', '']) {
    expect(undoDoubleEncoding(text)).toBe(text);
  }
});
