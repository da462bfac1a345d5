import type { Framed } from '../frames-once.js';
import { CHANGED, TOPIC_OF } from '../read/firms/changed.js';
import type { PartOfQuestion } from '../read/clauses/split.js';
import { slotOf, type Reading } from '../read/words/tagging.js';

/** `Its capital, and when it was last changed`: of the notices that changed the capital, and not of all. */
export function withChangedThing(parts: Framed[][], { tokens }: Reading, read: readonly PartOfQuestion[]): Framed[][] {
  for (const [index, [own]] of parts.entries()) {
    const [before] = parts[index - 1] ?? [];
    const topic = before === undefined ? undefined : TOPIC_OF[before.frame.measure];
    if (own === undefined || topic === undefined || own.frame.measure !== 'TIMELINE' || own.frame.topics.length > 0) continue;
    const words = tokens.slice(read[index]!.start, read[index]!.end);
    const ofNotices = words.some((token) => slotOf(token)?.type === 'NOTICE_NOUN' || slotOf(token)?.type === 'COMPANY_NOUN');
    const same = own.frame.subjects[0]?.uid === before!.frame.subjects[0]?.uid;
    if (own.frame.order !== null && same && !ofNotices && words.some(({ folded }) => CHANGED.test(folded))) own.frame.topics = [topic];
  }
  return parts;
} // prettier-ignore
