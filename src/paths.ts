import { join } from 'node:path';
import type { GraphEngineName, VectorEngineName } from '../engines/index.js';
import type { Config, Neo4jConfig, QdrantConfig } from './config.js';
import { AppError } from './core/index.js';

/** The files of a data folder; the ledger's own path is ingest's. */
export function graphPath(dataDir: string): string {
  return join(dataDir, 'graph.db');
}
export function vectorsPath(dataDir: string): string {
  return join(dataDir, 'vectors.db');
}
export function runsPath(dataDir: string): string {
  return join(dataDir, 'runs.db');
}
/** Whether all servers of a database see the same graph; else each fills one of its own. */
export function graphIsShared({ graph }: Config): boolean {
  return ({ sqlite: false, neo4j: true } satisfies Record<GraphEngineName, boolean>)[graph];
}
/** Where runs are kept: a file of the data folder, or a database. */
export function runsAt({ store, databaseUrl, dataDir }: Config): { path: string } | { databaseUrl: string } {
  return store === 'postgres' && databaseUrl !== null ? { databaseUrl } : { path: runsPath(dataDir) };
}
/** Where the graph is: a file of the data folder, or a server. */
export type GraphAt = { engine: 'sqlite'; path: string } | { engine: 'neo4j'; place: Neo4jConfig };

export function graphAt(config: Config): GraphAt {
  switch (config.graph) {
    case 'sqlite':
      return { engine: 'sqlite', path: graphPath(config.dataDir) };
    case 'neo4j':
      return { engine: 'neo4j', place: neo4jAt(config) };
  }
}
/** The server, whichever engine is configured. Throws BAD_CONFIG where its password is not given. */
function neo4jAt({ neo4j }: Config): Neo4jConfig {
  if (neo4j !== null) return neo4j;
  throw new AppError(
    'BAD_CONFIG',
    'a graph in Neo4j needs NEO4J_PASSWORD, and NEO4J_URI where it is not on this machine',
  );
}
/** Where passages are: a file of the data folder, or collections of a server. */
export type VectorsAt = { engine: 'embedded'; path: string } | { engine: 'qdrant'; settings: QdrantConfig };

/** Whether all servers of a database see the same passages, which a worker follows the ledger with; else each fills a file of its own. */
export function vectorsAreShared({ vectors, store }: Config): boolean {
  const onServer = { embedded: false, qdrant: true } satisfies Record<VectorEngineName, boolean>;
  return onServer[vectors] && store === 'postgres';
}
export function vectorsAt(config: Config): VectorsAt {
  switch (config.vectors) {
    case 'embedded':
      return { engine: 'embedded', path: vectorsPath(config.dataDir) };
    case 'qdrant':
      return { engine: 'qdrant', settings: qdrantAt(config) };
  }
}
/** The server, whichever engine is configured. Throws BAD_CONFIG where its address is not given. */
export function qdrantAt({ qdrant }: Config): QdrantConfig {
  if (qdrant !== null) return qdrant;
  throw new AppError('BAD_CONFIG', 'vectors in Qdrant need QDRANT_URL, an address like http://host:6333');
}
/** The configured model, or null where embeddings are off. */
export function embeddingsOf({
  embeddings,
  modelsDir,
  embeddingModel,
}: Config): { modelsDir: string; name: string } | null {
  return embeddings === 'off' ? null : { modelsDir, name: embeddingModel };
}
