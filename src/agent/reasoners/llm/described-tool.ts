import type { JsonSchema, OfferedTool } from '../../../llm/index.js';
import { toolSchema, type Tool } from '../../../tools/index.js';
import { isRange } from './given-arguments.js';

const offered = new WeakMap<Tool, OfferedTool>();

/** A tool as endpoints take it, made once. */
export function offeredTool(tool: Tool): OfferedTool {
  const known = offered.get(tool);
  if (known !== undefined) return known;
  const made = { name: tool.name, description: tool.description, parameters: shortened(toolSchema(tool)) };
  offered.set(tool, made);
  return made;
}

/** What a model need not be told: that an argument which may be left out may be null as well, and limits that only a mistake meets. */
const UNTOLD = new Set(['$schema', 'minLength', 'maxLength', 'minItems', 'maxItems', 'additionalProperties']);
const DAYS = 'first and last day, both included; left out: open';
/** Choices that their names explain are spelt out; of so many, two letters each, one is an example. */
const MOST_CODES = 20;

function shortened(schema: JsonSchema): JsonSchema {
  if (isRange(schema)) return range(schema);
  const [some, ...others] = ((schema['anyOf'] ?? []) as JsonSchema[]).filter(({ type }) => type !== 'null');
  const { anyOf: _, ...beside } = schema;
  if (some !== undefined && others.length === 0) return shortened({ ...some, ...beside });
  const told = Object.entries(schema).filter(([name, value]) => !UNTOLD.has(name) && !(name === 'default' && value === null)); // prettier-ignore
  return Object.fromEntries(told.map(([name, value]) => [name, part(name, value)]).filter(([, value]) => value !== undefined)); // prettier-ignore
}

function part(name: unknown, value: unknown): unknown {
  if (name === 'type' && Array.isArray(value)) return value.find((type) => type !== 'null') as unknown;
  if (name === 'items') return shortened(value as JsonSchema);
  if (name !== 'properties') return value;
  const properties = Object.entries(value as Record<string, JsonSchema>);
  return Object.fromEntries(properties.map(([field, schema]) => [field, coded(shortened(schema))]));
}

function coded(schema: JsonSchema): JsonSchema {
  const { enum: choices, ...rest } = schema as { enum?: string[] };
  const isCoded = choices !== undefined && choices.length > MOST_CODES && choices.every(({ length }) => length === 2);
  return isCoded ? { ...rest, description: `two letters: ${choices.at(-1)}` } : schema;
}

function range({ description }: JsonSchema): JsonSchema {
  const day = { type: 'string' };
  return { type: 'object', properties: { from: day, to: day }, description: description === undefined ? DAYS : `${String(description)}; ${DAYS}` }; // prettier-ignore
}

/** Longer lists of choices stand once, below the tools that share them. */
const MOST_CHOICES = 6;

/** Tools as a prompt describes them where a model writes calls as data: a line each, in the order given, what may be left out with `?`. */
export function describedTools(tools: readonly Tool[]): string[] {
  const shared = new Map<string, string>();
  const lines = tools.map((tool) => {
    const { name, description, parameters } = offeredTool(tool);
    const required = new Set((parameters['required'] ?? []) as string[]);
    const given = Object.entries((parameters['properties'] ?? {}) as Record<string, JsonSchema>).map(([field, schema]) => {
      const says = [typeOf(field, schema, shared), ...saidOf(schema)];
      return `${field}${required.has(field) ? '' : '?'}: ${says.join(' ')}`;
    });
    return `${name}: ${description} {${given.join(', ')}}`;
  });
  const days = lines.some((line) => line.includes(': DAYS')) ? [`DAYS: {from?, to?} ${DAYS}`] : [];
  return [...lines, ...days, ...[...shared].map(([choices, name]) => `${name}: ${choices}`)];
} // prettier-ignore

function saidOf({ description }: JsonSchema): string[] {
  const said = typeof description === 'string' ? description.replace(DAYS, '').replace(/; $/, '') : '';
  return said === '' ? [] : [`(${said})`];
}

function typeOf(field: string, schema: JsonSchema, shared: Map<string, string>): string {
  const { enum: choices, items, type } = schema as { enum?: string[]; items?: JsonSchema; type?: string };
  if (items !== undefined) return `[${typeOf(field, items, shared)}]`;
  if (choices !== undefined) return choices.length <= MOST_CHOICES ? choices.join('|') : named(field, choices, shared);
  return schema['properties'] === undefined ? (type ?? 'any') : 'DAYS';
}

function named(field: string, choices: readonly string[], shared: Map<string, string>): string {
  const list = choices.join('|');
  const known = shared.get(list);
  if (known !== undefined) return known;
  const base = field.replace(/s$/, '').toUpperCase();
  const taken = [...shared.values()].filter((name) => name.startsWith(base)).length;
  const name = taken === 0 ? base : `${base}_${taken + 1}`;
  shared.set(list, name);
  return name;
}
