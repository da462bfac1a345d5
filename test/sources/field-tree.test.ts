import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fieldTree } from '../../ingest/sources/field-tree.js';

it('makes numbers and printed amounts alike, and leaves other texts alone', () => {
  const amounts = (value: unknown) => fieldTree({ nominal: value }, 'x')['nominal'];
  for (const [value, expected] of [
    [20000.0, '20000'], ['20000.00', '20000'], ['114285.71', '114285.71'], [114285.71, '114285.71'], ['0.50', '0.5'], [0.5, '0.5'], ['0.00', '0'],
    [-0, '0'], ['007.10', '7.1'], [1e21, '1000000000000000000000'], [1e-7, '0.0000001'], ['100', '100'],
  ] as const) expect(amounts(value)).toBe(expected); // prettier-ignore
  expect(fieldTree({ houseNumber: '12.10', seat: '3.0', code: '0107' }, 'x')).toEqual({
    houseNumber: '12.10',
    seat: '3.0',
    code: '0107',
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 13 }), (cents) => {
      const value = cents / 100;
      expect(amounts(value.toFixed(2))).toBe(amounts(value));
    }),
  );
});

it('makes midnights days, and keeps what has a time', () => {
  const texts = ['2026-08-26T00:00:00.000Z', '2026-08-26T00:00:00+02:00', '2026-08-26', '2026-08-26T14:30:00.000Z'];
  expect(texts.map((text) => fieldTree({ a: text }, 'x')['a'])).toEqual([
    '2026-08-26',
    '2026-08-26',
    '2026-08-26',
    '2026-08-26T14:30:00.000Z',
  ]);
});

it('drops what is empty, and takes a list of one for its element', () => {
  const tree = fieldTree(
    {
      a: null,
      b: '',
      c: ' \r\n',
      d: [],
      e: {},
      f: { g: [null, { h: '' }] },
      i: [{ j: 1 }],
      k: ['x', 'y'],
      l: [[true], [{ m: 'n' }]],
    },
    'x',
  );
  expect(tree).toEqual({ i: { j: '1' }, k: [{ value: 'x' }, { value: 'y' }], l: [{ value: 'true' }, { m: 'n' }] });
});

it('keeps texts trimmed, in NFC, with one kind of line end', () => {
  expect(fieldTree({ a: ' Zu\u0308rich\r\nBern\rGenf \n' }, 'x')).toEqual({ a: 'Zürich\nBern\nGenf' });
});
