import { z } from 'zod';
import { nestsDeeper } from '../../../core/index.js';
import { jsonIn, withoutThought, type ModelReply, type Models } from '../../../llm/index.js';
import type { PlanNode } from '../../../trace/index.js';
import type { Plan, Situation, SlotContext } from '../../slots.js';
import { askTools } from './ask.js';
import { offeredTool } from './described-tool.js';
import { flagOrders } from './flag-orders.js';
import { asGiven, namedTool } from './given-arguments.js';
import { plannerPrompt } from './prompts/index.js';

const MOST_REASONING = 500;

/** The next step of the reflection loop (P5 4.2.2): the model calls a tool, or none, and then there is enough. */
export async function plan(models: Models, situation: Situation, context: SlotContext): Promise<Plan> {
  flagOrders(situation.observations, context);
  if (situation.tools.length === 0) return { reasoning: 'no tool answers this', nodes: [] };
  const request = {
    role: 'dispatcher' as const,
    messages: plannerPrompt(situation),
    tools: situation.tools.map(offeredTool),
    parallelTools: context.parallel,
  };
  const reply = await askTools(models, 'planner', request, context);
  const toolCalls = callsOf(reply, situation);
  const calls = context.parallel ? toolCalls : toolCalls.slice(0, 1);
  const nodes = calls.map(({ name, arguments: given }, index): PlanNode => {
    return { id: `m${situation.round}.${index + 1}`, tool: namedTool(name), arguments: asGiven(given), dependsOn: [] };
  });
  const said = reply.toolCalls.length === 0 && nodes.length > 0 ? '' : withoutThought(reply.text);
  const because = said || (nodes.length === 0 ? 'there is enough' : `next: ${nodes.map(({ tool }) => tool).join(', ')}`); // prettier-ignore
  return { reasoning: because.slice(0, MOST_REASONING), nodes };
}

type Called = Pick<ModelReply['toolCalls'][number], 'name' | 'arguments'>;

/** The calls of a reply; a small model writes its call as the text, where its server does not know how to read it. */
function callsOf({ text, toolCalls }: ModelReply, { tools }: Situation): readonly Called[] {
  if (toolCalls.length > 0) return toolCalls;
  // A call that stands within a sentence is quoted: a notice may hold one.
  const said = withoutThought(text);
  const written = (/^(?:[{[]|```|<tool_call>)/.test(said) ? [jsonIn(said)] : [])
    .flat()
    .map((one) => WRITTEN.safeParse(one).data);
  return written.flatMap((one): Called[] => {
    if (one === undefined || !tools.some(({ name }) => name === one.name)) return [];
    const given = one.arguments ?? one.parameters ?? {};
    return [{ name: one.name, arguments: typeof given === 'string' ? given : JSON.stringify(given) }];
  });
}

const GIVEN = z.union([z.string(), z.record(z.string(), z.unknown()).refine((given) => !nestsDeeper(given))]).optional(); // prettier-ignore
/** As the templates of small models have it: `arguments` mostly, `parameters` of some. */
const WRITTEN = z.object({ name: z.string(), arguments: GIVEN, parameters: GIVEN });
