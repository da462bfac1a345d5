/**
 * Every engine, by the name that configuration gives it. A new engine is a folder and a line here, of which DOSSIER_GRAPH, DOSSIER_VECTORS and
 * `dossier rebuild` know it; where it lies and how it is opened the compiler asks for. Its code is loaded when it is first opened:
 * each process and each thread pays for the drivers it uses, and for no other.
 */
export const graphEngines = {
  sqlite: () => import('./graph/sqlite/index.js'),
  neo4j: () => import('./graph/neo4j/index.js'),
} as const;
export type GraphEngineName = keyof typeof graphEngines;

export const vectorEngines = {
  embedded: () => import('./vector/embedded/index.js'),
  qdrant: () => import('./vector/qdrant/index.js'),
} as const;
export type VectorEngineName = keyof typeof vectorEngines;

export const webEngines = { off: async () => (await import('./web/off/index.js')).openWebOff } as const;
export type WebEngineName = keyof typeof webEngines;

export const embeddings = { local: () => import('./embeddings/local/index.js') } as const;
export type EmbeddingsName = keyof typeof embeddings;
