import { LANGUAGES, sha256Hex, zurichDate } from '../../src/core/index.js';
import type { Field, FieldTree, IsoDate, Publication, SourceRecord } from '../../src/core/index.js';

/** The leaf that opens the canonical text; every other leaf follows as a line of its own. */
const BODY = 'publicationText';
const TITLE = 'meta.title';

interface Leaf {
  path: string;
  value: string;
}

/**
 * Freezes a source's record into what parsers read (data-model.md, "Ledger"). Pure: neither the order of keys nor the form a
 * publication came in (JSON, XML) leaves a mark, and nothing but text, meta and state enters the hash.
 * Throws nothing; an `updateDate` that names no instant counts as absent.
 */
export function toPublication(record: SourceRecord): Publication {
  const { meta, content, ...identity } = record;
  const leaves = sortedLeaves(content);
  const body = leaves.find((leaf) => leaf.path === BODY)?.value ?? '';
  if (body === '') leaves.push(...titleLeaf(record));
  let text = body;
  const fields: Field[] = [];
  for (const { path, value } of leaves) {
    if (path === BODY) {
      fields.push({ path, value, span: { start: 0, end: value.length } });
      continue;
    }
    const start = (text === '' ? 0 : text.length + 1) + path.length + 2;
    text += text === '' ? `${path}: ${value}` : `\n${path}: ${value}`;
    fields.push({ path, value, span: { start, end: start + value.length } });
  }
  return {
    ...identity,
    text,
    bodyLength: body.length,
    hash: canonicalHash(text, body.length, meta, record.state),
    fields,
    office: officeOf(meta),
    knownFrom: knownFrom(record),
  };
}

/** The canonical text of a publication whose fields, in their order, have these paths and values: path, value, path, value ... */
export function textOfLeaves(leaves: readonly string[]): string {
  const at = leaves.findIndex((path, index) => index % 2 === 0 && path === BODY);
  let text = at < 0 ? '' : (leaves[at + 1] ?? '');
  for (let index = 0; index < leaves.length; index += 2) {
    if (index !== at) text += `${text === '' ? '' : '\n'}${leaves[index]!}: ${leaves[index + 1]!}`;
  }
  return text;
}

/**
 * A notice of fields alone (bankruptcies) says in its title only what it is about: the last line, so that evidence can quote it. In the
 * notice's language, else in the first one there is.
 */
export function titleLeaf({ title, language }: Pick<SourceRecord, 'title' | 'language'>): Leaf[] {
  const printed = title[language] ?? LANGUAGES.map((one) => title[one]).find((one) => one !== undefined) ?? '';
  const value = printed.normalize('NFC').trim();
  return value === '' ? [] : [{ path: TITLE, value }];
}

/** Lengths go in before what they measure, so that no text can pass for another's meta. */
function canonicalHash(text: string, bodyLength: number, meta: FieldTree, state: string): string {
  let described = '';
  for (const { path, value } of sortedLeaves(meta)) described += `${path}: ${value}\n`;
  return sha256Hex(`${text.length} ${bodyLength} ${state}\n${text}\n${described}`);
}

function sortedLeaves(tree: FieldTree): Leaf[] {
  const leaves: Leaf[] = [];
  collect(tree, '', leaves);
  return leaves.sort(byPath);
}

function byPath(a: Leaf, b: Leaf): number {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  return a.value < b.value ? -1 : a.value > b.value ? 1 : 0;
}

/** Below it no character combines with another, and NFC changes nothing. */
const MAY_COMPOSE = /[\u0300-\uffff]/;

/** Empty leaves say nothing and are dropped, so that `<paid/>` and an absent `paid` are the same. */
function collect(node: FieldTree | FieldTree[] | string, path: string, leaves: Leaf[]): void {
  if (typeof node === 'string') {
    if (node !== '') leaves.push({ path, value: MAY_COMPOSE.test(node) ? node.normalize('NFC') : node });
  } else if (Array.isArray(node)) {
    for (let index = 0; index < node.length; index++) {
      collect(node[index]!, index === 0 ? path : `${path}[${index}]`, leaves);
    }
  } else {
    for (const name in node) collect(node[name]!, path === '' ? name : childPath(path, name), leaves);
  }
}

/**
 * `path.name`. A register's notices have the same few hundred paths; made anew each time, they would be joined, hashed and compared
 * character by character for every one of them.
 */
function childPath(path: string, name: string): string {
  const below = children.get(path);
  const seen = below?.get(name);
  if (seen !== undefined) return seen;
  const made = `${path}.${name}`;
  if (pathCount < MAX_PATHS) {
    pathCount++;
    if (below) below.set(name, made);
    else children.set(path, new Map([[name, made]]));
  }
  return made;
}
const MAX_PATHS = 5_000;
const children = new Map<string, Map<string, string>>();
let pathCount = 0;

function officeOf(meta: FieldTree): string | null {
  const office = meta['registrationOffice'];
  if (typeof office === 'string') return office === '' ? null : office;
  const only = Array.isArray(office) ? office[0] : office;
  const name = only?.['displayName'];
  return typeof name === 'string' && name !== '' ? name : null;
}

/**
 * publicationDate, unless an update came later or the notice was cancelled: then the day of that update in the register's time
 * zone, but never a day before the publication. A CANCELLED revision without a date falls back to publicationDate; the reader flags it.
 */
function knownFrom(record: SourceRecord): IsoDate {
  if (record.updateDate === null || Number.isNaN(Date.parse(record.updateDate))) return record.publicationDate;
  const updated = zurichDate(record.updateDate);
  return updated > record.publicationDate ? updated : record.publicationDate;
}
