import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from '../../src/core/index.js';

/** Fewest edits by trying each; slow and plain. */
function fewest(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [x, y] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0]) return fewest(x, y);
  const swapped = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0];
  const edits = [fewest(x, b), fewest(a, y), fewest(x, y), ...(swapped ? [fewest(a.slice(2), b.slice(2))] : [])];
  return 1 + Math.min(...edits);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

it('counts the fewest edits, and gives up only where they are more than asked for', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
      expect(editDistance(a, b, most)).toBe(Math.min(fewest(a, b), most + 1));
    }),
    { numRuns: 2_000 },
  );
});
