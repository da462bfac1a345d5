import { expect, it } from 'vitest';
import type { PassageFilter } from '../../../engines/vector/contract.js';
import { callOf, direction, filled, GEOMETRY, ids, putOf, sourceOf, type OpenVectors } from './support.js';

/** What is found by words, and what filters and viewers see of it. */
export function searching(engine: () => OpenVectors): void {
  it('finds passages by words: those with all of them first, then those with some', async () => {
    const { reader } = await filled(
      engine(),
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
    const { reader } = await filled(engine(), null, putOf(sourceOf('a'), ['Straße nach ZÜRICH, société à Genève']));
    for (const text of ['strasse', 'Zuerich', 'zurich', 'geneve', 'SOCIÉTÉ'])
      expect(await ids(reader, text), text).toEqual(['a']);
  });

  it('takes any text for words', async () => {
    const { reader } = await filled(engine(), null, putOf(sourceOf('a'), ['eins zwei']));
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
    const { reader } = await filled(engine(), GEOMETRY, ...shelf);
    expect((await ids(reader, 'Wort', filter)).sort()).toEqual(expected);
    const near = await reader.search({ text: 'xyz', vector: direction(1), filter, limit: 50 }, callOf());
    expect(near.hits.map(({ source }) => source.id).sort()).toEqual(expected);
    expect(near.mode).toBe('HYBRID');
  });

  it('shows a tenant its own passages, and nobody else', async () => {
    const { reader } = await filled(engine(), GEOMETRY, ...shelf);
    for (const [tenant, seen] of [['local', false], ['tenant-b', true], ['', false], ['tenant-b%', false]] as const) {
      expect((await ids(reader, 'Wort', {}, callOf(tenant))).includes('secret'), tenant).toBe(seen);
      const near = await reader.search({ text: 'Wort', vector: direction(1), filter: {}, limit: 50 }, callOf(tenant));
      expect(near.hits.some(({ source }) => source.id === 'secret'), tenant).toBe(seen);
    } // prettier-ignore
  });
}
