import { z } from 'zod';
import type { Models } from '../../../llm/index.js';
import { INTENTS } from '../../../trace/index.js';
import type { Asked, Route, SlotContext } from '../../slots.js';
import { askShape } from './ask.js';
import { flagQuestion } from './flag-orders.js';
import { categoriesPrompt, routerPrompt } from './prompts/index.js';

const SHAPE = z.strictObject({
  reasoning: z.string(),
  intent: z.enum([...INTENTS, 'off_topic']),
  confidence: z.number(),
});

const MOST_REASONING = 500;

/** One call classifies the question and so restricts the tools (P5 4.2.1). */
export async function route(models: Models, asked: Asked, context: SlotContext): Promise<Route> {
  flagQuestion(asked.question, context);
  const request = { role: 'planner' as const, name: 'route', messages: routerPrompt(asked) };
  const { intent, confidence, reasoning } = await askShape(models, 'router', request, SHAPE, context);
  const common = commonOf(confidence, reasoning);
  return intent === 'off_topic' ? { intent: 'all_tools', offTopic: true, ...common } : { intent, ...common };
}

const CATEGORIES = z.strictObject({
  reasoning: z.string(),
  categories: z.array(z.enum(INTENTS)),
  confidence: z.number(),
});

/** P4 3.2.2: one call names the categories of tools that the question needs; none: it is about nothing that a register could hold. */
export async function routeToCategories(models: Models, asked: Asked, context: SlotContext): Promise<Route> {
  flagQuestion(asked.question, context);
  const request = { role: 'planner' as const, name: 'categories', messages: categoriesPrompt(asked) };
  const { categories, confidence, reasoning } = await askShape(models, 'router', request, CATEGORIES, context);
  const [intent, ...also] = new Set(categories);
  const common = commonOf(confidence, reasoning);
  return intent === undefined ? { intent: 'all_tools', offTopic: true, ...common } : { intent, also, ...common };
}

const commonOf = (confidence: number, reasoning: string) => ({
  confidence: Math.min(1, Math.max(0, confidence)),
  reasoning: reasoning.slice(0, MOST_REASONING),
  frames: [],
  refused: [],
});

/** No router: every tool is open, and no call is spent on the choice. */
export async function routeToAll(): Promise<Route> {
  return { intent: 'all_tools', confidence: 1, reasoning: 'every tool is open', frames: [], refused: [] };
}
