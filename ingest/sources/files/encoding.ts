import { problem } from '../problem.js';
import type { Bytes } from './bytes.js';

/** Encodings whose ASCII characters are their own bytes: text in them can be cut before it is decoded. */
const BYTE_WISE = /^(?:utf-?8|us-ascii|ascii|latin-?1|iso-?8859-\d{1,2}|windows-125\d|cp125\d)$/i;

type Wide = 'utf-16le' | 'utf-16be';

export interface Text {
  /** The stream without a byte order mark; UTF-16 has become UTF-8. */
  bytes: Bytes;
  /** A label for TextDecoder. */
  encoding: string;
}

/**
 * What the text is encoded in: a byte order mark, the zero bytes of UTF-16 without one, or what an XML declaration says; else
 * UTF-8. Nothing is guessed beyond that: bytes that are not UTF-8 are refused when a record is decoded. Throws a problem ENCODING.
 */
export function detectText(head: Buffer, bytes: Bytes): Text {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return { bytes: skip(bytes, 3), encoding: 'utf-8' };
  if (head.subarray(0, 4).equals(UTF_32_LE) || head.subarray(0, 4).equals(UTF_32_BE)) {
    throw problem('ENCODING', 'the text is UTF-32, which is not read');
  }
  const wide = wideOf(head);
  if (wide !== null) return { bytes: toUtf8(bytes, wide), encoding: 'utf-8' };
  const declared = /^\s*<\?xml\b[^>]*\bencoding\s*=\s*["']([^"']{1,40})["']/.exec(head.toString('latin1', 0, 400))?.[1];
  if (declared === undefined || /^utf-?16/i.test(declared)) return { bytes, encoding: 'utf-8' };
  if (!BYTE_WISE.test(declared))
    throw problem('ENCODING', `the XML declares encoding ${JSON.stringify(declared)}, which is not read`);
  return { bytes, encoding: declared.replace(/^cp/i, 'windows-').replace(/^latin-?1$/i, 'iso-8859-1') };
}
const UTF_32_LE = Buffer.from([0xff, 0xfe, 0, 0]);
const UTF_32_BE = Buffer.from([0, 0, 0xfe, 0xff]);

function wideOf(head: Buffer): Wide | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const opens = (byte: number | undefined) => byte === 0x3c || byte === 0x7b || byte === 0x5b;
  if (opens(head[0]) && head[1] === 0 && head[3] === 0) return 'utf-16le';
  return head[0] === 0 && opens(head[1]) && head[2] === 0 ? 'utf-16be' : null;
}

async function* skip(bytes: Bytes, count: number): AsyncGenerator<Uint8Array> {
  let left = count;
  for await (const chunk of bytes) {
    const dropped = Math.min(left, chunk.length);
    left -= dropped;
    if (dropped < chunk.length) yield chunk.subarray(dropped);
  }
}

async function* toUtf8(bytes: Bytes, wide: Wide): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder(wide, { fatal: true });
  const encoder = new TextEncoder();
  try {
    for await (const chunk of bytes) yield encoder.encode(decoder.decode(chunk, { stream: true }));
    yield encoder.encode(decoder.decode());
  } catch (error) {
    if (error instanceof TypeError) throw problem('ENCODING', `the text is not valid ${wide.toUpperCase()}`, error);
    throw error;
  }
}

/** The text of one record. Throws a problem ENCODING that says which encoding it fails and what to do. */
export function decodeRecord(bytes: Uint8Array, encoding: string): string {
  if (bytes.includes(0)) throw problem('ENCODING', 'the record holds NUL bytes');
  try {
    return decoderOf(encoding).decode(bytes);
  } catch (error) {
    decoders.delete(encoding); // what it was left in by bytes it refused is nobody's promise
    const advice = encoding === 'utf-8' ? '; convert it first, or declare its encoding in the XML declaration' : '';
    throw problem('ENCODING', `the record is not valid ${encoding.toUpperCase()}${advice}`, error);
  }
}

/** One a kind of text: a record is decoded whole, so that a decoder keeps nothing of it. */
function decoderOf(encoding: string): TextDecoder {
  let decoder = decoders.get(encoding);
  if (decoder === undefined) {
    decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
    decoders.set(encoding, decoder);
  }
  return decoder;
}
const decoders = new Map<string, TextDecoder>();
