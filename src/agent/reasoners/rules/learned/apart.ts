import { QUESTION_WORDS } from '../lexicon/index.js';
import { isContent } from '../read/words/slots.js';
import type { Reading, TaggedToken } from '../read/words/tagging.js';
import type { Run } from '../read/names/runs.js';

/** Between a thing and whose it is: `the gear of the chair`. */
const OF = new Set('der des dem den die das vom von zum zur de du d des la le les l di del della dello dei degli delle dell il lo i gli of the a an for fur pour per'.split(' ')); // prettier-ignore
/** Leads to a firm in which somebody does something. */
const AT = new Set('bei beim chez aupres presso at in'.split(' '));

/**
 * Whether the words of a part that no lexicon knows stand apart from what it asks: none right beside a word that says it, nor with only articles and
 * prepositions between (`the hurdy-gurdy of the chair` is no chair), and none right behind a question word.
 */
export function standApart({ tokens }: Reading, { start, end }: Run, isName: (at: number) => boolean): boolean {
  /** What may be a slip of the pen, too. */
  const isOpen = (at: number) => tokens[at]!.slot === null && !isName(at);
  const says = ({ slot }: TaggedToken) => slot !== null && isContent(slot);
  /** The next word that is neither article nor preposition, in one direction, within its clause. */
  const next = (from: number, step: 1 | -1): TaggedToken | null => {
    for (let at = from + step; at >= start && at < end; at += step) {
      const later = tokens[step === 1 ? at : at + 1]!;
      if (later.breakBefore || later.commaBefore) return null;
      // `Who runs, at X, the gear`: what X stands between is one.
      if (isName(at) && step === 1) return null;
      if (!isName(at) && !OF.has(tokens[at]!.folded) && !AT.has(tokens[at]!.folded) && !isOpen(at)) return tokens[at]!;
    }
    return null;
  };
  /** `What car does the chair drive?` */
  const isAsked = (at: number) => at > start && QUESTION_WORDS.has(tokens[at - 1]!.folded);
  for (let at = start; at < end; at++)
    if (isOpen(at) && (isAsked(at) || ([1, -1] as const).some((step) => {
      const found = next(at, step);
      return found !== null && says(found);
    }))) return false;
  return true;
} // prettier-ignore
