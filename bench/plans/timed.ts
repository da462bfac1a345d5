/** Plans whose calls take known times, and what they ought to take in all. */
import { z } from 'zod';
import type { Tool } from '../../src/tools/index.js';
import type { PlanNode } from '../../src/trace/index.js';

export interface TimedNode {
  id: string;
  ms: number;
  dependsOn: string[];
}

const input = z.strictObject({ id: z.string(), ms: z.number() });

/** A tool that takes as long as its arguments say, by whatever clock `sleep` waits on; `began` hears of each call. */
export function timedTool(sleep: (ms: number) => Promise<void>, began: (id: string) => void = () => {}): Tool<z.infer<typeof input>> {
  return {
    name: 'wait',
    description: 'Waits.',
    intents: ['all_tools'],
    keywords: [],
    input,
    gives: ['HITS'],
    async run({ id, ms }) {
      began(id);
      await sleep(ms);
      return { outcome: 'OK', rows: { type: 'HITS', query: id, hits: [] }, evidence: [], total: 0, complete: true, labels: {} };
    },
  };
} // prettier-ignore

export function planOf(nodes: readonly TimedNode[]): PlanNode[] {
  return nodes.map(({ id, ms, dependsOn }) => ({ id, tool: 'wait', arguments: JSON.stringify({ id, ms }), dependsOn }));
}

/** When each node begins and ends where it waits for its own inputs and for nothing else; inputs stand before those that wait for them. */
export function idealTimes(nodes: readonly TimedNode[]): Map<string, { start: number; end: number }> {
  const times = new Map<string, { start: number; end: number }>();
  for (const { id, ms, dependsOn } of nodes) {
    const start = Math.max(0, ...dependsOn.map((input) => times.get(input)!.end));
    times.set(id, { start, end: start + ms });
  }
  return times;
}

/** The longest way through the plan, milliseconds. */
export const criticalPath = (nodes: readonly TimedNode[]): number =>
  Math.max(0, ...[...idealTimes(nodes).values()].map(({ end }) => end));

/** One call after the other. */
export const oneAtATime = (nodes: readonly TimedNode[]): number => nodes.reduce((sum, { ms }) => sum + ms, 0);

/** P4's strata: a layer begins when the one before has ended as a whole. */
export function inLayers(nodes: readonly TimedNode[]): number {
  const layerOf = new Map<string, number>();
  const longest: number[] = [];
  for (const { id, ms, dependsOn } of nodes) {
    const layer = Math.max(-1, ...dependsOn.map((input) => layerOf.get(input)!)) + 1;
    layerOf.set(id, layer);
    longest[layer] = Math.max(longest[layer] ?? 0, ms);
  }
  return longest.reduce((sum, ms) => sum + ms, 0);
}
