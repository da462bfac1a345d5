import type { FieldTree } from '../../src/core/index.js';
import { problem } from './problem.js';

/** Deeper nesting than this is no publication; the deepest real one has nine levels. */
export const MAX_DEPTH = 64;

type Node = FieldTree | FieldTree[] | string;

/** A name that stays readable in a dotted path and in a line `path: value`. */
const NAME = /^[\p{L}_][\p{L}\p{N}_.-]*$/u;
const MIDNIGHT = /^(\d{4}-\d{2}-\d{2})T00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/;
const DECIMAL = /^-?\d+\.\d+$/;
/** Elements that hold an amount. Only these lose trailing zeros: "12.10" may be a house number elsewhere. */
const AMOUNT = /(?:nominal|paid|amount|price|deposit|value)$/i;

/**
 * Makes the JSON of one publication and its XML alike: trimmed NFC strings, one kind of line end, canonical decimals
 * (`20000.0` and `20000.00` become `20000`), days instead of midnights; nulls and empties dropped; a list of one is its
 * element; a text that repeats becomes `{ value: text }`, since a list of a tree holds trees.
 * Throws a problem for a name or text that cannot be kept, and beyond {@link MAX_DEPTH} levels.
 */
export function fieldTree(value: unknown, at: string): FieldTree {
  const node = normalise(value, '', at, WHOLE, 0);
  if (node === null) return {};
  if (typeof node === 'string' || Array.isArray(node)) throw problem('MALFORMED', `${at} is not an object`);
  return node;
}

/** Where a value stands below `above`: its member `name`, an element of it by number, or all of it. A path is made where somebody asks for it. */
const WHOLE = -2;
const MEMBER = -1;

function pathOf(above: string, name: string, place: number): string {
  if (place === WHOLE) return above;
  return place === MEMBER ? `${above}.${name}` : `${above}[${place}]`;
}

function normalise(value: unknown, name: string, above: string, place: number, depth: number): Node | null {
  if (depth > MAX_DEPTH)
    throw problem('TOO_DEEP', `${pathOf(above, name, place)} is nested deeper than ${MAX_DEPTH} levels`);
  if (value === null || value === undefined) return null;
  if (typeof value === 'string')
    return leaf(isClean(value) ? value : cleanText(value, pathOf(above, name, place)), name);
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return decimalOf(value, pathOf(above, name, place));
  if (Array.isArray(value)) return list(value, name, pathOf(above, name, place), depth);
  if (typeof value === 'object') return branch(value, pathOf(above, name, place), depth);
  throw problem('MALFORMED', `${pathOf(above, name, place)} has a value of no known kind`);
}

function branch(value: object, at: string, depth: number): FieldTree | null {
  const tree: FieldTree = {};
  let empty = true;
  for (const name of Object.keys(value)) {
    if (!isUsable(name)) {
      throw problem('MALFORMED', `${at} has a field with the unusable name ${JSON.stringify(name.slice(0, 60))}`);
    }
    const node = normalise((value as Record<string, unknown>)[name], name, at, MEMBER, depth + 1);
    if (node === null) continue;
    tree[name] = node;
    empty = false;
  }
  return empty ? null : tree;
}

/** A register's records have the same few hundred names. */
function isUsable(name: string): boolean {
  if (usable.has(name)) return true;
  if (!NAME.test(name) || name === '__proto__') return false;
  if (usable.size < MAX_NAMES) usable.add(name);
  return true;
}
const MAX_NAMES = 5_000;
const usable = new Set<string>();

function list(values: readonly unknown[], name: string, at: string, depth: number): Node | null {
  const nodes: (FieldTree | string)[] = [];
  for (const [index, value] of values.entries()) {
    const node = normalise(value, name, at, index, depth + 1);
    if (Array.isArray(node)) for (const each of node) nodes.push(each);
    else if (node !== null) nodes.push(node);
  }
  if (nodes.length <= 1) return nodes[0] ?? null;
  return nodes.map((node) => (typeof node === 'string' ? { value: node } : node));
}

function leaf(text: string, name: string): string | null {
  if (text === '') return null;
  const midnight = text[10] === 'T' ? MIDNIGHT.exec(text) : null;
  if (midnight?.[1] !== undefined) return midnight[1];
  return DECIMAL.test(text) && AMOUNT.test(name) ? canonicalDecimal(text) : text;
}

/** Trimmed, NFC, `\n` line ends. Refuses NUL and lone surrogates: neither can be stored and found again as it was. */
export function cleanText(raw: string, at: string): string {
  if (isClean(raw)) return raw;
  const text = raw.replace(/\r\n?/g, '\n').trim().normalize('NFC');
  if (text.includes('\u0000')) throw problem('ENCODING', `${at} holds a NUL character`);
  if (LONE_SURROGATE.test(text)) throw problem('ENCODING', `${at} holds half of a UTF-16 pair`);
  return text;
}

function isClean(raw: string): boolean {
  return CLEAN.test(raw) && isPrinted(raw.charCodeAt(0)) && isPrinted(raw.charCodeAt(raw.length - 1));
}
const LONE_SURROGATE = /\p{Cs}/u;
/** Only characters that NFC leaves alone whatever follows them, no line end but `\n`: most of what is printed. */
const CLEAN = /^[\n\t -~\u00a0-\u02ff\u2013\u2014\u2018-\u201e\u2026]+$/;
const isPrinted = (character: number): boolean => character > 0x20 && character !== 0xa0;

function canonicalDecimal(text: string): string {
  const short = text.replace(/^(-?)0+(?=\d)/, '$1').replace(/\.?0+$/, '');
  return short === '-0' ? '0' : short;
}

function decimalOf(value: number, at: string): string {
  if (!Number.isFinite(value)) throw problem('INVALID_FIELD', `${at} is no finite number`);
  const text = String(value);
  if (text.includes('e'))
    return Number.isInteger(value) ? BigInt(value).toString() : canonicalDecimal(value.toFixed(20));
  return text === '-0' ? '0' : text;
}
