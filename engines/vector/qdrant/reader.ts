import { assertAlive, AppError } from '../../../src/core/index.js';
import type { EngineHealth } from '../../contract.js';
import { checkedRequest } from '../checked-request.js';
import type { EmbeddingModel, VectorReader } from '../contract.js';
import { modelText, sameModel } from '../models.js';
import { connect, type ConnectionOptions, type Patience } from './connection.js';
import { readCounts } from './counts.js';
import { hasStatus } from './failures.js';
import { aliases } from './generations.js';
import { NOWHERE, readMeta } from './meta.js';
import type { Meta } from './payloads.js';
import { search, type SearchWork } from './search.js';
import { sightOf } from './sight.js';
import { checkVersion } from './version.js';

export interface VectorReaderOptions extends ConnectionOptions {
  /** The configured model; null: words alone. */
  model?: EmbeddingModel | null;
  /** What to do where there is no model, for health and results. */
  withoutModel?: string;
}

const NOTHING_YET = 'lexical only: nothing has been indexed yet';
/** A search, and what is asked beside one by somebody with no deadline of his own. Who finds no answer has time left to do without. */
const REQUEST_MS = 4_000;
const ASIDE_MS = 2_000;

/** Searches what a writer has shown. Nothing is asked before the first call. Methods throw AppErrors that name the server. */
export function openVectorReader(options: VectorReaderOptions): VectorReader {
  const { settings, clock, model = null } = options;
  const connection = connect({ requestTimeoutMs: REQUEST_MS, ...options });
  const names = aliases(settings);
  let reading: Promise<Meta | null> | null = null;
  const meta = (patience?: Patience) => readMeta(connection, names.sources, patience).catch(unlessMissing);
  /** Callers at the same moment share one request. */
  const shared = () => (reading ??= meta({ timeoutMs: ASIDE_MS }).finally(() => (reading = null)));
  const without = `lexical only: ${options.withoutModel ?? 'no embedding model'}`;
  return {
    async search(request, call) {
      assertAlive(call, clock.now());
      const { vector, filter } = checkedRequest(request);
      const detail = model === null ? without : vector === undefined ? 'lexical only: the question has no vector' : '';
      const meaning = model === null || vector === undefined ? null : { model, vector: checked(vector, model) };
      const sight = sightOf(filter, call.viewer.tenantId);
      if (sight === null) return { hits: [], mode: meaning ? 'HYBRID' : 'LEXICAL', complete: true, detail };
      const run = (work: Pick<SearchWork, 'meaning'>) =>
        search(connection, names.passages, settings, { request, sight, ...work }, call);
      try {
        return { ...(await run({ meaning })), detail };
      } catch (error) {
        if (hasStatus(error, 404)) return { hits: [], mode: 'LEXICAL', complete: true, detail: NOTHING_YET };
        if (meaning === null || !hasStatus(error, 400)) throw error;
        // There are no vectors of that name: which are there is asked only then.
        const because = lexicalBecause(await meta({ call }), meaning.model);
        if (because === null) throw error;
        return { ...(await run({ meaning: null })), detail: because };
      }
    },
    position: async () => (await shared())?.position ?? NOWHERE,
    async model() {
      const stored = model === null ? null : await shared();
      return stored?.model && model !== null && !sameModel(stored.model, model) ? null : model;
    },
    async counts() {
      const nothing = { notices: 0, documents: 0, passages: 0, embedded: 0 };
      const held = await shared();
      return held === null ? nothing : readCounts(connection, names, held.model);
    },
    async health(): Promise<EngineHealth> {
      const name = 'vectors: qdrant';
      const begun = performance.now();
      const told = (healthy: boolean, detail: string) => ({ name, healthy, latencyMs: performance.now() - begun, detail }); // prettier-ignore
      try {
        const where = `${connection.name}, version ${await checkVersion(connection, ASIDE_MS)}`;
        const held = await meta({ timeoutMs: ASIDE_MS });
        const because = model === null ? without : lexicalBecause(held, model);
        const wanting = held?.model !== null && because !== null && model !== null && held !== null;
        return told(!wanting, `${where}: ${because ?? `by words and by meaning, ${modelText(model!)}`}`);
      } catch (error) {
        return told(false, error instanceof Error ? error.message : String(error));
      }
    },
    close: async () => connection.close(),
  };
}

/** Why passages are not found by meaning, or null. */
function lexicalBecause(held: Meta | null, model: EmbeddingModel): string | null {
  if (held === null) return NOTHING_YET;
  if (held.model === null) return 'lexical only: nothing has been indexed with the model yet';
  if (sameModel(held.model, model)) return null;
  return `lexical only: vectors were made by ${modelText(held.model)}, configured is ${modelText(model)}: run \`dossier rebuild\``;
}

function checked(vector: Float32Array, { dimensions }: EmbeddingModel): Float32Array {
  if (vector.length === dimensions) return vector;
  const what = `the question's vector has ${vector.length} numbers, the passages' have ${dimensions}`;
  throw new AppError('BAD_INPUT', what);
}

function unlessMissing(error: unknown): null {
  if (hasStatus(error, 404)) return null;
  throw error;
}
