/**
 * What goes wrong in silence, by P3's two kinds: an input corrupter changes the arguments of a real call, an output corrupter its real reply (P3 appendix B.1, B.2). It knows
 * tools by their schemas and replies as JSON, and nothing of the critic.
 */
import type { Random } from '../../demo/index.js';
import { toolSchema, type ToolResult } from '../../src/tools/index.js';
import type { RecordedCall } from './recorded.js';

export const INPUT_CLASSES = ['SCHEMA', 'REFERENCE', 'ENTITY', 'ENTITY_MET'] as const;
export const OUTPUT_CLASSES = ['OTHER_TOOL', 'OTHER_CALL', 'OTHER_ROWS'] as const;
export type InputClass = (typeof INPUT_CLASSES)[number];
export type OutputClass = (typeof OUTPUT_CLASSES)[number];

export interface Stock {
  calls: readonly RecordedCall[];
  /** Names of the register by uid. */
  names: readonly (readonly [uid: string, name: string])[];
}

type Given = Record<string, unknown>;
const UID = /^(co|pe)_\w+$/;

/** The arguments as the corrupter leaves them, as JSON text; null where the class has nothing to change in this call. */
export function corruptedArguments(kind: InputClass, call: RecordedCall, stock: Stock, random: Random): string | null {
  const given = structuredClone(call.input) as Given;
  const changed = INPUTS[kind](given, call, stock, random);
  if (changed === null) return null;
  const text = JSON.stringify(changed);
  return text === JSON.stringify(call.input) ? null : text;
}

const INPUTS: Record<InputClass, (given: Given, call: RecordedCall, stock: Stock, random: Random) => unknown> = {
  /** A field of another type, off its list, missing, or one that there is not. */
  SCHEMA(given, { tool }, _, random) {
    const { properties = {}, required = [] } = toolSchema(tool) as { properties?: Record<string, Given>; required?: string[] };
    const field = random.pick(Object.keys(properties));
    const schema = properties[field]!;
    switch (random.below(4)) {
      case 0:
        return { ...given, [random.pick(['name', 'filter', 'where', 'entity_id'])]: 'x' };
      case 1: {
        const without = { ...given };
        if (required.length === 0) return null;
        delete without[random.pick(required)];
        return without;
      }
      case 2:
        return { ...given, [field]: { value: given[field] ?? null } };
      default:
        return { ...given, [field]: JSON.stringify(schema).includes('"enum"') ? 'NO_SUCH_VALUE' : JSON.stringify(schema).includes('"string"') ? 17 : 'many' };
    }
  },
  /** A uid with a letter changed, cut short, drawn at random, or taken from a call that there is not. */
  REFERENCE(given, _, __, random) {
    const places = uidPlaces(given);
    if (places.length === 0) return null;
    const { uid, put } = random.pick(places);
    const at = 3 + random.below(uid.length - 3);
    const drawn = Array.from({ length: 16 }, () => random.pick([...'0123456789abcdefghjkmnpqrstvwxyz'])).join('');
    const turned = uid[at] === 'q' ? 'z' : 'q';
    put(random.pick<unknown>([`${uid.slice(0, at)}${turned}${uid.slice(at + 1)}`, uid.slice(0, -1 - random.below(5)), `${uid.slice(0, 3)}${drawn}`, { $from: 'n99', path: 'hits.0.uid' }]));
    return given;
  },
  /** Another one of the register in the place of whom the call is about: by uid of the same kind, or by name. Neither question nor run has met that one. */
  ENTITY: (given, call, stock, random) => exchanged(given, call, stock.names, random, isMet(call)),
  /** The same, of those that the run has met by the way. No promise is made of these: to go from one to the next is what an investigation does. */
  ENTITY_MET(given, call, _, random) {
    const met = call.situation.observations.flatMap(({ result }) => Object.entries(result?.labels ?? {}));
    return exchanged(given, call, met, random);
  },
}; // prettier-ignore

type Entity = readonly [uid: string, name: string];
const MOST_DRAWS = 40;

function exchanged(given: Given, { tool }: RecordedCall, others: readonly Entity[], random: Random, unfit: (other: Entity) => boolean = () => false): unknown {
  const places = uidPlaces(given);
  const place = places.length === 0 ? undefined : random.pick(places);
  if (place === undefined && tool.name !== 'search_companies') return null;
  for (let draw = 0; draw < MOST_DRAWS && others.length > 0; draw++) {
    const other = random.pick(others);
    const isAlike = place === undefined ? other[1] !== '' : other[0] !== place.uid && other[0].slice(0, 3) === place.uid.slice(0, 3);
    if (!isAlike || unfit(other)) continue;
    if (place === undefined) return { ...given, query: other[1] };
    place.put(other[0]);
    return given;
  }
  return null;
} // prettier-ignore

/** Whether the question, the conversation or a result names that one. */
function isMet({ situation }: RecordedCall): (other: Entity) => boolean {
  const { question, recalled, route, observations } = situation;
  const met = JSON.stringify([question, recalled, route, observations.map(({ result }) => [result?.rows, result?.labels])]).toLowerCase(); // prettier-ignore
  const asked = question.toLowerCase();
  // A question says the given name first, a label the surname.
  const isAsked = (name: string) => name.split(/[\s,]+/).every((word) => asked.includes(word));
  return ([uid, name]) => met.includes(uid) || met.includes(name.toLowerCase()) || isAsked(name.toLowerCase());
}

interface Place {
  uid: string;
  put(value: unknown): void;
}

function uidPlaces(given: Given): Place[] {
  return Object.entries(given).flatMap(([field, value]): Place[] => {
    if (typeof value === 'string' && UID.test(value)) return [{ uid: value, put: (other) => void (given[field] = other) }];
    if (!Array.isArray(value)) return [];
    return value.flatMap((item: unknown, at): Place[] =>
      typeof item === 'string' && UID.test(item) ? [{ uid: item, put: (other) => void (value[at] = other) }] : [],
    );
  });
} // prettier-ignore

/** A reply that does not answer the call, made of a real reply to another; null where that one says the same. */
export function corruptedReply(kind: OutputClass, call: RecordedCall, { calls }: Stock, random: Random): ToolResult | null {
  const sameTool = kind !== 'OTHER_TOOL';
  const drawn = Array.from({ length: MOST_DRAWS }, () => random.pick(calls));
  const other = drawn.find((one) => (one.tool === call.tool) === sameTool && said(one.result) !== said(call.result))?.result;
  if (other === undefined) return null;
  if (kind !== 'OTHER_ROWS') return JSON.stringify(other.rows) === JSON.stringify(call.result.rows) ? null : other;
  // Asked and told of the right one, and filled with what belongs to another: a reply may be wrong as no type of ours is.
  const head = call.result.rows as unknown as Given;
  const body = other.rows as unknown as Given;
  if (head['type'] !== body['type']) return null;
  const rows = Object.fromEntries(Object.entries(head).map(([field, value]) => [field, ROWS.has(field) ? body[field] : value]));
  const changed = { ...other, rows: rows as unknown as ToolResult['rows'] };
  return JSON.stringify(rows) === JSON.stringify(head) || said(changed) === said(call.result) ? null : changed;
} // prettier-ignore

/** Fields that hold what was found; the others repeat what was asked. */
const ROWS: ReadonlySet<string> = new Set(['hits', 'state', 'states', 'mandates', 'relations', 'events', 'nodes', 'holders', 'possiblySame', 'passages', 'counts', 'total', 'unknown', 'companies', 'ranked', 'found', 'cutAt', 'notice', 'lines', 'cells', 'told']); // prettier-ignore

/** What a reply tells, by its found rows alone. */
function said({ rows }: Pick<ToolResult, 'rows'>): string {
  return JSON.stringify(Object.entries(rows).filter(([field]) => ROWS.has(field) || field === 'node'));
}
