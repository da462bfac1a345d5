import { MAX_DEPTH } from '../field-tree.js';
import { Capture } from './capture.js';
import type { Piece, Splitter } from './item.js';

const [TAB, LF, CR, SPACE, QUOTE, COMMA, COLON] = [0x09, 0x0a, 0x0d, 0x20, 0x22, 0x2c, 0x3a];
const [OPEN_LIST, BACKSLASH, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5c, 0x5d, 0x7b, 0x7d];

/** What a byte means for the record being cut. */
type Action = 'NONE' | 'START' | 'END_WITH' | 'END_BEFORE' | 'DISCARD' | 'BROKEN_LINE';
type Kind = 'NEST' | 'STRING' | 'SCALAR' | 'GARBAGE';
/** Where items stand: as values of their own, in a list, or nowhere any more (the members after a list). */
type Level = 'VALUES' | 'LIST' | 'TAIL';

export interface JsonSplitterOptions {
  lists: readonly { member: string; unlessAfter: string }[];
  /** One value a line: a line that ends inside a value is given up and the next one is read afresh. */
  lines: boolean;
  maxBytes: number;
}

/**
 * Cuts JSON text into records without parsing it: the elements of a top-level list, those of a list member
 * (`{"content": [...]}`), or the values that follow each other (NDJSON, one object). Knows strings and nesting only; whether a
 * record is JSON is for the parser to say.
 */
export class JsonSplitter implements Splitter {
  #level: Level = 'VALUES';
  #base = 0; // the depth that items of this level stand at
  #depth = 0;
  #inString = false;
  #escaped = false;
  #line = 1;
  #index = 0;
  #item: Capture | null = null;
  #kind: Kind = 'NEST';
  #deep = false;
  #key = '';
  #readingKey = false;
  #expectKey = false;
  #keys = new Set<string>();

  constructor(private readonly options: JsonSplitterOptions) {}

  push(chunk: Uint8Array): Piece[] {
    const pieces: Piece[] = [];
    let from = this.#item === null ? -1 : 0;
    for (let at = 0; at < chunk.length; at++) {
      if (this.#inString && !this.#escaped && !this.#readingKey) at = endOfPlain(chunk, at);
      if (at === chunk.length) break;
      const action = this.#step(chunk[at] ?? 0);
      if (action === 'NONE') continue;
      if (action === 'START') {
        this.#item = new Capture(this.#line, this.options.maxBytes);
        from = at;
        continue;
      }
      if (action === 'DISCARD') this.#item = null;
      else {
        if (from >= 0) this.#item?.add(chunk.subarray(from, action === 'END_WITH' ? at + 1 : at));
        pieces.push(this.#finish(action === 'BROKEN_LINE' ? 'the line ends inside a JSON value' : null));
      }
      from = -1;
    }
    if (from >= 0) this.#item?.add(chunk.subarray(from));
    return pieces;
  }

  end(): Piece[] {
    if (this.#item !== null && (this.#kind === 'GARBAGE' || (this.#kind === 'SCALAR' && this.#level === 'VALUES'))) {
      return [this.#finish(null)];
    }
    if (this.#item !== null || this.#depth > 0) return [this.#finish('the JSON ends before it is closed')];
    return [];
  }

  #finish(broken: string | null): Piece {
    const item = this.#item;
    this.#item = null;
    this.#index++;
    return {
      bytes: item?.bytes() ?? new Uint8Array(),
      line: item?.line ?? this.#line,
      index: this.#index,
      fault: this.#faultOf(item, broken),
    };
  }

  #faultOf(item: Capture | null, broken: string | null): Piece['fault'] {
    const deep = this.#deep;
    this.#deep = false;
    if (broken !== null) return { code: 'TRUNCATED', reason: broken };
    if (this.#kind === 'GARBAGE') return { code: 'MALFORMED', reason: 'neither a JSON object nor a list of them' };
    if (item?.tooLarge) {
      return {
        code: 'TOO_LARGE',
        reason: `${item.size} bytes, more than the ${this.options.maxBytes} that one publication may have`,
      };
    }
    return deep ? { code: 'TOO_DEEP', reason: `nested deeper than ${MAX_DEPTH} levels` } : null;
  }

  #step(byte: number): Action {
    if (byte === LF) {
      const action = this.#lineEnd();
      this.#line++;
      return action;
    }
    if (this.#inString) return this.#insideString(byte);
    if (this.#item === null) return this.#level === 'TAIL' ? this.#tail(byte) : this.#between(byte);
    if (this.#kind === 'NEST') return this.#insideNest(byte);
    if (this.#kind === 'SCALAR' && (byte === COMMA || byte === CLOSE_LIST || isBlank(byte))) {
      this.#between(byte);
      return 'END_BEFORE';
    }
    return 'NONE';
  }

  /** JSON strings hold no raw line ends, so one closes a string that was left open. */
  #lineEnd(): Action {
    this.#inString = false;
    this.#escaped = false;
    this.#readingKey = false;
    if (this.#item !== null && this.#kind !== 'NEST') return 'END_BEFORE';
    if (!this.options.lines || this.#depth === 0) return 'NONE';
    this.#depth = 0;
    this.#base = 0;
    this.#level = 'VALUES';
    return 'BROKEN_LINE';
  }

  #insideString(byte: number): Action {
    if (this.#escaped) this.#escaped = false;
    else if (byte === BACKSLASH) this.#escaped = true;
    else if (byte === QUOTE) {
      this.#inString = false;
      if (this.#readingKey) this.#keys.add(this.#key);
      this.#readingKey = false;
      return this.#item !== null && this.#kind === 'STRING' ? 'END_WITH' : 'NONE';
    }
    if (this.#readingKey && this.#key.length < 40) this.#key += String.fromCharCode(byte);
    return 'NONE';
  }

  #between(byte: number): Action {
    if (isBlank(byte) || byte === COMMA) return 'NONE';
    if (this.#level === 'LIST' && byte === CLOSE_LIST) {
      this.#depth--;
      this.#level = this.#depth === 0 ? 'VALUES' : 'TAIL';
      this.#base = 0;
      return 'NONE';
    }
    if (this.#level === 'VALUES' && byte === OPEN_LIST) {
      this.#enterList();
      return 'NONE';
    }
    this.#kind = kindOf(byte, this.#level);
    this.#deep = false;
    this.#inString = this.#kind === 'STRING';
    if (this.#kind === 'NEST') this.#openNest();
    return 'START';
  }

  #openNest(): void {
    this.#depth++;
    this.#expectKey = this.#level === 'VALUES';
    this.#keys.clear();
    this.#key = '';
  }

  #enterList(): void {
    this.#depth++;
    this.#base = this.#depth;
    this.#level = 'LIST';
  }

  #insideNest(byte: number): Action {
    const outermost = this.#level === 'VALUES' && this.#depth === 1;
    if (byte === QUOTE) {
      this.#inString = true;
      this.#readingKey = outermost && this.#expectKey;
      if (this.#readingKey) this.#key = '';
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      if (outermost && byte === OPEN_LIST && this.#isListMember()) {
        this.#enterList();
        return 'DISCARD';
      }
      this.#depth++;
      if (this.#depth - this.#base > MAX_DEPTH) this.#deep = true;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      this.#depth--;
      if (this.#depth === this.#base) return 'END_WITH';
    } else if (outermost && byte === COMMA) this.#expectKey = true;
    else if (outermost && byte === COLON) this.#expectKey = false;
    return 'NONE';
  }

  #isListMember(): boolean {
    return this.options.lists.some(({ member, unlessAfter }) => member === this.#key && !this.#keys.has(unlessAfter));
  }

  #tail(byte: number): Action {
    if (byte === QUOTE) this.#inString = true;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) this.#depth++;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      this.#depth--;
      if (this.#depth === 0) this.#level = 'VALUES';
    }
    return 'NONE';
  }
}

/** The next byte that means something inside a string: most of a notice is text, and this is most of the work. */
function endOfPlain(chunk: Uint8Array, from: number): number {
  let at = from;
  for (; at < chunk.length; at++) {
    const byte = chunk[at];
    if (byte === QUOTE || byte === BACKSLASH || byte === LF) break;
  }
  return at;
}

function kindOf(byte: number, level: Level): Kind {
  if (byte === OPEN_OBJECT || byte === OPEN_LIST) return 'NEST';
  if (level === 'VALUES') return 'GARBAGE';
  return byte === QUOTE ? 'STRING' : 'SCALAR';
}

function isBlank(byte: number): boolean {
  return byte === SPACE || byte === TAB || byte === CR || byte === LF;
}

/**
 * Whether text that begins with `{` holds one value a line: its first line is a whole object, or the next one begins with `{`
 * as well (then the first is broken), or there is no second line in sight.
 */
export function looksLikeLines(head: Uint8Array): boolean {
  const text = Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1').trimStart();
  if (!text.startsWith('{')) return false;
  const lineEnd = text.indexOf('\n');
  if (lineEnd < 0) return true;
  if (/^\s*\{/.test(text.slice(lineEnd + 1))) return true;
  const splitter = new JsonSplitter({ lists: [], lines: false, maxBytes: head.length });
  return splitter.push(Buffer.from(text.slice(0, lineEnd), 'latin1')).length > 0 && splitter.end().length === 0;
}
