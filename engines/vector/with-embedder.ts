import { AppError, type Call } from '../../src/core/index.js';
import type { Embedder } from '../embeddings/contract.js';
import type { PassageRequest, VectorReader } from './contract.js';

/**
 * A reader that makes the question's vector itself. Where that fails, or would take more than half of the time left, passages are found by
 * words alone and the result says why.
 */
export function withEmbedder(reader: VectorReader, embedder: Embedder, now: () => number): VectorReader {
  return {
    ...reader,
    async search(request, call) {
      if (request.vector !== undefined || (await reader.model()) === null) return reader.search(request, call);
      const made = await vectorOf(embedder, request, call, now());
      if (made.vector !== null) return reader.search({ ...request, vector: made.vector }, call);
      const found = await reader.search(request, call);
      return { ...found, detail: `lexical only: ${made.because}` };
    },
  };
}

async function vectorOf(
  embedder: Embedder,
  { text }: PassageRequest,
  call: Call,
  nowMs: number,
): Promise<{ vector: Float32Array } | { vector: null; because: string }> {
  const deadlineMs = nowMs + (call.deadlineMs - nowMs) / 2;
  try {
    const [vector] = await embedder.embed([text], 'QUERY', { ...call, deadlineMs });
    return vector === undefined ? { vector: null, because: 'the model gave no vector' } : { vector };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'CANCELLED') throw error;
    return { vector: null, because: `the question could not be embedded (${error.message})` };
  }
}
