import {
  AppError, type EventUnit, type FieldTree, type Publication, type SourceRecord, type Span,
} from '../../src/core/index.js'; // prettier-ignore
import { packValue, placeLeaves, readableFields, titleLeaf, toPublication, unpackJson } from '../ledger/index.js';

/**
 * A revision as the ledger keeps it: the leaves of its content once, of which both the frozen text and the record's content are made
 * again. Null where a tree cannot be had back from its leaves' paths: then the text lies in the event, and the rest in the record.
 */
interface StoredRevision {
  event: EventUnit;
  /** Length of the publicationText at the beginning of the text. */
  body: number;
  record: SourceRecord;
  /** Path, value, path, value ... in the text's order. */
  leaves: string[] | null;
}

const BODY = 'publicationText';

export function packRevision(record: SourceRecord, { bodyLength, fields }: Publication, event: EventUnit): Buffer {
  return packValue(stored(record, bodyLength, fields, event));
}

function stored(record: SourceRecord, body: number, fields: Publication['fields'], event: EventUnit): StoredRevision {
  if (hasDottedName(record.content)) {
    const { [BODY]: text, ...rest } = record.content;
    const content = typeof text === 'string' ? rest : record.content;
    return { event, body, record: { ...record, content }, leaves: null };
  }
  const leaves: string[] = [];
  const own = body === 0 ? fields.slice(0, fields.length - titleLeaf(record).length) : fields;
  for (const { path, value } of own) leaves.push(path, value);
  return { event: { ...event, text: '' }, body, record: { ...record, content: {} }, leaves };
}

/** Paths are dotted: a name with a dot, or one like a list's element, cannot be told from what a path is made of. */
function hasDottedName(tree: FieldTree): boolean {
  for (const name in tree) {
    if (!isPlain(name)) return true;
    const child = tree[name]!;
    if (typeof child === 'string') continue;
    if (Array.isArray(child) ? child.some(hasDottedName) : hasDottedName(child)) return true;
  }
  return false;
}

/** A register's records have the same few hundred names. */
function isPlain(name: string): boolean {
  if (plain.has(name)) return true;
  if (name.includes('.') || name.includes('[')) return false;
  if (plain.size < MAX_NAMES) plain.add(name);
  return true;
}
const MAX_NAMES = 5_000;
const plain = new Set<string>();

/** A revision's record but for its content. */
export type RecordHead = Omit<SourceRecord, 'content'>;

/** A revision as it is read and quoted from. */
export interface OpenedRevision {
  /** With the canonical text. */
  event: EventUnit;
  /** What people read of the text. */
  readable: Span[];
  /** Length of the publicationText. */
  body: number;
  record: RecordHead;
}

/**
 * The event of a revision with its text, and what the source said of it. @throws AppError CORRUPT for damaged bytes, or none: redaction is
 * the caller's to look for.
 */
export function revisionOf(payload: Uint8Array | null, what: string): OpenedRevision {
  const { event, body, record, leaves } = unpacked(payload, what);
  if (leaves === null) return { event, readable: readableFields(toPublication(recordOf(payload, what)).fields), body, record }; // prettier-ignore
  const title = body === 0 ? titleLeaf(record).flatMap(({ path, value }) => [path, value]) : [];
  const { text, readable } = placeLeaves([...leaves, ...title]);
  event.text = text;
  return { event, readable, body, record };
}

/** The record as the source gave it. */
export function recordOf(payload: Uint8Array | null, what: string): SourceRecord {
  const { event, body, record, leaves } = unpacked(payload, what);
  if (leaves) return { ...record, content: treeOf(leaves) };
  if (body === 0) return record;
  return { ...record, content: { ...record.content, [BODY]: event.text.slice(0, body) } };
}

function unpacked(payload: Uint8Array | null, what: string): StoredRevision {
  if (payload === null) throw new AppError('CORRUPT', `the ledger holds no content of ${what}`);
  return unpackJson<StoredRevision>(payload, what);
}

function treeOf(leaves: readonly string[]): FieldTree {
  const tree: FieldTree = {};
  for (let index = 0; index < leaves.length; index += 2) {
    const names = leaves[index]!.split('.');
    const last = names.pop()!;
    let node = tree;
    for (const name of names) node = childOf(node, name);
    node[last] = leaves[index + 1]!;
  }
  return tree;
}

/** `name`, or `name[2]`: the element of a list, which the first one becomes when a second comes. */
function childOf(node: FieldTree, step: string): FieldTree {
  const [, name = step, place] = ELEMENT.exec(step) ?? [];
  const held = node[name];
  if (place === undefined) return first(held) ?? ((node[name] = {}) as FieldTree);
  const list = Array.isArray(held) ? held : [first(held) ?? {}];
  node[name] = list;
  return (list[Number(place)] ??= {});
}
const ELEMENT = /^(.*)\[(\d+)\]$/;

function first(held: FieldTree[string] | undefined): FieldTree | undefined {
  const only = Array.isArray(held) ? held[0] : held;
  return typeof only === 'object' ? only : undefined;
}
