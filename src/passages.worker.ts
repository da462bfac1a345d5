/** The body of the thread that writes the vector engine and runs the embedding model; started by app.ts. */
import { embeddings } from '../engines/index.js';
import { servePassageThread } from '../ingest/index.js';
import { systemClock } from './core/index.js';
import type { VectorsAt } from './paths.js';
import { openVectorWriter } from './vectors.js';

await servePassageThread<VectorsAt>({
  openEmbedder: async ({ embeddings: configured }) =>
    configured === null ? null : (await embeddings.local()).openLocalEmbedder({ ...configured, clock: systemClock }),
  openWriter: ({ vectors }, model) => openVectorWriter(vectors, model),
});
