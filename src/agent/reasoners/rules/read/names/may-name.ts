import type { NamedInQuestion } from './named-in-question.js';
import type { Reading } from '../words/tagging.js';

/**
 * Whether a word may name somebody: one that the register knows, or nearly knows, however it is written; or one that is written as a name. Nobody else is meant
 * then, whatever the rest is likely to ask.
 */
export const mayName = ({ tokens }: Reading, names: readonly NamedInQuestion[]): boolean =>
  names.some(
    ({ start, found, saidAsName }) => found !== 'UNKNOWN' || saidAsName === true || tokens[start]!.quote !== null,
  );
