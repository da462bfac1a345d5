/** The body of the thread that writes ledger and graph; started by app.ts, told which folder by its starter. */
import { graphEngines } from '../engines/index.js';
import { serveIngestThread } from '../ingest/index.js';
import { graphPath } from './paths.js';

await serveIngestThread((dataDir) => graphEngines.sqlite.openWriter({ path: graphPath(dataDir) }));
