import type { Language } from '../../../../core/index.js';
import type { Measure } from '../../../../trace/index.js';

/** The words of a question as they are read: folded, names and times masked; and in their order, what the lexicons say of those they know. */
export interface Masked {
  words: readonly string[];
  tags: readonly string[];
}

/** Stand in the place of what a question names: whom, when and where it asks about is not what it asks. */
export const MASKS = { company: 'xfirm', person: 'xperson', day: 'xday', year: 'xyear', canton: 'xcanton' } as const;

/** Buckets that features are hashed into. */
export const BUCKETS = 1 << 16;
/** What stands behind is not read: no question that asks one thing is longer. */
const MOST_WORDS = 120;
const MASKED: ReadonlySet<string> = new Set(Object.values(MASKS));
const [LEAST_GRAM, MOST_GRAM] = [3, 5];

export const bucketOf = (text: string): number => hashOf(text) % BUCKETS;

/** FNV-1a, with its bits mixed once more: as many low bits as are taken are as good as any. 32 bits. */
export const hashOf = (text: string): number => mixed(begun(text));

const BASIS = 0x811c9dc5;

/** What a text has come to so far, before its bits are mixed: of many that begin alike, the beginning is read once. */
export function begun(text: string, before = BASIS): number {
  let hash = before;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

function mixed(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (once ^ (once >>> 12)) >>> 0;
}

/** The bucket of a text that ends so, behind what it begins with. */
export const bucketBehind = (before: number, text: string): number => mixed(begun(text, before)) % BUCKETS;

/**
 * The features of a question, hashed (Weinberger et al., Feature Hashing for Large Scale Multitask Learning, 2009): its language, the measure of the
 * turn before, words alone and behind it, pairs of words, and stretches of three to five letters inside words, so that a word never met is read by its parts
 * (Bojanowski et al., Enriching Word Vectors with Subword Information, 2017); and what the lexicons say of its words: the one reader learns how far the other is to be
 * trusted (Wolpert, Stacked Generalization, 1992). Each bucket once.
 */
export function featuresOf({ words, tags }: Masked, language: Language, before: Measure | null): number[] {
  const found = new Set<number>();
  const add = (text: string) => found.add(bucketOf(text));
  const behind = (start: number, text: string) => found.add(bucketBehind(start, text));
  const read = words.slice(0, MOST_WORDS);
  add(`language ${language}`);
  add(`before ${before ?? ''}`);
  add(`length ${Math.min(8, read.length >> 1)}`);
  const pair = begun(`pair ${language} `);
  let last = '^';
  for (const word of [...read, '$']) {
    behind(begun(' ', begun(last, pair)), word);
    last = word;
  }
  add(`first ${language} ${read[0] ?? ''}`);
  const [ofLanguage, ofAny, asBefore] = [begun(`word ${language} `), begun('word '), begun(`behind ${before ?? ''} `)];
  for (const word of read) {
    behind(ofLanguage, word);
    behind(ofAny, word);
    behind(asBefore, word);
    if (word.length <= LEAST_GRAM || MASKED.has(word)) continue;
    const framed = `<${word.slice(0, 40)}>`;
    for (let length = LEAST_GRAM; length <= MOST_GRAM; length++)
      for (let at = 0; at + length <= framed.length; at++) add(framed.slice(at, at + length));
  }
  last = '^';
  for (const tag of tags.slice(0, MOST_WORDS)) {
    add(`tag ${tag}`);
    add(`tags ${last} ${tag}`);
    add(`tag behind ${before ?? ''} ${tag}`);
    last = tag;
  }
  const all = [...new Set(tags)].sort();
  const asked = all.filter((tag) => tag.startsWith('asks '));
  add(`all tags ${all.join('; ')}`);
  add(`asked ${asked.join('; ')}`);
  add(`asked behind ${before ?? ''} ${asked.join('; ')}`);
  return [...found];
}
