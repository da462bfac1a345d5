import { foldWords } from '../../question-words.js';

/** Robertson and Zaragoza 2009, "The Probabilistic Relevance Framework: BM25 and Beyond"; the values that SQLite's FTS5 has, too. */
const K1 = 1.2;
const B = 0.75;
/** Words of a passage as passages are cut (engines/passages/cut.ts): the length that is neither rewarded nor punished. */
const USUAL_LENGTH = 80;

export interface SparseVector {
  indices: number[];
  values: number[];
}

/** The words of a passage, folded, each once; and what each weighs by BM25 but for its rarity, which the server knows (modifier idf). */
export function passageWords(text: string): { words: string[]; weights: SparseVector } {
  const all = foldWords(text)
    .split(' ')
    .filter((word) => word !== '');
  const held = new Map<string, number>();
  for (const word of all) held.set(word, (held.get(word) ?? 0) + 1);
  const counts = new Map<number, number>();
  for (const [word, times] of held) {
    const dimension = dimensionOf(word);
    counts.set(dimension, (counts.get(dimension) ?? 0) + times);
  }
  const saturation = K1 * (1 - B + (B * all.length) / USUAL_LENGTH);
  const values = [...counts.values()].map((count) => (count * (K1 + 1)) / (count + saturation));
  return { words: [...held.keys()], weights: { indices: [...counts.keys()], values } };
}

/** A question's words, each of the same weight. */
export function questionWeights(words: readonly string[]): SparseVector {
  const indices = [...new Set(words.map(dimensionOf))];
  return { indices, values: indices.map(() => 1) };
}

/** FNV-1a, 32 bits. Two words of one dimension only blur the order: which words a passage holds is read from the words themselves. */
function dimensionOf(word: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(word)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
