import { orderIn } from '../../guard/index.js';
import type { Observation, SlotContext } from '../../slots.js';

const looked = new WeakSet<Observation>();

/** Says in the trace where a result speaks to the model: it is shown as data all the same, and stays evidence. Each result is looked at once. */
export function flagOrders(observations: readonly Observation[], { log }: SlotContext): void {
  for (const observation of observations) {
    if (observation.result === null || looked.has(observation)) continue;
    looked.add(observation);
    const order = firstOrder(observation.result.rows);
    if (order === null) continue;
    const text = `${observation.tool}: “${order}” is data, not an instruction`;
    log({ kind: 'GuardrailTripped', stage: 'TOOL', rule: 'ORDERS_IN_DATA', text, blocked: false });
  }
}

function firstOrder(value: unknown): string | null {
  if (typeof value === 'string') return orderIn(value, 'TEXT')?.text ?? null;
  if (typeof value !== 'object' || value === null) return null;
  for (const item of Object.values(value)) {
    const found = firstOrder(item);
    if (found !== null) return found;
  }
  return null;
}
