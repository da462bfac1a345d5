import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cosineFrom, cosineOfWords } from '../../src/agent/likeness.js';

const words = fc.uniqueArray(fc.constantFrom(...'abcdefghijkl'), { maxLength: 12 }).map((list) => new Set(list));

it('gives the cosine where it is enough, and 0 where it is not, whatever is left unread', () => {
  fc.assert(
    fc.property(words, words, fc.constantFrom(0.3, 0.5, 0.7, 1), (left, right, least) => {
      const cosine = cosineOfWords(left, right);
      expect(cosineFrom(least, left, right)).toBe(cosine >= least ? cosine : 0);
    }),
  );
});
