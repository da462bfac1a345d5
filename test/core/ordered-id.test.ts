import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { orderedIds } from '../../src/core/index.js';

const LATEST = 2 ** 48 - 1;

describe('ids in the order of time', () => {
  it('are UUIDs of version 7 that hold the time, sort by it, and differ within a millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LATEST }), fc.integer({ min: 0, max: LATEST }), (left, right) => {
        const drawn = (now: number) => orderedIds({ now: () => now }, randomUUID)();
        const [one, other] = [drawn(left), drawn(right)];
        expect(z.uuidv7().safeParse(one).success).toBe(true);
        expect(Number.parseInt(one.replace('-', '').slice(0, 12), 16)).toBe(left);
        if (left !== right) expect(one < other).toBe(left < right);
        expect(drawn(left)).not.toBe(one);
      }),
    );
  });
});
