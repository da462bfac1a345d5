import type { Canton } from '../../../../../core/index.js';
import { cantonNamed } from '../../lexicon/cantons.js';
import type { TaggedToken } from '../words/tagging.js';

const MOST_WORDS = 3;

/** The canton whose name begins at a word, of one word or several (`St. Gallen`), and how many words it has; null: none does. */
export function cantonRun(tokens: readonly TaggedToken[], at: number): { canton: Canton; length: number } | null {
  if (tokens[at]?.capital !== true) return null;
  for (let length = Math.min(MOST_WORDS, tokens.length - at); length > 0; length--) {
    const run = tokens.slice(at, at + length);
    const canton = cantonNamed(run.map(({ folded }) => folded).join(' '));
    if (canton !== null && run.every(({ capital, commaBefore }, index) => capital && (index === 0 || !commaBefore))) return { canton, length };
  }
  return null;
} // prettier-ignore
