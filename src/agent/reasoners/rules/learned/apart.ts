import { isContent } from '../read/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../read/tagging.js';
import type { Run } from '../read/runs.js';

/** Between a thing and whose it is: `the gear of the chair`. */
const OF = new Set('der des dem den die das vom von zum zur de du d des la le les l di del della dello dei degli delle dell il lo i gli of the a an for fur pour per'.split(' ')); // prettier-ignore

/**
 * Whether the words of a part that no lexicon knows stand apart from what it asks: none right beside a word that says it, nor with only articles and
 * prepositions between (`the hurdy-gurdy of the chair` is no chair).
 */
export function standApart({ tokens }: Reading, { start, end }: Run, isName: (at: number) => boolean): boolean {
  const isOpen = (at: number) => slotOf(tokens[at]!) === null && !isName(at);
  const says = (token: TaggedToken) => slotOf(token) !== null && isContent(slotOf(token)!);
  /** The next word that is neither article nor preposition, in one direction, within its clause. */
  const next = (from: number, step: 1 | -1): TaggedToken | null => {
    for (let at = from + step; at >= start && at < end; at += step) {
      const later = tokens[step === 1 ? at : at + 1]!;
      if (later.breakBefore || later.commaBefore || isName(at)) return null;
      if (!OF.has(tokens[at]!.folded) && !isOpen(at)) return tokens[at]!;
    }
    return null;
  };
  for (let at = start; at < end; at++)
    if (isOpen(at) && ([1, -1] as const).some((step) => {
      const found = next(at, step);
      return found !== null && says(found);
    })) return false;
  return true;
} // prettier-ignore
