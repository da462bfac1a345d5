/** Random notices about one firm: few names, days and numbers, so that nearly everything meets, is corrected, cancelled and comes late. */
import fc from 'fast-check';
import { addDays, type FirmStatus, type Role, type StatusCause } from '../../src/core/index.js';
import type { Person, Sketch } from './register.js';

export const START = '2020-01-01';
const ROLES: Role[] = ['BOARD_MEMBER', 'BOARD_PRESIDENT', 'DIRECTOR'];
const CAUSES: [StatusCause, FirmStatus][] = [
  ['FOUNDED', 'ACTIVE'], ['LIQUIDATION_OPENED', 'IN_LIQUIDATION'], ['LIQUIDATION_REVOKED', 'ACTIVE'], ['BANKRUPTCY_OPENED', 'BANKRUPT'],
  ['BANKRUPTCY_REVOKED', 'ACTIVE'], ['DELETED', 'DELETED'], ['REENTERED', 'ACTIVE'], ['DELETED_HERE_MOVED', 'ACTIVE'],
]; // prettier-ignore
const rarely = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 4 });
const often = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 1 });

const someone: fc.Arbitrary<Person> = fc.record({
  name: fc.constantFrom('Meier Hans', 'Keller Anna', 'Rossi Anna'),
  origins: fc.constantFrom([], ['Thun'], ['Chur'], ['Thun', 'Chur']),
  residence: often(fc.constantFrom('Bern', 'Basel')),
  roles: fc.uniqueArray(fc.constantFrom(...ROLES), { maxLength: 2 }),
  signature: often(fc.constantFrom('SOLE' as const, 'JOINT_TWO' as const)),
  previous: rarely(fc.record({ surname: rarely(fc.constant('Keller')), roles: rarely(fc.constantFrom<Role[]>(['DIRECTOR'])), origins: rarely(fc.constant(['Chur'])) }, { requiredKeys: [] })),
  never: rarely(fc.record({ surname: rarely(fc.constant('Rossi')), residence: rarely(fc.constant('Genf')) }, { requiredKeys: [] })),
  partial: rarely(fc.constant(true)),
  anew: rarely(fc.constant(true)),
}).map((person) => JSON.parse(JSON.stringify(person)) as Person); // prettier-ignore

const leaver = fc
  .tuple(someone, rarely(fc.constantFrom<Role[]>(['BOARD_MEMBER'], ['DIRECTOR'], [])))
  .map(([person, roles]): Person => ({
    ...person,
    ...(roles === undefined ? {} : { ends: { roles, signature: roles.length === 0 } }),
  }));
const entity: fc.Arbitrary<Person> = fc.record({
  name: fc.constantFrom('Prüf AG', 'Rat AG', 'Amt'),
  subject: fc.constant('FIRM' as const),
  roles: fc.constantFrom<Role[]>(['AUDITOR'], ['SUPERVISORY_AUTHORITY']),
  identifier: often(fc.constantFrom('CHE-100.000.012', 'CHE-100.000.029')),
  background: rarely(fc.constant(true)),
  previous: rarely(fc.constant({ name: 'Rat' })),
}).map((one) => JSON.parse(JSON.stringify(one)) as Person); // prettier-ignore

const value = fc.record({
  name: rarely(fc.constantFrom('Alpha AG', 'Beta AG')),
  seat: rarely(fc.constantFrom('Bern', 'Thun')),
  purpose: rarely(fc.constantFrom('Handel', 'Beratung')),
}).map((fields) => JSON.parse(JSON.stringify(fields)) as Record<string, string>); // prettier-ignore

export function sketches(size: number): fc.Arbitrary<Sketch[]> {
  const one = fc.record({
    day: fc.nat({ max: 20 }),
    delay: fc.constantFrom(0, 3, 3, 3, 3, 8, 15),
    gone: rarely(fc.nat({ max: 20 })),
    journal: fc.nat({ max: 2 }),
    removed: fc.array(leaver, { maxLength: 1 }),
    entered: fc.array(fc.oneof({ weight: 3, arbitrary: someone }, { weight: 1, arbitrary: entity }), { maxLength: 2 }),
    set: value, before: value, held: value,
    status: rarely(fc.constantFrom(...CAUSES)),
    rubric: fc.constantFrom('HR', 'HR', 'KK'),
    subRubric: fc.constantFrom('HR01', 'HR02', 'HR02'),
    inexact: rarely(fc.constant(true)),
    ref: often(fc.nat({ max: size })),
    corrects: rarely(fc.nat({ max: size })),
    cancels: rarely(fc.nat({ max: size })),
    head: rarely(fc.constantFrom('CHE-100.000.012', 'CHE-100.000.029')),
  }); // prettier-ignore
  return fc.array(one, { minLength: 1, maxLength: size }).map((list) =>
    list.map((raw, index): Sketch => {
      const day = addDays(START, raw.day);
      const published = addDays(day, raw.delay);
      return {
        id: String(index), day, published, journal: raw.journal, rubric: raw.rubric, subRubric: raw.subRubric,
        removed: raw.removed, entered: raw.entered, set: raw.set, before: raw.before, held: raw.held,
        ...(raw.inexact === undefined ? {} : { bound: { date: day, kind: 'NOT_LATER_THAN' as const } }),
        ...(raw.gone === undefined ? {} : { cancelled: addDays(published, raw.gone) }),
        ...(raw.status === undefined ? {} : { status: [raw.status] }),
        ...(raw.ref === undefined ? {} : { refs: [String(raw.ref)] }),
        ...(raw.corrects === undefined ? {} : { corrects: { sequence: String(raw.corrects) } }),
        ...(raw.cancels === undefined ? {} : { cancels: { sequence: String(raw.cancels) } }),
        ...(raw.head === undefined ? {} : { headOffice: { uid: raw.head } }),
      }; // prettier-ignore
    }),
  );
}
