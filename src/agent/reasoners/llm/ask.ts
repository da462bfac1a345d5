import { askFor, assertWhole, type ModelReply, type ModelRequest, type Models } from '../../../llm/index.js';
import type { z } from 'zod';
import { SlotFailed, type SlotContext } from '../../slots.js';
import { isOfModel, recorded } from './recorded.js';

const optionsOf = ({ call, spending, spentToday, modelsUntilMs }: SlotContext) => ({
  signal: call.signal,
  deadlineMs: modelsUntilMs,
  spending,
  spentToday,
  report: () => undefined,
});

/** A reply of that shape, its call in the trace; throws SlotFailed where the model gives none, and what ended the run where that was it. */
export function askShape<Value>(
  models: Models,
  slot: string,
  request: Parameters<typeof askFor>[1],
  shape: z.ZodType<Value>,
  context: SlotContext,
): Promise<Value> {
  return orSlotFailed(slot, context, () => askFor(recorded(models, context), request, shape, optionsOf(context)));
}

/** A reply with calls of tools, or without. */
export function askTools(models: Models, slot: string, request: ModelRequest, context: SlotContext): Promise<ModelReply> {
  return orSlotFailed(slot, context, async () => {
    const reply = await recorded(models, context).call(request, optionsOf(context));
    assertWhole(reply);
    return reply;
  });
} // prettier-ignore

async function orSlotFailed<Result>(slot: string, { call, turn }: SlotContext, work: () => Promise<Result>): Promise<Result> {
  try {
    await turn();
    const reply = await work();
    await turn();
    return reply;
  } catch (error) {
    if (call.signal.aborted || !isOfModel(error)) throw error;
    throw new SlotFailed(slot, error.message, error);
  }
} // prettier-ignore
