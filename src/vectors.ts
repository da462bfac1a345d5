import { vectorEngines } from '../engines/index.js';
import type { VectorReader } from '../engines/vector/contract.js';
import { withEmbedder } from '../engines/vector/with-embedder.js';
import type { FollowStatus, PassageThread } from '../ingest/index.js';
import type { Config } from './config.js';
import { systemClock } from './core/index.js';
import { vectorsPath } from './paths.js';

export const WITHOUT_MODEL =
  'no embedding model is configured (DOSSIER_EMBEDDINGS=local; `dossier models fetch` loads one). Notices are found by their words in the graph engine';

/** The configured vector engine's reader; its questions are embedded, and its health knows how far following has come. */
export function openVectors(config: Config, thread: PassageThread): VectorReader {
  const reader = vectorEngines[config.vectors].openReader({
    path: vectorsPath(config.dataDir),
    clock: systemClock,
    model: thread.model,
    withoutModel: thread.withoutModel,
  });
  const told: VectorReader = {
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
  return thread.embedder === null ? told : withEmbedder(told, thread.embedder, () => systemClock.now());
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
