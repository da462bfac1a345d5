import { inSmallLetters } from '../words/tokens.js';
import type { Reading } from '../words/tagging.js';
import type { NamedInQuestion } from './named-in-question.js';

/**
 * Names of two words or more that the register knows just so, with the capitals that they have there: `anna muster bei muster bau gmbh` is read as
 * if it had been written with them. In a question with capitals that is done where no lexicon knows a word of the name.
 */
export function withCapitals(reading: Reading, names: readonly NamedInQuestion[]): Reading {
  const small = inSmallLetters(reading.tokens);
  const isWhole = ({ start, end, hits }: NamedInQuestion) =>
    end - start > 1 && (hits[0]?.match === 'EXACT' || (small && hits[0]?.match === 'WORDS'));
  const isStrange = ({ start, end }: NamedInQuestion) =>
    reading.tokens.slice(start, end).every(({ slot, guess }) => (slot === null || slot.type === 'FORM') && guess === null);
  const whole = names.filter((name) => isWhole(name) && (small || isStrange(name)));
  const isNamed = (at: number) => whole.some(({ start, end }) => start <= at && at < end);
  if (!reading.tokens.some(({ capital }, at) => !capital && isNamed(at))) return reading;
  return { ...reading, tokens: reading.tokens.map((token, at) => (isNamed(at) ? { ...token, capital: true } : token)) };
} // prettier-ignore
