/** Every engine, by the name that configuration gives it. A new engine is a folder and a line here. */
import { checkLocalModel, fetchModel, openLocalEmbedder } from './embeddings/local/index.js';
import { openNeo4jReader, openNeo4jWriter } from './graph/neo4j/index.js';
import { openGraphReader, openGraphWriter } from './graph/sqlite/index.js';
import { openVectorReader, openVectorWriter } from './vector/embedded/index.js';
import {
  openVectorReader as openQdrantReader,
  openVectorRebuild as openQdrantRebuild,
  openVectorWriter as openQdrantWriter,
} from './vector/qdrant/index.js';
import { openWebOff } from './web/off/index.js';

export const graphEngines = {
  sqlite: { openReader: openGraphReader, openWriter: openGraphWriter },
  neo4j: { openReader: openNeo4jReader, openWriter: openNeo4jWriter },
} as const;
export type GraphEngineName = keyof typeof graphEngines;

export const vectorEngines = {
  embedded: { openReader: openVectorReader, openWriter: openVectorWriter },
  qdrant: { openReader: openQdrantReader, openWriter: openQdrantWriter, openRebuild: openQdrantRebuild },
} as const;
export type VectorEngineName = keyof typeof vectorEngines;

export const webEngines = { off: { open: openWebOff } } as const;
export type WebEngineName = keyof typeof webEngines;

export const embeddings = { local: { open: openLocalEmbedder, check: checkLocalModel, fetch: fetchModel } } as const;
export type EmbeddingsName = keyof typeof embeddings;
