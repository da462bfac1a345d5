/** The graph engine on SQLite. Only this folder speaks its SQL. */
export { openGraphReader, type GraphReaderOptions } from './reader.js';
export { openGraphWriter, type GraphWriterOptions } from './writer.js';
