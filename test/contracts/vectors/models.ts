import { expect, it } from 'vitest';
import { callOf, direction, filled, GEOMETRY, ids, putOf, sourceOf, START, type OpenVectors } from './support.js';

/** Models that change, health and limits. */
export function models(engine: () => OpenVectors): void {
  it('refuses vectors of another model, and searches by words meanwhile', async () => {
    const { writer } = await filled(engine(), GEOMETRY, putOf(sourceOf('a'), [['eins', direction(1)]]));
    await writer.close();
    const other = { ...GEOMETRY, hash: 'b'.repeat(64) };
    await expect(engine().writer(other)).rejects.toMatchObject({ code: 'UNSUPPORTED', message: expect.stringContaining('dossier rebuild') }); // prettier-ignore
    const reader = await engine().reader(other);
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
    const { writer } = await filled(engine(), null, putOf(sourceOf('a'), ['eins']));
    await writer.apply([], { feed: 3, ledger: 2, documents: 1, skipped: 0 });
    await writer.close();
    const later = await engine().writer(GEOMETRY);
    expect([await later.position(), await later.held(['a'])]).toEqual([START, new Map([['a', { id: 'a', textHash: 'hash of a', embedded: false }]])]); // prettier-ignore
  });

  it('says what it searches by', async () => {
    await engine().writer(null);
    const without = await engine().reader(null);
    expect(await without.health()).toMatchObject({ healthy: true, detail: expect.stringContaining('lexical only') });
    expect(await without.model()).toBeNull();
    const writer = await engine().writer(GEOMETRY);
    expect(await writer.model()).toEqual(GEOMETRY);
    const reader = await engine().reader(GEOMETRY);
    expect(await reader.model()).toEqual(GEOMETRY);
    expect(await reader.health()).toMatchObject({ healthy: true, detail: expect.stringContaining('geometry') });
  });

  it('keeps to its limits, the deadline and the signal', async () => {
    const { reader } = await filled(engine(), GEOMETRY, putOf(sourceOf('a'), [['eins', direction(1)]]));
    const refused = { code: 'BAD_INPUT' };
    for (const [text, limit] of [['', 5], ['  ', 5], ['x'.repeat(1_001), 5], ['x', 0], ['x', 101], ['x', 1.5]] as const)
      await expect(reader.search({ text, filter: {}, limit }, callOf()), text.slice(0, 3)).rejects.toMatchObject(refused);
    await expect(reader.search({ text: 'x', vector: new Float32Array(3), filter: {}, limit: 5 }, callOf())).rejects.toMatchObject(refused);
    await expect(ids(reader, 'x', {}, callOf('local', { deadlineMs: 0 }))).rejects.toMatchObject({ code: 'DEADLINE' });
    const gone = AbortSignal.abort();
    await expect(ids(reader, 'x', {}, callOf('local', { signal: gone }))).rejects.toMatchObject({ code: 'CANCELLED' });
  }); // prettier-ignore
}
