import { join } from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClaimedWindow } from '../../ingest/contract.js';
import { openLedger, type Ledger } from '../../ingest/ledger/index.js';
import { addDays, CANTONS } from '../../src/core/index.js';
import { applyAll, demoPrepared, inFolder, withLedger } from './support.js';

const START = '2020-01-01';
const DAYS = 40;
const day = (number: number) => addDays(START, number);

const window: fc.Arbitrary<ClaimedWindow> = fc.record({
  rubrics: fc.subarray(['HR', 'KK'], { minLength: 1 }),
  cantons: fc.subarray(['ZH', 'TI', 'VD']),
  days: fc.tuple(fc.nat(DAYS - 1), fc.nat(12)),
}).map(({ rubrics, cantons, days: [from, length] }) => ({ rubrics, cantons, from: day(from), to: day(from + length) })); // prettier-ignore

/** One notice: its rubric, cantons and day. */
const notice = fc.record({
  rubric: fc.constantFrom('HR', 'KK'),
  cantons: fc.subarray(['ZH', 'TI', 'BE']),
  day: fc.nat(DAYS + 15).map(day),
});

function claim(ledger: Ledger, windows: readonly ClaimedWindow[]) {
  ledger.transaction(() => windows.forEach((one) => ledger.windows.claim(one)));
  return ledger.windows.all();
}

const holds = (one: ClaimedWindow, rubric: string, canton: string, on: string) =>
  one.rubrics.includes(rubric) && (one.cantons.length === 0 || one.cantons.includes(canton)) && one.from <= on && on <= one.to; // prettier-ignore

describe('windows', () => {
  it('hold exactly the days claimed, are disjoint and not adjacent, whatever the order; claimed twice, they are the same', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(window, { maxLength: 8 }), fc.infiniteStream(fc.nat()), async (windows, keys) => {
        const shuffled = windows
          .map((one) => ({ one, key: keys.next().value as number }))
          .sort((a, b) => a.key - b.key)
          .map(({ one }) => one);
        const held = await withLedger((ledger) => {
          const all = claim(ledger, windows);
          expect(claim(ledger, shuffled)).toEqual(all);
          return all;
        });
        expect(await withLedger((ledger) => claim(ledger, shuffled))).toEqual(held);
        for (const rubric of ['HR', 'KK'])
          for (const canton of ['ZH', 'BE', '']) {
            const own = held.filter((one) => one.rubric === rubric && one.canton === canton);
            own.slice(1).forEach((one, index) => expect(one.from > addDays(own[index]!.to, 1)).toBe(true));
            for (let number = -1; number < DAYS + 15; number++) {
              const on = day(number);
              const inside = own.some(({ from, to }) => from <= on && on <= to);
              expect(inside).toBe(windows.some((each) => holds(each, rubric, canton, on)));
            }
          }
      }),
      { numRuns: 20 },
    );
  });

  it('tell notices of no window apart, with their first and last day', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(window, { maxLength: 4 }),
        fc.array(notice, { maxLength: 20 }),
        async (windows, notices) => {
          const outside = notices
          .filter((one) => !windows.some((each) => (one.cantons.length > 0 ? one.cantons : ['']).some((canton) => holds(each, one.rubric, canton, one.day))))
          .map((one) => one.day)
          .sort(); // prettier-ignore
          const singles = await withLedger((ledger) => {
            claim(ledger, windows);
            ledger.transaction(() => notices.forEach((one) => ledger.windows.count(one.rubric, one.cantons, one.day)));
            return ledger.windows.singles();
          });
          const expected = { publications: outside.length, from: outside[0], to: outside.at(-1) };
          expect(singles).toEqual(outside.length === 0 ? null : expected);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('without cantons are of all, and of notices that name none', async () => {
    await withLedger((ledger) => {
      const held = claim(ledger, [{ rubrics: ['HR'], cantons: [], from: day(0), to: day(1) }]);
      expect(held.map(({ canton }) => canton)).toEqual(['', ...CANTONS].sort());
    });
  });
});

/** A ledger as it was before days were counted. */
function older(path: string): void {
  const database = new Database(path);
  database.exec('DROP TABLE windows; DROP TABLE claims; DROP TABLE days');
  database.exec('DROP INDEX quarantine_by_record; ALTER TABLE quarantine DROP COLUMN record');
  database.pragma('user_version = 4');
  database.close();
}

describe('a ledger of before days were counted', () => {
  it('says so to a reader, and what to do; a writer counts what it holds as single notices until a window holds all of it', async () => {
    await inFolder((folder) => {
      const path = join(folder, 'ledger.db');
      const made = openLedger(path);
      applyAll(made, [demoPrepared(3, 80)]);
      const whole = made.windows.singles();
      made.close();
      older(path);
      expect(() => openLedger(path, { readonly: true })).toThrow(/earlier version of Dossier: .*brings it up to date/);
      const ledger = openLedger(path);
      expect(ledger.windows.singles()).toEqual(whole);
      claim(ledger, [{ rubrics: ['HR', 'KK'], cantons: [], from: whole!.from, to: addDays(whole!.to, -1) }]);
      expect(ledger.windows.singles()?.to).toBe(whole!.to);
      claim(ledger, [{ rubrics: ['HR', 'KK'], cantons: [], from: whole!.to, to: whole!.to }]);
      expect(ledger.windows.singles()).toBeNull();
      ledger.close();
    });
  });
});
