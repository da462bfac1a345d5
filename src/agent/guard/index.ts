import { FAMILIAR, MATTERS, ORDER } from './meant-for-models.js';
import { FAKE_TURN, ORDERS, type OrderRule } from './orders.js';
import { readings } from './plain-text.js';

export type { OrderRule } from './orders.js';

/** A stretch of a text that wants to be obeyed. It is flagged, and never a reason to leave the text out: a notice stays evidence. */
export interface Order {
  /** ORDER: a sentence that speaks of what only a model does, and commands it. */
  rule: OrderRule | 'ORDER';
  /** As it was read, folded, at most 120 characters. */
  text: string;
}

const MOST_SHOWN = 120;
const MOST_SENTENCE = 600;

/** The first order in a text; null: none is seen. A QUESTION may order more than a TEXT: it is what is to be answered. Pure; linear in the text. */
export function orderIn(text: string, place: 'QUESTION' | 'TEXT'): Order | null {
  const turn = FAKE_TURN.exec(text.normalize('NFKC'));
  if (turn !== null) return { rule: 'FAKE_TURN', text: shown(turn[0]) };
  for (const reading of readings(text)) {
    for (const { rule, pattern } of ORDERS) {
      const found = pattern.exec(reading);
      if (found !== null) return { rule, text: shown(found[0]) };
    }
    const sentence = sentencesOf(reading).find((one) => isMeantForModels(one, place));
    if (sentence !== undefined) return { rule: 'ORDER', text: shown(sentence) };
  }
  return null;
}

/** Two matters and an order, or three said to somebody familiar; of a question only such as no question need be about. */
function isMeantForModels(said: string, place: 'QUESTION' | 'TEXT'): boolean {
  const matters = LOOKED_FOR[place].filter((matter) => MATTERS[matter]!.test(said));
  if (matters.length === 0 || (matters.length === 1 && matters[0] === 'address')) return false;
  const weight =
    matters.length + (matters.includes('secret') && place === 'QUESTION' ? 1 : 0) + (FAMILIAR.test(said) ? 1 : 0);
  return weight >= 3 || (weight === 2 && ORDER.test(said));
}

/** A question may well be about an answer, who asks, who answers. */
const LOOKED_FOR = {
  TEXT: Object.keys(MATTERS),
  QUESTION: ['evidence', 'tool', 'secret', 'instruction', 'address'],
} as const satisfies Record<'TEXT' | 'QUESTION', readonly string[]>;

/** Each sentence with the one behind it: an order often stands beside whom it is addressed to. */
function sentencesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?])\s+/);
  return sentences.map((one, index) => `${one} ${sentences[index + 1] ?? ''}`.slice(0, MOST_SENTENCE));
}

function shown(text: string): string {
  return text.trim().slice(0, MOST_SHOWN);
}
