/**
 * The critic of silent failures (P3, "Error Handling and Reflexion", and its appendix B): calls that raise no error and yet ask for something else than the question, and
 * replies that answer something else than their call. Pure: it reads what the run has, and asks no model and no engine.
 */
import type { ToolResult } from '../../tools/index.js';
import type { PlanNode } from '../../trace/index.js';
import type { Observation, Situation } from '../slots.js';
import { wrongArguments } from './arguments.js';
import { groundsOf, type Grounds } from './grounds.js';
import type { Made } from './made.js';
import { wrongReply } from './reply.js';

export type { Made };

export interface Critic {
  /** Of nodes whose arguments are JSON, what is wrong with each, by id; those that wait for others are looked at once they are called. */
  ofPlan(nodes: readonly PlanNode[]): Map<string, string>;
  /** Of a call about to be made, its references filled in from `inputs`; null: nothing that could be told. */
  ofCall(tool: string, input: unknown, inputs: readonly Observation[]): string | null;
  /** Of a reply, before anything of it may be cited; null: nothing that could be told. */
  ofReply(made: Made, result: ToolResult): string | null;
}

export function createCritic(situation: Situation): Critic {
  let own: Grounds | null = null;
  const ofCall = (tool: string, input: unknown, inputs: readonly Observation[]) => {
    const grounds =
      inputs.length === 0
        ? (own ??= groundsOf(situation))
        : groundsOf({ ...situation, observations: [...situation.observations, ...inputs] });
    return wrongArguments(tool, input, grounds);
  };
  return {
    ofPlan: (nodes) =>
      new Map(
        nodes.flatMap(({ id, tool, arguments: given }): [string, string][] => {
          const wrong = ofCall(tool, parsed(given), []);
          return wrong === null ? [] : [[id, wrong]];
        }),
      ),
    ofCall,
    ofReply: wrongReply,
  };
}

function parsed(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    return {};
  }
}
