import { z } from 'zod';
import { nestsDeeper } from '../core/index.js';
import type { Tool } from '../tools/index.js';
import type { PlanNode } from '../trace/index.js';

/** What is wrong with a node before anything runs; `text` tells whoever planned it how to mend it. */
export interface PlanFault {
  node: PlanNode;
  type: 'UNKNOWN_TOOL' | 'BAD_ARGUMENTS' | 'DANGLING' | 'CYCLE' | 'INPUT_DROPPED' | 'SAME_ID' | 'REFUSED';
  text: string;
}

const MOST_TEXT = 600;

/**
 * A plan is data: what cannot run is found before any of it does. `refused`: what the planner itself holds against nodes. Nodes that wait for a faulty one are faulty.
 * `read`: the arguments as their tools read them, of nodes that refer to no other.
 */
export function checkedPlan(
  nodes: readonly PlanNode[],
  tools: readonly Tool[],
  refused: ReadonlyMap<string, string> = new Map(),
): { sound: PlanNode[]; faults: PlanFault[]; read: ReadonlyMap<PlanNode, unknown> } {
  const faults = new Map<PlanNode, PlanFault>();
  const read = new Map<PlanNode, unknown>();
  const fault = (node: PlanNode, type: PlanFault['type'], text: string) => {
    if (!faults.has(node)) faults.set(node, { node, type, text: text.slice(0, MOST_TEXT) });
  };
  const first = new Map(nodes.toReversed().map((node) => [node.id, node]));
  const done = finishing([...first.values()]);
  for (const node of nodes) {
    if (first.get(node.id) !== node) fault(node, 'SAME_ID', `another call is called ${node.id}`);
    const why = refused.get(node.id);
    if (why !== undefined) fault(node, 'REFUSED', why);
    const given = readArguments(node, tools);
    if ('type' in given) fault(node, given.type, given.text);
    else if (given.input !== undefined) read.set(node, given.input);
    const nowhere = node.dependsOn.find((id) => !first.has(id));
    if (nowhere !== undefined) fault(node, 'DANGLING', `it waits for ${nowhere}, which no call of this plan is called`);
    else if (!done.has(node.id)) fault(node, 'CYCLE', 'it waits for itself, by way of other calls');
  }
  for (let found = -1; found !== faults.size;) {
    found = faults.size;
    for (const node of nodes) {
      const input = node.dependsOn.find((id) => faults.has(first.get(id) ?? node));
      if (input !== undefined) fault(node, 'INPUT_DROPPED', `its input ${input} did not run`);
    }
  }
  return { sound: inOrder(nodes.filter((node) => !faults.has(node))), faults: [...faults.values()], read };
}

/** Ids of nodes that can be reached by taking away those whose inputs are there: what is left waits in a circle. */
function finishing(nodes: readonly PlanNode[]): Set<string> {
  const known = new Set(nodes.map(({ id }) => id));
  const done = new Set<string>();
  for (let before = -1; before !== done.size;) {
    before = done.size;
    for (const { id, dependsOn } of nodes)
      if (dependsOn.every((input) => done.has(input) || !known.has(input))) done.add(id);
  }
  return done;
}

/** Inputs before those that wait for them, else as planned: execution takes nodes in their order. */
function inOrder(nodes: readonly PlanNode[]): PlanNode[] {
  const placed = new Set<string>();
  const ordered: PlanNode[] = [];
  for (let before = -1; before !== ordered.length;) {
    before = ordered.length;
    for (const node of nodes) {
      if (placed.has(node.id) || !node.dependsOn.every((id) => placed.has(id))) continue;
      placed.add(node.id);
      ordered.push(node);
    }
  }
  return ordered;
}

/** Undefined where what it refers to is not there yet: the call itself reads them. */
function readArguments(node: PlanNode, tools: readonly Tool[]): Pick<PlanFault, 'type' | 'text'> | { input: unknown } {
  const tool = tools.find(({ name }) => name === node.tool);
  if (tool === undefined)
    return { type: 'UNKNOWN_TOOL', text: `no such tool for this question: ${node.tool}; there are ${tools.map(({ name }) => name).join(', ')}` }; // prettier-ignore
  let given: unknown;
  try {
    given = JSON.parse(node.arguments);
  } catch {
    return { type: 'BAD_ARGUMENTS', text: 'the arguments are no JSON' };
  }
  if (nestsDeeper(given, MOST_DEPTH)) return { type: 'BAD_ARGUMENTS', text: 'the arguments are nested too deeply' };
  const sources = referencesIn(given);
  const stranger = sources.find((id) => !node.dependsOn.includes(id));
  if (stranger !== undefined) return { type: 'DANGLING', text: `it refers to ${stranger}, for which it does not wait` };
  if (sources.length > 0) return { input: undefined };
  const parsed = tool.input.safeParse(given);
  return parsed.success ? { input: parsed.data } : { type: 'BAD_ARGUMENTS', text: z.prettifyError(parsed.error) };
}

const MOST_DEPTH = 30;

function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  const record = value as Record<string, unknown>;
  if (typeof record['$from'] === 'string') return [record['$from']];
  return Object.values(record).flatMap(referencesIn);
}
