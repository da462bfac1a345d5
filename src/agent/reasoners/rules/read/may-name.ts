import type { NamedInQuestion } from './names.js';
import type { Reading } from './tagging.js';

/** In German every noun is capital: there a word names somebody that nothing but such a one leads to. */
const LEADS = /^(?:bei|von|fur|namens|firma|gesellschaft)$/;

/**
 * Whether a word may name somebody: one that the register knows, or nearly knows, however it is written; or one that is written as a name. Nobody else is meant
 * then, whatever the rest is likely to ask.
 */
export const mayName = ({ tokens, language }: Reading, names: readonly NamedInQuestion[]): boolean =>
  names.some(({ start, found }) => {
    const [token, before] = [tokens[start]!, tokens[start - 1]];
    if (found !== 'UNKNOWN' || token.quote !== null) return true;
    if (!token.capital || before === undefined || token.breakBefore) return false;
    return language !== 'de' || LEADS.test(before.folded);
  });
