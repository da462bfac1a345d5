import { slotOf, type Reading } from '../read/words/tagging.js';
import type { Slot } from '../read/words/slots.js';

/** Whether each word of a turn is of one of these kinds, or one of these words: nothing else is asked, and nobody is named. */
export function onlySays({ tokens }: Reading, kinds: readonly Slot['type'][], words: RegExp | null = null): boolean {
  return tokens.every((token) => {
    const slot = slotOf(token);
    return words?.test(token.folded) === true || (slot !== null && kinds.includes(slot.type));
  });
}
