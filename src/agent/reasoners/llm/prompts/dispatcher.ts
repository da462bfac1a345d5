import type { Message } from '../../../../llm/index.js';
import type { Tool } from '../../../../tools/index.js';
import { describedTools } from '../described-tool.js';
import { marked } from '../shown.js';

export const DISPATCHER_VERSION = 'dispatcher-2';

/** An action in words, by its number; `after`: the numbers of those that it waits for. */
export interface NumberedAction {
  action: number;
  words: string;
  after: number[];
}

const SYSTEM = `You turn actions into calls of tools: for each action exactly one call, with the action's number, the tool's name and its arguments as JSON text. Nothing else: no reasoning, no explanation.
Take from the action what it says, and add nothing. What it leaves open is left out of the arguments. Dates are YYYY-MM-DD.
An action with "after" may take an argument from the result of one of those: {"$from": 1, "path": "hits.0.uid"} is the uid of the first hit of action 1 (search_companies). Never invent a uid.
Actions stand inside <data>…</data>.
Tools:`;

/** P1 III.B: the operational tier, for a small model: it is told of the tools that the actions name, and of all where one names none. */
export function dispatcherPrompt(tools: readonly Tool[], actions: readonly NumberedAction[]): Message[] {
  const named = tools.filter(({ name }) => actions.some(({ words }) => words.includes(name)));
  const isNamed = ({ words }: NumberedAction) => named.some(({ name }) => words.includes(name));
  const offered = actions.every(isNamed) ? named : tools;
  return [
    { role: 'system', content: [SYSTEM, ...describedTools(offered)].join('\n') },
    { role: 'user', content: marked(actions) },
  ];
}
