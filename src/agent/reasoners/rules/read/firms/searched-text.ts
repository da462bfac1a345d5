import type { FrameSubject } from '../../../../../trace/index.js';
import type { NamedInQuestion } from '../names/named-in-question.js';
import type { Slot } from '../words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';

/** Words that say how to search, not what for. */
const ASKING: readonly Slot['type'][] = [
  'FILLER', 'PRONOUN', 'DOCUMENT_NOUN', 'NOTICE_NOUN', 'TIME', 'NOW', 'EVER', 'WHEN', 'KNOWN', 'STATE_OF', 'COUNTING', 'BACK', 'THEN', 'ABOUT', 'QUANTITY', 'ORDER', 'BOTH',
]; // prettier-ignore

/** What documents are to speak of: what the question quotes, else all its words that carry matter, names included; null where there are none. */
export function searchedText({ tokens }: Reading, names: readonly NamedInQuestion[]): FrameSubject | null {
  const named = tokens.map((_, at) => names.some(({ start, end }) => start <= at && at < end));
  const quoted = tokens.filter(({ quote }) => quote !== null);
  const words = quoted.length > 0 ? quoted : tokens.filter((token, at) => named[at] || isMatter(token));
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return null;
  const text = words.map((word) => word.text).join(' ');
  return { text, span: { start: first.span.start, end: last.span.end }, kind: 'EITHER', uid: null, name: null };
}

function isMatter(token: TaggedToken): boolean {
  const slot = slotOf(token);
  if (slot === null) return true;
  return slot.type === 'MEASURE' ? slot.measure !== 'TEXT_SEARCH' && slot.measure !== 'IDENTIFY' : !ASKING.includes(slot.type);
} // prettier-ignore
