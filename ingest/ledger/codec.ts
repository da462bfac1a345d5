import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { AppError } from '../../src/core/index.js';
import { compact, expand } from './compact.js';
import { DICTIONARY } from './dictionary.js';

/** First byte of a packed value: how the rest is stored. Append only: values live as long as ledgers do. */
const PLAIN = 0;
const DEFLATED = 1;
/** JSON of compact.ts. */
const COMPACT = 2;
const COMPACT_DEFLATED = 3;
/** Below this, compression costs more time than the space is worth: nearly all profiles, which are read and written with each notice. Bytes of JSON. */
const SMALL = 6_000;
/** What compact.ts has shortened repeats little: deflated only where a value is long (a firm of many notices, a text of many pages). */
const COMPACT_SMALL = 12_000;
const PACK = { level: 1, memLevel: 7, windowBits: 15, dictionary: DICTIONARY, chunkSize: 8 * 1024 };
const UNPACK = { windowBits: 15, dictionary: DICTIONARY, chunkSize: 16 * 1024 };

/** JSON text in the form that ledger columns hold: deflated against a dictionary of what notices repeat. */
export function pack(json: string): Buffer {
  if (json.length < SMALL) return formedText(PLAIN, json);
  return formed(DEFLATED, deflateRawSync(json, PACK));
}

/** A JSON value in the form that ledger columns hold: shortened by compact.ts. Equal values in equal key order give equal bytes. */
export function packValue(value: unknown): Buffer {
  const text = compact(value);
  if (text.length < COMPACT_SMALL) return formedText(COMPACT, text);
  return formed(COMPACT_DEFLATED, deflateRawSync(text, PACK));
}

function formedText(form: number, text: string): Buffer {
  const packed = Buffer.allocUnsafe(Buffer.byteLength(text) + 1);
  packed[0] = form;
  packed.write(text, 1);
  return packed;
}

function formed(form: number, bytes: Buffer): Buffer {
  const packed = Buffer.allocUnsafe(bytes.length + 1);
  packed[0] = form;
  packed.set(bytes, 1);
  return packed;
}

/** The text that {@link pack} was given. Throws CORRUPT naming `what` where the bytes are damaged. */
export function unpack(packed: Uint8Array, what: string): string {
  const [form] = packed;
  if (form !== PLAIN && form !== DEFLATED) throw unknownForm(what);
  return textIn(packed, what);
}

/** The value that {@link packValue} was given, or whose JSON {@link pack} was. Throws CORRUPT naming `what` where the bytes are damaged. */
export function unpackJson<Value>(packed: Uint8Array, what: string): Value {
  const text = textIn(packed, what);
  try {
    return (packed[0] === PLAIN || packed[0] === DEFLATED ? JSON.parse(text) : expand(text)) as Value;
  } catch (error) {
    throw damaged(what, error);
  }
}

function textIn(packed: Uint8Array, what: string): string {
  const body = Buffer.from(packed.buffer, packed.byteOffset + 1, packed.byteLength - 1);
  const [form] = packed;
  if (form === PLAIN || form === COMPACT) return body.toString('utf8');
  if (form !== DEFLATED && form !== COMPACT_DEFLATED) throw unknownForm(what);
  try {
    return inflateRawSync(body, UNPACK).toString('utf8');
  } catch (error) {
    throw damaged(what, error);
  }
}

function damaged(what: string, cause: unknown): AppError {
  return new AppError('CORRUPT', `the ledger holds damaged bytes for ${what}`, { cause });
}

function unknownForm(what: string): AppError {
  return new AppError('CORRUPT', `the ledger holds ${what} in a form that this version does not know`);
}
