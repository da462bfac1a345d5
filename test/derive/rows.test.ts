import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, holdsAt, knownAt } from '../../src/core/index.js';
import type { FirmOutput } from '../../ingest/derive/contract.js';
import { deriveFirm } from '../../ingest/derive/index.js';
import { input, notice } from './register.js';
import { sketches, START } from './sketches.js';

/** What every row that is derived keeps to, whatever was published. */
function always(check: (output: FirmOutput) => void): void {
  const law = fc.property(sketches(7), (all) => check(deriveFirm(input(all.map(notice)))));
  fc.assert(law, { numRuns: 200 });
}

const versions = ({ unit }: FirmOutput) => [...unit.mandates, ...unit.states, ...unit.relations];

/** On which something became known or was taken back. */
function days(output: FirmOutput): Set<string> {
  const told = versions(output).flatMap((row) => [row.fromPublished, row.toPublished, row.withdrawnPublished]);
  return new Set(told.filter((day) => day !== null));
}

describe('rows of any firm', () => {
  test('end no earlier than they begin, on either clock, and are known for a day at least', () =>
    always((output) => {
      for (const row of versions(output)) {
        if (row.from.date !== null && row.to.date !== null) expect(row.to.date >= row.from.date).toBe(true);
        if (row.toPublished !== null) expect(row.toPublished >= row.fromPublished).toBe(true);
        if (row.withdrawnPublished !== null) expect(row.withdrawnPublished > row.fromPublished).toBe(true);
        expect(row.toPublished === null).toBe(row.to.kind === 'OPEN');
      }
    }));

  test('the dated values of a mandate begin with it and follow one another', () =>
    always(({ unit }) => {
      for (const { from, details } of unit.mandates) {
        const dates = details.map((detail) => detail.from.date!);
        expect(dates[0]).toBe(from.date);
        expect([...dates].sort()).toEqual(dates);
      }
    }));

  test('a firm is in one state at a time', () =>
    always((output) => {
      for (const knownOn of days(output))
        for (let step = 0; step <= 24; step += 2) {
          const clocks = { asOf: addDays(START, step), knownOn };
          const held = output.unit.states.filter((row) => holdsAt(row, clocks) === 'HELD');
          expect(held.length).toBeLessThanOrEqual(1);
        }
    }));

  test('a uid is one row on any day of what is known', () =>
    always((output) => {
      for (const day of days(output))
        for (const rows of [output.unit.mandates, output.unit.relations]) {
          const uids = rows.filter((row) => knownAt(row, day)).map(({ uid }) => uid);
          expect(new Set(uids).size).toBe(uids.length);
        }
    }));

  test('every holder’s line is in one profile; who is kept apart is kept apart from both sides', () =>
    always(({ unit, profiles }) => {
      const byId = new Map(profiles.map((profile) => [profile.id, profile]));
      const lines = profiles.flatMap(({ mentions }) => mentions.map(({ mentionId }) => mentionId));
      expect(new Set(lines).size).toBe(lines.length);
      for (const { mentionId, subject } of unit.mandates) if (subject === 'PERSON') expect(lines).toContain(mentionId);
      for (const { id, cannotLink } of profiles) {
        expect(cannotLink).not.toContain(id);
        for (const other of cannotLink) expect(byId.get(other)?.cannotLink).toContain(id);
      }
    }));
});
