/** `In Morges`, `since when has Martin been there?`: a town in which a firm has its seat, or a word of a name that was just told, is no slip of the pen. */
import { foldName } from '../../../../../core/index.js';
import type { ToolContext } from '../../../../../tools/index.js';
import type { Recalled } from '../../../../slots.js';
import type { Reading, TaggedToken } from '../words/tagging.js';
import { hasSeats } from './small-towns.js';

/** Each may be asked of the whole register. */
const MOST_TOWNS = 4;
const LEAST_LETTERS = 4;

export async function withoutNameSlips(reading: Reading, recalled: Recalled, context: ToolContext): Promise<Reading> {
  const isTaken = ({ guess, slot, capital, text }: TaggedToken, at: number) => slot === null && guess !== null && capital && at > 0 && text.length >= LEAST_LETTERS;
  const taken = reading.tokens.filter(isTaken);
  if (taken.length === 0) return reading;
  const told = new Set([...recalled.listed, ...recalled.amongListed, ...recalled.subjects].flatMap(({ name }) => foldName(name).split(' ')));
  const names = new Set(taken.filter(({ folded }) => told.has(folded)));
  for (const token of taken.slice(0, MOST_TOWNS)) if (!names.has(token) && (await hasSeats(token.text, context))) names.add(token);
  return names.size === 0 ? reading : { ...reading, tokens: reading.tokens.map((token) => (names.has(token) ? { ...token, guess: null } : token)) };
} // prettier-ignore
