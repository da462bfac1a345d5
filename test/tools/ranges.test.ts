import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../src/core/index.js';
import { toolNamed } from '../../src/tools/index.js';

const day = fc.integer({ min: 0, max: 9_000 }).map((at) => addDays('2002-01-01', at));
/** Each with one range, by the tool's own arguments. */
const TOOLS: readonly (readonly [string, (range: object) => object])[] = [
  ['list_mandates', (range) => ({ uid: 'co_x', side: 'COMPANY', during: range })],
  ['list_mandates', (range) => ({ uid: 'co_x', side: 'COMPANY', ended: range })],
  ['list_mandates', (range) => ({ uid: 'co_x', side: 'COMPANY', began: range })],
  ['list_companies', (range) => ({ topic: 'FOUNDED', during: range })],
  ['count_entities_by_event', (range) => ({ count: 'NOTICES', during: range })],
];

describe.each(TOOLS)('a range of %s', (name, given) => {
  it('is rejected where it ends before it begins, and taken where it does not', () => {
    const { input } = toolNamed(name)!;
    fc.assert(
      fc.property(day, day, (from, to) => {
        expect(input.safeParse(given({ from, to })).success).toBe(from <= to);
        expect(input.safeParse(given({ from: null, to })).success).toBe(true);
        expect(input.safeParse(given({ from, to: null })).success).toBe(true);
      }),
    );
  });
});
