import { expect } from 'vitest';
import { toolNamed, type ToolResult, type ToolRows } from '../../src/tools/index.js';
import { toolContext } from '../agent/slots-support.js';
import { truthOf, type Truth } from '../agent/truth.js';
import { agentWorld, callNow, type AgentWorld } from '../agent/world.js';

/** A simulated register of so many firms with the tools that ask it. */
export interface ToolWorld {
  world: AgentWorld;
  truth: Truth;
  ask<Type extends ToolRows['type']>(
    name: string,
    args: object,
    type: Type,
  ): Promise<ToolResult & { rows: Extract<ToolRows, { type: Type }> }>;
  /** What each piece of evidence carries stands where it says: quotes are the notice's own text. */
  quotesStand(result: ToolResult): Promise<void>;
}

export async function toolWorld(firms: number): Promise<ToolWorld> {
  const world = await agentWorld('tools', firms);
  const context = { ...toolContext(world.graph), archive: world.register.archive };
  return {
    world,
    truth: truthOf(world.truth),
    async ask<Type extends ToolRows['type']>(name: string, args: object, type: Type) {
      const tool = toolNamed(name)!;
      const result: ToolResult = await tool.run(tool.input.parse(args), context);
      expect(result.rows.type).toBe(type);
      return { ...result, rows: result.rows as Extract<ToolRows, { type: Type }> };
    },
    async quotesStand({ evidence }) {
      for (const { evidence: item } of evidence) {
        if (item.type !== 'FACT') continue;
        const [publication] = await world.register.archive.publications([item.publicationId], callNow());
        expect(publication?.text.slice(item.span.start, item.span.end).startsWith(item.quote)).toBe(true);
        expect(item.quote).not.toBe('');
      }
    },
  };
}
