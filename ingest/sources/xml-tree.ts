import { createRequire } from 'node:module';
import type * as Saxes from 'saxes';
import { MAX_DEPTH } from './field-tree.js';
import { problem } from './problem.js';

/** An element as plain data: text, or children by local name, lists where a name repeats; `fieldTree` makes a tree of it. */
export type XmlNode = string | XmlElement;
export interface XmlElement {
  [name: string]: XmlNode | XmlNode[];
}

interface Open {
  name: string;
  text: string;
  children: XmlElement | null;
}

/**
 * One XML document as plain data. Attributes and namespaces are left out; text beside child elements is kept as `value`.
 * Nothing is ever expanded or fetched: a document type declaration is refused, so no entity can be declared.
 * Throws a problem (MALFORMED, TOO_DEEP, BOMB) that names line and column.
 */
export function parseXml(xml: string): { root: string; node: XmlNode } {
  const { SaxesParser } = saxes();
  const parser = new SaxesParser({ xmlns: false, fragment: false });
  const stack: Open[] = [];
  const roots: { root: string; node: XmlNode }[] = [];
  const where = () => `line ${parser.line}, column ${parser.column}`;
  parser.on('error', (error) => {
    throw problem('MALFORMED', `not well-formed XML: ${error.message.replace(/\s+/g, ' ').slice(0, 200)}`);
  });
  parser.on('doctype', () => {
    throw problem('BOMB', `the XML declares a document type at ${where()}; publications have none`);
  });
  parser.on('opentag', (tag) => {
    if (stack.length > MAX_DEPTH) throw problem('TOO_DEEP', `XML nested deeper than ${MAX_DEPTH} levels at ${where()}`);
    stack.push({ name: localName(tag.name), text: '', children: null });
  });
  const addText = (text: string) => {
    const top = stack.at(-1);
    if (top) top.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const closed = stack.pop();
    if (!closed) return;
    const node = nodeOf(closed);
    const parent = stack.at(-1);
    if (parent) addChild(parent, closed.name, node);
    else roots.push({ root: closed.name, node });
  });
  parser.write(xml).close();
  const [root] = roots;
  if (!root) throw problem('MALFORMED', 'the XML holds no element');
  return root;
}

/** Loaded with the first XML that comes: a thread that reads JSON would load it before its first notice. */
function saxes(): typeof Saxes {
  return (loaded ??= createRequire(import.meta.url)('saxes') as typeof Saxes);
}
let loaded: typeof Saxes | null = null;

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function nodeOf(open: Open): XmlNode {
  if (open.children === null) return open.text;
  if (open.text.trim() !== '') addTo(open.children, 'value', open.text);
  return open.children;
}

function addChild(parent: Open, name: string, node: XmlNode): void {
  parent.children ??= {};
  addTo(parent.children, name, node);
}

function addTo(element: XmlElement, name: string, node: XmlNode): void {
  const held = Object.hasOwn(element, name) ? element[name] : undefined;
  if (Array.isArray(held)) {
    held.push(node); // in place: a hostile file repeats an element a million times
    return;
  }
  const value = held === undefined ? node : [held, node];
  Object.defineProperty(element, name, { value, enumerable: true, configurable: true, writable: true });
}
