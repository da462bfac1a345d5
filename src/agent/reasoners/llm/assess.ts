import { z } from 'zod';
import type { Models } from '../../../llm/index.js';
import { DECISIONS, PART_STATUSES, type Decision, type PartProgress, type PartStatus } from '../../../trace/index.js';
import type { Assessment, Situation, SlotContext } from '../../slots.js';
import { askShape } from './ask.js';
import { flagOrders } from './flag-orders.js';
import { assessorPrompt } from './prompts/index.js';

const SHAPE = z.strictObject({
  reasoning: z.string(),
  decision: z.enum(DECISIONS),
  refinedQuery: z.string().nullable(),
  confidence: z.number(),
  parts: z.array(
    z.strictObject({
      part: z.number(),
      text: z.string(),
      status: z.enum(PART_STATUSES),
      refinedQuery: z.string().nullable(),
    }),
  ),
});

const MOST_TEXT = 500;

/** P2 3.1. Behind the last round nothing can be tried any more, and no model is asked. */
export async function assessByCritic(models: Models, situation: Situation, context: SlotContext): Promise<Assessment> {
  if (situation.round >= context.mostRounds) return LAST_ROUND;
  flagOrders(situation.observations, context);
  const request = { role: 'critic' as const, name: 'assessment', messages: assessorPrompt(situation) };
  const { reasoning, decision, refinedQuery, confidence, parts } = await askShape(
    models,
    'assessor',
    request,
    SHAPE,
    context,
  );
  return {
    decision,
    reasoning: reasoning.slice(0, MOST_TEXT),
    refinedQuery: refinedQuery?.slice(0, MOST_TEXT) ?? null,
    confidence: Math.min(1, Math.max(0, confidence)),
    parts: parts.length > 0 ? parts : asOne(situation, decision),
  };
}

/** Where the critic tells no parts apart, the question is one, or the one that is tracked. */
function asOne({ question, parts: tracked = [] }: Situation, decision: Decision): PartProgress[] {
  if (tracked.length > 1) return [];
  const status: Partial<Record<Decision, PartStatus>> = { CONTINUE: 'ANSWERED', INSUFFICIENT_DATA: 'GIVEN_UP' };
  const { part, text, refinedQuery } = tracked[0] ?? { part: 1, text: question, refinedQuery: null };
  return [{ part, text, status: status[decision] ?? 'OPEN', refinedQuery }];
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
