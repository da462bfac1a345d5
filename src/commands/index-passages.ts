import { embeddings, vectorEngines } from '../../engines/index.js';
import type { Embedder } from '../../engines/embeddings/contract.js';
import type { VectorWriter } from '../../engines/vector/contract.js';
import { followPassages, ledgerPath, openLedger, type FollowOptions, type Lag } from '../../ingest/index.js';
import type { Config } from '../config.js';
import { AppError, systemClock } from '../core/index.js';
import { embeddingsOf, qdrantAt, vectorsAt } from '../paths.js';
import { openVectorWriter } from '../vectors.js';
import { interruptSignal, operatorCall } from './common.js';

/**
 * Brings documents into the vector engine, in a data folder that this process holds, and returns a line about it. Notices are left to the
 * server's own following: they take hours. Ctrl-C ends it after the document in hand; the next start goes on.
 */
export async function indexDocuments(config: Config): Promise<string> {
  const opened = await openEmbedder(config).catch((error: unknown) => ({ embedder: null, because: messageOf(error) }));
  try {
    const vectors = await openVectorWriter(vectorsAt(config), opened.embedder?.model ?? null);
    const withoutModel = opened.because === null ? '' : `; without vectors: ${opened.because}`;
    const { lag, line } = await followed(config, { vectors, embedder: opened.embedder, only: 'DOCUMENTS' });
    const left = lag.documents > 0 ? `; ${lag.documents} still to be indexed` : '';
    return `${line}${left}${withoutModel}`;
  } finally {
    await opened.embedder?.close();
  }
}

/**
 * Fills collections beside those that are searched, with documents and, where there is a model, notices; then puts them in their
 * place. Ended before, the next call goes on with them. Throws CANCELLED where it was ended, and what engines and model throw.
 */
export async function refillQdrant(config: Config): Promise<string> {
  const settings = qdrantAt(config);
  const { embedder } = await openEmbedder(config);
  try {
    const { writer, finish } = (await vectorEngines.qdrant()).openVectorRebuild({ settings, clock: systemClock, model: embedder?.model ?? null }); // prettier-ignore
    const { lag, line } = await followed(config, { vectors: writer, embedder, progress: createProgressLine() }, finish);
    if (isBehind(lag)) throw new AppError('CANCELLED', 'not finished: the same command goes on with it');
    return line;
  } finally {
    await embedder?.close();
  }
}

/** Throws where a model is configured and cannot be loaded. */
async function openEmbedder(config: Config): Promise<{ embedder: Embedder | null; because: null }> {
  const configured = embeddingsOf(config);
  const embedder =
    configured === null
      ? null
      : await (await embeddings.local()).openLocalEmbedder({ ...configured, clock: systemClock });
  return { embedder, because: null };
}

/** Follows until all is in or Ctrl-C, then `finish` if all is in; closes the writer. */
async function followed(
  config: Config,
  options: Pick<FollowOptions, 'vectors' | 'embedder' | 'only' | 'progress'>,
  finish: () => Promise<void> = async () => undefined,
): Promise<{ lag: Lag; line: string }> {
  const { signal, release } = interruptSignal();
  const ledger = openLedger(ledgerPath(config.dataDir), { readonly: true });
  const { vectors } = options;
  try {
    const lag = await followPassages({ ...options, ledger, cap: config.embeddingsCap, call: operatorCall(signal) });
    const line = await countsLine(vectors);
    if (!isBehind(lag)) await finish();
    return { lag, line };
  } finally {
    await vectors.close();
    ledger.close();
    release();
  }
}

function isBehind({ documents, notices }: Lag): boolean {
  return documents > 0 || (notices ?? 0) > 0;
}

async function countsLine(vectors: VectorWriter): Promise<string> {
  const { documents, notices, passages } = await vectors.counts();
  const indexed = notices > 0 ? ` and ${notices} notices` : '';
  return `${documents} documents${indexed} are searchable, ${passages} passages in all`;
}

/** A line on standard error for every thousand things done. */
function createProgressLine(): (lag: Lag) => void {
  let told = -1;
  return ({ documents, notices }) => {
    const thousands = Math.ceil((documents + (notices ?? 0)) / 1_000);
    if (thousands === told) return;
    told = thousands;
    process.stderr.write(`vectors: ${documents} documents and ${notices ?? 0} notices to do\n`);
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
