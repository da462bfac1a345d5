/** The register that a firm left tells, as it takes its entry out, what the firm had there. */
import { describe, expect, test } from 'vitest';
import { states } from './as-lines.js';
import { derive, type Sketch } from './register.js';

describe('a firm that moved to another canton, of which nobody had told before', () => {
  const entry: Sketch = { id: '1', day: '2021-03-01', published: '2021-03-04', office: 'zh', subRubric: 'HR01', set: { name: 'Alpha AG', seat: 'Zug', canton: 'ZG', address: 'Gasse 1' }, before: { name: 'Alpha AG', seat: 'Spiez' } }; // prettier-ignore
  const exit: Sketch = { id: '2', day: '2021-03-08', published: '2021-03-11', office: 'be', subRubric: 'HR03', last: '2012-02-15', held: { name: 'Alpha AG', seat: 'Spiez', canton: 'BE', address: 'Weg 2', capitalNominal: '100000' }, status: [['DELETED_HERE_MOVED', 'ACTIVE']] }; // prettier-ignore
  const told = (...notices: Sketch[]) =>
    derive(...notices).unit.states.map(({ seat, canton, address, capitalNominal }) => [seat, canton, address, capitalNominal?.amount]); // prettier-ignore

  test('had the canton, the address and the capital that its former register prints', () => {
    expect(told(entry, exit)).toEqual([
      ['Spiez', null, null, undefined],
      ['Spiez', 'BE', 'Weg 2', '100000'],
      ['Zug', 'ZG', 'Gasse 1', undefined],
    ]);
    expect(states(derive(entry, exit))).toEqual([
      'Alpha AG Spiez ACTIVE <=2021-03-01..2021-03-01 2021-03-04/2021-03-04/2021-03-11',
      'Alpha AG Spiez ACTIVE <=2021-03-01..2021-03-01 2021-03-11/2021-03-11/-',
      'Alpha AG Zug ACTIVE 2021-03-01..open 2021-03-04/-/-',
    ]);
  });

  test('only the canton where a notice may have come in between', () => {
    expect(told(entry, { ...exit, last: undefined }).at(1)).toEqual(['Spiez', 'BE', null, undefined]);
  });

  test('what was known stands', () => {
    const known: Sketch = { id: '0', day: '2018-01-01', published: '2018-01-04', subRubric: 'HR02', held: { name: 'Alpha AG', seat: 'Spiez', canton: 'BE' }, set: { address: 'Platz 3', capitalNominal: '50000' } }; // prettier-ignore
    const [before, after] = [told(known, entry), told(known, entry, { ...exit, last: '2018-01-04' })];
    expect(after).toEqual(before);
  });
});
