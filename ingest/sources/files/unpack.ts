import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { problem } from '../problem.js';
import type { Bytes } from './bytes.js';
import type { FileLimits } from './item.js';

/** Counts what one file unpacks to, its archive entries together. */
export interface UnpackBudget {
  limits: FileLimits;
  unpacked: number;
}

export function isGzip(head: Uint8Array): boolean {
  return head[0] === 0x1f && head[1] === 0x8b;
}

export function isZip(head: Uint8Array): boolean {
  return head[0] === 0x50 && head[1] === 0x4b && ((head[2] === 3 && head[3] === 4) || (head[2] === 5 && head[3] === 6));
}

/** The unpacked bytes; ends in a problem TRUNCATED, BOMB or UNREADABLE after what could be unpacked. */
export async function* gunzip(source: Bytes, budget: UnpackBudget): AsyncGenerator<Uint8Array> {
  const unzip = createGunzip();
  // The error reaches whoever iterates `unzip`; the callback only keeps it from being thrown a second time.
  pipeline(Readable.from(source, { objectMode: false }), unzip, () => undefined);
  try {
    yield* guarded(unzip, () => unzip.bytesWritten, budget);
  } catch (error) {
    throw unpackProblem(error, 'the gzip data');
  } finally {
    unzip.destroy();
  }
}

/** Passes bytes through until they are more than an honest archive holds. `packed` says how many bytes went in so far. */
export async function* guarded(source: Bytes, packed: () => number, budget: UnpackBudget): AsyncGenerator<Uint8Array> {
  const { maxUnpackedBytes, maxRatio, ratioFromBytes } = budget.limits;
  let own = 0;
  for await (const chunk of source) {
    own += chunk.length;
    budget.unpacked += chunk.length;
    if (budget.unpacked > maxUnpackedBytes) throw problem('BOMB', `unpacks to more than ${maxUnpackedBytes} bytes`);
    if (own > ratioFromBytes && own > maxRatio * packed()) {
      throw problem('BOMB', `unpacks to more than ${maxRatio} times its size`);
    }
    yield chunk;
  }
}

/** zlib's and yauzl's errors as problems; any other error stays what it is. */
export function unpackProblem(error: unknown, what: string): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'Z_BUF_ERROR') return problem('TRUNCATED', `${what} end before they are complete`, error);
  if (code.startsWith('Z_')) return problem('UNREADABLE', `${what} are damaged: ${error.message}`, error);
  return error;
}
