import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTurnstile } from '../../../src/agent/runs/turnstile.js';

const FOREVER_MS = 60_000;
const unwanted = new Error('nobody waits for it any more');

/** What a run does: it comes, goes away before its turn, or leaves; the number says which of those that could. */
const steps = fc.array(fc.record({ does: fc.constantFrom('COME', 'COME', 'GIVE_UP', 'LEAVE'), which: fc.nat() }), {
  maxLength: 60,
});

it('lets so many in, in the order in which they came, and whoever gave up never', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), steps, async (most, given) => {
      const turnstile = createTurnstile(most, FOREVER_MS);
      const came: { at: number; place: ReturnType<typeof turnstile.place>; gone: AbortController; is: 'WAITING' | 'IN' | 'GAVE_UP' | 'LEFT' }[] = [];
      const entered: number[] = [];
      const inside = () => came.filter(({ is }) => is === 'IN');
      const settled: Promise<void>[] = [];
      for (const { does, which } of given) {
        const waiting = came.filter(({ is }) => is === 'WAITING');
        if (does === 'COME') {
          const one = { at: came.length, place: turnstile.place(), gone: new AbortController(), is: 'WAITING' as const } as (typeof came)[number];
          came.push(one);
          settled.push(one.place.enter(one.gone.signal).then(() => { one.is = 'IN'; entered.push(one.at); }, (error: unknown) => expect(error).toBe(unwanted)));
        } else if (does === 'GIVE_UP' && waiting.length > 0) {
          const one = waiting[which % waiting.length]!;
          one.is = 'GAVE_UP';
          one.gone.abort(unwanted);
        } else if (does === 'LEAVE' && inside().length > 0) {
          const one = inside()[which % inside().length]!;
          one.is = 'LEFT';
          one.place.leave();
        }
        await turn();
        expect(inside().length).toBeLessThanOrEqual(most);
      }
      while (came.some(({ is }) => is === 'WAITING' || is === 'IN')) {
        for (const one of inside()) { one.is = 'LEFT'; one.place.leave(); }
        await turn();
      }
      await Promise.all(settled);
      expect(turnstile.waiting).toBe(0);
      expect(entered).toEqual([...entered].sort((a, b) => a - b));
      expect(entered).toEqual(came.filter(({ is }) => is === 'LEFT').map(({ at }) => at));
    }),
    { numRuns: 60 },
  );
}); // prettier-ignore

it('lets the next in where somebody stays too long', async () => {
  const turnstile = createTurnstile(1, 1);
  const { signal } = new AbortController();
  const [slow, next] = [turnstile.place(), turnstile.place()];
  await slow.enter(signal);
  await next.enter(signal);
  expect(turnstile.waiting).toBe(0);
  slow.leave();
  slow.leave();
  next.leave();
});

it('lets one run wait once however often it asks, and each time it asked it is told', async () => {
  const turnstile = createTurnstile(1, FOREVER_MS);
  const { signal } = new AbortController();
  const [inside, next, last] = [turnstile.place(), turnstile.place(), turnstile.place()];
  await inside.enter(signal);
  const entered = [next.enter(signal), next.enter(signal)];
  expect(turnstile.waiting).toBe(1);
  const lastEntered = last.enter(signal);
  inside.leave();
  await Promise.all(entered);
  expect(turnstile.waiting).toBe(1);
  next.leave();
  await lastEntered;
  last.leave();
});

it('lets nobody in whose run has ended', async () => {
  const turnstile = createTurnstile(1, FOREVER_MS);
  await expect(turnstile.place().enter(AbortSignal.abort(unwanted))).rejects.toBe(unwanted);
});
