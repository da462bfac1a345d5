import { describe, expect, test } from 'vitest';
import { holdsAt } from '../../src/core/index.js';
import { companyNames } from '../../engines/graph/common/unit-names.js';
import { mandates, states } from './as-lines.js';
import { derive, type Person, type Sketch } from './register.js';

const founded: Sketch = {
  id: '1', day: '2020-01-10', published: '2020-01-15', subRubric: 'HR01', status: [['FOUNDED', 'ACTIVE']], set: { name: 'Alpha AG', seat: 'Bern' },
}; // prettier-ignore
const member: Person = {
  name: 'Meier Hans',
  origins: ['Zürich'],
  residence: 'Bern',
  roles: ['BOARD_MEMBER'],
  signature: 'SOLE',
};
const opened: Sketch = {
  id: '2',
  day: '2021-03-05',
  published: '2021-03-09',
  status: [['BANKRUPTCY_OPENED', 'BANKRUPT']],
};

describe("a firm's states", () => {
  test('a change ends the state on its legal date and opens the next; equal values open none', () => {
    const output = derive(
      founded,
      { id: '2', day: '2021-03-01', published: '2021-03-04', set: { name: 'Beta AG' }, before: { name: 'Alpha AG' }, held: { seat: 'Bern' } },
      { id: '3', day: '2021-05-01', set: { name: 'Beta AG' }, held: { seat: 'Bern' } },
    ); // prettier-ignore
    expect(states(output)).toEqual([
      'Alpha AG Bern ACTIVE 2020-01-10..2021-03-01 2020-01-15/2021-03-04/-',
      'Beta AG Bern ACTIVE 2021-03-01..open 2021-03-04/-/-',
    ]);
    expect(output.unit.states[1]!.proofs.map(({ publicationId }) => publicationId)).toEqual(['2', '1']);
  });

  test('commonsActual gives the earlier state, since when is unknown', () => {
    const output = derive({
      id: '2',
      day: '2021-03-01',
      set: { name: 'Beta AG' },
      before: { name: 'Alpha AG' },
      held: { seat: 'Bern' },
    });
    expect(states(output)).toEqual([
      'Alpha AG Bern ACTIVE <=2021-03-01..2021-03-01 2021-03-01/2021-03-01/-',
      'Beta AG Bern ACTIVE 2021-03-01..open 2021-03-01/-/-',
    ]);
    expect(holdsAt(output.unit.states[0]!, { asOf: '2021-01-01', knownOn: '2022-01-01' })).toBe('UNKNOWN');
  });

  test('where it says something else than what is held, a notice is missing: bounds say so', () => {
    const output = derive(founded, {
      id: '2',
      day: '2021-03-01',
      set: { name: 'Gamma AG' },
      before: { name: 'Beta AG' },
    });
    expect(states(output)).toEqual([
      'Alpha AG Bern ACTIVE 2020-01-10..<=2021-03-01 2020-01-15/2021-03-01/-',
      'Beta AG Bern ACTIVE <=2021-03-01..2021-03-01 2021-03-01/2021-03-01/-',
      'Gamma AG Bern ACTIVE 2021-03-01..open 2021-03-01/-/-',
    ]);
  });

  test('print alone contradicts nothing, and what the gazette typed in a bankruptcy neither', () => {
    const output = derive(
      { ...founded, set: { name: 'Alpha AG', seat: 'Wangen (SZ)', address: 'c/o Beta, Weg 1, 8855 Wangen', capitalNominal: '100000', capitalCurrency: 'CHF' } },
      { id: '2', day: '2021-03-01', held: { name: 'ALPHA AG', seat: 'Wangen', address: 'Weg 1, 8855 Wangen', capitalNominal: '100000.00' } },
      { id: '3', day: '2021-04-01', rubric: 'KK', held: { name: 'Alpha AG in Liquidation', address: 'Platz 9, Bern' } },
    ); // prettier-ignore
    expect(states(output)).toEqual(['Alpha AG Wangen (SZ) ACTIVE 2020-01-10..open 2020-01-15/-/-']);
    expect(output.unit.states[0]!.capitalNominal).toEqual({ amount: '100000', currency: 'CHF' });
  });

  test('a value nobody knew begins with the notice that tells it', () => {
    const output = derive(founded, { id: '2', day: '2021-03-01', held: { purpose: 'Handel' } });
    expect(output.unit.states.map(({ purpose, from }) => [purpose, from.kind, from.date])).toEqual([
      [null, 'EXACT', '2020-01-10'],
      ['Handel', 'EXACT', '2021-03-01'],
    ]);
  });

  test('two notices of one day make one state, and one that undoes the other none', () => {
    const renamed: Sketch = { id: '2', day: '2021-03-01', journal: 1, set: { name: 'Beta AG' } };
    const moved = derive(founded, renamed, { id: '3', day: '2021-03-01', journal: 2, set: { seat: 'Thun' } });
    expect(states(moved)).toEqual([
      'Alpha AG Bern ACTIVE 2020-01-10..2021-03-01 2020-01-15/2021-03-01/-',
      'Beta AG Thun ACTIVE 2021-03-01..open 2021-03-01/-/-',
    ]);
    const undone = derive(founded, renamed, { id: '3', day: '2021-03-01', journal: 2, set: { name: 'Alpha AG' } });
    expect(states(undone)).toEqual(['Alpha AG Bern ACTIVE 2020-01-10..open 2020-01-15/-/-']);
  });

  test('names, aliases, identifiers and claims', () => {
    const output = derive(founded, {
      id: '2',
      day: '2021-03-01',
      set: { name: 'Beta AG', translations: 'Beta SA | Beta Ltd', seat: 'Thun' },
    });
    expect(output.unit.company.names.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
      'NAME Beta AG', 'TRANSLATION Beta Ltd', 'TRANSLATION Beta SA', 'NAME Alpha AG',
    ]); // prettier-ignore
    expect(output.unit.company.registerNumber).toBe('CHE-100.000.006');
    expect(output.claims).toEqual([
      'ch-uid:CHE-100.000.006', 'name:alpha ag|bern', 'name:beta ag|thun', 'name:beta ltd|thun', 'name:beta sa|thun',
    ]); // prettier-ignore
  });

  test('names of a notice that was cancelled answer for the days before', () => {
    const only = derive({ ...founded, cancelled: '2020-02-01' });
    expect(only.unit.company.names).toMatchObject([
      { name: 'Alpha AG', fromPublished: '2020-01-15', withdrawnPublished: '2020-02-01' },
    ]);
    const second = derive(founded, { id: '2', day: '2021-03-01', cancelled: '2021-04-01', set: { name: 'Beta AG' } });
    expect(second.unit.company.names.map(({ name, withdrawnPublished }) => [name, withdrawnPublished])).toEqual([
      ['Alpha AG', undefined],
      ['Beta AG', '2021-04-01'],
    ]);
    expect(companyNames(second.unit.company).map(({ name, until }) => [name, until])).toEqual([
      ['Alpha AG', null],
      ['Beta AG', 20210401],
    ]);
  });

  test('several firms in one notice: only its own name is taken', () => {
    const output = derive({
      id: '1',
      day: '2021-03-01',
      rubric: 'KK',
      subRubric: 'KK01',
      held: { name: 'Andere AG' },
      subjects: ['Muster AG', 'Andere AG'],
      status: [['BANKRUPTCY_OPENED', 'BANKRUPT']],
    });
    expect(states(output)).toEqual(['- - BANKRUPT 2021-03-01..open 2021-03-01/-/-']);
    expect(output.unit.company.names.map(({ name }) => name)).toContain('Muster AG');
  });
});

describe('status', () => {
  const joined: Sketch = {
    id: '3',
    day: '2021-03-01',
    published: '2021-04-01',
    rubric: 'KK',
    status: [['BANKRUPTCY_OPENED', 'BANKRUPT']],
  };

  test('HR and KK join by the earliest legal date, with both notices as proof', () => {
    const output = derive(founded, opened, joined);
    const today = output.unit.states.filter(({ withdrawnPublished }) => withdrawnPublished === null);
    expect(today.map(({ status, from }) => [status, from.date])).toEqual([
      ['ACTIVE', '2020-01-10'],
      ['BANKRUPT', '2021-03-01'],
    ]);
    expect(today[1]!.proofs.map(({ publicationId }) => publicationId).sort()).toEqual(['1', '2', '3']);
    const before = { asOf: '2021-03-03', knownOn: '2021-03-31' };
    expect(output.unit.states.filter((row) => holdsAt(row, before) === 'HELD').map(({ status }) => status)).toEqual([
      'ACTIVE',
    ]);
    const after = { asOf: '2021-03-03', knownOn: '2021-04-01' };
    expect(output.unit.states.filter((row) => holdsAt(row, after) === 'HELD').map(({ status }) => status)).toEqual([
      'BANKRUPT',
    ]);
  });

  test('a revocation takes it back to what was before', () => {
    const output = derive(
      founded,
      { id: '2', day: '2020-06-01', status: [['LIQUIDATION_OPENED', 'IN_LIQUIDATION']] },
      { ...opened, id: '3' },
      { id: '4', day: '2021-05-01', rubric: 'KK', status: [['BANKRUPTCY_REVOKED', 'ACTIVE']] },
      { id: '5', day: '2021-06-01', status: [['LIQUIDATION_REVOKED', 'ACTIVE']] },
    );
    expect(output.unit.states.map(({ status, from }) => [status, from.date])).toEqual([
      ['ACTIVE', '2020-01-10'], ['IN_LIQUIDATION', '2020-06-01'], ['BANKRUPT', '2021-03-05'], ['IN_LIQUIDATION', '2021-05-01'], ['ACTIVE', '2021-06-01'],
    ]); // prettier-ignore
  });

  test('a revocation that is the first to tell shows a bankruptcy nobody knows the beginning of', () => {
    const output = derive({
      id: '4',
      day: '2021-05-01',
      held: { name: 'Alpha AG' },
      status: [['BANKRUPTCY_REVOKED', 'ACTIVE']],
    });
    expect(states(output)).toEqual([
      'Alpha AG - BANKRUPT <=2021-05-01..2021-05-01 2021-05-01/2021-05-01/-',
      'Alpha AG - ACTIVE 2021-05-01..open 2021-05-01/-/-',
    ]);
  });

  test('liquidation by the suffix of the name, until the name drops it', () => {
    const output = derive(
      founded,
      {
        id: '2',
        day: '2021-03-01',
        set: { name: 'Alpha AG in Liquidation' },
        status: [['NAME_SAYS_LIQUIDATION', 'IN_LIQUIDATION']],
      },
      { id: '3', day: '2021-06-01', set: { name: 'Alpha AG' } },
    );
    expect(output.unit.states.map(({ status, from }) => [status, from.date])).toEqual([
      ['ACTIVE', '2020-01-10'], ['IN_LIQUIDATION', '2021-03-01'], ['ACTIVE', '2021-06-01'],
    ]); // prettier-ignore
    expect(output.claims).toContain('name:alpha ag|bern');
  });

  test('the end of the firm ends its mandates; re-entry reopens the firm and no mandate unless listed', () => {
    const deleted: Sketch = {
      id: '2',
      day: '2021-03-01',
      published: '2021-03-04',
      subRubric: 'HR03',
      status: [['DELETED', 'DELETED']],
    };
    const listed: Person = { ...member, name: 'Keller Anna' };
    const output = derive({ ...founded, registered: [member, listed] }, deleted, {
      id: '3',
      day: '2022-01-01',
      status: [['REENTERED', 'ACTIVE']],
      entered: [listed],
    });
    expect(mandates(output)).toEqual([
      'Keller Anna BOARD_MEMBER SOLE 2020-01-10..2021-03-01 2020-01-15/2021-03-04/- FIRM_DELETED',
      'Keller Anna BOARD_MEMBER SOLE 2022-01-01..open 2022-01-01/-/- -',
      'Meier Hans BOARD_MEMBER SOLE 2020-01-10..2021-03-01 2020-01-15/2021-03-04/- FIRM_DELETED',
    ]);
    expect(output.unit.states.map(({ status }) => status)).toEqual(['ACTIVE', 'DELETED', 'ACTIVE']);
    expect(output.profiles).toHaveLength(2);
  });

  test("one register's deletion on a move to another canton ends nothing; the entry there founds nothing", () => {
    const output = derive(
      { ...founded, registered: [member] },
      { id: '2', day: '2021-03-01', office: 'be', subRubric: 'HR03', held: { name: 'Alpha AG', seat: 'Bern' }, status: [['DELETED_HERE_MOVED', 'ACTIVE']] },
      { id: '3', day: '2021-03-01', office: 'zh', subRubric: 'HR01', held: { name: 'Alpha AG', seat: 'Zug' }, registered: [member, { ...member, name: 'Keller Anna' }] },
    ); // prettier-ignore
    expect(states(output)).toEqual([
      'Alpha AG Bern ACTIVE 2020-01-10..2021-03-01 2020-01-15/2021-03-01/-',
      'Alpha AG Zug ACTIVE 2021-03-01..open 2021-03-01/-/-',
    ]);
    expect(mandates(output)).toEqual([
      'Keller Anna BOARD_MEMBER SOLE <=2021-03-01..open 2021-03-01/-/- -',
      'Meier Hans BOARD_MEMBER SOLE 2020-01-10..open 2020-01-15/-/- -',
    ]);
    const alone = derive({
      id: '3',
      day: '2021-03-01',
      subRubric: 'HR01',
      held: { name: 'Alpha AG', seat: 'Zug' },
      registered: [member],
    });
    expect(states(alone)).toEqual(['Alpha AG Zug ACTIVE <=2021-03-01..open 2021-03-01/-/-']);
    expect(mandates(alone)[0]).toContain('<=2021-03-01..open');
  });

  test('a deletion that is the first to tell', () => {
    const output = derive({
      id: '2',
      day: '2021-03-01',
      subRubric: 'HR03',
      held: { name: 'Alpha AG', seat: 'Bern' },
      status: [['DELETED', 'DELETED']],
    });
    expect(states(output)).toEqual([
      'Alpha AG Bern UNKNOWN <=2021-03-01..2021-03-01 2021-03-01/2021-03-01/-',
      'Alpha AG Bern DELETED 2021-03-01..open 2021-03-01/-/-',
    ]);
  });
});
