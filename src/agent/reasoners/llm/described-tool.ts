import type { OfferedTool } from '../../../llm/index.js';
import { toolSchema, type Tool } from '../../../tools/index.js';

const described = new WeakMap<Tool, OfferedTool>();

/** A tool as endpoints take it, made once. */
export function offeredTool(tool: Tool): OfferedTool {
  const known = described.get(tool);
  if (known !== undefined) return known;
  const { $schema: _, ...parameters } = toolSchema(tool);
  const made = { name: tool.name, description: tool.description, parameters };
  described.set(tool, made);
  return made;
}

/** A tool as a prompt describes it where a model writes calls as data. */
export function describedTool(tool: Tool): string {
  const { name, description, parameters } = offeredTool(tool);
  return `${name}: ${description} ${JSON.stringify(parameters)}`;
}
