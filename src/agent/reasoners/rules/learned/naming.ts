import type { Language } from '../../../../core/index.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';
import { hashOf, probabilities, type Model } from '../../../linear/index.js';
import { bucketOf } from './features.js';
import { tagsOf } from './masked.js';

/** Whether a word of a question is a part of somebody's name, be it in the register or not. */
export const NAMING = ['OTHER', 'NAME'] as const;
export type Naming = (typeof NAMING)[number];

const SURROUNDING = [-3, -2, -1, 1, 2, 3];
const [LEAST_GRAM, MOST_GRAM] = [2, 4];
const MOST_LETTERS = 24;
const UNKNOWN = '?';

const tagOf = (token: TaggedToken): string => tagsOf([token])[0] ?? slotOf(token)?.type ?? UNKNOWN;

/** Upper and lower case and digits, each once in a row: `Xx`, `xXx`, `X9`. */
const shapeOf = (text: string): string =>
  text.replace(/\p{Lu}+/gu, 'X').replace(/\p{Ll}+/gu, 'x').replace(/\p{N}+/gu, '9').slice(0, 6); // prettier-ignore

/** Words of each language that wordings hold outside of names, packed: three bytes of a hash each, in base64. One word in six hundred is taken for one of them. */
export type PackedWords = string;
/** Whether a word of a language was met outside of names. */
export type IsMet = (token: Pick<TaggedToken, 'folded'>, language: Language) => boolean;

const BYTES = 3;
const BITS = 0xffffff;
const placeOf = (language: Language, folded: string): number => hashOf(`${language} ${folded}`) & BITS;

export function packedWords(words: Iterable<readonly [language: Language, folded: string]>): PackedWords {
  const places = [...new Set([...words].map(([language, folded]) => placeOf(language, folded)))].sort((a, b) => a - b);
  const bytes = Buffer.alloc(places.length * BYTES);
  places.forEach((place, at) => bytes.writeUIntBE(place, at * BYTES, BYTES));
  return bytes.toString('base64');
}

export function unpackedWords(made: PackedWords): IsMet {
  const bytes = Buffer.from(made, 'base64');
  const places = new Set(Array.from({ length: bytes.length / BYTES }, (_, at) => bytes.readUIntBE(at * BYTES, BYTES)));
  return ({ folded }, language) => places.has(placeOf(language, folded));
}

/** What is told of each word of a question for itself and for its neighbours. */
interface Seen {
  /** Null: it was never met, and says nothing. */
  word: string | null;
  tag: string;
  shape: string;
  /** What stands before it, behind the word before, without blanks. */
  mark: string;
}

const AROUND: Seen = { word: '$', tag: '$', shape: '', mark: '' };

/**
 * By word, its features: what the lexicons say of it, how it is written, stretches of its letters (a name is spelt as no word of the language is), and the
 * words and marks around it. A word that was never met does not stand for itself: most words of names are such.
 */
export function featuresOfNaming(reading: Reading, isMet: IsMet): (at: number) => number[] {
  const { tokens, question, language } = reading;
  const mark = (at: number) => question.slice(tokens[at - 1]?.span.end ?? 0, tokens[at]?.span.start ?? question.length).replace(/\s/g, '').slice(0, 2);
  const seen = tokens.map((token, at): Seen => ({ word: isMet(token, language) ? token.folded : null, tag: tagOf(token), shape: shapeOf(token.text), mark: mark(at) }));
  return (at) => {
    const { folded, guess, inPhrase, quote, breakBefore } = tokens[at]!;
    const { word, tag, shape, mark: before } = seen[at]!;
    const by = (step: number) => seen[at + step] ?? AROUND;
    const behind = mark(at + 1);
    const found = new Set<number>();
    const add = (...texts: string[]) => texts.forEach((text) => found.add(bucketOf(text)));
    const begins = at === 0 ? 'FIRST' : breakBefore || before.includes('.') ? 'BEGINS' : 'INSIDE';
    add('any', `tag ${tag}`, `tag ${language} ${tag}`, `guess ${tag} ${guess !== null} ${inPhrase}`, `quote ${quote !== null}`);
    add(`shape ${language} ${shape} ${begins}`, `shape ${language} ${shape} ${tag}`, `length ${Math.min(folded.length, 12)} ${tag}`);
    add(`marks ${before} ${behind}`, `mark before ${before} ${tag}`, `mark behind ${behind} ${tag}`, `alone ${tokens.length === 1}`);
    if (word === null) add(`unmet ${language}`, `unmet ${tag} ${shape}`);
    else add(`word ${language} ${word}`, `word ${word}`);
    const framed = `<${folded.slice(0, MOST_LETTERS)}>`;
    for (let length = LEAST_GRAM; length <= MOST_GRAM; length++)
      for (let from = 0; from + length <= framed.length; from++) add(`${tag === UNKNOWN ? language : 'known'} ${framed.slice(from, from + length)}`);
    for (const step of SURROUNDING) {
      const other = by(step);
      if (other.word !== null) add(`word ${step} ${language} ${other.word}`);
      add(`tag ${step} ${other.tag}`, `tag ${step} ${other.tag} ${tag}`, `shape ${step} ${language} ${other.shape} ${other.tag === UNKNOWN}`);
    }
    const [second, first, next, last] = [by(-2).word, by(-1).word, by(1).word, by(2).word];
    if (first !== null) add(`before ${language} ${first} ${before}`);
    if (next !== null) add(`behind ${language} ${next} ${behind}`);
    if (second !== null && first !== null) add(`pair ${language} ${second} ${first}`);
    if (first !== null && next !== null) add(`around ${language} ${first} ${next}`);
    if (next !== null && last !== null) add(`next ${language} ${next} ${last}`);
    add(`place ${Math.min(at, 4)} ${tag}`, `left ${Math.min(tokens.length - at, 4)} ${tag}`);
    return [...found];
  };
} // prettier-ignore

/** The model with the words that it met. */
export interface NameReader {
  model: Model<Naming>;
  isMet: IsMet;
}

/** How likely it is that a word is a part of a name, 0 to 1. */
export function sharesOfName({ model, isMet }: NameReader, reading: Reading): (at: number) => number {
  const features = featuresOfNaming(reading, isMet);
  return (at) => probabilities(model, features(at))[NAMING.indexOf('NAME')]!;
}
