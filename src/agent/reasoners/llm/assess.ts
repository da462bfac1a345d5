import { z } from 'zod';
import type { Models } from '../../../llm/index.js';
import { DECISIONS } from '../../../trace/index.js';
import type { Assessment, Situation, SlotContext } from '../../slots.js';
import { askShape } from './ask.js';
import { flagOrders } from './flag-orders.js';
import { assessorPrompt } from './prompts/index.js';

const SHAPE = z.strictObject({
  reasoning: z.string(),
  decision: z.enum(DECISIONS),
  refinedQuery: z.string().nullable(),
  confidence: z.number(),
});

const MOST_TEXT = 500;

/** P2 3.1. Behind the last round nothing can be tried any more, and no model is asked. */
export async function assessByCritic(models: Models, situation: Situation, context: SlotContext): Promise<Assessment> {
  if (situation.round >= context.mostRounds) return LAST_ROUND;
  flagOrders(situation.observations, context);
  const request = { role: 'critic' as const, name: 'assessment', messages: assessorPrompt(situation) };
  const { reasoning, decision, refinedQuery, confidence } = await askShape(models, 'assessor', request, SHAPE, context);
  return {
    decision,
    reasoning: reasoning.slice(0, MOST_TEXT),
    refinedQuery: refinedQuery?.slice(0, MOST_TEXT) ?? null,
    confidence: Math.min(1, Math.max(0, confidence)),
  };
}

const LAST_ROUND: Assessment = {
  decision: 'INSUFFICIENT_DATA',
  reasoning: 'the last round: what was found is answered from',
  confidence: 1,
  refinedQuery: null,
};

/** P5 4.2.2: whether there is enough is decided with the next step, by calling no tool. */
export const BY_NEXT_STEP: Assessment = {
  decision: 'CALL_DIFFERENT_TOOL',
  reasoning: 'the next step tells whether there is enough',
  confidence: 1,
  refinedQuery: null,
};
