import type { Language } from '../../../../../core/index.js';
import type { Reading, TaggedToken } from '../words/tagging.js';

export const POSSESSIVES: Record<Language, ReadonlySet<string>> = {
  de: new Set('deren dessen ihr ihre ihren ihrem ihrer ihres sein seine seinen seinem seiner seines'.split(' ')),
  fr: new Set('leur leurs son sa ses'.split(' ')),
  it: new Set('suo sua suoi sue loro'.split(' ')),
  en: new Set('their its his her whose'.split(' ')),
};
const MOST_ADJECTIVES = 3;

/**
 * Whether an unknown word is a thing that somebody spoken of has (`deren Bücher`, `leurs comptes`): a common noun, and never a name to be looked
 * up, however many bear one that is like it. Written as a name it may be one: with a legal form, in quotation marks, capital words side by side.
 */
export function isPossessed({ tokens, language }: Reading, at: number): boolean {
  const word = tokens[at]!;
  const next = tokens[at + 1];
  if (word.slot !== null || word.quote !== null || (word.capital && language !== 'de')) return false;
  if (word.capital && next !== undefined && !next.breakBefore && !next.commaBefore && isOfName(next)) return false;
  // In German adjectives stand small between the two; elsewhere any word does that is no name's.
  for (let before = at - 1; before >= 0 && at - before <= MOST_ADJECTIVES + 1; before--) {
    const token = tokens[before]!;
    if (tokens[before + 1]!.breakBefore || tokens[before + 1]!.commaBefore) return false;
    if (POSSESSIVES[language].has(token.folded)) return true;
    if (token.capital || !(token.slot === null || token.slot.type === 'FILLER')) return false;
  }
  return false;
}

const isOfName = ({ capital, slot }: TaggedToken) => slot?.type === 'FORM' || (capital && slot === null);
