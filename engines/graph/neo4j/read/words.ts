import { plainFold } from '../../common/fold.js';

const MOST_WORDS = 32;

/**
 * A question as Lucene's expression: its words, all of them. Folded words are lower-case letters and digits, so that nothing in a question is
 * syntax. `ae oe ue` is also looked for as the vowel, which is what umlauts are folded to. Null where no word is left.
 */
export function luceneWords(question: string): string | null {
  const words = [...new Set(plainFold(question).split(' '))].filter((word) => word !== '').slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  return words
    .map((word) => {
      const joined = word.replace(/([aou])e/g, '$1');
      return joined === word ? `+${word}` : `+(${word} ${joined})`;
    })
    .join(' ');
}
