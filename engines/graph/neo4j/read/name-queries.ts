/**
 * Lucene's expressions for names. Words come folded: letters and digits in lower case, so that nothing of a question is syntax; they stand for
 * the words of `HAS_NAME.folded`, which the index takes apart at blanks alone.
 */
import { editDistance, typosAllowed } from '../../common/typos.js';

/** All words, each as typed or, from three letters on, as a beginning. */
export function typedQuery(words: readonly string[]): string {
  return all(words.map((word) => (word.length < 3 ? word : `${word}*`)));
}

/** All words, each perhaps with a typo, a beginning or a part of another. */
export function looseQuery(words: readonly string[]): string {
  return all(words.map(looseTerm));
}

export const withoutQuery = looseQuery;

/** Two neighbouring words written as one, and one word as two, with the words that each way consists of. */
export function joinedQuery(words: readonly string[]): [query: string, words: readonly string[]][] {
  const ways: (readonly string[])[] = [];
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (next !== undefined) ways.push([...words.slice(0, at), word + next, ...words.slice(at + 2)]);
    for (let cut = 3; cut <= word.length - 3; cut++)
      ways.push([...words.slice(0, at), word.slice(0, cut), word.slice(cut), ...words.slice(at + 1)]);
  }
  return ways.map((way) => [all(way), way]);
}

/** Whether a word may mean one of a name's: itself, its beginning, a part of it, or as near as a typo. */
export function mayMean(word: string, name: readonly string[]): boolean {
  const most = typosAllowed(word);
  return name.some(
    (other) =>
      other === word ||
      (word.length >= 3 && other.startsWith(word)) ||
      (word.length >= 4 && other.includes(word)) ||
      (most > 0 && editDistance(word, other, most) !== null),
  );
}

function all(terms: readonly string[]): string {
  return terms.map((term) => `+${term}`).join(' ');
}

function looseTerm(word: string): string {
  const terms = [word];
  if (word.length >= 3) terms.push(`${word}*`);
  if (word.length >= 4) terms.push(`*${word}*`);
  const most = typosAllowed(word);
  if (most > 0) terms.push(`${word}~${most}`);
  return `(${terms.join(' ')})`;
}
