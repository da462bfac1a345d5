import { numbersIn } from '../../../../../core/index.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';

/** `UID CHE-123.456.789: its address?`: beside a number, the word for it asks for none. */
export function withoutNumberNoun(reading: Reading): Reading {
  if (numbersIn(reading.question).length === 0) return reading;
  const isNoun = (token: TaggedToken) => {
    const slot = slotOf(token);
    return slot?.type === 'MEASURE' && slot.measure === 'NUMBER';
  };
  return {
    ...reading,
    tokens: reading.tokens.map((token) =>
      isNoun(token) ? { ...token, slot: { type: 'FILLER' }, guess: null } : token,
    ),
  };
}
