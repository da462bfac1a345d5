import { foldName } from '../../../../core/index.js';
import type { Said } from './said-slots.js';
import { slotOf, type TaggedToken } from './tagging.js';

const BROKE = /bust|under|bankrupt|insolv|konkurs|pleite|fallit|faillit|fallit|bankrott/;

/** Whether a word tells what happened to a firm: a notice's topic, or a state that begins with one. */
export function isEvent(word: TaggedToken): boolean {
  const slot = slotOf(word);
  return slot?.type === 'TOPIC' || (slot?.type === 'MEASURE' && slot.measure === 'STATUS' && BROKE.test(word.folded));
}

/** `When did it go under`: the day of the bankruptcy, and no state of today. */
export function takeBroke(result: Said): void {
  const states = result.measures.filter(({ value, text }) => value === 'STATUS' && BROKE.test(foldName(text)));
  if (!result.when || result.topics.length > 0 || states.length === 0) return;
  result.measures = result.measures.filter((measure) => !states.includes(measure));
  result.topics.push({ value: 'BANKRUPTCY', text: states[0]!.text });
}
