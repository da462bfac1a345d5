import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PassageChange } from '../../../engines/vector/contract.js';
import { callOf, direction, filled, GEOMETRY, ids, putOf, sourceOf, START, type OpenVectors } from './support.js';

/** A server makes its collection anew for each run of a property: on a machine that does much beside, 25 runs take minutes. */
const PROPERTY_MS = 240_000;

/** Words and meaning joined; the laws against plain models. */
export function meaning(engine: () => OpenVectors): void {
  it('joins words and meaning by reciprocal rank, each half told', async () => {
    const { reader } = await filled(
      engine(),
      GEOMETRY,
      putOf(sourceOf('words'), [['Konkurs Konkurs', direction(0, 0, 1)]]),
      putOf(sourceOf('both'), [['Konkurs der Gesellschaft und manches mehr', direction(1, 0.1)]]),
      putOf(sourceOf('near'), [['zahlungsunfähig', direction(1, 0.5)]]),
      putOf(sourceOf('far'), [['ganz anderes', direction(-1)]]),
    );
    const vector = direction(1);
    const found = await reader.search({ text: 'Konkurs', vector, filter: {}, limit: 4 }, callOf());
    expect(found.hits.map(({ source, lexicalRank, denseRank }) => [source.id, lexicalRank, denseRank])).toEqual([
      ['both', 2, 1],
      ['words', 1, 3],
      ['near', null, 2],
      ['far', null, 4],
    ]);
    expect(found.hits[2]!.similarity).toBeCloseTo(1 / Math.hypot(1, 0.5), 5);
    expect(found.hits[3]!.similarity).toBeCloseTo(-1, 5);
    expect(found).toMatchObject({ mode: 'HYBRID', complete: true, detail: '' });
    expect(await reader.search({ text: 'Konkurs', vector, filter: {}, limit: 4 }, callOf())).toEqual(found);
  });

  it(
    'finds the nearest as comparing with each does',
    async () => {
      const [writer, reader] = [await engine().writer(GEOMETRY), await engine().reader(GEOMETRY)];
      const numbers = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 8, maxLength: 8 }).filter((all) => all.some((n) => n !== 0)); // prettier-ignore
      await fc.assert(
        fc.asyncProperty(fc.array(numbers, { minLength: 1, maxLength: 30 }), numbers, async (all, asked) => {
          const vectors = all.map((each) => direction(...each));
          await writer.clear();
          await writer.apply(
            vectors.map((vector, at) => putOf(sourceOf(`s${at}`), [['x', vector]])),
            START,
          );
          const question = direction(...asked);
          const found = await reader.search({ text: 'y', vector: question, filter: {}, limit: 10 }, callOf());
          const cosines = vectors.map((vector) => vector.reduce((sum, value, at) => sum + value * question[at]!, 0)).sort((a, b) => b - a); // prettier-ignore
          expect(found.hits.length).toBe(Math.min(10, all.length));
          for (const [at, hit] of found.hits.entries()) expect(hit.similarity).toBeCloseTo(cosines[at]!, 4);
        }),
        { numRuns: 25 },
      );
    },
    PROPERTY_MS,
  );

  it(
    'holds after any changes what a plain map holds',
    async () => {
      const [writer, reader] = [await engine().writer(null), await engine().reader(null)];
      const words = ['rot', 'blau', 'gelb'];
      const change = fc.record({ id: fc.integer({ min: 0, max: 5 }), texts: fc.option(fc.array(fc.constantFrom(...words), { maxLength: 3 })) }); // prettier-ignore
      await fc.assert(
        fc.asyncProperty(fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 6 }), async (batches) => {
          await writer.clear();
          const map = new Map<string, string[]>();
          for (const [feed, batch] of batches.entries()) {
          const changes = batch.map(({ id, texts }): PassageChange =>
            texts === null ? { kind: 'REMOVE', id: `s${id}` } : putOf(sourceOf(`s${id}`), texts));
          for (const { id, texts } of batch) if (texts === null) map.delete(`s${id}`); else map.set(`s${id}`, texts);
          await writer.apply(changes, { ...START, feed });
        } // prettier-ignore
          expect((await reader.counts()).passages).toBe([...map.values()].flat().length);
          for (const word of words) {
            const expected = [...map].flatMap(([id, texts]) => texts.filter((text) => text === word).map(() => id));
            expect((await ids(reader, word)).sort()).toEqual(expected.sort());
          }
        }),
        { numRuns: 25 },
      );
    },
    PROPERTY_MS,
  );
}
