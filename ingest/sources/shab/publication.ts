import type { FieldTree, SourceRecord } from '../../../src/core/index.js';
import { fieldTree } from '../field-tree.js';
import { problem } from '../problem.js';
import { parseXml } from '../xml-tree.js';
import { recordOf } from './record.js';

/**
 * One element of the portal's JSON list, asked for with includeContent=true.
 * Throws a problem: NEEDS_CONTENT where `content` is null, INVALID_FIELD, MALFORMED, ENCODING, TOO_DEEP.
 */
export function fromPortalJson(item: unknown): SourceRecord {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    throw problem('MALFORMED', 'the publication is no JSON object');
  }
  return fromParts('meta' in item ? item.meta : undefined, 'content' in item ? item.content : undefined);
}

/** The XML of one publication: `<HR02:publication>` with meta and content, or the `<publication>` of a bulk list. Throws as above. */
export function fromPublicationXml(xml: string): SourceRecord {
  const { root, node } = parseXml(xml);
  if (root !== 'publication') throw problem('MALFORMED', `the XML is a <${root.slice(0, 60)}>, not a publication`);
  if (typeof node === 'string') throw problem('MALFORMED', 'the publication is empty');
  return fromParts(node['meta'], node['content']);
}

/** Where a list entry without content can be fetched: its id, or null if even that is missing. */
export function idOfEntry(item: unknown): string | null {
  if (typeof item !== 'object' || item === null || !('meta' in item)) return null;
  const meta = item.meta;
  return typeof meta === 'object' && meta !== null && 'id' in meta && typeof meta.id === 'string'
    ? meta.id.trim()
    : null;
}

/**
 * The record of a list entry by its meta alone. Only for a CANCELLED publication whose content is not to be had any more: that it
 * was cancelled must not be lost. Throws a problem.
 */
export function fromCancelledEntry(item: unknown): SourceRecord {
  if (typeof item !== 'object' || item === null || !('meta' in item))
    throw problem('MALFORMED', 'the list entry has no meta');
  return recordOf(fieldTree(item.meta, 'meta'), {});
}

function fromParts(rawMeta: unknown, rawContent: unknown): SourceRecord {
  const meta = fieldTree(rawMeta, 'meta');
  if (Object.keys(meta).length === 0) throw problem('MALFORMED', 'the publication has no meta');
  const content = contentOf(fieldTree(rawContent, 'content'));
  if (Object.keys(content).length === 0) {
    const id = typeof meta['id'] === 'string' ? meta['id'] : 'without an id';
    throw problem(
      'NEEDS_CONTENT',
      `publication ${id} came without its content: load its XML, or the list with includeContent=true`,
    );
  }
  return recordOf(meta, content);
}

/** Without what only the portal's JSON carries (search patterns) and its test flag, neither of them published. */
function contentOf(tree: FieldTree): FieldTree {
  const content = without(tree, 'testImport');
  const { root } = content;
  if (typeof root !== 'object' || Array.isArray(root)) return content;
  const rest = without(root, 'patterns');
  return Object.keys(rest).length === 0 ? without(content, 'root') : { ...content, root: rest };
}

function without(tree: FieldTree, name: string): FieldTree {
  if (!(name in tree)) return tree;
  const { [name]: _left, ...rest } = tree;
  return rest;
}
