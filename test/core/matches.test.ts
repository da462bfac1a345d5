import { describe, expect, it } from 'vitest';
import { matchesOf } from '../../src/core/index.js';

describe('matchesOf', () => {
  const expressions = [/a(b)?/g, /(?=b)/g, /x*/g, /x*/gu, /\p{L}+/gu, /(?<first>\p{Lu})/gu, /$/g];
  const texts = ['', 'ab aab', 'Zürich 𝒳𝒳 xx', 'bb'];

  it('finds what matchAll finds, matches of nothing and pairs of UTF-16 included', () => {
    for (const expression of expressions)
      for (const text of texts) {
        const plain = (found: Iterable<RegExpMatchArray>) =>
          [...found].map((match) => [match.index, ...match, match.groups]);
        expect(plain(matchesOf(expression, text)), `${expression} in "${text}"`).toEqual(
          plain(text.matchAll(expression)),
        );
      }
  });

  it('begins at the beginning whatever the expression did before, and leaves nothing behind', () => {
    const expression = /a/g;
    expression.lastIndex = 2;
    expect(matchesOf(expression, 'aaa')).toHaveLength(3);
    expect(expression.lastIndex).toBe(0);
  });
});
