import fc from 'fast-check';
import { expect, it } from 'vitest';
import { begun, bucketBehind, bucketOf } from '../../../src/agent/reasoners/rules/learned/features.js';

it('finds the bucket of a text that is read in pieces, wherever it is parted', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 }), (pieces) => {
      const before = pieces.slice(0, -1).reduce((state, piece) => begun(piece, state), begun(''));
      expect(bucketBehind(before, pieces.at(-1)!)).toBe(bucketOf(pieces.join('')));
    }),
  );
});
