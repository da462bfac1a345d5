/** What a word says by the rest of its question. */
import type { Slot } from './slots.js';
import type { Token } from './tokens.js';
import { BESIDE } from './slots.js';

interface Tagged extends Token {
  slot: Slot | null;
  guess: { slot: Slot; word: string } | null;
  phrase: number;
}

const HANDS = /^(?:handen?|hand|mains?|mano|mani|hands)$/;

export function byTheRest<Word extends Tagged>(tokens: readonly Word[]): Word[] {
  return withoutHands(withoutSlips(tokens));
}

/**
 * A slip of the pen is taken for something that no register holds only where nothing is understood that one does: `what capital is it
 * provided with` asks for no prevision. The word stays one that no lexicon knows.
 */
function withoutSlips<Word extends Tagged>(tokens: readonly Word[]): readonly Word[] {
  if (!tokens.some(({ slot }) => slot !== null && isTold(slot))) return tokens;
  const slipped = ({ guess, text }: Word) => guess?.slot.type === 'OUTSIDE' && guess.word !== text;
  return tokens.map((token) => (slipped(token) ? { ...token, guess: null } : token));
}

/** `In whose hands is the chair`: whoever holds the office that is named, and no owner. */
function withoutHands<Word extends Tagged>(tokens: readonly Word[]): Word[] {
  const hands = tokens.filter(({ slot, folded }) => slot?.type === 'ROLE' && slot.roles.includes('OWNER') && HANDS.test(folded)).map(({ phrase }) => phrase); // prettier-ignore
  const other = tokens.some(({ slot, phrase }) => slot?.type === 'ROLE' && !hands.includes(phrase));
  return tokens.map((token) => (other && hands.includes(token.phrase) ? { ...token, slot: { type: 'FILLER' }, guess: null } : token)); // prettier-ignore
}

/** What a register tells, said in so many words. */
function isTold(slot: Slot): boolean {
  if (slot.type === 'MEASURE') return !BESIDE.includes(slot.measure) && slot.measure !== 'TEXT_SEARCH';
  return ['ROLE', 'TOPIC', 'SIGNATURE', 'LEFT', 'JOINED'].includes(slot.type);
}
