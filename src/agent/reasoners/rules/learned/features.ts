import type { Language } from '../../../../core/index.js';
import { begun, eachStretch, hashBehind, hashOf } from '../../../linear/index.js';
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

export const bucketOf = (text: string): number => hashOf(text) % BUCKETS;

/** The bucket of a text that ends so, behind what it begins with. */
export const bucketBehind = (before: number, text: string): number => hashBehind(before, text) % BUCKETS;

/**
 * The features of a question, hashed: its language, the measure of the turn before, words alone and behind it, pairs of words, and stretches of
 * letters inside words; and what the lexicons say of its words: the one reader learns how far the other is to be
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
    if (!MASKED.has(word)) eachStretch(word, add);
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
