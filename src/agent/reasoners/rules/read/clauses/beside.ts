import type { NamedInQuestion } from '../names/named-in-question.js';
import type { Slot } from '../words/slots.js';
import { slotOf, type TaggedToken } from '../words/tagging.js';

/** Words that would say something of what is asked, were they not around the question. */
const MATTER: readonly Slot['type'][] = ['MEASURE', 'ROLE', 'SIGNATURE', 'TOPIC', 'STATUS', 'OUTSIDE', 'LEFT', 'JOINED', 'NEGATION', 'COMPARISON', 'COUNTING', 'ORDER', 'GROUPING', 'FORM']; // prettier-ignore

/** The word as one around the question: it asks for nothing. */
export function setBeside(token: TaggedToken): TaggedToken {
  const slot = slotOf(token);
  const matters = slot === null || token.slot === null || MATTER.includes(slot.type);
  return { ...token, slot: { type: 'FILLER' }, guess: null, ...(matters ? { beside: true } : {}) };
}

/** `The Grompier of X. Who is that?`: somebody of a firm, by words that no lexicon knows: nobody else of the firm is meant. */
export function somebodyOf(tokens: readonly TaggedToken[], names: readonly NamedInQuestion[]): boolean {
  return names.some(({ start }) => {
    const before = tokens.slice(Math.max(0, start - MOST_BETWEEN), start);
    const at = before.findLastIndex(({ beside, capital }) => beside === true && capital);
    return at >= 0 && before.slice(at + 1).every(({ beside, slot }) => beside !== true && slot?.type === 'FILLER');
  });
}

const MOST_BETWEEN = 4;

/** The words around the question that mattered, each once: none is dropped in silence. */
export function besideIn(tokens: readonly TaggedToken[], names: readonly NamedInQuestion[]): string[] {
  const inName = (at: number) => names.some(({ start, end }) => start <= at && at < end);
  const words = tokens.filter(({ beside }, at) => beside === true && !inName(at)).map(({ text }) => text);
  return [...new Set(words)];
}
