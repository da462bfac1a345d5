import { SHAPES, WORDS } from './compact-tables.js';

/**
 * JSON values made short without compressing them, which costs several times as much and is undone for every read. The form is JSON
 * again: an object is a list that begins with the number of its keys' shape, a list begins with LIST, a string that came before (or
 * stands in WORDS) is a negative number counting from -1.
 */
type Packed = string | number | boolean | null | Packed[];

const LIST = 0;
/** An object of no known shape: its values, then its keys. */
const OBJECT = -1;
/** A number that could be mistaken for a string's. */
const NUMBER = -2;
/** Shorter strings are as short as their numbers. */
const NUMBERED_FROM = 4;

interface Branch {
  next: Map<string, Branch>;
  shape: number;
  /** The key that was met here last, and where it led: most often it comes again. */
  key: string | null;
  after: Branch | undefined;
}

function branch(): Branch {
  return { next: new Map(), shape: 0, key: null, after: undefined };
}

function follow(at: Branch, key: string): Branch | undefined {
  if (at.key === key) return at.after;
  const after = at.next.get(key);
  if (after !== undefined) [at.key, at.after] = [key, after];
  return after;
}

const shapeKeys: readonly (readonly string[])[] = [[], ...SHAPES.map((keys) => keys.split(' '))];
const root = branchesOf(shapeKeys);
const wordNumbers: ReadonlyMap<string, number> = new Map(WORDS.map((word, index) => [word, -1 - index]));

function branchesOf(shapes: readonly (readonly string[])[]): Branch {
  const top = branch();
  for (const [shape, keys] of shapes.entries()) {
    let at = top;
    for (const key of keys) {
      let next = at.next.get(key);
      if (next === undefined) at.next.set(key, (next = branch()));
      at = next;
    }
    at.shape = shape;
  }
  return top;
}

/** A JSON value as short JSON text. As JSON.stringify, it leaves out members that are undefined; equal values in equal key order give equal texts. */
export function compact(value: unknown): string {
  return JSON.stringify(new Packer().pack(value));
}

/** The value whose text {@link compact} made. Throws a SyntaxError for anything else. */
export function expand(text: string): unknown {
  return new Expander().value(JSON.parse(text) as Packed);
}

// Classes, not closures: what is compiled for a closure is thrown away when the last of its kind is collected, and these run without end.
class Packer {
  readonly #seen = new Map<string, number>();
  #number = -WORDS.length;

  pack(node: unknown): Packed {
    if (typeof node === 'string') return this.#string(node);
    if (typeof node === 'number') return node >= 0 && !Object.is(node, -0) ? node : [NUMBER, node];
    if (typeof node === 'boolean' || node === null || node === undefined) return node ?? null;
    if (!Array.isArray(node)) return this.#object(node as Record<string, unknown>);
    const packed: Packed[] = [LIST];
    for (let index = 0; index < node.length; index++) packed.push(this.pack(node[index]));
    return packed;
  }

  #string(text: string): Packed {
    if (text.length < NUMBERED_FROM) return text;
    const known = wordNumbers.get(text) ?? this.#seen.get(text);
    if (known !== undefined) return known;
    this.#seen.set(text, --this.#number);
    return text;
  }

  #object(object: Record<string, unknown>): Packed {
    const packed: Packed[] = [OBJECT];
    let at: Branch | undefined = root;
    for (const key in object) {
      const member = object[key];
      if (member === undefined) continue;
      at &&= follow(at, key);
      packed.push(this.pack(member));
    }
    if (at !== undefined && at.shape > 0) packed[0] = at.shape;
    else for (const key in object) if (object[key] !== undefined) packed.push(this.#string(key));
    return packed;
  }
}

class Expander {
  readonly #seen: string[] = [];

  value(node: Packed): unknown {
    if (typeof node === 'string') {
      if (node.length >= NUMBERED_FROM) this.#seen.push(node);
      return node;
    }
    if (typeof node === 'number') return node >= 0 ? node : this.#referred(node);
    if (typeof node === 'boolean' || node === null) return node;
    const [form] = node;
    if (form === LIST) return this.#values(node, node.length);
    if (form === NUMBER) return node[1];
    return form === OBJECT ? this.#unshaped(node) : this.#shaped(node, shapeKeys[Number(form)]);
  }

  #referred(number: number): string {
    const index = -1 - number;
    const found = index < WORDS.length ? WORDS[index] : this.#seen[index - WORDS.length];
    if (found === undefined) throw new SyntaxError(`no string has the number ${number}`);
    return found;
  }

  #values(node: readonly Packed[], end: number): unknown[] {
    const list: unknown[] = [];
    for (let index = 1; index < end; index++) list.push(this.value(node[index]!));
    return list;
  }

  #shaped(node: readonly Packed[], keys: readonly string[] | undefined): unknown {
    if (keys?.length !== node.length - 1) throw new SyntaxError(`no object has the shape ${String(node[0])}`);
    const object: Record<string, unknown> = {};
    for (let index = 0; index < keys.length; index++) object[keys[index]!] = this.value(node[index + 1]!);
    return object;
  }

  #unshaped(node: readonly Packed[]): unknown {
    const count = (node.length - 1) / 2;
    const members = this.#values(node, 1 + count);
    return Object.fromEntries(members.map((member, index) => [this.value(node[1 + count + index]!), member]));
  }
}
