import { nestsDeeper } from '../core/index.js';
import type { JsonSchema } from './contract.js';

/** What a model thought aloud before it replied; some templates open the mark themselves, so that only its end is seen. */
const THOUGHT = /^[\s\S]*<\/think(?:ing)?>|^\s*<think(?:ing)?>[\s\S]*$/;
/** Beginnings that are tried, at most, and the characters that are looked at for all of their ends: a reply may open a million brackets. */
const MOST_TRIED = 50;
const MOST_SCANNED = 4_000_000;

/** A reply without what was thought aloud before it. */
export function withoutThought(text: string): string {
  const end = text.search(/<\/think(?:ing)?>/);
  // A notice that a reply quotes may hold such a mark too.
  const quoted = end >= 0 && !/^\s*<think/.test(text) && /[{[]/.test(text.slice(0, end));
  return (quoted ? text : text.replace(THOUGHT, '')).trim();
}

/** The JSON that a reply is; else the last whole object in it, or list: weaker models put it into a fence, or words around it. Undefined: there is none. */
export function jsonIn(reply: string): unknown {
  const text = withoutThought(reply);
  const whole = parsed(reply) ?? parsed(text);
  if (whole !== undefined) return whole;
  let found: unknown;
  let at = 0;
  let left = MOST_SCANNED;
  for (let tried = 0; tried < MOST_TRIED && left > 0; tried++) {
    const begin = at + text.slice(at).search(/[{[]/);
    if (begin < at) break;
    const end = endOf(text, begin, begin + left);
    left -= (end ?? text.length) - begin;
    const value = end === null ? undefined : parsed(text.slice(begin, end));
    if (isFields(value) || (value !== undefined && !isFields(found))) found = value;
    at = value === undefined ? begin + 1 : end!;
  }
  return found;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Behind the bracket that closes the one at `begin`; null: none does before `limit`. */
function endOf(text: string, begin: number, limit: number): number | null {
  let [depth, quoted] = [0, false];
  for (let at = begin; at < Math.min(limit, text.length); at++) {
    const sign = text[at]!;
    if (quoted && sign === '\\') at++;
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && '{['.includes(sign)) depth++;
    else if (!quoted && '}]'.includes(sign) && --depth === 0) return at + 1;
  }
  return null;
}

export type Fields = Readonly<Record<string, unknown>>;
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value); // prettier-ignore

/**
 * A value as its schema wants it, where only form was missed and nothing has to be guessed: a field left out that may be null, or a list of one row; a field too many; JSON where its text
 * belongs, if it is not too deep; a number in quotes; a choice in other letters. What else is wrong stays.
 */
export function fitted(value: unknown, schema: JsonSchema, inRow = false): unknown {
  const { properties, items } = schema as { properties?: Record<string, JsonSchema>; items?: JsonSchema };
  if (isFields(value)) {
    if (allows(schema, 'string')) return nestsDeeper(value) ? value : JSON.stringify(value);
    if (properties === undefined) return value;
    const fields = Object.entries(properties).map(([name, of]) => [name, name in value ? fitted(value[name], of, inRow) : absent(of, inRow)] as const); // prettier-ignore
    return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
  }
  if (Array.isArray(value)) return items === undefined ? value : value.map((item) => fitted(item, items, true));
  if (typeof value !== 'string') return value;
  if (allows(schema, 'number') && /^-?\d+(?:\.\d+)?$/.test(value)) return Number(value);
  if (allows(schema, 'integer') && /^-?\d+$/.test(value)) return Number(value);
  const choices = (schema['enum'] ?? []) as string[];
  return choices.find((choice) => choice.toLowerCase() === value.trim().toLowerCase()) ?? value;
}

const absent = (schema: JsonSchema, inRow: boolean): unknown =>
  allows(schema, 'null') ? null : inRow && allows(schema, 'array') ? [] : undefined;

const allows = ({ type }: JsonSchema, wanted: string): boolean => [type].flat().includes(wanted);
