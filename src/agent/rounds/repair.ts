import type { Tool, ToolContext } from '../../tools/index.js';
import type { PlanNode } from '../../trace/index.js';
import { checkedPlan } from '../check-plan.js';
import { weighed, type Consent } from '../runs/consent.js';
import { createCritic } from '../critic/index.js';
import { executePlan, type ExecuteOptions } from './executor.js';
import type { RunWriter } from '../runs/run-writer.js';
import type { Observation, Reasoner, Situation, SlotContext } from '../slots.js';

export interface Judging {
  reasoner: Reasoner;
  situation: Situation;
  slots: SlotContext;
  contextOf: (node: PlanNode) => ToolContext;
  execution: ExecuteOptions;
  /** Names of tools that the run uses no more; grows. */
  setAside: Set<string>;
  /** Null: nobody is asked about costly calls. */
  consent: Consent | null;
}

export interface Judged {
  seen: Observation[];
  /** Calls made in the place of others. */
  mended: PlanNode[];
}

/** What is made of a round's calls once they are back, each told by a CritiqueMade. */
export async function judgeCalls(seen: readonly Observation[], judging: Judging): Promise<Judged> {
  if (judging.slots.slots.failures === 'MEND') return mendOrSetAside(seen, judging);
  for (const one of seen) critique(judging.execution.writer, one);
  return { seen: [...seen], mended: [] };
}

/** Without those set aside. */
export const without = (tools: readonly Tool[], setAside: ReadonlySet<string>): readonly Tool[] => setAside.size === 0 ? tools : tools.filter(({ name }) => !setAside.has(name)); // prettier-ignore

const callIdOf = ({ round, planNodeId }: Observation) => `${round}.${planNodeId}`;

/** Loud failures and empty results get deterministic feedback (P5 4.2.2, step D). */
function critique(writer: RunWriter, seen: Observation): void {
  const callId = callIdOf(seen);
  if (seen.result === null) {
    writer.log({ kind: 'CritiqueMade', callId, verdict: 'DROPPED', text: seen.error ?? '' });
  } else if (seen.result.outcome === 'EMPTY') {
    const text = `${seen.tool} found nothing: search again by another name, or say that the register does not say`;
    writer.log({ kind: 'CritiqueMade', callId, verdict: 'FEEDBACK', text });
  }
}

/**
 * P3, "Error Handling and Reflexion": a call whose arguments were wrong, loudly or in silence, is mended by the model, once; a tool that failed, or replied with what nobody asked
 * for, is set aside for the rest of the run.
 */
async function mendOrSetAside(seen: readonly Observation[], judging: Judging): Promise<Judged> {
  const { writer } = judging.execution;
  const judged: Judged = { seen: [], mended: [] };
  for (const one of seen) {
    const again = one.fault === 'CALL' ? await mended(one, judging) : null;
    const last = again?.seen ?? one;
    judged.seen.push(last);
    const callId = callIdOf(one);
    if (again !== null && last.result !== null) {
      judged.mended.push(again.node);
      const text = `${one.error ?? ''}: called again with ${again.node.arguments}`;
      writer.log({ kind: 'CritiqueMade', callId, verdict: 'REPAIRED', text });
    }
    if (last.fault === 'TOOL') {
      judging.setAside.add(last.tool);
      const text = `${last.error ?? ''}: ${last.tool} is set aside for the rest of the run`;
      writer.log({ kind: 'CritiqueMade', callId: callIdOf(last), verdict: 'DROPPED', text });
    } else if (last.result !== null && last.result.outcome === 'OK') {
      if (again === null) writer.log({ kind: 'CritiqueMade', callId, verdict: 'SOUND', text: `${one.tool} answered its call` }); // prettier-ignore
    } else critique(writer, last);
  }
  return judged;
}

async function mended(failed: Observation, judging: Judging): Promise<{ seen: Observation; node: PlanNode } | null> {
  const { reasoner, situation, slots, contextOf, execution, consent } = judging;
  const given = (await reasoner.mend?.(situation, failed, slots)) ?? null;
  if (given === null || given === failed.planned) return null;
  const node: PlanNode = { id: `${failed.planNodeId}r`, tool: failed.tool, arguments: given, dependsOn: [] };
  const { declined, open } = weighed([node], execution.tools, consent);
  if (declined.size + open.size > 0) return null; // a costly call is a planner's to plan, and asked about
  const { sound } = checkedPlan([node], execution.tools, createCritic(situation).ofPlan([node]));
  const [seen] = await executePlan(sound, contextOf, execution);
  return seen === undefined ? null : { seen, node };
}
