import { refused } from './refused.js';
import type { Token } from './tokens.js';

/** Repetitions in one pattern: with each the time that a match takes is multiplied by the length of the text. */
const MOST_REPEATED = 2;
/** Letters and digits, any character, classes without another inside, each repeated or not; `(?i)` in front. */
const PLAIN = /^(?:\(\?i\))?(?:(?:[^\\()[\]{}*+?|^$]|\[\^?[^\\[\]^&]+\])[*+?]?)*$/u;

/**
 * The server's matcher backtracks, and neither its time limit nor the end of a transaction stops one: a pattern is written out, and of a form
 * whose time is bounded by the text's length. What begins, ends or holds a text is asked by STARTS WITH, ENDS WITH, CONTAINS.
 */
export function assertPattern(pattern: Token | undefined, at: number): void {
  if (pattern?.kind !== 'TEXT') throw refused('UNBOUNDED', at, 'a pattern that is not written out');
  const repeated = pattern.value.replace(/^\(\?i\)/, '').match(/[*+?]/g)?.length ?? 0;
  if (!PLAIN.test(pattern.value) || repeated > MOST_REPEATED)
    throw refused('UNBOUNDED', at, 'a pattern may take for ever');
}
