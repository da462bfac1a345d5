import type { EvidenceBook } from '../evidence/evidence-book.js';
import type { ReasoningGuard } from '../guard/reasoning.js';
import type { SlotContext } from '../slots.js';
import type { Place } from './turnstile.js';

/** A run that waits for a model, and what it has seen meanwhile. `place` absent: nobody else works. */
export function createAway(book: EvidenceBook, place: Place | null, signal: AbortSignal) {
  let isAway = false;
  return {
    away(work) {
      isAway = true;
      book.rest();
      place?.leave();
      return work();
    },
    async back() {
      await place?.enter(signal);
      isAway = false;
    },
    /** As `guard`, which looks at what was seen: nobody else does as long as the run is away. */
    guarding(guard: ReasoningGuard): ReasoningGuard {
      return (event) => {
        const shown = guard(event);
        if (isAway) book.rest();
        return shown;
      };
    },
  } satisfies Pick<SlotContext, 'away' | 'back'> & { guarding: unknown };
}
