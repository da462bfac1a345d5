import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from './config.js';

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
/** Where runs are kept: a file of the data folder, or a database. */
export function runsAt({ store, databaseUrl, dataDir }: Config): { path: string } | { databaseUrl: string } {
  return store === 'postgres' && databaseUrl !== null ? { databaseUrl } : { path: runsPath(dataDir) };
}
/** The configured model, or null where embeddings are off. */
export function embeddingsOf({
  embeddings,
  modelsDir,
  embeddingModel,
}: Config): { modelsDir: string; name: string } | null {
  return embeddings === 'off' ? null : { modelsDir, name: embeddingModel };
}
/** A file of the project itself, found from its sources as well as from what tsc made of them. */
export function projectPath(...parts: string[]): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return join(folder, ...parts);
}
