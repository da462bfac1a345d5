import { describe, expect, test } from 'vitest';
import { derive, type Sketch } from './register.js';

describe('relations', () => {
  const branch: Sketch = { id: '1', day: '2020-01-10', headOffice: { uid: 'CHE-100.000.012', name: 'Haupt AG' } };
  const rows = (output: ReturnType<typeof derive>) =>
    output.unit.relations.map(({ kind, fromHolder, toHolder, from, to }) => [
      kind,
      fromHolder,
      toHolder,
      from.kind,
      from.date,
      to.date,
    ]);

  test('a branch has a head office, never itself, and another one only after a change', () => {
    const output = derive(
      { ...branch, status: [['FOUNDED', 'ACTIVE']] },
      { ...branch, id: '2', day: '2021-01-10' },
      { id: '3', day: '2022-01-10', headOffice: { uid: 'CHE-100.000.029' } },
    );
    expect(rows(output)).toEqual([
      ['HEAD_OFFICE', 'ch-uid:CHE-100.000.012', 'ch-uid:CHE-100.000.006', 'EXACT', '2020-01-10', '2022-01-10'],
      ['HEAD_OFFICE', 'ch-uid:CHE-100.000.029', 'ch-uid:CHE-100.000.006', 'EXACT', '2022-01-10', null],
    ]);
    expect(rows(derive(branch))[0]!.slice(3, 5)).toEqual(['NOT_LATER_THAN', '2020-01-10']);
    expect(derive({ ...branch, headOffice: { uid: 'CHE-100.000.006' } }).unit.relations).toEqual([]);
  });

  test('the deletion of the branch ends it', () => {
    const output = derive(branch, { id: '2', day: '2021-01-10', status: [['DELETED', 'DELETED']] });
    expect(rows(output)[0]!.at(-1)).toBe('2021-01-10');
  });

  test('mergers go from the giving to the taking firm and are said once', () => {
    const merger: Sketch = {
      id: '1',
      day: '2020-01-10',
      relation: { kind: 'MERGER', other: { uid: 'CHE-100.000.012' }, direction: 'FROM' },
    };
    const output = derive(merger, { ...merger, id: '2', day: '2020-02-10' });
    expect(rows(output)).toEqual([
      ['MERGER', 'ch-uid:CHE-100.000.012', 'ch-uid:CHE-100.000.006', 'EXACT', '2020-01-10', null],
    ]);
    expect(output.unit.edges.filter(({ kind }) => kind === 'TRANSFERRED_TO')).toHaveLength(2);
    const taken = derive({ ...merger, relation: { ...merger.relation!, direction: 'TO' } });
    expect(rows(taken)[0]!.slice(1, 3)).toEqual(['ch-uid:CHE-100.000.006', 'ch-uid:CHE-100.000.012']);
    expect(taken.unit.edges.map(({ kind }) => kind)).toContain('ACQUIRED_FROM');
  });
});
