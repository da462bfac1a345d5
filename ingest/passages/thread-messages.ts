import type { EmbeddingPurpose } from '../../engines/embeddings/contract.js';
import type { EmbeddingModel } from '../../engines/vector/contract.js';
import type { ErrorCode } from '../../src/core/index.js';
import type { FollowStatus } from './follower.js';

/** `Vectors`: where the vector engine is, as whoever opens its writer knows it; copied to the thread. */
export interface PassageStart<Vectors = unknown> {
  dataDir: string;
  vectors: Vectors;
  embeddings: { modelsDir: string; name: string } | null;
  /** FOLLOWS: writes the engine; FOLLOWS_SHIPPED: the same from a working copy of a ledger in PostgreSQL; ASKS: another process writes it. */
  role: 'FOLLOWS' | 'FOLLOWS_SHIPPED' | 'ASKS';
  /** What is to be said where no model is configured. */
  withoutModel: string;
  /** Passages at most. */
  cap: number;
}

export type ThreadRequest =
  | { kind: 'WAKE' }
  | { kind: 'EMBED'; id: number; texts: readonly string[]; purpose: EmbeddingPurpose; deadlineMs: number }
  /** Nobody waits for it any more. */
  | { kind: 'FORGET'; id: number }
  | { kind: 'CLOSE' };

export type ThreadAnswer =
  | { kind: 'READY'; model: EmbeddingModel | null; withoutModel: string }
  | { kind: 'STATUS'; status: FollowStatus }
  | { kind: 'EMBEDDED'; id: number; vectors: Float32Array[] }
  | { kind: 'FAILED'; id: number; code: ErrorCode; message: string; retryable: boolean }
  | { kind: 'CLOSED' };
