import { MANY_TEXTS, remembered } from './remembered.js';

const MARKS = /\p{M}+/gu;
const OTHER = /[^\p{L}\p{N}]+/gu;

/** Lowercase words without marks: the step before the hub key, also used to compare places and firm names. */
export const foldName = remembered(
  (name: string): string => name.normalize('NFKD').replace(MARKS, '').replace(OTHER, ' ').trim().toLowerCase(),
  MANY_TEXTS,
);

/**
 * The NameHub's key (P5 4.1.4 `generate_hub_key`): fold, split, sort, join. `Doe, John` and `John Doe` give `doejohn`.
 * An empty string where the name holds no letter and no digit.
 */
export const hubKey = remembered((name: string): string => {
  const folded = foldName(name);
  return folded === '' ? '' : folded.split(' ').sort().join('');
}, MANY_TEXTS);
