/** The embeddings' contract: texts to vectors of meaning, by a real model or not at all. */
import type { Call } from '../../src/core/index.js';
import type { EmbeddingModel } from '../vector/contract.js';

export type EmbeddingPurpose = 'QUERY' | 'PASSAGE';

export interface Embedder {
  readonly model: EmbeddingModel;
  /**
   * One vector of unit length a text, in their order. At most 64 texts; what is longer than the model reads is cut by the model. A QUERY goes
   * before waiting passages. Throws DEADLINE, CANCELLED, UNAVAILABLE (the model's thread failed), BAD_INPUT (too many texts).
   */
  embed(texts: readonly string[], purpose: EmbeddingPurpose, call: Call): Promise<Float32Array[]>;
  close(): Promise<void>;
}
