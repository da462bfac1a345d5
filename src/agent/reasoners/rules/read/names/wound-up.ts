import { editDistance } from '../../../../../core/index.js';

const WOUND_UP = /^(?:in|en) (?:liquidation|liquidazione|liq|abwicklung)$/;
/** What `in Liqudiation` was to say, behind a firm's name; null where it says no such thing. */
export const woundUp = (into: string, word: string): string | null => {
  if (WOUND_UP.test(`${into} ${word}`)) return word;
  if (!/^(?:in|en)$/.test(into) || word.length < LEAST_SLIPPED) return null;
  return ['liquidation', 'liquidazione'].find((written) => editDistance(word, written, 2) <= 2) ?? null;
};
const LEAST_SLIPPED = 9;
