import { addDays, parseIsoDate } from '../../../core/index.js';
import { isFields, type Fields, type JsonSchema } from '../../../llm/index.js';

/** Arguments that are stretches of days. Models write their last day, tools take the day behind it. */
const RANGES: ReadonlySet<string> = new Set(['during', 'ended', 'began', 'published']);

/** Whether a schema is a stretch's. */
export function isRange({ properties, anyOf }: JsonSchema): boolean {
  const names = Object.keys((properties ?? ((anyOf ?? []) as JsonSchema[])[0]?.['properties'] ?? {}) as Fields);
  return names.length === 2 && names.includes('from') && names.includes('to');
}

/** Characters of arguments; none of a tool's own come near it, and the trace keeps them. */
const MOST_WRITTEN = 20_000;
const MOST_OF_NAME = 100;

/** The name that a model gave a tool: of a long one its beginning, which is no tool's. */
export const namedTool = (given: string | null | undefined): string => (given ?? '').slice(0, MOST_OF_NAME);

/** The arguments that a model wrote, as tools take them; one text for equal arguments, so that a call is not repeated for its blanks. What is no JSON, or too long, stays for the check to name. */
export function asGiven(written: string, idOf: (reference: unknown) => unknown = (reference) => reference): string {
  if (written.length > MOST_WRITTEN) return written.slice(0, MOST_WRITTEN);
  return mapped(written === '' ? '{}' : written, (key, value) => {
    if (key === '$from') return idOf(value);
    return RANGES.has(key) && isFields(value) && !('$from' in value) ? { ...value, from: value['from'] ?? null, to: moved(value['to'], 1) } : value; // prettier-ignore
  });
}

/** The arguments of a call as a model would write them. */
export function asWritten(given: string): string {
  return mapped(given, (key, value) =>
    RANGES.has(key) && isFields(value) && 'to' in value ? { ...value, to: moved(value['to'], -1) } : value,
  );
}

function moved(day: unknown, days: number): unknown {
  if (typeof day !== 'string') return day ?? null;
  const date = parseIsoDate(day);
  return date === null ? day : addDays(date, days);
}

function mapped(text: string, change: (key: string, value: unknown) => unknown): string {
  try {
    return JSON.stringify(JSON.parse(text, change));
  } catch {
    return text;
  }
}
