import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { QdrantClient, type Schemas } from '@qdrant/js-client-rest';
import type { PassageRequest, VectorReader, VectorWriter } from '../../engines/vector/contract.js';
import { openVectorReader as openEmbeddedReader, openVectorWriter as openEmbeddedWriter } from '../../engines/vector/embedded/index.js'; // prettier-ignore
import { openVectorReader, openVectorWriter, type QdrantSettings } from '../../engines/vector/qdrant/index.js';
import { searchesOf } from '../../engines/vector/qdrant/search.js';
import { sightOf } from '../../engines/vector/qdrant/sight.js';
import { localViewer, systemClock, type Call } from '../../src/core/index.js';
import { QDRANT_NAME, startQdrant } from '../../test/servers/qdrant.js';
import { median, percentile, report } from '../report.js';
import { changeOf, direction, MODEL, wordOf } from '../vectors/passages.js';

const BATCH = 100;
const ROUNDS = 60;
const call: Call = { viewer: localViewer, deadlineMs: Number.POSITIVE_INFINITY, signal: new AbortController().signal };

interface Engine {
  writer: VectorWriter;
  reader: VectorReader;
}

/**
 * Qdrant (or its edge double, and then it is named so) beside the bare client that sends the same requests, and beside the embedded engine:
 * load rate, searches by words, by meaning, by both. Vectors are random: cost is measured, not meaning.
 */
export async function benchVectorEngines(passages = 100_000): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-bench-'));
  const server = await startQdrant();
  const settings = server.settings();
  const bare = bareClient(settings);
  const path = join(folder, 'vectors.db');
  const embedded: Engine = { writer: openEmbeddedWriter({ path, model: MODEL }), reader: openEmbeddedReader({ path, clock: systemClock, model: MODEL }) }; // prettier-ignore
  const qdrant: Engine = { writer: openVectorWriter({ settings, clock: systemClock, model: MODEL }), reader: openVectorReader({ settings, clock: systemClock, model: MODEL }) }; // prettier-ignore
  try {
    const rates = await load(passages, embedded, qdrant, bare, settings);
    const rows: Record<string, object> = { [`load, ${passages} passages`]: rates };
    for (const [name, requestOf] of Object.entries(REQUESTS)) {
      const times = { own: [] as number[], client: [] as number[], embedded: [] as number[] };
      for (let round = 0; round < ROUNDS; round++) {
        const request = requestOf(round);
        times.own.push(await timed(() => qdrant.reader.search(request, call)));
        times.client.push(await timed(() => bare.search(searchesFor(settings, request))));
        times.embedded.push(await timed(() => embedded.reader.search(request, call)));
      }
      rows[name] = {
        'p50, times the bare client': ratio(median(times.own), median(times.client)),
        'p99, times the bare client': ratio(percentile(times.own, 0.99), percentile(times.client, 0.99)),
        'p50, times embedded': ratio(median(times.own), median(times.embedded)),
      };
    }
    report(`engines: vectors, ${QDRANT_NAME}`, rows);
  } finally {
    for (const { writer, reader } of [embedded, qdrant]) await Promise.all([writer.close(), reader.close()]);
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

/** The same batches to each in turn; the bare client upserts the points that the engine makes of them, into a collection of its own. */
async function load(passages: number, embedded: Engine, qdrant: Engine, bare: Bare, settings: QdrantSettings) {
  const spent = { own: [] as number[], client: [] as number[], embedded: [] as number[] };
  await bare.create(await qdrant.writer.position().then(() => `${settings.collection}-passages`));
  for (let at = 0; at < passages; at += BATCH) {
    const changes = Array.from({ length: BATCH }, (_, index) => changeOf(at + index));
    const to = { feed: at + BATCH, ledger: at + BATCH, documents: 0, skipped: 0 };
    spent.own.push(await timed(() => qdrant.writer.apply(changes, to)));
    spent.embedded.push(await timed(() => embedded.writer.apply(changes, to)));
    const points = await bare.points(changes.map(({ source }) => source.id));
    spent.client.push(await timed(() => bare.upsert(points)));
  }
  return {
    'p50, times the bare client': ratio(median(spent.own), median(spent.client)),
    'p99, times the bare client': ratio(percentile(spent.own, 0.99), percentile(spent.client, 0.99)),
    'p50, times embedded': ratio(median(spent.own), median(spent.embedded)),
  };
}

type Points = Schemas['PointStruct'][];
type Bare = ReturnType<typeof bareClient>;

function bareClient({ url, apiKey, collection }: QdrantSettings) {
  const client = new QdrantClient({ url, checkCompatibility: false, ...(apiKey === null ? {} : { headers: { 'api-key': apiKey } }) }); // prettier-ignore
  const passages = `${collection}-passages`;
  const own = `${collection}-bare`;
  return {
    async create(like: string) {
      const { config, payload_schema: indexed } = await client.getCollection(like);
      const { vectors, sparse_vectors } = config.params;
      await client.createCollection(own, { vectors: vectors!, sparse_vectors: sparse_vectors! });
      // The same write: whoever filters by these has them indexed, and pays for it at each upsert.
      for (const [field_name, index] of Object.entries(indexed))
        await client.createPayloadIndex(own, { field_name, field_schema: index!.data_type, wait: true });
    },
    async points(sources: readonly string[]): Promise<Points> {
      const filter = { must: [{ key: 'source.id', match: { any: [...sources] } }] };
      const { points } = await client.scroll(passages, { filter, limit: sources.length, with_payload: true, with_vector: true }); // prettier-ignore
      return points.map(({ id, payload, vector }) => ({
        id,
        payload: payload ?? {},
        vector: vector as Schemas['VectorStruct'],
      }));
    },
    upsert: (points: Points) => client.upsert(own, { wait: true, points }),
    search: (searches: ReturnType<typeof searchesOf>) => client.queryBatch(passages, { searches }),
  };
}

function searchesFor(settings: QdrantSettings, request: PassageRequest) {
  const sight = sightOf(request.filter, localViewer.tenantId) ?? [];
  const meaning = request.vector === undefined ? null : { vector: request.vector, model: MODEL };
  return searchesOf(settings, { request, meaning, sight });
}

const REQUESTS: Record<string, (round: number) => PassageRequest> = {
  'by words': (round) => ({ text: `${wordOf(round * 7)} ${wordOf(round * 13)}`, filter: {}, limit: 10 }),
  'by meaning': (round) => ({ text: 'nowhere', vector: direction(round), filter: {}, limit: 10 }),
  'by both, filtered': (round) => ({
    text: wordOf(round * 7),
    vector: direction(round),
    filter: { from: '2024-01-01', languages: ['de'] },
    limit: 10,
  }),
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function ratio(a: number, b: number): number {
  return Number((a / b).toFixed(2));
}
