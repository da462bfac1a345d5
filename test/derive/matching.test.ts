import { describe, expect, test } from 'vitest';
import { holdsAt } from '../../src/core/index.js';
import { mandates } from './as-lines.js';
import { derive, type Person, type Sketch } from './register.js';

const meier: Person = { name: 'Meier Hans', origins: ['Zürich'], residence: 'Bern' };
const member: Person = { ...meier, roles: ['BOARD_MEMBER'], signature: 'SOLE' };
const founding: Sketch = { id: '1', day: '2020-01-10', published: '2020-01-15', status: [['FOUNDED', 'ACTIVE']] };
const founded: Sketch = { ...founding, registered: [member] };
const codes = (output: ReturnType<typeof derive>) => output.unit.anomalies.map(({ code }) => code);

describe('which row a line meets', () => {
  const twin: Person = { ...member, residence: 'Basel', roles: ['DIRECTOR'] };
  const twins: Sketch = { ...founding, registered: [member, twin] };

  test('origins must not be disjoint', () => {
    const other: Person = { ...member, origins: ['Chur'] };
    const output = derive(
      { ...founding, registered: [member, other] },
      { id: '2', day: '2021-03-01', removed: [other] },
    );
    expect(mandates(output).map((line) => line.includes('open'))).toEqual([false, true]);
    expect(codes(output)).toEqual([]);
  });

  test('a place is one in every language and with its article: it parts nobody', () => {
    const persons = (before: string, after: string) =>
      derive({ ...founding, registered: [{ ...member, origins: [before], residence: before }] }, { id: '2', day: '2021-03-01', removed: [{ ...member, origins: [after], residence: after }] }); // prettier-ignore
    for (const [before, after] of [
      ['Locle', 'Le Locle'],
      ['Genève', 'Genf'],
      ['St-Maurice', 'Saint-Maurice'],
      ['Soletta', 'Solothurn'],
      ['Biel', 'Biel/Bienne'],
    ] as const) {
      // prettier-ignore
      expect(mandates(persons(before, after)), after).toEqual([
        'Meier Hans BOARD_MEMBER SOLE 2020-01-10..2021-03-01 2020-01-15/2021-03-01/- REMOVED',
      ]);
    }
    expect(codes(persons('Sion', 'Sierre'))).toEqual(['UNMATCHED_REMOVAL']);
  });

  test('prose that says only a new origin means whoever bears the name, where one does', () => {
    const said: Sketch = { id: '2', day: '2021-03-01', entered: [{ name: 'Meier Hans', origins: ['Chur'], partial: true }] }; // prettier-ignore
    expect(mandates(derive(founded, said))).toEqual(['Meier Hans BOARD_MEMBER SOLE 2020-01-10..open 2020-01-15/-/- -']);
    const twins = [member, { ...member, origins: ['Wil'] }];
    expect(derive({ ...founding, registered: twins }, said).unit.mandates.filter(({ to }) => to.kind === 'OPEN')).toHaveLength(2); // prettier-ignore
    const signs = { ...said, entered: [{ name: 'Meier Hans', origins: ['Chur'], signature: 'SOLE' as const, partial: true }] }; // prettier-ignore
    expect(derive(founded, signs).unit.mandates.length).toBeGreaterThan(1);
  });

  test('a removal spelt otherwise ends the row whose offices it prints; where only the signature agrees, the row is in doubt', () => {
    const ruth: Person = { ...member, name: 'Reben Ruth' };
    const gone = (line: Partial<Person>, held = ruth) =>
      mandates(derive({ ...founding, registered: [held] }, { id: '2', day: '2021-03-01', removed: [{ name: 'Reben Rut', ...line }] })); // prettier-ignore
    expect(gone({ roles: ['BOARD_MEMBER'] })).toEqual(['Reben Ruth BOARD_MEMBER SOLE 2020-01-10..2021-03-01 2020-01-15/2021-03-01/- REMOVED']); // prettier-ignore
    expect(gone({ roles: ['DIRECTOR'] })).toContain('Reben Ruth BOARD_MEMBER SOLE 2020-01-10..open 2020-01-15/-/- -');
    expect(gone({ roles: ['BOARD_PRESIDENT'], signature: 'SOLE' })).toContain('Reben Ruth BOARD_MEMBER SOLE 2020-01-10..open 2020-01-15/-/- -'); // prettier-ignore
    const signs: Person = { ...ruth, roles: [] };
    expect(gone({ signature: 'SOLE' }, signs).join()).toMatch(/^Reben Ruth SIGNATORY SOLE 2020-01-10\.\.\?/);
    expect(gone({ signature: 'JOINT_TWO' }, signs)).toContain('Reben Ruth SIGNATORY SOLE 2020-01-10..open 2020-01-15/-/- -'); // prettier-ignore
  });

  test('origins that changed are bridged by the bracket', () => {
    const output = derive(founded, {
      id: '2',
      day: '2021-03-01',
      entered: [{ ...member, origins: ['Chur'], previous: { origins: ['Zürich'] } }],
    });
    expect(mandates(output)).toEqual(['Meier Hans BOARD_MEMBER SOLE 2020-01-10..open 2020-01-15/-/- -']);
  });

  test('a foreigner who becomes a citizen is bridged by the bracket; without it she is another', () => {
    const german: Person = { ...member, origins: [], nationality: 'DEU' };
    const registered: Sketch = { ...founding, registered: [german] };
    const bridged = derive(registered, {
      id: '2',
      day: '2021-03-01',
      entered: [{ ...member, previous: { nationality: 'DEU' } }],
    });
    expect(bridged.unit.mandates).toHaveLength(1);
    const other = derive(registered, { id: '2', day: '2021-03-01', entered: [member] });
    expect(other.unit.mandates).toHaveLength(2);
  });

  test('a citizen of several states is told apart from nobody by one of them, nor joined by it with one of another place', () => {
    const of = (...[nationality, ...further]: [string, ...string[]]) => ({ nationality, further });
    const persons = (before: Partial<Person>, after: Partial<Person>) =>
      derive({ ...founding, registered: [{ ...member, origins: [], ...before }] }, { id: '2', day: '2021-03-01', entered: [{ ...member, origins: [], ...after }] }).unit.mandates.length; // prettier-ignore
    expect(persons(of('FRA', 'ITA'), of('ITA'))).toBe(1);
    expect(persons(of('FRA', 'ITA'), of('DEU', 'FRA'))).toBe(1);
    expect(persons(of('CHE', 'DEU'), { origins: ['Chur'] })).toBe(1);
    expect(persons({ origins: ['Chur'], ...of('DEU') }, of('DEU'))).toBe(1);
    expect(persons(of('FRA', 'ITA'), of('DEU', 'AUT'))).toBe(2);
    expect(persons(of('CHE', 'DEU'), of('FRA'))).toBe(2);
    expect(persons(of('CHE'), of('FRA'))).toBe(1);
    expect(persons({ origins: ['Chur'], ...of('DEU') }, { origins: ['Wil'], ...of('DEU') })).toBe(2);
    expect(persons({ origins: ['Chur'], ...of('DEU') }, of('FRA'))).toBe(2);
  });

  test('several are narrowed by residence', () => {
    const output = derive(twins, { id: '2', day: '2021-03-01', removed: [{ ...meier, residence: 'Basel' }] });
    expect(mandates(output).map((line) => line.split(' ').slice(2, 5).join(' '))).toEqual([
      'BOARD_MEMBER SOLE 2020-01-10..open',
      'DIRECTOR SOLE 2020-01-10..2021-03-01',
    ]);
  });

  test('then by role', () => {
    const output = derive(twins, {
      id: '2',
      day: '2021-03-01',
      removed: [{ name: 'Meier Hans', roles: ['DIRECTOR'] }],
    });
    expect(mandates(output).map((line) => line.split(' ').slice(2, 5).join(' '))).toEqual([
      'BOARD_MEMBER SOLE 2020-01-10..open',
      'DIRECTOR SOLE 2020-01-10..2021-03-01',
    ]);
  });

  test('still several: the rows stay open with an unknown end, counted', () => {
    const output = derive(twins, { id: '2', day: '2021-03-01', removed: [{ name: 'Meier Hans' }] });
    expect(mandates(output)).toEqual([
      'Meier Hans BOARD_MEMBER SOLE 2020-01-10..?2021-03-01 2020-01-15/2021-03-01/- -',
      'Meier Hans DIRECTOR SOLE 2020-01-10..?2021-03-01 2020-01-15/2021-03-01/- -',
    ]);
    expect(codes(output)).toEqual(['UNMATCHED_REMOVAL']);
    const row = output.unit.mandates[0]!;
    expect(holdsAt(row, { asOf: '2021-02-28', knownOn: '2022-01-01' })).toBe('HELD');
    expect(holdsAt(row, { asOf: '2021-03-01', knownOn: '2022-01-01' })).toBe('UNKNOWN');
  });

  test('a row whose end is unknown and that a later line meets ends with it, and holds again from a line that restates it', () => {
    const blurred: Sketch[] = [twins, { id: '2', day: '2021-03-01', removed: [{ name: 'Meier Hans' }] }];
    const ended = derive(...blurred, { id: '3', day: '2022-01-01', removed: [twin] });
    expect(mandates(ended)).toContain(
      'Meier Hans DIRECTOR SOLE 2020-01-10..2022-01-01 2022-01-01/2022-01-01/- REMOVED',
    );
    const restated = derive(...blurred, { id: '3', day: '2022-01-01', entered: [twin] });
    expect(mandates(restated).filter((line) => line.includes('DIRECTOR'))).toEqual([
      'Meier Hans DIRECTOR SOLE 2020-01-10..?2021-03-01 2020-01-15/2021-03-01/- -',
      'Meier Hans DIRECTOR SOLE <=2022-01-01..open 2022-01-01/-/- -',
    ]);
  });

  test('as many removals of one name as rows under it end them all', () => {
    const output = derive(twins, {
      id: '2',
      day: '2021-03-01',
      removed: [{ name: 'Meier Hans' }, { name: 'Meier Hans' }],
    });
    expect(mandates(output).every((line) => line.includes('..2021-03-01'))).toBe(true);
    expect(codes(output)).toEqual([]);
  });

  test.each(['Zurich', 'Zuerich', 'Züruch', 'Zürich am See'])(
    'a removal from %s ends the only row of that name',
    (origin) => {
      const output = derive(founded, { id: '2', day: '2021-03-01', removed: [{ ...member, origins: [origin] }] });
      expect(mandates(output).some((line) => line.includes('open'))).toBe(false);
      expect(codes(output)).toEqual([]);
    },
  );

  test('a removal under other origins leaves the homonym open with an unknown end, counted', () => {
    const output = derive(founded, { id: '2', day: '2021-03-01', removed: [{ ...member, origins: ['Chur'] }] });
    expect(mandates(output)).toEqual([
      'Meier Hans BOARD_MEMBER SOLE 2020-01-10..?2021-03-01 2020-01-15/2021-03-01/- -',
    ]);
    expect(codes(output)).toEqual(['UNMATCHED_REMOVAL']);
  });

  test('two entries of one section are two people unless name, origins and residence are equal', () => {
    expect(derive(twins).unit.mandates).toHaveLength(2);
    expect(derive(twins).profiles).toHaveLength(2);
    const once = derive({ ...founding, registered: [member, { ...member, roles: ['DIRECTOR'] }] });
    expect(once.profiles).toHaveLength(1);
    expect(mandates(once)).toEqual([
      'Meier Hans BOARD_MEMBER SOLE 2020-01-10..open 2020-01-15/-/- -',
      'Meier Hans DIRECTOR SOLE 2020-01-10..open 2020-01-15/-/- -',
    ]);
  });
});
