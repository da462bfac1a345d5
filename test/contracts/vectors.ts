/** What every vector engine has to do: `vectorContract(name, open)` is a driver's whole test. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EmbeddingModel, Passage, PassageChange, PassageFilter, PassageSource, VectorPosition, VectorReader, VectorWriter } from '../../engines/vector/contract.js'; // prettier-ignore
import { localViewer, type Call } from '../../src/core/index.js';

export interface OpenVectors {
  writer(model: EmbeddingModel | null): Promise<VectorWriter>;
  /** To be called after a writer was opened. */
  reader(model: EmbeddingModel | null): Promise<VectorReader>;
  /** Closes readers and writers, and removes what was stored. */
  close(): Promise<void>;
}

/** No model: a name for directions that the tests set themselves. */
export const GEOMETRY: EmbeddingModel = { id: 'geometry', dimensions: 8, hash: 'a'.repeat(64) };
export const START: VectorPosition = { feed: 0, ledger: 0, documents: 0, skipped: 0 };

export function callOf(tenantId = 'local', more: Partial<Call> = {}): Call {
  const signal = new AbortController().signal;
  return { viewer: { ...localViewer, tenantId }, deadlineMs: Number.MAX_SAFE_INTEGER, signal, ...more };
}

export function sourceOf(id: string, more: Partial<PassageSource> = {}): PassageSource {
  return {
    id, kind: 'NOTICE', title: id, language: 'de', textHash: `hash of ${id}`, publicationDate: '2024-05-06', legalDate: '2024-05-02',
    knownFrom: '2024-05-06', scope: 'public', ...more,
  }; // prettier-ignore
}

/** A unit vector along the given numbers. */
export function direction(...numbers: number[]): Float32Array {
  const padded = Array.from({ length: GEOMETRY.dimensions }, (_, index) => numbers[index] ?? 0);
  const length = Math.hypot(...padded) || 1;
  return Float32Array.from(padded, (value) => value / length);
}

export function putOf(source: PassageSource, texts: readonly (string | [string, Float32Array])[]): PassageChange {
  let start = 0;
  const passages = texts.map((each): Passage => {
    const [text, vector] = typeof each === 'string' ? [each, null] : each;
    const span = { start, end: start + text.length };
    start = span.end + 1;
    return { id: `${source.id}#${span.start}-${span.end}`, span, text, vector };
  });
  return { kind: 'PUT', source, passages };
}

export function vectorContract(name: string, open: () => OpenVectors): void {
  describe(`vector engine ${name}`, () => {
    let engine: OpenVectors;
    beforeEach(() => void (engine = open()));
    afterEach(() => engine.close());

    const filled = async (model: EmbeddingModel | null, ...changes: PassageChange[]) => {
      const writer = await engine.writer(model);
      await writer.apply(changes, { ...START, feed: changes.length });
      return { writer, reader: await engine.reader(model) };
    };
    const ids = async (reader: VectorReader, text: string, filter: PassageFilter = {}, call = callOf()) =>
      (await reader.search({ text, filter, limit: 50 }, call)).hits.map((hit) => hit.source.id);

    it('finds passages by words: those with all of them first, then those with some', async () => {
      const { reader } = await filled(
        null,
        putOf(sourceOf('a'), ['Die Generalversammlung beschliesst eine Kapitalerhöhung.']),
        putOf(sourceOf('b'), ['Kapitalerhöhung ohne Versammlung', 'Nichts davon']),
        putOf(sourceOf('c'), ['Ganz anderes']),
      );
      const found = await reader.search(
        { text: 'die Kapitalerhöhung der Generalversammlung', filter: {}, limit: 10 },
        callOf(),
      );
      expect(found.hits.map(({ source, allWords, lexicalRank, denseRank }) => [source.id, allWords, lexicalRank, denseRank])).toEqual([
        ['a', true, 1, null],
        ['b', false, 2, null],
      ]); // prettier-ignore
      expect(found).toMatchObject({ mode: 'LEXICAL', complete: true });
      expect(found.detail).toContain('lexical only');
      expect(found.hits[0]).toMatchObject({ id: 'a#0-56', span: { start: 0, end: 56 }, source: sourceOf('a') });
    });

    it('reads marks, capitals and spelt-out umlauts alike', async () => {
      const { reader } = await filled(null, putOf(sourceOf('a'), ['Straße nach ZÜRICH, société à Genève']));
      for (const text of ['strasse', 'Zuerich', 'zurich', 'geneve', 'SOCIÉTÉ'])
        expect(await ids(reader, text), text).toEqual(['a']);
    });

    it('takes any text for words', async () => {
      const { reader } = await filled(null, putOf(sourceOf('a'), ['eins zwei']));
      for (const text of ['"', '" OR 1=1 --', 'NEAR(eins zwei)', 'text:eins', 'eins*', '((', '\u0000\u202e', '🎉', '-', "'; DROP TABLE passage"]) {
        const found = await reader.search({ text, filter: {}, limit: 5 }, callOf());
        expect(found.mode, text).toBe('LEXICAL');
      } // prettier-ignore
      expect(await ids(reader, 'NEAR(eins zwei)')).toEqual(['a']);
      expect(await ids(reader, '🎉')).toEqual([]);
    });

    const KINDS: [string, PassageFilter, string[]][] = [
      ['kind', { kinds: ['DOCUMENT'] }, ['doc', 'undated']],
      ['both kinds', { kinds: ['DOCUMENT', 'NOTICE'] }, ['doc', 'french', 'old', 'undated']],
      ['no kind', { kinds: [] }, []],
      ['language', { languages: ['fr'] }, ['french']],
      ['source', { sourceIds: ['old', 'doc', 'unknown'] }, ['doc', 'old']],
      ['from', { from: '2024-01-01' }, ['doc', 'french']],
      ['to', { to: '2023-12-31' }, ['old']],
      ['known on', { knownOn: '2024-05-05' }, ['doc', 'old']],
      ['all at once', { kinds: ['NOTICE'], languages: ['de'], from: '2019-01-01', to: '2020-12-31', knownOn: '2022-01-01', sourceIds: ['old', 'french'] }, ['old']],
    ]; // prettier-ignore
    const shelf = [
      putOf(sourceOf('french', { language: 'fr' }), [['gleiches Wort', direction(1)]]),
      putOf(sourceOf('old', { publicationDate: '2020-03-04', knownFrom: '2020-03-04' }), [['gleiches Wort', direction(1, 1)]]),
      putOf(sourceOf('doc', { kind: 'DOCUMENT', publicationDate: '2024-01-01', knownFrom: '2024-01-01', language: null }), [['gleiches Wort', direction(1, 2)]]),
      putOf(sourceOf('undated', { kind: 'DOCUMENT', publicationDate: null, knownFrom: null, legalDate: null, language: null }), [['gleiches Wort', direction(1, 3)]]),
      putOf(sourceOf('secret', { scope: 'tenant-b' }), [['gleiches Wort', direction(1)]]),
    ]; // prettier-ignore
    it.each(KINDS)('filters by %s, by words and by meaning', async (_, filter, expected) => {
      const { reader } = await filled(GEOMETRY, ...shelf);
      expect((await ids(reader, 'Wort', filter)).sort()).toEqual(expected);
      const near = await reader.search({ text: 'xyz', vector: direction(1), filter, limit: 50 }, callOf());
      expect(near.hits.map(({ source }) => source.id).sort()).toEqual(expected);
      expect(near.mode).toBe('HYBRID');
    });

    it('shows a tenant its own passages, and nobody else', async () => {
      const { reader } = await filled(GEOMETRY, ...shelf);
      for (const [tenant, seen] of [['local', false], ['tenant-b', true], ['', false], ['tenant-b%', false]] as const) {
        expect((await ids(reader, 'Wort', {}, callOf(tenant))).includes('secret'), tenant).toBe(seen);
        const near = await reader.search({ text: 'Wort', vector: direction(1), filter: {}, limit: 50 }, callOf(tenant));
        expect(near.hits.some(({ source }) => source.id === 'secret'), tenant).toBe(seen);
      } // prettier-ignore
    });

    it('replaces, describes anew and removes a source', async () => {
      const { reader, writer } = await filled(GEOMETRY, putOf(sourceOf('a'), [['früher', direction(1)], ['bleibt', direction(0, 1)]])); // prettier-ignore
      await writer.apply([putOf(sourceOf('a', { textHash: 'new' }), [['später', direction(1)]])], {
        ...START,
        feed: 2,
      });
      expect([await ids(reader, 'früher'), await ids(reader, 'bleibt'), await ids(reader, 'später')]).toEqual([[], [], ['a']]); // prettier-ignore
      await writer.apply([{ kind: 'DESCRIBE', source: sourceOf('a', { textHash: 'new', language: 'it' }) }, { kind: 'DESCRIBE', source: sourceOf('unknown') }], { ...START, feed: 3 }); // prettier-ignore
      expect([await ids(reader, 'später', { languages: ['it'] }), await ids(reader, 'später', { languages: ['de'] })]).toEqual([['a'], []]); // prettier-ignore
      const near = await reader.search({ text: 'x', vector: direction(1), filter: { languages: ['it'] }, limit: 5 }, callOf()); // prettier-ignore
      expect(near.hits.map(({ denseRank, source }) => [denseRank, source.language])).toEqual([[1, 'it']]);
      await writer.apply(
        [
          { kind: 'REMOVE', id: 'a' },
          { kind: 'REMOVE', id: 'a' },
        ],
        { ...START, feed: 4 },
      );
      expect(await ids(reader, 'später')).toEqual([]);
      expect(await reader.counts()).toEqual({ notices: 0, documents: 0, passages: 0, embedded: 0 });
      expect((await reader.search({ text: 'x', vector: direction(1), filter: {}, limit: 5 }, callOf())).hits).toEqual(
        [],
      );
    });

    it('stores the position with the changes, or neither', async () => {
      const { writer, reader } = await filled(GEOMETRY, putOf(sourceOf('a'), [['eins', direction(1)]]));
      const to = { feed: 7, ledger: 5, documents: 3, skipped: 2 };
      await writer.apply([], to);
      expect([await writer.position(), await reader.position()]).toEqual([to, to]);
      const torn = [putOf(sourceOf('b'), [['zwei', direction(1)]]), putOf(sourceOf('c'), [['drei', new Float32Array(3)]])]; // prettier-ignore
      await expect(writer.apply(torn, { ...to, feed: 9 })).rejects.toMatchObject({ code: 'BAD_INPUT' });
      expect([await writer.position(), await ids(reader, 'zwei')]).toEqual([to, []]);
      expect((await writer.counts()).passages).toBe(1);
    });

    it('tells what it holds', async () => {
      const { writer, reader } = await filled(
        GEOMETRY,
        putOf(sourceOf('a'), [['eins', direction(1)]]),
        putOf(sourceOf('c', { kind: 'DOCUMENT' }), ['zwei', 'drei']),
        putOf(sourceOf('b'), []),
      );
      const [a, b, c] = [
        { id: 'a', textHash: 'hash of a', embedded: true },
        { id: 'b', textHash: 'hash of b', embedded: true },
        { id: 'c', textHash: 'hash of c', embedded: false },
      ];
      expect(await writer.held(['c', 'x', 'a'])).toEqual(new Map([['c', c], ['a', a]])); // prettier-ignore
      expect([await writer.sources(null, 2), await writer.sources('b', 2)]).toEqual([[a, b], [c]]);
      expect(await reader.counts()).toEqual({ notices: 2, documents: 1, passages: 3, embedded: 1 });
      await writer.clear();
      expect([await writer.counts(), await writer.position()]).toEqual([{ notices: 0, documents: 0, passages: 0, embedded: 0 }, START]); // prettier-ignore
    });

    it('joins words and meaning by reciprocal rank, each half told', async () => {
      const { reader } = await filled(
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

    it('finds the nearest as comparing with each does', async () => {
      const [writer, reader] = [await engine.writer(GEOMETRY), await engine.reader(GEOMETRY)];
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
    });

    it('holds after any changes what a plain map holds', async () => {
      const [writer, reader] = [await engine.writer(null), await engine.reader(null)];
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
    });

    it('refuses vectors of another model, and searches by words meanwhile', async () => {
      const { writer } = await filled(GEOMETRY, putOf(sourceOf('a'), [['eins', direction(1)]]));
      await writer.close();
      const other = { ...GEOMETRY, hash: 'b'.repeat(64) };
      await expect(engine.writer(other)).rejects.toMatchObject({ code: 'UNSUPPORTED', message: expect.stringContaining('dossier rebuild') }); // prettier-ignore
      const reader = await engine.reader(other);
      const found = await reader.search({ text: 'eins', vector: direction(1), filter: {}, limit: 5 }, callOf());
      expect(found).toMatchObject({ mode: 'LEXICAL', hits: [{ lexicalRank: 1, denseRank: null }] });
      expect(found.detail).toContain('dossier rebuild');
      expect(await reader.model()).toBeNull();
      expect(await reader.health()).toMatchObject({
        healthy: false,
        detail: expect.stringContaining('dossier rebuild'),
      });
    });

    it('goes over everything again when a model comes to what was indexed without one', async () => {
      const { writer } = await filled(null, putOf(sourceOf('a'), ['eins']));
      await writer.apply([], { feed: 3, ledger: 2, documents: 1, skipped: 0 });
      await writer.close();
      const later = await engine.writer(GEOMETRY);
      expect([await later.position(), await later.held(['a'])]).toEqual([START, new Map([['a', { id: 'a', textHash: 'hash of a', embedded: false }]])]); // prettier-ignore
    });

    it('says what it searches by', async () => {
      await engine.writer(null);
      const without = await engine.reader(null);
      expect(await without.health()).toMatchObject({ healthy: true, detail: expect.stringContaining('lexical only') });
      expect(await without.model()).toBeNull();
      const writer = await engine.writer(GEOMETRY);
      expect(await writer.model()).toEqual(GEOMETRY);
      const reader = await engine.reader(GEOMETRY);
      expect(await reader.model()).toEqual(GEOMETRY);
      expect(await reader.health()).toMatchObject({ healthy: true, detail: expect.stringContaining('geometry') });
    });

    it('keeps to its limits, the deadline and the signal', async () => {
      const { reader } = await filled(GEOMETRY, putOf(sourceOf('a'), [['eins', direction(1)]]));
      const refused = { code: 'BAD_INPUT' };
      for (const [text, limit] of [['', 5], ['  ', 5], ['x'.repeat(1_001), 5], ['x', 0], ['x', 101], ['x', 1.5]] as const)
        await expect(reader.search({ text, filter: {}, limit }, callOf()), text.slice(0, 3)).rejects.toMatchObject(refused);
      await expect(reader.search({ text: 'x', vector: new Float32Array(3), filter: {}, limit: 5 }, callOf())).rejects.toMatchObject(refused);
      await expect(ids(reader, 'x', {}, callOf('local', { deadlineMs: 0 }))).rejects.toMatchObject({ code: 'DEADLINE' });
      const gone = AbortSignal.abort();
      await expect(ids(reader, 'x', {}, callOf('local', { signal: gone }))).rejects.toMatchObject({ code: 'CANCELLED' });
    }); // prettier-ignore
  });
}
