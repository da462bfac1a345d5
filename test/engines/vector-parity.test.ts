/** The same changes in both vector engines: the same passages hold all the words of a question, and the same are nearest. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PassageChange, PassageFilter, PassageRequest, VectorReader, VectorWriter } from '../../engines/vector/contract.js'; // prettier-ignore
import { openVectorReader as openEmbeddedReader, openVectorWriter as openEmbeddedWriter } from '../../engines/vector/embedded/index.js'; // prettier-ignore
import { openVectorReader, openVectorWriter } from '../../engines/vector/qdrant/index.js';
import { systemClock as clock } from '../../src/core/index.js';
import { callOf, direction, GEOMETRY, putOf, sourceOf, START } from '../contracts/vectors/index.js';
import { startQdrant, type QdrantServer } from '../servers/qdrant.js';
import { describeQdrant } from '../support/servers.js';

const WORDS = [
  'Zürich',
  'zuerich',
  'Straße',
  'strasse',
  'société',
  'SOCIETE',
  'L’usine',
  'usine',
  'Müller',
  '3’000’000',
  'der',
  'Ærø',
  'x-y',
  '株式会社',
];
const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 }).map((all) => all.join(' '));
const numbers = fc
  .array(fc.integer({ min: -9, max: 9 }), { minLength: 8, maxLength: 8 })
  .filter((all) => all.some((n) => n !== 0));
const source = fc
  .record({
    at: fc.integer({ min: 0, max: 7 }),
    kind: fc.constantFrom('NOTICE' as const, 'DOCUMENT' as const),
    language: fc.constantFrom('de' as const, 'fr' as const, null),
    publicationDate: fc.constantFrom('2020-01-01', '2024-05-06', null),
    scope: fc.constantFrom('public', 'tenant-b'),
  })
  .map(({ at, publicationDate, ...more }) =>
    sourceOf(`s${at}`, { ...more, publicationDate, knownFrom: publicationDate }),
  );
const change = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(source, fc.array(fc.tuple(words, numbers), { maxLength: 3 }))
      .map(([of, passages]): PassageChange =>
        putOf(
          of,
          passages.map(([text, vector]) => [text, direction(...vector)]),
        ),
      ),
  },
  { weight: 1, arbitrary: source.map((of): PassageChange => ({ kind: 'DESCRIBE', source: of })) },
  { weight: 1, arbitrary: source.map(({ id }): PassageChange => ({ kind: 'REMOVE', id })) },
);
const filter: fc.Arbitrary<PassageFilter> = fc.record(
  {
    kinds: fc.constantFrom(['NOTICE' as const], ['NOTICE' as const, 'DOCUMENT' as const]),
    languages: fc.constantFrom(['de' as const], ['de' as const, 'fr' as const]),
    from: fc.constantFrom('2020-01-01', '2022-01-01'),
    to: fc.constantFrom('2020-01-01', '2025-01-01'),
    knownOn: fc.constantFrom('2020-01-01', '2025-01-01'),
    sourceIds: fc.constantFrom(['s1', 's2', 's3'], ['s5', 'unknown']),
  },
  { requiredKeys: [] },
);
const question = fc.record({ text: words, vector: numbers, filter, tenant: fc.constantFrom('local', 'tenant-b') }); // prettier-ignore

describeQdrant('the embedded engine and a server', () => {
  let server: QdrantServer;
  let folder: string;
  let engines: { writer: VectorWriter; reader: VectorReader }[];
  beforeAll(async () => {
    server = await startQdrant();
    folder = mkdtempSync(join(tmpdir(), 'dossier-parity-'));
    const path = join(folder, 'vectors.db');
    const settings = server.settings();
    engines = [
      { writer: openEmbeddedWriter({ path, model: GEOMETRY }), reader: openEmbeddedReader({ path, clock, model: GEOMETRY, workers: 0 }) },
      { writer: openVectorWriter({ settings, clock, model: GEOMETRY }), reader: openVectorReader({ settings, clock, model: GEOMETRY }) },
    ]; // prettier-ignore
  });
  afterAll(async () => {
    for (const { writer, reader } of engines ?? []) await Promise.all([writer.close(), reader.close()]);
    rmSync(folder, { recursive: true, force: true });
    await server?.stop();
  });

  const asked = async (request: PassageRequest, tenant: string) =>
    Promise.all(
      engines.map(async ({ reader }) => {
        const { hits, mode, complete } = await reader.search(request, callOf(tenant));
        const exact = hits.filter(({ lexicalRank, allWords }) => lexicalRank !== null && allWords);
        // What is equally near may come in any order, and of those at the end any may be left out.
        const near = hits.flatMap(({ similarity }) => (similarity === null ? [] : [similarity]));
        return { mode, complete, exact: exact.map(({ id, source: of, span }) => ({ id, of, span })).sort((a, b) => (a.id < b.id ? -1 : 1)), near: near.sort((a, b) => a - b) };
      }),
    ); // prettier-ignore

  it('find the same exact matches, equally near, by any words, vector and filter', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(change, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 }), fc.array(question, { minLength: 1, maxLength: 6 }), async (batches, questions) => {
        for (const { writer } of engines) {
          const all = await writer.sources(null, 100);
          await writer.apply(all.map(({ id }) => ({ kind: 'REMOVE', id })), START);
          for (const [feed, batch] of batches.entries()) await writer.apply(batch, { ...START, feed });
        }
        const [embedded, qdrant] = await Promise.all(engines.map(async ({ writer }) => ({ counts: await writer.counts(), position: await writer.position(), sources: (await writer.sources(null, 100)).sort((a, b) => (a.id < b.id ? -1 : 1)) })));
        expect(qdrant).toEqual(embedded);
        for (const { text, vector, tenant, ...more } of questions) {
          const [inFile, onServer] = await asked({ text, vector: direction(...vector), filter: more.filter, limit: 100 }, tenant);
          const { near, ...same } = onServer!;
          const { near: nearInFile, ...sameInFile } = inFile!;
          expect(same).toEqual(sameInFile);
          expect(near.length).toBe(nearInFile.length);
          for (const [at, similarity] of near.entries()) expect(similarity).toBeCloseTo(nearInFile[at]!, 4);
        }
      }),
      { numRuns: 40 },
    );
  }); // prettier-ignore
});
