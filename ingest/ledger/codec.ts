import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { AppError } from '../../src/core/index.js';
import { DICTIONARY } from './dictionary.js';

/** First byte of a packed value: how the rest is stored. Append only: values live as long as ledgers do. */
const PLAIN = 0;
const DEFLATED = 1;
/** Below this, setting up compression costs more time than it saves space: most profiles and people's units. Bytes of JSON. */
const SMALL = 1_800;
const PACK = { level: 1, memLevel: 7, windowBits: 15, dictionary: DICTIONARY, chunkSize: 8 * 1024 };
const UNPACK = { windowBits: 15, dictionary: DICTIONARY, chunkSize: 16 * 1024 };

/** JSON text in the form that ledger columns hold: deflated against a dictionary of what notices repeat. */
export function pack(json: string): Buffer {
  if (json.length < SMALL) return formed(PLAIN, Buffer.from(json, 'utf8'));
  return formed(DEFLATED, deflateRawSync(json, PACK));
}

function formed(form: number, bytes: Buffer): Buffer {
  const packed = Buffer.allocUnsafe(bytes.length + 1);
  packed[0] = form;
  packed.set(bytes, 1);
  return packed;
}

/** The text that {@link pack} was given. Throws CORRUPT naming `what` where the bytes are damaged. */
export function unpack(packed: Uint8Array, what: string): string {
  const body = Buffer.from(packed.buffer, packed.byteOffset + 1, packed.byteLength - 1);
  if (packed[0] === PLAIN) return body.toString('utf8');
  try {
    if (packed[0] === DEFLATED) return inflateRawSync(body, UNPACK).toString('utf8');
  } catch (error) {
    throw new AppError('CORRUPT', `the ledger holds damaged bytes for ${what}`, { cause: error });
  }
  throw new AppError('CORRUPT', `the ledger holds ${what} in a form that this version does not know`);
}

/** The value whose JSON {@link pack} was given. Throws CORRUPT naming `what` where the bytes are damaged. */
export function unpackJson<Value>(packed: Uint8Array, what: string): Value {
  const json = unpack(packed, what);
  try {
    return JSON.parse(json) as Value;
  } catch (error) {
    throw new AppError('CORRUPT', `the ledger holds damaged bytes for ${what}`, { cause: error });
  }
}
