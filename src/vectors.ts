import type { Embedder } from '../engines/embeddings/contract.js';
import { vectorEngines } from '../engines/index.js';
import type { EmbeddingModel, VectorReader, VectorWriter } from '../engines/vector/contract.js';
import { withEmbedder } from '../engines/vector/with-embedder.js';
import { startPassageThread, type FollowStatus, type PassageStart, type PassageThread } from '../ingest/index.js';
import type { Config } from './config.js';
import { systemClock, unreachable, workerUrl } from './core/index.js';
import { embeddingsOf, vectorsAt, type VectorsAt } from './paths.js';

const WITHOUT_MODEL =
  'no embedding model is configured (DOSSIER_EMBEDDINGS=local; `dossier models fetch` loads one). Notices are found by their words in the graph engine';

/** The thread that runs the embedding model and, unless it only asks, writes the vector engine from the ledger in `dataDir`. */
export function startPassages(config: Config, dataDir: string, role: PassageStart['role']): Promise<PassageThread> {
  return startPassageThread(workerUrl('src/passages.worker'), {
    dataDir,
    role,
    vectors: vectorsAt(config),
    embeddings: embeddingsOf(config),
    withoutModel: WITHOUT_MODEL,
    cap: config.embeddingsCap,
  });
}

/** The one writer of an engine's passages. */
export async function openVectorWriter(at: VectorsAt, model: EmbeddingModel | null): Promise<VectorWriter> {
  switch (at.engine) {
    case 'embedded':
      return (await vectorEngines.embedded()).openVectorWriter({ path: at.path, model });
    case 'qdrant':
      return (await vectorEngines.qdrant()).openVectorWriter({ settings: at.settings, clock: systemClock, model });
    default:
      return unreachable(at);
  }
}

export interface ReaderOptions {
  model?: EmbeddingModel | null;
  withoutModel?: string;
  /** Searching threads of the embedded engine; default 1. */
  workers?: number;
}

export async function openVectorReader(at: VectorsAt, options: ReaderOptions): Promise<VectorReader> {
  const clock = systemClock;
  switch (at.engine) {
    case 'embedded':
      return (await vectorEngines.embedded()).openVectorReader({ path: at.path, clock, ...options });
    case 'qdrant':
      return (await vectorEngines.qdrant()).openVectorReader({ settings: at.settings, clock, ...options });
    default:
      return unreachable(at);
  }
}

/** The configured vector engine's reader; its questions are embedded where there is a model. */
export async function openPassageSearch(
  config: Config,
  { embedder, withoutModel }: { embedder: Embedder | null; withoutModel: string },
): Promise<VectorReader> {
  const reader = await openVectorReader(vectorsAt(config), { model: embedder?.model ?? null, withoutModel });
  return embedder === null ? reader : withEmbedder(reader, embedder, () => systemClock.now());
}

/** As {@link openPassageSearch}; its health knows how far following has come. */
export async function openVectors(config: Config, thread: PassageThread): Promise<VectorReader> {
  const reader = await openPassageSearch(config, thread);
  return {
    ...reader,
    async health() {
      const health = await reader.health();
      const wanting = config.embeddings !== 'off' && thread.model === null;
      const { detail, wrong } = statusText(thread.status());
      return {
        ...health,
        healthy: health.healthy && !wrong && !wanting,
        detail: detail === '' ? health.detail : `${health.detail}; ${detail}`,
      };
    },
  };
}

function statusText({ lag, error }: FollowStatus): { detail: string; wrong: boolean } {
  const parts = [
    ...(error === null ? [] : [`indexing has stopped, and is tried again: ${error}`]),
    ...(lag !== null && lag.documents > 0 ? [`${lag.documents} documents to come`] : []),
    ...(lag?.notices ? [`notices up to ledger position ${lag.position.ledger}, ${lag.notices} changes to come`] : []),
    ...(lag !== null && lag.position.skipped > 0
      ? [`${lag.position.skipped} notices beyond the cap: raise DOSSIER_EMBEDDINGS_CAP`]
      : []),
  ];
  return { detail: parts.join('; '), wrong: error !== null };
}
