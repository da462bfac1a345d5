import { LANGUAGES, sha256Hex, zurichDate } from '../../src/core/index.js';
import type { Field, FieldTree, IsoDate, Publication, SourceRecord } from '../../src/core/index.js';
import { comparePaths, FieldPath } from './field-path.js';
import { BODY } from './leaves.js';

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
  const lines = body === '' ? [] : [body];
  const fields: Field[] = [];
  let length = body.length;
  for (const { path, value } of leaves) {
    if (path === BODY) {
      fields.push({ path, value, span: { start: 0, end: value.length } });
      continue;
    }
    const start = (length === 0 ? 0 : length + 1) + path.length + 2;
    length = start + value.length;
    lines.push(`${path}: ${value}`);
    fields.push({ path, value, span: { start, end: length } });
  }
  const text = lines.join('\n');
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

/** Empty leaves say nothing and are dropped, so that `<paid/>` and an absent `paid` are the same. */
function sortedLeaves(tree: FieldTree): Leaf[] {
  const leaves: PlacedLeaf[] = [];
  collect(tree, FieldPath.root, leaves);
  return leaves.sort(byPath);
}

interface PlacedLeaf extends Leaf {
  at: FieldPath;
}

function byPath(a: PlacedLeaf, b: PlacedLeaf): number {
  return comparePaths(a.at, b.at) || (a.value < b.value ? -1 : a.value > b.value ? 1 : 0);
}

function collect(node: FieldTree, at: FieldPath, leaves: PlacedLeaf[]): void {
  for (const name in node) {
    const child = node[name]!;
    if (!Array.isArray(child)) collectChild(child, at.member(name), leaves);
    else
      for (let index = 0; index < child.length; index++)
        collectChild(child[index]!, at.member(name).element(index), leaves);
  }
}

function collectChild(node: FieldTree | string, at: FieldPath, leaves: PlacedLeaf[]): void {
  if (typeof node !== 'string') collect(node, at, leaves);
  else if (node !== '')
    leaves.push({ path: at.text, value: MAY_COMPOSE.test(node) ? node.normalize('NFC') : node, at });
}
/** Below it no character combines with another, and NFC changes nothing. */
const MAY_COMPOSE = /[\u0300-\uffff]/;

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
