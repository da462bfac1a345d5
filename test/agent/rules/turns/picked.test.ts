import { describe, expect, it } from 'vitest';
import { pickedOf } from '../../../../src/agent/reasoners/rules/speech/register/events.js';

/** Notices by their number, oldest first. */
const READ = [1, 2, 3, 4];
const TIMELINE = { measure: 'TIMELINE' } as const;

describe('the first or the last of the notices on a firm', () => {
  it('is told alone, or as many as are asked for', () => {
    expect(pickedOf(READ, { ...TIMELINE, order: 'FIRST', limit: 1 }, true)).toEqual([1]);
    expect(pickedOf(READ, { ...TIMELINE, order: 'LAST', limit: 2 }, true)).toEqual([3, 4]);
  });

  it('is never the first of those that were read where there are older ones', () => {
    expect(pickedOf(READ, { ...TIMELINE, order: 'FIRST', limit: 1 }, false)).toEqual(READ);
    expect(pickedOf(READ, { ...TIMELINE, order: 'LAST', limit: 1 }, false)).toEqual([4]);
  });

  it('is all of them where nobody asks for one end', () => {
    expect(pickedOf(READ, { ...TIMELINE, order: null, limit: 1 }, true)).toEqual(READ);
    expect(pickedOf(READ, { ...TIMELINE, order: 'LAST', limit: null }, true)).toEqual(READ);
  });
});
