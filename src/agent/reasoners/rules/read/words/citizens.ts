import { countryAsked, countryOfName } from '../../../../../core/index.js';
import type { TaggedToken } from './tagged.js';

/** German has the same word for a language, without an ending. */
const LANGUAGE = /isch$|^deutsch$/;
const FOREIGN = /^(?:auslander(?:in)?|etrangere?|stranier[ao]|foreign(?:er)?)$/;

/** Whose people somebody is of, by an adjective or as they are called (`Swiss`, `Tschechin`, `foreign`), and no country's own name: `from Italy` has words of its own. */
export function saysOfWhichState({ text, folded }: TaggedToken): boolean {
  if (folded.length < 4 || LANGUAGE.test(folded)) return false;
  // French and Italian write the country itself with a capital.
  const named = countryOfName(text) !== null && !/^\p{Ll}/u.test(text);
  return FOREIGN.test(folded) || (!named && countryAsked(text) !== null);
}
