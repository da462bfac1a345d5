/** The body of the threads that write ledger and graph; started by app.ts, told which folder and which graph by its starter. */
import { serveIngestThread } from '../ingest/index.js';
import { openThreadsGraphWriter } from './graph.js';

await serveIngestThread(openThreadsGraphWriter);
