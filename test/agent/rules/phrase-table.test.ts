import fc from 'fast-check';
import { expect, it } from 'vitest';
import { phraseAt, phraseTable, type PhraseTable } from '../../../src/agent/reasoners/rules/read/words/phrase-table.js';
import { fitsWord } from '../../../src/agent/reasoners/rules/read/words/phrase-word.js';
import { tokensOf, withoutDigraphs, type Token } from '../../../src/agent/reasoners/rules/read/words/tokens.js';
import { LANGUAGES } from '../../../src/core/index.js';

/** Every phrase of the table is tried, and none is remembered; where none fits, with the words as they are without digraphs (`frueher`). */
function longest(table: PhraseTable, tokens: readonly Token[]): number {
  const plain = tokens.map((token) => ({ ...token, folded: withoutDigraphs(token.folded) }));
  return longestOf(table, tokens) || (plain[0]!.folded === tokens[0]!.folded ? 0 : longestOf(table, plain));
}

function longestOf(table: PhraseTable, tokens: readonly Token[]): number {
  const fits = [...table.byStart.values()].flat().filter(
    ({ words, tail }) =>
      tail.length === 0 &&
      words.every((word, index) => {
        const token = tokens[index];
        const parted = index > 0 && (token?.breakBefore === true || token?.commaBefore === true);
        return token !== undefined && !parted && fitsWord(table.words, word, token.folded);
      }),
  );
  return Math.max(0, ...fits.map(({ words }) => words.length));
}

const parted = fc.constantFrom(' ', ', ', '; ');

it.each(LANGUAGES)(
  'finds the longest phrase that fits, whatever stood behind its first word before: %s',
  (language) => {
    const table = phraseTable(language);
    const several = [...table.byStart.values()]
      .flat()
      .filter(({ words, tail }) => words.length > 1 && tail.length === 0);
    const written = fc.constantFrom(...several).map(({ words }) => words.map(({ text }) => text));
    fc.assert(
      fc.property(written, written, parted, (one, other, between) => {
        const crossed = [one.join(' '), other.join(between), [one[0], ...other.slice(1)].join(between), one[0]!];
        for (const text of crossed) {
          const tokens = tokensOf(text);
          if (tokens.length > 0) expect(phraseAt(table, tokens, 0)?.length ?? 0, text).toBe(longest(table, tokens));
        }
      }),
      { numRuns: 40 },
    );
  },
);
