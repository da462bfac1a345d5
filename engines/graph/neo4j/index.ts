/** The graph engine on Neo4j 5. Only this folder speaks Cypher. */
export { openNeo4jReader, type Neo4jReaderOptions } from './reader.js';
export { openNeo4jWriter, type Neo4jWriterOptions } from './writer.js';
export type { Neo4jPlace } from './place.js';
