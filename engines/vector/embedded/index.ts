import type { Clock } from '../../../src/core/index.js';
import type { VectorReader } from '../contract.js';

export interface VectorReaderOptions {
  /** The file, e.g. `data/vectors.db`. */
  path: string;
  clock: Clock;
  /** Reading threads; 0 reads on the caller's thread. */
  workers?: number;
}

/** Holds nothing yet. */
export function openVectorReader({ path }: VectorReaderOptions): VectorReader {
  const detail = 'lexical only: no embedding model';
  return {
    search: async () => ({ hits: [], mode: 'LEXICAL', complete: true, detail }),
    position: async () => ({ feed: 0, ledger: 0, documents: 0, skipped: 0 }),
    model: async () => null,
    counts: async () => ({ notices: 0, documents: 0, passages: 0, embedded: 0 }),
    health: async () => ({ name: 'vectors: embedded', healthy: true, latencyMs: 0, detail: `${path}: ${detail}` }),
    close: async () => undefined,
  };
}
