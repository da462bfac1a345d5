import { describe, expect, test } from 'vitest';
import { derive, mandates } from './register.js';

const meier = { name: 'Meier Hans', origins: ['Zürich'], residence: 'Bern' };
const founding = {
  id: '1',
  day: '2020-01-10',
  published: '2020-01-15',
  status: [['FOUNDED', 'ACTIVE']] as [['FOUNDED', 'ACTIVE']],
};

describe('mandates', () => {
  test('an entry opens a mandate, known from its publication; a line with two roles gives two', () => {
    const output = derive({
      ...founding,
      registered: [{ ...meier, roles: ['PARTNER', 'MANAGER'], signature: 'SOLE' }],
    });
    expect(mandates(output)).toEqual([
      'Meier Hans MANAGER SOLE 2020-01-10..open 2020-01-15/-/- -',
      'Meier Hans PARTNER SOLE 2020-01-10..open 2020-01-15/-/- -',
    ]);
    expect(output.unit.edges.map((edge) => edge.acted?.action ?? null)).toEqual([null, 'ADDED']);
  });
});
