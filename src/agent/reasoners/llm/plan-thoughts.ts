import { z } from 'zod';
import type { Models } from '../../../llm/index.js';
import type { PlanNode } from '../../../trace/index.js';
import { SlotFailed, type Observation, type Plan, type Situation, type SlotContext } from '../../slots.js';
import { askShape } from './ask.js';
import { flagOrders } from './flag-orders.js';
import { asGiven, namedTool } from './given-arguments.js';
import { menderPrompt, thinkerPrompt } from './prompts/index.js';

const THOUGHT = z.strictObject({
  kind: z.enum(['RETRIEVE', 'REASON', 'DONE']),
  thought: z.string(),
  tool: z.string().nullable(),
  arguments: z.string().nullable(),
});
const MENDED = z.strictObject({ reasoning: z.string(), arguments: z.string().nullable() });

/** Thoughts between two calls, and characters of one. */
const [MOST_THOUGHTS, MOST_THOUGHT, MOST_REASONING] = [4, 400, 1_000];

/** P3 1.2 A: the model reasons on what is there until it says what to retrieve next, with one call (chain of function call), or that it is done. */
export async function planThoughts(models: Models, situation: Situation, context: SlotContext): Promise<Plan> {
  flagOrders(situation.observations, context);
  if (situation.tools.length === 0) return { reasoning: 'no tool answers this', nodes: [] };
  const thoughts: string[] = [];
  while (thoughts.length < MOST_THOUGHTS) {
    const request = { role: 'planner' as const, name: 'thought', messages: thinkerPrompt(situation, thoughts) };
    const { kind, thought, tool, arguments: given } = await askShape(models, 'planner', request, THOUGHT, context);
    thoughts.push(`${kind}: ${thought.slice(0, MOST_THOUGHT)}`);
    if (kind === 'DONE') break;
    if (kind === 'REASON') continue;
    const node: PlanNode = { id: `m${situation.round}.1`, tool: namedTool(tool), arguments: asGiven(given ?? '{}'), dependsOn: [] };
    return { reasoning: told(thoughts), nodes: [node] };
  }
  return { reasoning: told(thoughts), nodes: [] };
} // prettier-ignore

const told = (thoughts: readonly string[]) => thoughts.join(' | ').slice(0, MOST_REASONING);

/** The arguments of a call that was refused, put right by a model; null: it could not, or gave no usable reply: the call then stays failed, and the run goes on. */
export async function mend(
  models: Models,
  situation: Situation,
  failed: Observation,
  context: SlotContext,
): Promise<string | null> {
  const request = { role: 'dispatcher' as const, name: 'mending', messages: menderPrompt(situation, failed) };
  try {
    const { arguments: given } = await askShape(models, 'mender', request, MENDED, context);
    return given === null ? null : asGiven(given);
  } catch (error) {
    if (error instanceof SlotFailed) return null;
    throw error;
  }
}
