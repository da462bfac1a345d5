import { describe, expect, test } from 'vitest';
import { holdsAt, roleTextAt } from '../../src/core/index.js';
import { mandates } from './as-lines.js';
import { derive, type Person, type Sketch } from './register.js';

const meier: Person = { name: 'Meier Hans', origins: ['Zürich'], residence: 'Bern' };
const member: Person = { ...meier, roles: ['BOARD_MEMBER'], signature: 'SOLE' };
const founding: Sketch = { id: '1', day: '2020-01-10', published: '2020-01-15', status: [['FOUNDED', 'ACTIVE']] };
const founded: Sketch = { ...founding, registered: [member] };
const actions = (output: ReturnType<typeof derive>) =>
  output.unit.edges.filter((edge) => edge.acted !== null).map((edge) => edge.acted!.action);
const codes = (output: ReturnType<typeof derive>) => output.unit.anomalies.map(({ code }) => code);

describe('a line and the row it meets', () => {
  test('an entry opens a mandate, known from its publication; a line with two roles gives two', () => {
    const output = derive({
      ...founding,
      registered: [{ ...meier, roles: ['PARTNER', 'MANAGER'], signature: 'SOLE' }],
    });
    expect(mandates(output)).toEqual([
      'Meier Hans MANAGER SOLE 2020-01-10..open 2020-01-15/-/- -',
      'Meier Hans PARTNER SOLE 2020-01-10..open 2020-01-15/-/- -',
    ]);
    expect(actions(output)).toEqual(['ADDED']);
  });

  test('no role but a signature gives SIGNATORY', () => {
    expect(mandates(derive({ ...founding, registered: [{ ...meier, signature: 'JOINT_PROCURATION_TWO' }] }))).toEqual([
      'Meier Hans SIGNATORY JOINT_PROCURATION_TWO 2020-01-10..open 2020-01-15/-/- -',
    ]);
  });

  test('a removal ends the row on its legal date; on that day the mandate no longer holds', () => {
    const output = derive(founded, { id: '2', day: '2021-03-01', published: '2021-03-04', removed: [member] });
    expect(mandates(output)).toEqual([
      'Meier Hans BOARD_MEMBER SOLE 2020-01-10..2021-03-01 2020-01-15/2021-03-04/- REMOVED',
    ]);
    const row = output.unit.mandates[0]!;
    expect(holdsAt(row, { asOf: '2021-03-01', knownOn: '2021-03-04' })).toBe('NOT_HELD');
    expect(holdsAt(row, { asOf: '2021-02-28', knownOn: '2021-03-04' })).toBe('HELD');
    expect(holdsAt(row, { asOf: '2021-03-01', knownOn: '2021-03-03' })).toBe('HELD');
    expect(actions(output)).toEqual(['ADDED', 'REMOVED']);
  });

  test('a line under "new or changed" is the full new row: roles it does not name have ended', () => {
    const output = derive(
      { ...founding, registered: [{ ...meier, roles: ['BOARD_MEMBER', 'DIRECTOR'], signature: 'SOLE' }] },
      { id: '2', day: '2021-03-01', entered: [{ ...meier, roles: ['BOARD_MEMBER'], signature: 'SOLE' }] },
    );
    expect(mandates(output)).toEqual([
      'Meier Hans BOARD_MEMBER SOLE 2020-01-10..open 2020-01-15/-/- -',
      'Meier Hans DIRECTOR SOLE 2020-01-10..2021-03-01 2020-01-15/2021-03-01/- CHANGED',
    ]);
    expect(actions(output)).toEqual(['ADDED', 'CHANGED']);
  });

  test('another signature ends the mandate and opens the next', () => {
    const output = derive(founded, { id: '2', day: '2021-03-01', entered: [{ ...member, signature: 'JOINT_TWO' }] });
    expect(mandates(output)).toEqual([
      'Meier Hans BOARD_MEMBER JOINT_TWO 2021-03-01..open 2021-03-01/-/- -',
      'Meier Hans BOARD_MEMBER SOLE 2020-01-10..2021-03-01 2020-01-15/2021-03-01/- CHANGED',
    ]);
  });

  test('a restriction is part of the signature; "no right to sign" is none', () => {
    const output = derive(
      founded,
      { id: '2', day: '2021-03-01', entered: [{ ...member, restriction: 'beschränkt auf den Hauptsitz' }] },
      { id: '3', day: '2021-04-01', entered: [{ ...meier, roles: ['BOARD_MEMBER'] }] },
      { id: '4', day: '2021-05-01', entered: [{ ...meier, roles: ['BOARD_MEMBER'], signature: 'NONE' }] },
    );
    expect(mandates(output).map((line) => line.split(' 20').slice(0, 2).join(' 20'))).toEqual([
      'Meier Hans BOARD_MEMBER - 2021-04-01..open',
      'Meier Hans BOARD_MEMBER SOLE 2020-01-10..2021-03-01',
      'Meier Hans BOARD_MEMBER SOLE 2021-03-01..2021-04-01',
    ]);
  });

  test.each([
    ['mit dem Präsidenten', 'avec le président', 'con il presidente'],
    ['beschränkt auf den Hauptsitz', 'limitée au siège principal', 'limitata alla sede principale'],
    ['beschränkt auf die Zweigniederlassung', 'limitée à la succursale', 'limitata alla succursale'],
  ])('a restriction is one in the language of each register: %s', (...printed) => {
    const years = printed.map((restriction, year): Sketch => ({ id: `${year + 2}`, day: `202${year + 1}-03-01`, entered: [{ ...member, signature: 'JOINT_TWO', restriction }] })); // prettier-ignore
    const held = mandates(derive(founded, ...years)).filter((line) => line.includes('JOINT_TWO'));
    expect(held).toEqual([expect.stringContaining('2021-03-01..open')]);
  });

  test('residence, shares and name are dated values inside the mandate', () => {
    const output = derive(
      founded,
      { id: '2', day: '2021-03-01', published: '2021-03-04', entered: [{ ...member, residence: 'Basel', shares: '10 Anteile' }] },
      { id: '3', day: '2022-03-01', entered: [{ ...member, name: 'Keller Hans', residence: 'Basel', shares: '10 Anteile', previous: { surname: 'Meier' } }] },
    ); // prettier-ignore
    expect(output.unit.mandates).toHaveLength(1);
    const { details } = output.unit.mandates[0]!;
    expect(details.map(({ from, published, name, residence, sharesText }) => [from.date, published, name, residence, sharesText])).toEqual([
      ['2020-01-10', '2020-01-15', 'Meier, Hans', 'Bern', null],
      ['2021-03-01', '2021-03-04', 'Meier, Hans', 'Basel', '10 Anteile'],
      ['2022-03-01', '2022-03-01', 'Keller, Hans', 'Basel', '10 Anteile'],
    ]); // prettier-ignore
  });

  test('the printed role text is the one in force', () => {
    const delegate: Person = { ...meier, roles: ['BOARD_DELEGATE', 'DIRECTOR'], printed: 'Delegierter und Direktor' };
    const director: Person = { ...meier, roles: ['DIRECTOR'], printed: 'Direktor' };
    const output = derive(
      { ...founding, registered: [delegate] },
      { id: '2', day: '2021-03-01', published: '2021-03-04', entered: [director] },
    );
    const mandate = output.unit.mandates.find(({ role }) => role === 'DIRECTOR')!;
    expect(output.unit.mandates).toHaveLength(2);
    expect(mandate.roleText).toBe('Direktor');
    const at = (asOf: string, knownOn: string) => roleTextAt(mandate, { asOf, knownOn });
    expect(at('2021-02-28', '2026-01-01')).toBe('Delegierter und Direktor');
    expect(at('2021-03-01', '2021-03-03')).toBe('Delegierter und Direktor');
    expect(at('2021-03-01', '2021-03-04')).toBe('Direktor');
    expect(output.unit.mandates.find(({ role }) => role === 'BOARD_DELEGATE')!.roleText).toBe('Delegierter und Direktor');
  }); // prettier-ignore

  describe('an office that the vocabulary does not know is told by its text', () => {
    const deputy: Person = { ...meier, roles: ['OTHER'], printed: 'stellvertretender Platzwart', signature: 'SOLE' };
    const opened: Sketch = { ...founding, registered: [deputy] };

    test('another office is another mandate', () => {
      const output = derive(opened, { id: '2', day: '2021-03-01', entered: [{ ...deputy, printed: 'Platzwart' }] });
      expect(mandates(output)).toEqual([
        'Meier Hans OTHER SOLE 2020-01-10..2021-03-01 2020-01-15/2021-03-01/- CHANGED',
        'Meier Hans OTHER SOLE 2021-03-01..open 2021-03-01/-/- -',
      ]);
      expect(output.unit.mandates.map(({ roleText }) => roleText).sort()).toEqual(['Platzwart', deputy.printed]);
      expect(new Set(output.unit.mandates.map(({ uid }) => uid)).size).toBe(2);
    });

    test('the same one goes on, however it is spelt', () => {
      const output = derive(opened, { id: '2', day: '2021-03-01', entered: [{ ...deputy, printed: 'Stellvertretender  Platzwart' }] }); // prettier-ignore
      expect(mandates(output)).toEqual(['Meier Hans OTHER SOLE 2020-01-10..open 2020-01-15/-/- -']);
    });
  });

  test('partial prose leaves what it does not name as it was', () => {
    const output = derive(founded, {
      id: '2',
      day: '2021-03-01',
      entered: [{ name: 'Meier Hans', residence: 'Genf', partial: true }],
    });
    expect(mandates(output)).toEqual(['Meier Hans BOARD_MEMBER SOLE 2020-01-10..open 2020-01-15/-/- -']);
    expect(output.unit.mandates[0]!.details.at(-1)!.residence).toBe('Genf');
  });

  describe('a new signature alone leaves the office as it was', () => {
    const signs: Person = {
      name: 'Meier Hans', partial: true, signature: 'JOINT_TWO', previous: { roles: ['BOARD_MEMBER'], signature: 'NONE' },
    }; // prettier-ignore
    const later: Sketch = { id: '2', day: '2021-03-01', entered: [signs] };

    test('of a row that is held', () => {
      const silent: Person = { ...meier, roles: ['BOARD_MEMBER'], signature: 'NONE' };
      expect(mandates(derive({ ...founding, registered: [silent] }, later))).toEqual([
        'Meier Hans BOARD_MEMBER JOINT_TWO 2021-03-01..open 2021-03-01/-/- -',
        'Meier Hans BOARD_MEMBER NONE 2020-01-10..2021-03-01 2020-01-15/2021-03-01/- CHANGED',
      ]);
    });

    test('of a row that holds more offices than the line names', () => {
      const chair: Person = { ...meier, roles: ['BOARD_PRESIDENT', 'DIRECTOR'] };
      const held = mandates(derive({ ...founding, registered: [chair] }, later)).filter((line) =>
        line.includes('open'),
      );
      expect(held).toEqual([
        'Meier Hans BOARD_PRESIDENT JOINT_TWO 2021-03-01..open 2021-03-01/-/- -',
        'Meier Hans DIRECTOR JOINT_TWO 2021-03-01..open 2021-03-01/-/- -',
      ]);
    });

    test('of a row that is not held: the office was there before', () => {
      expect(mandates(derive(later))).toEqual([
        'Meier Hans BOARD_MEMBER JOINT_TWO 2021-03-01..open 2021-03-01/-/- -',
        'Meier Hans BOARD_MEMBER NONE <=2021-03-01..2021-03-01 2021-03-01/2021-03-01/- CHANGED',
      ]);
    });

    test('of a row that holds another office: a notice is missing', () => {
      const output = derive({ ...founding, registered: [{ ...meier, roles: ['DIRECTOR'] }] }, later);
      expect(mandates(output)).toEqual([
        'Meier Hans BOARD_MEMBER JOINT_TWO 2021-03-01..open 2021-03-01/-/- -',
        'Meier Hans BOARD_MEMBER NONE <=2021-03-01..2021-03-01 2021-03-01/2021-03-01/- CHANGED',
        'Meier Hans DIRECTOR - 2020-01-10..<=2021-03-01 2020-01-15/2021-03-01/- CHANGED',
      ]);
    });
  });

  test('a bracket that says there was no office: it begins with the notice', () => {
    const now: Person = { ...meier, roles: ['MANAGER'], signature: 'SOLE', previous: { roles: [], signature: 'SOLE' } };
    expect(mandates(derive({ id: '2', day: '2021-03-01', entered: [now] }))).toEqual([
      'Meier Hans MANAGER SOLE 2021-03-01..open 2021-03-01/-/- -',
      'Meier Hans SIGNATORY SOLE <=2021-03-01..2021-03-01 2021-03-01/2021-03-01/- CHANGED',
    ]);
  });

  test('a removal from an office that the row lacks ends no other office: it is counted, and what the row holds is uncertain', () => {
    const output = derive(founded, { id: '2', day: '2021-03-01', removed: [{ ...meier, roles: ['DIRECTOR'] }] });
    expect(mandates(output)).toEqual([
      'Meier Hans BOARD_MEMBER SOLE 2020-01-10..?2021-03-01 2020-01-15/2021-03-01/- -',
      'Meier Hans DIRECTOR - <=2021-03-01..2021-03-01 2021-03-01/2021-03-01/- REMOVED',
    ]);
    expect(codes(output)).toEqual(['UNMATCHED_REMOVAL']);
    expect(output.profiles).toHaveLength(1);
    const board = derive(founded, { id: '2', day: '2021-03-01', removed: [{ ...meier, roles: ['BOARD_PRESIDENT'] }] });
    expect(codes(board)).toEqual([]);
  });

  test('removal and entry of one person in one notice are a change; removals come before entries', () => {
    const output = derive(founded, {
      id: '2',
      day: '2021-03-01',
      entered: [{ ...member, roles: ['BOARD_PRESIDENT'] }],
      removed: [member],
    });
    expect(mandates(output)).toEqual([
      'Meier Hans BOARD_MEMBER SOLE 2020-01-10..2021-03-01 2020-01-15/2021-03-01/- CHANGED',
      'Meier Hans BOARD_PRESIDENT SOLE 2021-03-01..open 2021-03-01/-/- -',
    ]);
    expect(actions(output)).toEqual(['ADDED', 'CHANGED', 'CHANGED']);
    const same = derive(founded, { id: '2', day: '2021-03-01', entered: [member], removed: [member] });
    expect(mandates(same)).toEqual(['Meier Hans BOARD_MEMBER SOLE 2020-01-10..open 2020-01-15/-/- -']);
  });

  test('removed and entered again by two notices of one day: one maximal interval', () => {
    const output = derive(
      founded,
      { id: '2', day: '2021-03-01', journal: 1, removed: [member] },
      { id: '3', day: '2021-03-01', journal: 2, entered: [member] },
    );
    expect(mandates(output)).toEqual(['Meier Hans BOARD_MEMBER SOLE 2020-01-10..open 2020-01-15/-/- -']);
  });
});
