import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, endKnownOn, knownAt, type MandateRow, type Validity } from '../../src/core/index.js';
import type { FirmOutput, Notice } from '../../ingest/derive/contract.js';
import { deriveFirm } from '../../ingest/derive/index.js';
import { answers } from './as-lines.js';
import { input, notice, type Sketch } from './register.js';
import { sketches, START } from './sketches.js';

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
