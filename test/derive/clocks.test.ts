import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type MandateRow,
  addDays,
  endKnownOn,
  knownAt,
  type FirmStatus,
  type Role,
  type StatusCause,
  type Validity,
} from '../../src/core/index.js';
import type { FirmOutput, Notice } from '../../ingest/derive/contract.js';
import { deriveFirm } from '../../ingest/derive/index.js';
import { answers } from './as-lines.js';
import { input, notice, type Person, type Sketch } from './register.js';

const START = '2020-01-01';
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

function sketches(size: number): fc.Arbitrary<Sketch[]> {
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

/** The notices as the world had them on a day: unpublished ones left out, cancelled ones gone, those cancelled later still standing. */
function knownOn(all: Sketch[], day: string): Notice[] {
  return all
    .filter((sketch) => sketch.published! <= day && (sketch.cancelled === undefined || day < sketch.cancelled))
    .map(({ cancelled: _, ...sketch }) => notice(sketch));
}

function visible<Row extends Validity>(rows: Row[], day: string, say: (row: Row) => unknown): string[] {
  return rows
    .filter((row) => knownAt(row, day))
    .map((row) => JSON.stringify([row.from, endKnownOn(row, day), say(row)]))
    .sort();
}

function asKnown({ unit }: FirmOutput, day: string) {
  return {
    states: visible(unit.states, day, ({ name, seat, purpose, status }) => [name, seat, purpose, status]),
    mandates: visible(unit.mandates, day, (row) => [
      row.uid,
      row.details.filter(({ published }) => published <= day).map(({ published: _, ...detail }) => detail),
    ]),
    relations: visible(unit.relations, day, ({ uid }) => uid),
  };
}

describe('the law of two clocks', () => {
  test('any order of arrival gives the same output to the byte', () => {
    fc.assert(
      fc.property(sketches(6).chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))), ([all, shuffled]) => {
        expect(JSON.stringify(deriveFirm(input(shuffled.map(notice))))).toBe(JSON.stringify(deriveFirm(input(all.map(notice)))));
      }),
      { numRuns: 150 },
    ); // prettier-ignore
  });

  test('what is known on a day is what a fold over the notices known on that day gives', () => {
    fc.assert(
      fc.property(sketches(7), (all) => {
        const output = deriveFirm(input(all.map(notice)));
        const days = new Set(
          all.flatMap((sketch) => [sketch.published!, ...(sketch.cancelled ? [sketch.cancelled] : [])]),
        );
        for (const day of days) {
          const naive = deriveFirm(input(knownOn(all, day)));
          expect(asKnown(output, day)).toEqual(asKnown(naive, day));
          for (let step = 0; step <= 24; step += 3) {
            const asOf = addDays(START, step);
            expect(answers(output, asOf, day)).toEqual(answers(naive, asOf, day));
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  test('a notice added and cancelled is as if it had never been, and was as it was', () => {
    fc.assert(
      fc.property(sketches(6), fc.nat(), (all, pick) => {
        const chosen = pick % all.length;
        const published = all.map(({ cancelled: _, ...sketch }) => sketch);
        const gone = '2021-01-01';
        const cancelled = published.map((sketch, index) =>
          index === chosen ? { ...sketch, cancelled: gone } : sketch,
        );
        const output = deriveFirm(input(cancelled.map(notice)));
        const never = deriveFirm(input(published.filter((_, index) => index !== chosen).map(notice)));
        const always = deriveFirm(input(published.map(notice)));
        expect(asKnown(output, gone)).toEqual(asKnown(never, gone));
        expect(asKnown(output, '2020-12-31')).toEqual(asKnown(always, '2020-12-31'));
        expect(output.unit.anomalies).toEqual(never.unit.anomalies);
      }),
      { numRuns: 150 },
    );
  });

  test('intervals are half-open and no person holds one role with one signature twice at a time', () => {
    fc.assert(
      fc.property(sketches(7), (all) => {
        const { unit, profiles } = deriveFirm(input(all.map(notice)));
        const personOf = new Map(
          profiles.flatMap(({ id, mentions }) => mentions.map(({ mentionId }) => [mentionId, id])),
        );
        // Firms and offices have no profile: they are told apart by name.
        const holderOf = (row: MandateRow) => personOf.get(row.mentionId) ?? row.details.at(-1)?.name;
        const rows = unit.mandates.filter((row) => row.withdrawnPublished === null && row.from.kind === 'EXACT');
        for (const row of rows) {
          if (row.to.date !== null) expect(row.to.date >= row.from.date!).toBe(true);
          for (const other of rows) {
            if (row === other || holderOf(row) !== holderOf(other)) continue;
            if (row.role !== other.role || row.signatureText !== other.signatureText) continue;
            if (row.to.kind === 'UNKNOWN' || other.to.kind === 'UNKNOWN') continue;
            const end = (one: Validity) => one.to.date ?? '9999-12-31';
            expect(end(row) <= other.from.date! || end(other) <= row.from.date!).toBe(true);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
