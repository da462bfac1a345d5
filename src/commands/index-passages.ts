import { embeddings, vectorEngines } from '../../engines/index.js';
import { followPassages, ledgerPath, openLedger } from '../../ingest/index.js';
import type { Config } from '../config.js';
import { systemClock } from '../core/index.js';
import { embeddingsOf, vectorsPath } from '../paths.js';
import { interruptSignal, operatorCall } from './common.js';

/**
 * Brings documents into the vector engine, in a data folder that this process holds, and returns a line about it. Notices are left to the
 * server's own following: they take hours. Ctrl-C ends it after the document in hand; the next start goes on.
 */
export async function indexDocuments(config: Config): Promise<string> {
  const { signal, release } = interruptSignal();
  const ledger = openLedger(ledgerPath(config.dataDir), { readonly: true });
  const configured = embeddingsOf(config);
  let withoutModel = '';
  const embedder =
    configured === null
      ? null
      : await embeddings.local.open({ ...configured, clock: systemClock }).catch((error: unknown) => {
          withoutModel = `; without vectors: ${error instanceof Error ? error.message : String(error)}`;
          return null;
        });
  try {
    const vectors = vectorEngines[config.vectors].openWriter({ path: vectorsPath(config.dataDir), model: embedder?.model ?? null }); // prettier-ignore
    try {
      const call = operatorCall(signal);
      const lag = await followPassages({
        ledger,
        vectors,
        embedder,
        cap: config.embeddingsCap,
        call,
        only: 'DOCUMENTS',
      });
      const { documents, passages } = await vectors.counts();
      const left = lag.documents > 0 ? `; ${lag.documents} still to be indexed` : '';
      return `${documents} documents are searchable, ${passages} passages in all${left}${withoutModel}`;
    } finally {
      await vectors.close();
    }
  } finally {
    await embedder?.close();
    ledger.close();
    release();
  }
}
