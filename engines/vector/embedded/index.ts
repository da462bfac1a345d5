/** The vector engine on SQLite: FTS5, and sqlite-vec where an embedding model is configured. Only this folder speaks its SQL. */
export { openVectorReader, type VectorReaderOptions } from './reader.js';
export { openVectorWriter, type VectorWriterOptions } from './writer.js';
