/** What a change left out of an office, and a later notice tells. */
import { describe, expect, test } from 'vitest';
import { mandates } from './as-lines.js';
import { derive, type Person, type Sketch } from './register.js';

const meier: Person = { name: 'Meier Hans', origins: ['Zürich'], residence: 'Bern' };

describe('what a change left out, told by a later notice, where none can be missing in between', () => {
  const signs: Person = { name: 'Meier Hans', partial: true, signature: 'SOLE', anew: true };
  const begun: Sketch = { id: '1', day: '2020-03-01', published: '2020-03-04', entered: [signs] };
  const between: Sketch = { id: '2', day: '2020-08-01', refs: ['1'], set: { purpose: 'Handel' } };
  const chair: Person = { name: 'Meier Hans', partial: true, roles: ['BOARD_PRESIDENT'] };
  const gone: Sketch = { id: '3', day: '2021-03-01', published: '2021-03-04', refs: ['2'], removed: [chair] }; // prettier-ignore

  test('the office that somebody leaves was held as long as the signature', () => {
    expect(mandates(derive(begun, between, gone))).toEqual([
      'Meier Hans BOARD_PRESIDENT SOLE 2020-03-01..2021-03-01 2021-03-04/2021-03-04/- REMOVED',
      'Meier Hans SIGNATORY SOLE 2020-03-01..open 2020-03-04/-/2021-03-04 -',
    ]);
  });

  test('the office that a bracket says was held was so under each signature', () => {
    const again: Sketch = { ...between, entered: [{ ...signs, signature: 'JOINT_TWO' }] };
    const member: Person = { ...chair, roles: ['BOARD_MEMBER'], previous: { roles: ['BOARD_PRESIDENT'] } };
    const { removed: _, ...rest } = gone;
    expect(
      mandates(derive(begun, again, { ...rest, entered: [member] })).filter((line) => line.includes('BOARD')),
    ).toEqual([
      'Meier Hans BOARD_MEMBER JOINT_TWO 2021-03-01..open 2021-03-04/-/- -',
      'Meier Hans BOARD_PRESIDENT JOINT_TWO 2020-08-01..2021-03-01 2021-03-04/2021-03-04/- CHANGED',
      'Meier Hans BOARD_PRESIDENT SOLE 2020-03-01..2020-08-01 2021-03-04/2021-03-04/- CHANGED',
    ]);
  });

  test('the signature that a whole entry leaves alone was the one before', () => {
    const moved: Sketch = { ...begun, entered: [{ ...chair, residence: 'Thun', stated: ['BOARD_PRESIDENT'] }] };
    const whole: Person = {
      ...meier,
      roles: ['DIRECTOR'],
      signature: 'SOLE',
      previous: { roles: ['BOARD_PRESIDENT'] },
    };
    const { removed: _, ...rest } = gone;
    expect(mandates(derive(moved, between, { ...rest, entered: [whole] }))).toContain(
      'Meier Hans BOARD_PRESIDENT SOLE <=2020-03-01..2021-03-01 2021-03-04/2021-03-04/- CHANGED',
    );
  });

  test.each([
    ['refers to one that is not held', { ...gone, refs: ['7'] }],
    ['refers to none', { ...gone, refs: [] }],
    ['was not read whole', { ...gone, unread: true }],
    ['prints another signature', { ...gone, removed: [{ ...chair, signature: 'JOINT_TWO' as const }] }],
  ])('a notice that %s: the office is held since nobody knows when', (_, last) => {
    const lines = mandates(derive(begun, between, last));
    expect(lines.find((line) => line.includes('BOARD_PRESIDENT'))).toMatch(/<=2021-03-01\.\.2021-03-01/);
    expect(lines.find((line) => line.includes('SIGNATORY'))).toMatch(/SOLE 2020-03-01\.\.2021-03-01 2020-03-04/);
  });

  test('who leaves as liquidator need not have been it before', () => {
    const last: Sketch = { ...gone, removed: [{ ...chair, roles: ['LIQUIDATOR'] }] };
    expect(mandates(derive(begun, between, last))).toContain(
      'Meier Hans LIQUIDATOR SOLE <=2021-03-01..2021-03-01 2021-03-04/2021-03-04/- REMOVED',
    );
  });
});
