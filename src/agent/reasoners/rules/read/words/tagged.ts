import type { Slot } from './slots.js';
import type { Token } from './tokens.js';

/** A word of a question with what the lexicons say of it. */
export interface TaggedToken extends Token {
  /** Null: a word that the question's language does not know, a part of a name perhaps. */
  slot: Slot | null;
  /** What a word without a slot says unless it is in a name: a word of another language, or one with a slip of the pen. */
  guess: { slot: Slot; word: string } | null;
  /** One of several words that say it together: `companies limited by shares`. */
  inPhrase: boolean;
  /** Number of the phrase that it is a part of. */
  phrase: number;
  /** Not understood, in a sentence that leads to the question: named in the answer, and in nothing's way. */
  aside?: true;
  /** Stands in words around the question: asks for nothing, and is named in the answer. */
  beside?: true;
  /** Stands in a remark before the question: it tells nothing of what is asked. */
  remark?: true;
  /** Told whom the turn is about, and says nothing else. */
  told?: true;
}

/** What the words from one on say, and how many of them say it. */
export interface WordRead extends Pick<TaggedToken, 'slot' | 'guess'> {
  /** In tokens. */
  length: number;
}

export const known = (slot: Slot, length = 1): WordRead => ({ slot, guess: null, length });
