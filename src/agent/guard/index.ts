import { isLikely } from './learned.js';
import { orderInSentence, type OrderRule } from './orders.js';
import { readings } from './plain-text.js';
import { pairsOf, sentencesOf } from './stretches.js';
import { FAKE_TURN } from './turns.js';

export type { OrderRule } from './orders.js';

/** A stretch of a text that wants to be obeyed. It is flagged, and never a reason to leave the text out: a notice stays evidence. */
export interface Order {
  /** LIKELY: by no rule, but as the learned reader takes it (`learned.ts`). */
  rule: OrderRule | 'LIKELY';
  /** As it was read, folded, at most 120 characters. */
  text: string;
}

const MOST_SHOWN = 120;

/**
 * The first order in a text; null: none is seen. A QUESTION may order more than a TEXT: it is what is to be answered, and only rules speak against it. Pure;
 * linear in the text.
 */
export function orderIn(text: string, place: 'QUESTION' | 'TEXT'): Order | null {
  const turn = FAKE_TURN.exec(text.normalize('NFKC'));
  if (turn !== null) return { rule: 'FAKE_TURN', text: shown(turn[0]) };
  const read = readings(text).map(sentencesOf);
  for (const sentences of read)
    for (const [index, sentence] of sentences.entries()) {
      const rule = orderInSentence(sentence, sentences[index + 1] ?? '', place);
      if (rule !== null) return { rule, text: shown(sentence) };
    }
  if (place === 'QUESTION') return null;
  const likely = read.flatMap(pairsOf).find(isLikely);
  return likely === undefined ? null : { rule: 'LIKELY', text: shown(likely) };
}

function shown(text: string): string {
  return text.trim().slice(0, MOST_SHOWN);
}
