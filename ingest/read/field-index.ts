import type { Field, Span } from '../../src/core/index.js';

/** Looks fields of one publication up by path. Paths are as in {@link Field}: dotted, repeated elements `[1]`, `[2]` from the second on. */
export interface FieldIndex {
  get(path: string): Field | undefined;
  value(path: string): string | null;
  /** `true` and `Yes` are true, `false` and `No` false, anything else null. */
  flag(path: string): boolean | null;
  /** `path`, `path[1]`, `path[2]` ... as far as one of the leaves lies below them. */
  repeated(path: string, leaves: readonly string[]): string[];
  /** All fields at or below a path, in path order. */
  below(path: string): Field[];
  all: readonly Field[];
}

export function indexFields(fields: readonly Field[]): FieldIndex {
  const byPath = new Map<string, Field>();
  // Backwards, so that the first of those that share a path stays.
  for (let index = fields.length - 1; index >= 0; index--) byPath.set(fields[index]!.path, fields[index]!);
  const get = (path: string) => byPath.get(path);
  return {
    all: fields,
    get,
    value: (path) => get(path)?.value ?? null,
    flag: (path) => flagOf(get(path)?.value),
    repeated(path, leaves) {
      const paths: string[] = [];
      for (let index = 0; ; index++) {
        const each = index === 0 ? path : `${path}[${index}]`;
        if (!leaves.some((leaf) => byPath.has(`${each}.${leaf}`))) return paths;
        paths.push(each);
      }
    },
    below: (path) => fields.filter((field) => field.path === path || field.path.startsWith(`${path}.`)),
  };
}

function flagOf(value: string | undefined): boolean | null {
  if (value === 'true' || value === 'Yes') return true;
  if (value === 'false' || value === 'No') return false;
  return null;
}

/** From the first character of the first to the last of the last; null for none. */
export function hull(fields: readonly Field[]): Span | null {
  if (fields.length === 0) return null;
  let { start, end } = fields[0]!.span;
  for (const { span } of fields) {
    start = Math.min(start, span.start);
    end = Math.max(end, span.end);
  }
  return { start, end };
}
