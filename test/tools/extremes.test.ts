import { describe, expect, it } from 'vitest';
import type { Bound } from '../../src/core/index.js';
import { extremesOf, type Extreme } from '../../src/tools/rows/extremes.js';
import type { Tenure } from '../../src/tools/rows/tenures.js';

const on = (date: string): Bound => ({ date, kind: 'EXACT' });
const OPEN: Bound = { date: null, kind: 'OPEN' };
const at = { asOf: '2026-01-01', knownOn: '2026-01-01' };
const tenure = (holderUid: string, from: Bound, to: Bound): Tenure => ({
  holderUid,
  companyUid: 'co_1',
  rows: [],
  lasting: { from, to, fromPublished: '2020-01-01', toPublished: null, withdrawnPublished: null },
});
const [short, long, new_] = [
  tenure('short', on('2020-01-01'), on('2020-03-01')),
  tenure('long', on('2019-01-01'), on('2024-01-01')),
  tenure('new', on('2023-01-01'), OPEN),
];
const of = (tenures: readonly Tenure[], extreme: Extreme, ended = false) =>
  extremesOf(tenures, extreme, ended, at).map(({ holderUid }) => holderUid);

describe('those who were there longest, or came or went first or last', () => {
  it.each<[Extreme, boolean, string]>([
    ['LONGEST', false, 'long'],
    ['SHORTEST', false, 'short'],
    ['EARLIEST', false, 'long'],
    ['LATEST', false, 'new'],
    ['LATEST', true, 'long'],
    ['EARLIEST', true, 'short'],
  ])('%s, by its end: %s', (extreme, ended, who) => {
    const all = ended ? [short, long] : [short, long, new_];
    expect(of(all, extreme, ended)).toEqual([who]);
  });

  it('several of one day are all it', () => {
    expect(of([short, tenure('with', on('2020-01-01'), OPEN)], 'EARLIEST')).toEqual(['short', 'with']);
  });

  it('whoever may be it is left in where no notice says when she came', () => {
    const unknown = tenure('unknown', { date: '2022-01-01', kind: 'NOT_LATER_THAN' }, OPEN);
    expect(of([short, long, unknown], 'EARLIEST')).toEqual(['long', 'unknown']);
    expect(of([short, long, unknown], 'LONGEST')).toEqual(['long', 'unknown']);
    expect(of([long, unknown, new_], 'LATEST')).toEqual(['new']);
  });
});
