import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvHead, csvRow } from '../../ingest/export/format.js';
import { parseCsv } from './csv.js';

/** What README and format.ts promise a reader: one apostrophe too many before apostrophes and a dangerous character. */
const unguarded = (cell: string) => (/^'+[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell);

const text = fc.string({
  unit: fc.constantFrom('a', 'ü', '"', ',', ';', '\r', '\n', '\t', '=', '+', '-', '@', "'", ' ', '|', '＝'),
  maxLength: 8,
});

it('gives back every cell, whatever stands in it, and no cell begins like a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text, text), { maxLength: 5 }), (table) => {
      const columns = ['a', 'b', 'c'];
      const csv = csvHead(columns) + table.map(([a, b, c]) => csvRow({ a, b, c }, columns)).join('');
      const [head, ...records] = parseCsv(csv);
      expect(head).toEqual(columns);
      expect(records.map((record) => record.map(unguarded))).toEqual(table);
      for (const cell of records.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
    }),
  );
});

it('leaves names alone that only look odd, and numbers', () => {
  const row = { name: "'t Hoen, Jan", list: ['a', 'b'], none: null, count: -5, formula: '=HYPERLINK("http://x")' };
  expect(csvRow(row, Object.keys(row))).toBe(`"'t Hoen, Jan",a | b,,-5,"'=HYPERLINK(""http://x"")"\r\n`);
});
