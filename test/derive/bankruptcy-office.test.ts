/** Notices of a bankruptcy office before the first of the register. */
import { describe, expect, test } from 'vitest';
import { states } from './as-lines.js';
import { derive, type Sketch } from './register.js';

describe('a bankruptcy office is the first to tell of a firm, by the name it has when the notice appears', () => {
  const office: Sketch = { id: '2', day: '2019-05-28', published: '2019-06-05', rubric: 'KK', subRubric: 'KK01', held: { name: 'Alpha AG in Liquidation', seat: 'Bern' }, status: [['BANKRUPTCY_OPENED', 'BANKRUPT']] }; // prettier-ignore
  const register: Sketch = { id: '1', day: '2019-05-31', published: '2019-06-05', last: '2013-06-26', set: { name: 'Alpha AG in Liquidation' }, before: { name: 'Alpha AG' }, held: { seat: 'Bern' }, status: [['BANKRUPTCY_OPENED', 'BANKRUPT']] }; // prettier-ignore

  test('the register says what it was called until its entry: so it had been, and entered', () => {
    expect(states(derive(office, register))).toEqual([
      'Alpha AG Bern ACTIVE <=2019-05-28..2019-05-28 2019-06-05/2019-06-05/-',
      'Alpha AG Bern BANKRUPT 2019-05-28..2019-05-31 2019-06-05/2019-06-05/-',
      'Alpha AG in Liquidation Bern BANKRUPT 2019-05-31..open 2019-06-05/-/-',
    ]);
  });

  test('and what its capital and seat were, which an office does not know or prints in its own way', () => {
    const told = derive(
      { ...office, held: { ...office.held, seat: 'Wangen SZ' } },
      { ...register, held: { seat: 'Wangen (SZ)', capitalNominal: '100000' } },
    );
    expect(told.unit.states.map((row) => [row.seat, row.capitalNominal?.amount])).toEqual(
      Array(3).fill(['Wangen (SZ)', '100000']),
    );
  });

  test.each([undefined, '2019-05-29'])(
    'nobody knows since when, where a notice may have come in between (%s)',
    (last) => {
      const told = derive(office, { ...register, last, held: { seat: 'Bern', capitalNominal: '100000' } });
      expect(told.unit.states.map((row) => row.capitalNominal?.amount)).toEqual([undefined, undefined, '100000']);
    },
  );

  test('a capital that the register sets with its entry had not been before', () => {
    const raised = derive(office, { ...register, set: { name: 'Alpha AG in Liquidation', capitalNominal: '200000' } });
    expect(raised.unit.states.map((row) => row.capitalNominal?.amount)).toEqual([undefined, undefined, '200000']);
  });

  test('another name than that is a sign of a missing notice, as ever', () => {
    const other = derive(office, { ...register, before: { name: 'Beta AG' } });
    expect(states(other)[0]).toMatch(/^Alpha AG in Liquidation Bern UNKNOWN/);
  });
});
