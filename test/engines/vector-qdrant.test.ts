import { afterAll, beforeAll, expect, it } from 'vitest';
import { openVectorReader, openVectorWriter, type QdrantSettings } from '../../engines/vector/qdrant/index.js';
import { systemClock } from '../../src/core/index.js';
import {
  callOf,
  GEOMETRY,
  putOf,
  sourceOf,
  START,
  vectorContract,
  type OpenVectors,
} from '../contracts/vectors/index.js';
import { startQdrant, type QdrantServer } from '../servers/qdrant.js';
import { describeQdrant } from '../support/servers.js';

describeQdrant('vectors on a server', () => {
  let server: QdrantServer;
  beforeAll(async () => void (server = await startQdrant()));
  afterAll(() => server?.stop());

  const openFresh = (more: Partial<QdrantSettings>): OpenVectors => {
    const settings = server.settings(more);
    const opened: { close(): Promise<void> }[] = [];
    const kept = <Engine extends { close(): Promise<void> }>(engine: Engine) => {
      opened.push(engine);
      return engine;
    };
    return {
      async writer(model) {
        const writer = kept(openVectorWriter({ settings, clock: systemClock, model }));
        await writer.position();
        return writer;
      },
      reader: async (model) => kept(openVectorReader({ settings, clock: systemClock, model })),
      async close() {
        for (const engine of opened) await engine.close();
      },
    };
  };
  vectorContract('qdrant', () => openFresh({}));
  vectorContract('qdrant, vectors kept small', () => openFresh({ quantization: 'scalar' }));

  it.each(['scalar', 'binary'] as const)('find by %s values, scored again, what comparing with each finds, in clusters', async (quantization) => {
    const model = { ...GEOMETRY, dimensions: 64 };
    let seed = 7;
    const random = () => ((seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31) * 2 - 1;
    const centres = Array.from({ length: 40 }, () => Array.from({ length: 64 }, random));
    const near = (at: number) => {
      const numbers = centres[at % 40]!.map((value) => value + random() / 4);
      const length = Math.hypot(...numbers);
      return Float32Array.from(numbers, (value) => value / length);
    };
    const vectors = Array.from({ length: 1_000 }, (_, at) => near(at));
    const engine = openFresh({ quantization });
    const writer = await engine.writer(model);
    await writer.apply(vectors.map((vector, at) => putOf(sourceOf(`s${at}`), [['x', vector]])), START);
    const reader = await engine.reader(model);
    let shared = 0;
    for (let asked = 0; asked < 20; asked++) {
      const vector = near(asked);
      const cosine = (other: Float32Array) => other.reduce((sum, value, at) => sum + value * vector[at]!, 0);
      const best = vectors.map((other, at) => ({ id: `s${at}`, similarity: cosine(other) })).sort((a, b) => b.similarity - a.similarity).slice(0, 10);
      const { hits } = await reader.search({ text: 'y', vector, filter: {}, limit: 10 }, callOf());
      shared += best.filter(({ id }) => hits.some(({ source }) => source.id === id)).length;
      // What is found is scored by the vectors themselves.
      for (const { source, similarity } of hits) expect(similarity).toBeCloseTo(cosine(vectors[Number(source.id.slice(1))]!), 4);
    }
    expect(shared / 200).toBeGreaterThanOrEqual(0.95);
    await engine.close();
  }); // prettier-ignore
});
