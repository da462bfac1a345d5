import { z } from 'zod';
import { foldName } from '../../../core/index.js';
import type { Models } from '../../../llm/index.js';
import type { PlanNode } from '../../../trace/index.js';
import type { Plan, Situation, SlotContext } from '../../slots.js';
import { askShape } from './ask.js';
import { flagOrders } from './flag-orders.js';
import { asGiven, namedTool } from './given-arguments.js';
import { actionPlannerPrompt, dispatcherPrompt, type NumberedAction } from './prompts/index.js';

const PLANNED = z.strictObject({
  reasoning: z.string(),
  actions: z.array(z.union([z.string(), z.array(z.string())])),
});
const DISPATCHED = z.strictObject({
  calls: z.array(z.strictObject({ action: z.number(), tool: z.string(), arguments: z.string() })),
});

const [MOST_REASONING, MOST_ACTION] = [500, 300];
const FINALIZE = /^\W*finalize\W*$/i;

/**
 * P1 III: a planner reasons and lists actions in words, `[[a, b]]` side by side, `[a, b]` in turn; a dispatcher turns each into one call. No action but FINALIZE, or none that is
 * new: there is enough. A layer waits for the one before it.
 */
export async function planActions(models: Models, situation: Situation, context: SlotContext): Promise<Plan> {
  flagOrders(situation.observations, context);
  if (situation.tools.length === 0) return { reasoning: 'no tool answers this', nodes: [] };
  const request = { role: 'planner' as const, name: 'actions', messages: actionPlannerPrompt(situation) };
  const { reasoning, actions } = await askShape(models, 'planner', request, PLANNED, context);
  const said = reasoning.slice(0, MOST_REASONING);
  const numbered = inLayers(newActions(actions, situation), context.mostCalls);
  if (numbered.length === 0) return { reasoning: said, nodes: [] };
  const nodes = await dispatch(models, numbered, situation, context);
  const undone = nodes.flatMap(({ id, tool }) => (tool === '' ? ([[id, NO_CALL]] as const) : []));
  return { reasoning: said, nodes, faults: new Map(undone) };
}

const NO_CALL = 'the dispatcher made no call of this action: say it otherwise';

/** Layers of actions up to FINALIZE, without those that were done before (P1's appendix: never repeat). */
function newActions(actions: z.infer<typeof PLANNED>['actions'], { plans = [] }: Situation): string[][] {
  const done = new Set(plans.flatMap(({ nodes }) => nodes.map(({ action }) => foldName(action ?? ''))));
  const layers: string[][] = [];
  for (const item of actions) {
    const layer = typeof item === 'string' ? [item] : item;
    const fresh = layer.filter((words) => !FINALIZE.test(words) && words.trim() !== '' && !done.has(foldName(words.slice(0, MOST_ACTION))));
    if (fresh.length > 0) layers.push(fresh);
    if (layer.some((words) => FINALIZE.test(words))) break;
  }
  return layers;
} // prettier-ignore

function inLayers(layers: readonly string[][], most: number): NumberedAction[] {
  const numbered: NumberedAction[] = [];
  let after: number[] = [];
  for (const layer of layers) {
    const begun = layer.slice(0, most - numbered.length).map((words, index) => ({ action: numbered.length + index + 1, words: words.slice(0, MOST_ACTION), after })); // prettier-ignore
    numbered.push(...begun);
    after = begun.map(({ action }) => action);
  }
  return numbered;
}

/** One call an action: of several for one the first, and of none an empty one, which does not run. */
async function dispatch(
  models: Models,
  actions: readonly NumberedAction[],
  situation: Situation,
  context: SlotContext,
): Promise<PlanNode[]> {
  const request = { role: 'dispatcher' as const, name: 'dispatch', messages: dispatcherPrompt(situation.tools, actions) };
  const { calls } = await askShape(models, 'dispatcher', request, DISPATCHED, context);
  const idOf = (action: number) => `m${situation.round}.${action}`;
  return actions.map(({ action, words, after }): PlanNode => {
    const call = calls.find((one) => one.action === action);
    const { text, references } = withIds(call?.arguments ?? '{}', idOf);
    const earlier = references.filter((from) => from < action);
    const dependsOn = [...new Set([...after, ...earlier])].map(idOf);
    return { id: idOf(action), tool: namedTool(call?.tool), arguments: text, dependsOn, action: words };
  });
} // prettier-ignore

/** The arguments with ids of nodes for numbers of actions; what is no JSON stays for the check to name. */
function withIds(given: string, idOf: (action: number) => string): { text: string; references: number[] } {
  const references: number[] = [];
  const text = asGiven(given, (from) => {
    const action = Number(from);
    if (!Number.isInteger(action)) return from;
    references.push(action);
    return idOf(action);
  });
  return { text, references };
}
