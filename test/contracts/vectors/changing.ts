import { expect, it } from 'vitest';
import type { HeldSource, VectorWriter } from '../../../engines/vector/contract.js';
import { callOf, direction, filled, GEOMETRY, ids, putOf, sourceOf, START, type OpenVectors } from './support.js';

/** What changes do, and what is told of them. */
export function changing(engine: () => OpenVectors): void {
  it('replaces, describes anew and removes a source', async () => {
    const { reader, writer } = await filled(engine(), GEOMETRY, putOf(sourceOf('a'), [['früher', direction(1)], ['bleibt', direction(0, 1)]])); // prettier-ignore
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
    expect((await reader.search({ text: 'x', vector: direction(1), filter: {}, limit: 5 }, callOf())).hits).toEqual([]);
  });

  it('stores the position with the changes, or neither', async () => {
    const { writer, reader } = await filled(engine(), GEOMETRY, putOf(sourceOf('a'), [['eins', direction(1)]]));
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
      engine(),
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
    expect((await everySource(writer, 2)).sort(byId)).toEqual([a, b, c]);
    expect(await reader.counts()).toEqual({ notices: 2, documents: 1, passages: 3, embedded: 1 });
    await writer.clear();
    expect([await writer.counts(), await writer.position()]).toEqual([{ notices: 0, documents: 0, passages: 0, embedded: 0 }, START]); // prettier-ignore
  });

  it('pages through all it holds, each once, whatever is removed meanwhile', async () => {
    const names = Array.from({ length: 25 }, (_, at) => `source ${at}`);
    const { writer } = await filled(engine(), null, ...names.map((name) => putOf(sourceOf(name), ['eins'])));
    const seen: string[] = [];
    await everySource(writer, 4, async (page) => {
      seen.push(...page);
      // The last one, too, after which the next page begins.
      await writer.apply(page.slice(-2).map((id) => ({ kind: 'REMOVE', id })), START); // prettier-ignore
    });
    expect(seen.sort()).toEqual(names.sort());
    expect((await everySource(writer, 1_000)).length).toBe(25 - 2 * 6 - 1);
  });
}

async function everySource(
  writer: VectorWriter,
  limit: number,
  seen: (ids: string[]) => Promise<void> = async () => {},
) {
  const all: HeldSource[] = [];
  for (let after: string | null = null; ;) {
    const page: HeldSource[] = await writer.sources(after, limit);
    expect(page.length).toBeLessThanOrEqual(limit);
    if (page.length === 0) return all;
    all.push(...page);
    await seen(page.map(({ id }) => id));
    after = page.at(-1)!.id;
  }
}

function byId(one: HeldSource, other: HeldSource): number {
  return one.id < other.id ? -1 : 1;
}
