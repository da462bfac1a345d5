import fc from 'fast-check';
import { expect, it } from 'vitest';
import { StartLimit } from '../../src/start-limit.js';

const WITHIN_MS = 100;

it('who waits as told never starts more often than allowed, and no later than that asks for', () => {
  const most = fc.integer({ min: 1, max: 5 });
  const pauses = fc.array(fc.integer({ min: 0, max: 150 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(most, pauses, (most, pauses) => {
      let now = 0;
      const limit = new StartLimit(most, WITHIN_MS, () => now);
      const starts: number[] = [];
      const within = (at: number) => starts.filter((start) => start > at - WITHIN_MS).length;
      for (const pause of pauses) {
        now += pause;
        const wait = limit.waitMs();
        expect(wait > 0).toBe(within(now) >= most);
        if (wait > 0) expect(within(now + wait - 1)).toBe(most);
        now += wait;
        expect(limit.waitMs()).toBe(0);
        expect(within(now)).toBeLessThan(most);
        limit.started();
        starts.push(now);
      }
    }),
  );
});

it('a bad hour is forgotten after it: one death on a calm day is one', () => {
  let now = 0;
  const limit = new StartLimit(25, WITHIN_MS, () => now);
  for (let start = 0; start < 25; start++) limit.started();
  expect(limit.waitMs()).toBe(WITHIN_MS);
  now = WITHIN_MS;
  expect(limit.waitMs()).toBe(0);
});
