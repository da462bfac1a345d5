import fc from 'fast-check';
import { expect, it } from 'vitest';
import { begun, hashBehind, hashOf } from '../../src/agent/linear/index.js';

it('finds the hash of a text that is read in pieces, wherever it is parted', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 }), (pieces) => {
      const before = pieces.slice(0, -1).reduce((state, piece) => begun(piece, state), begun(''));
      expect(hashBehind(before, pieces.at(-1)!)).toBe(hashOf(pieces.join('')));
    }),
  );
});
