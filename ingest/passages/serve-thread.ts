import { parentPort, workerData } from 'node:worker_threads';
import type { Embedder } from '../../engines/embeddings/contract.js';
import type { EmbeddingModel, VectorWriter } from '../../engines/vector/contract.js';
import { ledgerPath, openLedger } from '../ledger/index.js';
import { answerEmbeds } from './embed-calls.js';
import { createFollower, type Follower } from './follower.js';
import type { PassageStart, ThreadAnswer, ThreadRequest } from './thread-messages.js';

export interface PassageOpeners<Vectors> {
  /** Throws where the model or its library is missing. Null: none is configured. */
  openEmbedder(start: PassageStart): Promise<Embedder | null>;
  openWriter(start: PassageStart<Vectors>, model: EmbeddingModel | null): VectorWriter | Promise<VectorWriter>;
}

const post = (answer: ThreadAnswer): void => parentPort?.postMessage(answer);
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * The body of the thread that owns the vector engine's writer and the model. What is missing or damaged is told, not thrown: the server
 * starts without it.
 */
export async function servePassageThread<Vectors>({
  openEmbedder,
  openWriter,
}: PassageOpeners<Vectors>): Promise<void> {
  const start = workerData as PassageStart<Vectors>;
  let withoutModel = start.withoutModel;
  const embedder = await openEmbedder(start).catch((error: unknown) => {
    withoutModel = messageOf(error);
    return null;
  });
  const shipped = start.role === 'FOLLOWS_SHIPPED';
  const ledger = openLedger(ledgerPath(start.dataDir), { readonly: true, shipped });
  let vectors: VectorWriter | null = null;
  let follower: Follower | null = null;
  try {
    const changed = (status: ReturnType<Follower['status']>) => post({ kind: 'STATUS', status });
    if (start.role !== 'ASKS') {
      vectors = await openWriter(start, embedder?.model ?? null);
      follower = createFollower({ ledger, vectors, embedder, cap: start.cap, changed });
    }
  } catch (error) {
    post({ kind: 'STATUS', status: { lag: null, error: messageOf(error) } });
  }
  parentPort?.on('message', (request: ThreadRequest) => {
    if (request.kind === 'WAKE') follower?.wake();
    else if (request.kind === 'CONNECT') {
      if (embedder === null) request.port.close();
      else answerEmbeds(request.port, embedder);
    } else
      void (async () => {
        await follower?.close();
        await vectors?.close();
        await embedder?.close();
        ledger.close();
        post({ kind: 'CLOSED' });
      })();
  });
  post({ kind: 'READY', model: embedder?.model ?? null, withoutModel });
}
