/** Every engine, by the name that configuration gives it. A new engine is a folder and a line here. */
import { checkLocalModel, fetchModel, openLocalEmbedder } from './embeddings/local/index.js';
import { openGraphReader, openGraphWriter } from './graph/sqlite/index.js';
import { openVectorReader, openVectorWriter } from './vector/embedded/index.js';
import { openWebOff } from './web/off/index.js';

export const graphEngines = {
  sqlite: { openReader: openGraphReader, openWriter: openGraphWriter },
} as const;
export type GraphEngineName = keyof typeof graphEngines;

export const vectorEngines = { embedded: { openReader: openVectorReader, openWriter: openVectorWriter } } as const;
export type VectorEngineName = keyof typeof vectorEngines;

export const webEngines = { off: { open: openWebOff } } as const;
export type WebEngineName = keyof typeof webEngines;

export const embeddings = { local: { open: openLocalEmbedder, check: checkLocalModel, fetch: fetchModel } } as const;
export type EmbeddingsName = keyof typeof embeddings;
