import { AppError } from '../../../src/core/index.js';

export type Bytes = AsyncIterable<Uint8Array>;

/** The first `size` bytes (fewer at the end) and the whole stream again, from its beginning. Whoever reads `bytes` to its end or leaves it closes the source. */
export async function peek(source: Bytes, size: number): Promise<{ head: Buffer; bytes: Bytes }> {
  const iterator = source[Symbol.asyncIterator]();
  const parts: Uint8Array[] = [];
  let held = 0;
  let failure: { error: unknown } | null = null;
  while (held < size && failure === null) {
    try {
      const step = await iterator.next();
      if (step.done) break;
      parts.push(step.value);
      held += step.value.length;
    } catch (error) {
      failure = { error }; // after the bytes that came before it
    }
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    try {
      yield* parts;
      if (failure) throw failure.error;
      for (let step = await iterator.next(); !step.done; step = await iterator.next()) yield step.value;
    } finally {
      await iterator.return?.();
    }
  }
  return { head: Buffer.concat(parts).subarray(0, size), bytes: whole() };
}

/** Throws CANCELLED once the signal has fired, between two chunks. */
export async function* cancellable(source: Bytes, signal: AbortSignal | undefined): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    throwIfCancelled(signal);
    yield chunk;
  }
}

export function throwIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new AppError('CANCELLED', 'reading was cancelled', { cause: signal.reason });
}

/** Reads to the end and forgets: for what goes wrong on the way. */
export async function drain(source: Bytes): Promise<void> {
  const iterator = source[Symbol.asyncIterator]();
  while (!(await iterator.next()).done);
}
