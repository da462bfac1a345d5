/** The body of the thread that writes the vector engine and runs the embedding model; started by app.ts. */
import { embeddings, vectorEngines } from '../engines/index.js';
import { servePassageThread } from '../ingest/index.js';
import { systemClock } from './core/index.js';
import { vectorsPath } from './paths.js';

await servePassageThread({
  openEmbedder: async ({ embeddings: configured }) =>
    configured === null ? null : embeddings.local.open({ ...configured, clock: systemClock }),
  openWriter: ({ dataDir }, model) => vectorEngines.embedded.openWriter({ path: vectorsPath(dataDir), model }),
});
