import { Capture } from './capture.js';
import type { Piece, Splitter } from './item.js';

const [LF, QUOTE, APOSTROPHE, LESS, GREATER] = [0x0a, 0x22, 0x27, 0x3c, 0x3e];
/** Enough bytes after `<` to tell a tag from `<![CDATA[`. */
const LOOK_AHEAD = 14;
const DOCUMENT_TYPE = {
  code: 'BOMB',
  reason: 'the XML declares a document type; publications have none, and its entities are never expanded',
} as const;
/** What a server in between answers with status 200. */
const WEB_PAGE = { code: 'UNKNOWN_FORM', reason: 'an HTML page, no publication' } as const;
const MAX_TAG_BYTES = 64 * 1024;

type Mode = 'TEXT' | 'TAG' | 'COMMENT' | 'CDATA' | 'INSTRUCTION' | 'STOPPED';
const ENDS: Partial<Record<Mode, string>> = { COMMENT: '-->', CDATA: ']]>', INSTRUCTION: '?>' };

export interface XmlSplitterOptions {
  /** Local names of the elements that are one record each. */
  records: readonly string[];
  /** Local names of root elements that hold records and may be empty. */
  lists: readonly string[];
  maxBytes: number;
}

/**
 * Cuts XML into its record elements, the root itself or elements anywhere below it, without parsing them. A record whose tags do
 * not match is given up at the next closing tag of a record, and the rest goes on. A document type declaration ends the reading.
 */
export class XmlSplitter implements Splitter {
  #mode: Mode = 'TEXT';
  #rest: Buffer = Buffer.alloc(0);
  #line = 1;
  #index = 0;
  #item: Capture | null = null;
  #names: string[] = [];
  #mismatch: string | null = null;
  #depth = 0;
  #root = '';

  constructor(private readonly options: XmlSplitterOptions) {}

  push(chunk: Uint8Array): Piece[] {
    return this.#scan(chunk, false);
  }

  end(): Piece[] {
    const pieces = this.#scan(new Uint8Array(), true);
    if (this.#mode === 'STOPPED') return pieces;
    if (this.#item !== null)
      pieces.push(this.#finish({ code: 'TRUNCATED', reason: 'the XML ends inside the publication' }));
    else if (this.#depth > 0)
      pieces.push(this.#finish({ code: 'TRUNCATED', reason: `the XML ends before </${this.#root}>` }));
    else if (this.#root === '') pieces.push(this.#finish({ code: 'MALFORMED', reason: 'the XML holds no element' }));
    else if (this.#index === 0 && !this.options.lists.includes(this.#root)) {
      pieces.push(
        this.#finish({ code: 'UNKNOWN_FORM', reason: `the XML is a <${this.#root}> without any publication` }),
      );
    }
    return pieces;
  }

  #scan(chunk: Uint8Array, last: boolean): Piece[] {
    const pieces: Piece[] = [];
    if (this.#mode === 'STOPPED') return pieces;
    const data = this.#rest.length === 0 ? asBuffer(chunk) : Buffer.concat([this.#rest, chunk]);
    let at = 0;
    for (;;) {
      const next = this.#next(data, at, last, pieces);
      if (next < 0) break;
      at = next;
    }
    this.#rest = data.subarray(Math.min(this.#keepFrom, data.length));
    return pieces;
  }
  #keepFrom = 0;

  /** Goes on from `at` to the end of one token and returns that place; -1 where the rest has to wait for more bytes. */
  #next(data: Buffer, at: number, last: boolean, pieces: Piece[]): number {
    this.#keepFrom = at;
    if (this.#mode === 'STOPPED') this.#keepFrom = data.length;
    if (at >= data.length || this.#mode === 'STOPPED') return -1;
    if (this.#mode === 'TEXT') return this.#text(data, at, last, pieces);
    if (this.#mode === 'TAG') return this.#tag(data, at, pieces);
    const terminator = ENDS[this.#mode] ?? '';
    const found = data.indexOf(terminator, at, 'latin1');
    const end = found < 0 ? Math.max(at, data.length - terminator.length + 1) : found + terminator.length;
    this.#consume(data, at, end);
    this.#keepFrom = end;
    if (found < 0) return -1;
    this.#mode = 'TEXT';
    return end;
  }

  #text(data: Buffer, at: number, last: boolean, pieces: Piece[]): number {
    const open = data.indexOf(LESS, at);
    const end = open < 0 ? data.length : open;
    this.#consume(data, at, end);
    this.#keepFrom = end;
    if (open < 0 || (data.length - open < LOOK_AHEAD && !last)) return -1;
    const start = data.toString('latin1', open, open + LOOK_AHEAD);
    if (start.startsWith('<!--')) this.#mode = 'COMMENT';
    else if (start.startsWith('<![CDATA[')) this.#mode = 'CDATA';
    else if (start.startsWith('<?')) this.#mode = 'INSTRUCTION';
    else if (start.startsWith('<!')) {
      this.#stop(/^<!doctype html/i.test(start) ? WEB_PAGE : DOCUMENT_TYPE, pieces);
    } else this.#mode = 'TAG';
    return open;
  }

  #tag(data: Buffer, at: number, pieces: Piece[]): number {
    const close = endOfTag(data, at);
    if (close < 0 || close - at > MAX_TAG_BYTES) {
      if (data.length - at > MAX_TAG_BYTES)
        this.#stop({ code: 'MALFORMED', reason: 'an XML tag does not end' }, pieces);
      return -1;
    }
    const tag = data.toString('latin1', at, close + 1);
    this.#mode = 'TEXT';
    const name = localName(tag);
    if (tag.startsWith('</')) this.#closeTag(name, data, at, close + 1, pieces);
    else this.#openTag(name, tag.endsWith('/>'), data, at, close + 1, pieces);
    this.#keepFrom = close + 1;
    return close + 1;
  }

  #openTag(name: string, empty: boolean, data: Buffer, from: number, to: number, pieces: Piece[]): void {
    if (this.#root === '') this.#root = name;
    if (this.#item === null && this.options.records.includes(name)) {
      this.#item = new Capture(this.#line, this.options.maxBytes);
      this.#names = [];
      this.#mismatch = null;
    }
    this.#consume(data, from, to);
    if (this.#item === null) this.#depth += empty ? 0 : 1;
    else if (!empty) this.#names.push(name);
    else if (this.#names.length === 0) pieces.push(this.#finish(null));
  }

  #closeTag(name: string, data: Buffer, from: number, to: number, pieces: Piece[]): void {
    this.#consume(data, from, to);
    if (this.#item === null) {
      this.#depth = name === this.#root ? 0 : Math.max(0, this.#depth - 1);
      return;
    }
    const opened = this.#names.pop();
    if (opened !== name) this.#mismatch ??= `</${name.slice(0, 60)}> closes <${(opened ?? '').slice(0, 60)}>`;
    const done = this.#mismatch === null ? this.#names.length === 0 : this.options.records.includes(name);
    if (!done) return;
    pieces.push(
      this.#finish(
        this.#mismatch === null ? null : { code: 'MALFORMED', reason: `not well-formed XML: ${this.#mismatch}` },
      ),
    );
  }

  #stop(fault: NonNullable<Piece['fault']>, pieces: Piece[]): void {
    pieces.push(this.#finish(fault));
    this.#mode = 'STOPPED';
  }

  #consume(data: Buffer, from: number, to: number): void {
    const part = data.subarray(from, to);
    this.#item?.add(part);
    for (let at = part.indexOf(LF); at >= 0; at = part.indexOf(LF, at + 1)) this.#line++;
  }

  #finish(fault: Piece['fault']): Piece {
    const item = this.#item;
    this.#item = null;
    this.#index++;
    const large = item?.tooLarge
      ? {
          code: 'TOO_LARGE' as const,
          reason: `${item.size} bytes, more than the ${this.options.maxBytes} that one publication may have`,
        }
      : null;
    return {
      bytes: item?.bytes() ?? new Uint8Array(),
      line: item?.line ?? this.#line,
      index: this.#index,
      fault: fault ?? large,
    };
  }
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The place of the `>` that ends the tag, or -1; one inside an attribute's quotes does not count. */
function endOfTag(data: Buffer, from: number): number {
  let quote = 0;
  for (let at = from; at < data.length; at++) {
    const byte = data[at];
    if (quote !== 0) {
      if (byte === quote) quote = 0;
    } else if (byte === QUOTE || byte === APOSTROPHE) quote = byte;
    else if (byte === GREATER) return at;
  }
  return -1;
}

function localName(tag: string): string {
  const name = /^<\/?([^\s/>]*)/.exec(tag)?.[1] ?? '';
  return name.slice(name.indexOf(':') + 1);
}
