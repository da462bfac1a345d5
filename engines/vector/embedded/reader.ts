import { assertAlive, type Call, type Clock } from '../../../src/core/index.js';
import type { EngineHealth } from '../../contract.js';
import { checkedRequest } from '../checked-request.js';
import type { EmbeddingModel, PassageResult, VectorReader } from '../contract.js';
import { fromDriver, openForReading, readPosition, storedModel, type Connection } from './database.js';
import { readCounts } from './counts.js';
import { createLane } from './lane.js';
import { modelText, sameModel } from '../models.js';
import { EXACT_UP_TO } from './read/dense.js';
import { search, type SearchWork } from './read/search.js';
import { createSlice } from './read/slice.js';
import { vectorBytes } from './rows.js';

export interface VectorReaderOptions {
  /** The file, e.g. `data/vectors.db`; one that is not there yet holds nothing. */
  path: string;
  clock: Clock;
  /** The configured model; null: words alone. */
  model?: EmbeddingModel | null;
  /** What to do where there is no model, for health and results. */
  withoutModel?: string;
  /** Searching threads; default 1. 0 searches on the caller's thread. */
  workers?: number;
  /** Vectors up to which each is compared. */
  exactUpTo?: number;
  /** Another file of sqlite-vec than the package's. */
  extensionPath?: string;
}

const NOTHING = { notices: 0, documents: 0, passages: 0, embedded: 0 };

/** Opens vectors.db for reading, once it is there. Methods throw CORRUPT or UNSUPPORTED with the file's name and what to do. */
export function openVectorReader(options: VectorReaderOptions): VectorReader {
  const { path, clock, model = null, workers = 1, exactUpTo = EXACT_UP_TO, extensionPath } = options;
  const lane = workers === 0 ? null : createLane(path, extensionPath, workers);
  let held: Connection | null = null;
  const opened = () => (held ??= openForReading(path, extensionPath));
  const guarded = <Result>(work: (opened: Connection | null) => Result): Result => {
    try {
      return work(opened());
    } catch (error) {
      throw fromDriver(error, path);
    }
  };
  /** Why passages are not found by meaning, or null. */
  const lexicalBecause = (connection: Connection | null): string | null => {
    if (model === null) return `lexical only: ${options.withoutModel ?? 'no embedding model'}`;
    if (connection === null) return 'lexical only: nothing has been indexed yet';
    if (connection.withoutVectors !== null) return `lexical only: ${connection.withoutVectors}`;
    const stored = storedModel(connection);
    if (stored === null) return 'lexical only: nothing has been indexed with the model yet';
    if (!sameModel(stored, model))
      return `lexical only: vectors were made by ${modelText(stored)}, configured is ${modelText(model)}: run \`dossier rebuild\``;
    return null;
  };
  const run = async (work: SearchWork, call: Call): Promise<Omit<PassageResult, 'detail'>> => {
    const remainingMs = call.deadlineMs - clock.now();
    if (lane !== null) return lane.search(work, call, remainingMs);
    const slice = createSlice(remainingMs, () => call.signal.aborted);
    return guarded((connection) => search(connection!, work, slice));
  };
  return {
    async search(request, call) {
      assertAlive(call, clock.now());
      const { text, vector, filter, limit } = checkedRequest(request);
      const because = guarded(lexicalBecause);
      const detail = because ?? (vector === undefined ? 'lexical only: the question has no vector' : '');
      if (opened() === null) return { hits: [], mode: 'LEXICAL', complete: true, detail };
      const bytes = because === null && vector !== undefined ? vectorBytes(vector) : null;
      const { tenantId } = call.viewer;
      const found = await run({ text, vector: bytes, filter, limit, tenantId, exactUpTo }, call);
      if (found.complete) return { ...found, detail };
      return {
        ...found,
        detail: [detail, 'more passages hold these words than were looked at'].filter(Boolean).join('; '),
      };
    },
    position: async () =>
      guarded((connection) =>
        connection === null ? { feed: 0, ledger: 0, documents: 0, skipped: 0 } : readPosition(connection),
      ),
    model: async () => guarded((connection) => (model !== null && usable(connection, model) ? model : null)),
    counts: async () => guarded((connection) => (connection === null ? NOTHING : readCounts(connection))),
    health: async () => health(path, () => guarded(lexicalBecause), model),
    async close() {
      await lane?.close();
      held?.close();
      held = null;
    },
  };
}

/** Whether vectors of the model are held, or may come. */
function usable(connection: Connection | null, model: EmbeddingModel): boolean {
  if (connection === null) return true;
  const stored = storedModel(connection);
  return connection.withoutVectors === null && (stored === null || sameModel(stored, model));
}

function health(path: string, lexicalBecause: () => string | null, model: EmbeddingModel | null): EngineHealth {
  const name = 'vectors: embedded';
  const begun = performance.now();
  try {
    const because = lexicalBecause();
    const how = because ?? `by words and by meaning, ${modelText(model!)}`;
    const wanted = model !== null && because !== null && !because.includes('nothing has been indexed');
    return { name, healthy: !wanted, latencyMs: performance.now() - begun, detail: `${path}: ${how}` };
  } catch (error) {
    const { message } = fromDriver(error, path);
    return { name, healthy: false, latencyMs: performance.now() - begun, detail: message };
  }
}
