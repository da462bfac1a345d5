/** The vector engine on a Qdrant server. Only this folder speaks to it. */
export type { QdrantSettings } from './settings.js';
export { openVectorReader, type VectorReaderOptions } from './reader.js';
export { openVectorRebuild, openVectorWriter, type VectorRebuild, type VectorWriterOptions } from './writer.js';
