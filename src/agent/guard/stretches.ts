/** The stretches of a text that are judged alone: a sentence with the one behind it, and what the learned reader sees of one. */
import { eachStretch, hashOf } from '../linear/index.js';
import { namesOfMarks, WORD, type Mark } from './known-words.js';
import { marksOf, type Marked } from './marks.js';
import { folded } from './plain-text.js';

export const BUCKETS = 1 << 15;
export const CLASSES = ['HARMLESS', 'HOSTILE'] as const;

const MOST_WORDS = 120;
/** A name, a date or a label has too few words to be judged by them. */
const LEAST_WORDS = 6;
const OF_LETTERS = /(?<![\p{L}\p{N}])\p{L}{2,}(?![\p{L}\p{N}])/gu;
/** So far apart two marks still make a pair. */
const MOST_BETWEEN = 8;

const MOST_SENTENCE = 600;
const STEP = 400;

/** The sentences of a text as it is read. */
export const sentencesOf = (reading: string): string[] => reading.split(/(?<=[.!?])\s+/).flatMap(windows);

/** A sentence; of a long one (notices are lists) overlapping stretches, so that nothing stands where nobody looks. */
function windows(sentence: string): string[] {
  if (sentence.length <= MOST_SENTENCE) return [sentence];
  const count = Math.ceil((sentence.length - MOST_SENTENCE) / STEP) + 1;
  return Array.from({ length: count }, (_, at) => sentence.slice(at * STEP, at * STEP + MOST_SENTENCE));
}

/** Sentences by twos, since an order and whom it is to are often parted by a full stop. */
export function pairsOf(sentences: readonly string[]): string[] {
  const said = sentences.filter((sentence) => /\p{L}{2}/u.test(sentence));
  const pairs = said.length < 2 ? said : said.slice(1).map((sentence, at) => `${said[at]!} ${sentence}`);
  return pairs.filter((pair) => (pair.match(OF_LETTERS)?.length ?? 0) >= LEAST_WORDS);
}

/** What is judged of a text that hides nothing. */
export const stretchesOf = (text: string): string[] => pairsOf(sentencesOf(folded(text)));

/**
 * The features of a folded stretch: its words, alone and by twos, letters inside them; and the classes of its words (word-classes.ts), which are one for all
 * languages: alone, and who stands in front of whom. Each bucket once.
 */
export function featuresOf(stretch: string): number[] {
  const found = new Set<number>();
  const add = (text: string) => void found.add(hashOf(text) % BUCKETS);
  const words = [...stretch.matchAll(WORD)].slice(0, MOST_WORDS);
  add('any');
  add(`length ${Math.min(8, words.length >> 1)}`);
  let last = '^';
  for (const [word] of words) {
    add(`word ${word}`);
    add(`pair ${last} ${word}`);
    eachStretch(word, add);
    last = word;
  }
  const places = inOrder(marksOf(stretch) ?? []);
  for (const [index, { mark, at }] of places.entries()) {
    add(`mark ${mark}`);
    for (const other of places.slice(index + 1)) {
      if (other.at - at > MOST_BETWEEN) break;
      add(other.at === at ? `marks ${mark} = ${other.mark}` : `marks ${mark} > ${other.mark}`);
    }
  }
  return [...found];
}

function inOrder(marked: Marked): { mark: Mark; at: number }[] {
  const names = namesOfMarks();
  const places = marked.flatMap((all, number) => (all ?? []).map((at) => ({ mark: names[number]!, at })));
  return places.sort((a, b) => a.at - b.at || (a.mark < b.mark ? -1 : 1));
}
