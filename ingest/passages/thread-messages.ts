import type { MessagePort } from 'node:worker_threads';
import type { EmbeddingModel } from '../../engines/vector/contract.js';
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
  /** Somebody else asks for vectors, over this port. */
  | { kind: 'CONNECT'; port: MessagePort }
  | { kind: 'CLOSE' };

export type ThreadAnswer =
  | { kind: 'READY'; model: EmbeddingModel | null; withoutModel: string }
  | { kind: 'STATUS'; status: FollowStatus }
  | { kind: 'CLOSED' };
