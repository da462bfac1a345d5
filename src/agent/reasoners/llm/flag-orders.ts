import { orderIn } from '../../guard/index.js';
import type { Observation, SlotContext } from '../../slots.js';
import { orderInKnown } from './known-texts.js';
import { isShown } from './in-short.js';

const looked = new WeakSet<Observation>();
/** Shorter texts order nothing; a result shows a model no more texts than this. */
const [LEAST_CHARACTERS, MOST_TEXTS] = [20, 400];

/** Says in the trace where a question orders what no question is about; it is asked all the same. */
export function flagQuestion(question: string, { log }: SlotContext): void {
  const order = orderIn(question, 'QUESTION');
  if (order === null) return;
  const text = `question: “${order.text}” is read as what is asked, and changes no rule`;
  log({ kind: 'GuardrailTripped', stage: 'INPUT', rule: 'ORDERS_IN_QUESTION', text, blocked: false });
}

/** Says in the trace where a result speaks to the model: it is shown as data all the same, and stays evidence. Each result is looked at once. */
export function flagOrders(observations: readonly Observation[], { log }: SlotContext): void {
  for (const observation of observations) {
    if (observation.result === null || looked.has(observation)) continue;
    looked.add(observation);
    const texts: string[] = [];
    collect(observation.result.rows, texts);
    let order: ReturnType<typeof orderInKnown> = null;
    for (const text of texts) if ((order = orderInKnown(text)) !== null) break;
    if (order === null) continue;
    const text = `${observation.tool}: “${order.text}” is data, not an instruction`;
    log({ kind: 'GuardrailTripped', stage: 'TOOL', rule: 'ORDERS_IN_DATA', text, blocked: false });
  }
}

/** What prompts leave out speaks to nobody. */
function collect(value: unknown, texts: string[]): void {
  if (texts.length >= MOST_TEXTS) return;
  if (typeof value === 'string') {
    if (value.length >= LEAST_CHARACTERS) texts.push(value);
  } else if (Array.isArray(value)) for (const item of value) collect(item, texts);
  else if (typeof value === 'object' && value !== null)
    for (const key in value)
      if (isShown(key, value as Record<string, unknown>)) collect((value as Record<string, unknown>)[key], texts);
}
