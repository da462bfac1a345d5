import { z } from 'zod';
import type { Models } from '../../../llm/index.js';
import type { PlanNode } from '../../../trace/index.js';
import type { Plan, Situation, SlotContext } from '../../slots.js';
import { askShape } from './ask.js';
import { flagOrders } from './flag-orders.js';
import { asGiven, namedTool } from './given-arguments.js';
import { dagPlannerPrompt } from './prompts/index.js';

const SHAPE = z.strictObject({
  reasoning: z.string(),
  calls: z.array(
    z.strictObject({ id: z.string(), tool: z.string(), arguments: z.string(), dependsOn: z.array(z.string()) }),
  ),
});

const MOST_REASONING = 500;

/** A plan of calls with what each waits for (P4 3.3), or none, and then there is enough. */
export async function planDag(models: Models, situation: Situation, context: SlotContext): Promise<Plan> {
  flagOrders(situation.observations, context);
  if (situation.tools.length === 0) return { reasoning: 'no tool answers this', nodes: [] };
  const request = { role: 'planner' as const, name: 'plan', messages: dagPlannerPrompt(situation) };
  const { reasoning, calls } = await askShape(models, 'planner', request, SHAPE, context);
  const idOf = (id: string) => `m${situation.round}.${id.slice(0, 40)}`;
  const nodes = calls.slice(0, context.mostCalls).map(({ id, tool, arguments: given, dependsOn }): PlanNode => {
    return {
      id: idOf(id),
      tool: namedTool(tool),
      arguments: asGiven(given, (from) => (typeof from === 'string' ? idOf(from) : from)),
      // Of more than there are calls one at least is none: the check still says so.
      dependsOn: [...new Set(dependsOn.map(idOf))].slice(0, context.mostCalls + 1),
    };
  });
  return { reasoning: reasoning.slice(0, MOST_REASONING), nodes };
}
