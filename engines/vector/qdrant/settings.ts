/** How the vectors' own values are kept in memory beside the originals on disk, which score again what is found by them. */
export const QUANTIZATIONS = ['none', 'scalar', 'binary'] as const;
export type Quantization = (typeof QUANTIZATIONS)[number];

/** Where a Qdrant server is, and how what is made there is laid out. */
export interface QdrantSettings {
  /** http(s)://host:port, without a login; a path before Qdrant's own is kept. */
  url: string;
  /** Null: none is asked for. Printed nowhere. */
  apiKey: string | null;
  /** What names of collections and aliases begin with; one for each ledger. */
  collection: string;
  shardNumber: number;
  replicationFactor: number;
  /** Replicas that have to confirm a write. */
  writeConsistencyFactor: number;
  quantization: Quantization;
}
