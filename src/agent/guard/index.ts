import { orderInSentence, type OrderRule } from './orders.js';
import { readings } from './plain-text.js';
import { FAKE_TURN } from './turns.js';

export type { OrderRule } from './orders.js';

/** A stretch of a text that wants to be obeyed. It is flagged, and never a reason to leave the text out: a notice stays evidence. */
export interface Order {
  rule: OrderRule;
  /** As it was read, folded, at most 120 characters. */
  text: string;
}

const MOST_SHOWN = 120;
const MOST_SENTENCE = 600;
const STEP = 400;

/** The first order in a text; null: none is seen. A QUESTION may order more than a TEXT: it is what is to be answered. Pure; linear in the text. */
export function orderIn(text: string, place: 'QUESTION' | 'TEXT'): Order | null {
  const turn = FAKE_TURN.exec(text.normalize('NFKC'));
  if (turn !== null) return { rule: 'FAKE_TURN', text: shown(turn[0]) };
  for (const reading of readings(text)) {
    const sentences = reading.split(/(?<=[.!?])\s+/).flatMap(windows);
    for (const [index, sentence] of sentences.entries()) {
      const rule = orderInSentence(sentence, sentences[index + 1] ?? '', place);
      if (rule !== null) return { rule, text: shown(sentence) };
    }
  }
  return null;
}

/** A sentence; of a long one (notices are lists) overlapping stretches, so that nothing stands where nobody looks. */
function windows(sentence: string): string[] {
  if (sentence.length <= MOST_SENTENCE) return [sentence];
  const count = Math.ceil((sentence.length - MOST_SENTENCE) / STEP) + 1;
  return Array.from({ length: count }, (_, at) => sentence.slice(at * STEP, at * STEP + MOST_SENTENCE));
}

function shown(text: string): string {
  return text.trim().slice(0, MOST_SHOWN);
}
