import { describe, expect, test } from 'vitest';
import { holdsAt } from '../../src/core/index.js';
import { mandates } from './as-lines.js';
import { derive, type Person, type Sketch } from './register.js';

const meier: Person = { name: 'Meier Hans', origins: ['Zürich'], residence: 'Bern' };
const member: Person = { ...meier, roles: ['BOARD_MEMBER'], signature: 'SOLE' };
const founding: Sketch = { id: '1', day: '2020-01-10', published: '2020-01-15', status: [['FOUNDED', 'ACTIVE']] };
const founded: Sketch = { ...founding, registered: [member] };
const codes = (output: ReturnType<typeof derive>) => output.unit.anomalies.map(({ code }) => code);

describe('bounds are honest', () => {
  test('first seen by its removal: held until then, since when is unknown', () => {
    const output = derive({ id: '2', day: '2021-03-01', removed: [member] });
    expect(mandates(output)).toEqual([
      'Meier Hans BOARD_MEMBER SOLE <=2021-03-01..2021-03-01 2021-03-01/2021-03-01/- REMOVED',
    ]);
    expect(holdsAt(output.unit.mandates[0]!, { asOf: '2021-02-01', knownOn: '2022-01-01' })).toBe('UNKNOWN');
    expect(holdsAt(output.unit.mandates[0]!, { asOf: '2021-03-01', knownOn: '2022-01-01' })).toBe('NOT_HELD');
    expect(codes(output)).toEqual(['UNMATCHED_REMOVAL']);
  });

  test('an office known only from the bracket is printed as the bracket prints it, not as the new one', () => {
    const output = derive({
      id: '2',
      day: '2021-03-01',
      entered: [{ ...meier, roles: ['BOARD_PRESIDENT'], signature: 'SOLE', previous: { roles: ['BOARD_MEMBER'] } }],
    });
    const texts = new Map(output.unit.mandates.map(({ role, roleText }) => [role, roleText]));
    expect(texts.get('BOARD_MEMBER')).not.toEqual(texts.get('BOARD_PRESIDENT'));
  });

  test('first seen by a bracket: what it says was so ends on this legal date, what it leaves alone began nobody knows when', () => {
    const output = derive({
      id: '2',
      day: '2021-03-01',
      entered: [{ ...meier, roles: ['BOARD_PRESIDENT'], signature: 'SOLE', previous: { roles: ['BOARD_MEMBER'] } }],
    });
    expect(mandates(output)).toEqual([
      'Meier Hans BOARD_MEMBER SOLE <=2021-03-01..2021-03-01 2021-03-01/2021-03-01/- CHANGED',
      'Meier Hans BOARD_PRESIDENT SOLE 2021-03-01..open 2021-03-01/-/- -',
    ]);
    expect(codes(output)).toEqual(['UNMATCHED_CHANGE']);
    const moved = derive({ id: '2', day: '2021-03-01', entered: [{ ...member, previous: { residence: 'Basel' } }] });
    expect(mandates(moved)).toEqual(['Meier Hans BOARD_MEMBER SOLE <=2021-03-01..open 2021-03-01/-/- -']);
  });

  test('a bracket that tells of another row than the one held shows a missing notice', () => {
    const output = derive(founded, {
      id: '2',
      day: '2021-03-01',
      entered: [
        { ...meier, roles: ['BOARD_PRESIDENT'], signature: 'SOLE', previous: { roles: ['BOARD_VICE_PRESIDENT'] } },
      ],
    });
    expect(mandates(output)).toEqual([
      'Meier Hans BOARD_MEMBER SOLE 2020-01-10..<=2021-03-01 2020-01-15/2021-03-01/- CHANGED',
      'Meier Hans BOARD_PRESIDENT SOLE 2021-03-01..open 2021-03-01/-/- -',
      'Meier Hans BOARD_VICE_PRESIDENT SOLE <=2021-03-01..2021-03-01 2021-03-01/2021-03-01/- CHANGED',
    ]);
  });

  test('a notice without a legal date of its own gives NOT_LATER_THAN', () => {
    const output = derive({ ...founded, bound: { date: '2020-01-15', kind: 'NOT_LATER_THAN' } });
    expect(mandates(output)[0]).toContain('<=2020-01-15..open');
  });
});

describe('auditors', () => {
  const auditor: Person = { name: 'Prüf AG', subject: 'FIRM', roles: ['AUDITOR'], residence: 'Bern' };
  const number = 'CHE-100.000.012';

  test('one from the text and from the structured list is one mandate, under its number', () => {
    const output = derive({
      ...founding,
      registered: [auditor, { ...auditor, residence: undefined, identifier: number, background: true }],
    });
    expect(mandates(output)).toEqual(['Prüf AG AUDITOR - 2020-01-10..open 2020-01-15/-/- -']);
    expect(output.unit.holders.map(({ holderKey }) => holderKey)).toEqual([`ch-uid:${number}`]);
    expect(output.unit.edges.filter(({ kind }) => kind === 'PROVIDES_ASSURANCE_TO')).toHaveLength(1);
    expect(output.profiles).toEqual([]);
  });

  test('known only from a structured list, since when is unknown; named again, nothing changes', () => {
    const listed: Sketch = { id: '2', day: '2021-03-01', entered: [{ ...auditor, background: true }] };
    const output = derive(listed, { ...listed, id: '3', day: '2022-03-01' });
    expect(mandates(output)).toEqual(['Prüf AG AUDITOR - <=2021-03-01..open 2021-03-01/-/- -']);
  });

  test('a new supervisory authority replaces the former', () => {
    const authority: Person = { name: 'Amt Alt', subject: 'OFFICE', roles: ['SUPERVISORY_AUTHORITY'] };
    const output = derive(
      { ...founding, registered: [authority] },
      { id: '2', day: '2021-03-01', entered: [{ ...authority, name: 'Amt Neu' }] },
    );
    expect(mandates(output)).toEqual([
      'Amt Alt SUPERVISORY_AUTHORITY - 2020-01-10..2021-03-01 2020-01-15/2021-03-01/- REPLACED',
      'Amt Neu SUPERVISORY_AUTHORITY - 2021-03-01..open 2021-03-01/-/- -',
    ]);
  });

  test('a bracket that cuts the former name short is met by role and seat', () => {
    const output = derive(
      { ...founding, registered: [auditor] },
      { id: '2', day: '2021-03-01', entered: [{ ...auditor, name: 'PRÜF UND RAT AG', previous: { name: 'Prüf' } }] },
    );
    expect(output.unit.mandates).toHaveLength(1);
    expect(codes(output)).toEqual([]);
  });

  test('two numbers are two firms, whatever the name', () => {
    const output = derive(
      { ...founding, registered: [{ ...auditor, identifier: number }] },
      { id: '2', day: '2021-03-01', removed: [{ ...auditor, identifier: number }], entered: [{ ...auditor, identifier: 'CHE-100.000.029' }] },
    ); // prettier-ignore
    expect(mandates(output)).toEqual([
      'Prüf AG AUDITOR - 2020-01-10..2021-03-01 2020-01-15/2021-03-01/- REMOVED',
      'Prüf AG AUDITOR - 2021-03-01..open 2021-03-01/-/- -',
    ]);
  });

  test('an office or a firm without a number is held by name and place', () => {
    const output = derive({
      ...founding,
      registered: [
        auditor,
        { name: 'Kantonale Aufsicht', subject: 'OFFICE', residence: 'Chur', roles: ['SUPERVISORY_AUTHORITY'] },
      ],
    });
    expect(output.unit.holders.map(({ holderKey }) => holderKey)).toEqual([
      'name:pruf ag|bern',
      'office:kantonale aufsicht|chur',
    ]);
  });
});
