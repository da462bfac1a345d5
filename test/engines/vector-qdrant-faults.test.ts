/** A Qdrant that is stopped, frozen, slow, of another version, or wants a key; and what a load through all that leaves behind. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PassageChange, PassageRequest, VectorReader, VectorWriter } from '../../engines/vector/contract.js';
import { openVectorReader, openVectorRebuild, openVectorWriter } from '../../engines/vector/qdrant/index.js';
import { systemClock as clock } from '../../src/core/index.js';
import { callOf, direction, GEOMETRY, putOf, sourceOf, START } from '../contracts/vectors/index.js';
import { REAL_QDRANT, startQdrant, type QdrantServer } from '../servers/qdrant.js';
import { freeze, thaw } from '../support/freeze.js';
import { openHttpDoor, type Doorkeeper } from '../support/http-door.js';
import { describeQdrant } from '../support/servers.js';
import { openTcpProxy } from '../support/tcp-proxy.js';

const REQUEST: PassageRequest = { text: 'eins', filter: {}, limit: 50 };
const within = (ms: number) => callOf('local', { deadlineMs: Date.now() + ms });
const found = async (reader: VectorReader, text = 'eins') =>
  (await reader.search({ ...REQUEST, text }, callOf())).hits.map(({ source }) => source.id).sort();

describeQdrant('a server that fails', () => {
  let server: QdrantServer;
  const closing: { close(): Promise<void> }[] = [];
  const kept = <Opened extends { close(): Promise<void> }>(opened: Opened): Opened => {
    closing.unshift(opened);
    return opened;
  };
  beforeAll(async () => void (server = await startQdrant()));
  afterEach(async () => {
    for (const opened of closing.splice(0)) await opened.close();
  });
  afterAll(() => server?.stop());

  const filled = async (url = server.url) => {
    const settings = server.settings();
    const writer = kept(openVectorWriter({ settings, clock, model: GEOMETRY }));
    await writer.apply([putOf(sourceOf('a'), [['eins', direction(1)]])], START);
    const patience = { requestTimeoutMs: 1_000, openMs: 300 };
    return { settings, writer, reader: kept(openVectorReader({ settings: { ...settings, url }, clock, model: GEOMETRY, ...patience })) }; // prettier-ignore
  };

  it('is named where nothing listens, left alone after three tries, and asked again later', async () => {
    const proxy = kept(await openTcpProxy(server.url));
    const { reader } = await filled(proxy.url);
    proxy.be('CLOSED');
    for (let tries = 0; tries < 3; tries++)
      await expect(reader.search(REQUEST, callOf())).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        retryable: true,
        details: { engine: 'Qdrant' },
        message: expect.stringContaining(proxy.url) as string,
      });
    proxy.be('OPEN');
    await expect(reader.search(REQUEST, callOf())).rejects.toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('asked again') }); // prettier-ignore
    await expect.poll(() => found(reader).catch(() => null), { interval: 50, timeout: 5_000 }).toEqual(['a']);
  });

  it('answers a health check again as soon as it is back, and everybody after it', async () => {
    const proxy = kept(await openTcpProxy(server.url));
    const { reader } = await filled(proxy.url);
    proxy.be('CLOSED');
    for (let tries = 0; tries < 3; tries++) await expect(reader.position()).rejects.toThrow();
    expect(await reader.health()).toMatchObject({ name: 'vectors: qdrant', healthy: false, detail: expect.stringContaining(proxy.url) }); // prettier-ignore
    proxy.be('OPEN');
    expect(await reader.health()).toMatchObject({ healthy: true });
    expect(await found(reader)).toEqual(['a']);
  });

  it('that is frozen holds nobody longer than his deadline', async () => {
    const proxy = kept(await openTcpProxy(server.url));
    const { reader } = await filled(proxy.url);
    const pid = server.pid();
    if (REAL_QDRANT === null) await freeze(pid);
    else proxy.be('FROZEN');
    try {
      const begun = performance.now();
      await expect(reader.search(REQUEST, within(200))).rejects.toMatchObject({ code: 'DEADLINE', details: { engine: 'Qdrant' } }); // prettier-ignore
      const gone = new AbortController();
      setTimeout(() => gone.abort(), 50);
      await expect(reader.search(REQUEST, callOf('local', { signal: gone.signal }))).rejects.toMatchObject({ code: 'CANCELLED' }); // prettier-ignore
      expect(performance.now() - begun).toBeLessThan(1_000);
      // Neither says that it is silent; whoever waits a second and more finds that out.
      await Promise.all([1, 2, 3].map(() => expect(reader.search(REQUEST, callOf())).rejects.toMatchObject({ code: 'UNAVAILABLE' }))); // prettier-ignore
      await expect(reader.search(REQUEST, callOf())).rejects.toMatchObject({ message: expect.stringContaining('asked again') }); // prettier-ignore
    } finally {
      if (REAL_QDRANT === null) thaw(pid);
      else proxy.be('OPEN');
    }
    expect(await reader.health()).toMatchObject({ healthy: true });
    expect(await found(reader)).toEqual(['a']);
  });

  it('that is slow answers whoever waits', async () => {
    const proxy = kept(await openTcpProxy(server.url));
    const { reader } = await filled(proxy.url);
    proxy.slow(200);
    await expect(reader.search(REQUEST, within(100))).rejects.toMatchObject({ code: 'DEADLINE' });
    expect(await found(reader)).toEqual(['a']);
  });

  it('that refuses the key says so, and the key is nowhere in what it says', async () => {
    const apiKey = server.settings().apiKey ?? 'the right word';
    const keeper: Doorkeeper = ({ headers, url }) =>
      url === '/' || headers['api-key'] === apiKey ? null : { status: 401, body: { status: { error: 'Must provide an API key' } } }; // prettier-ignore
    const door = kept(await openHttpDoor(server.url, keeper));
    const { settings } = await filled();
    const open = (key: string) => kept(openVectorReader({ settings: { ...settings, url: door.url, apiKey: key }, clock }));
    expect(await found(open(apiKey))).toEqual(['a']);
    const refused = await open('wrong-word').search(REQUEST, callOf()).catch((error: unknown) => error); // prettier-ignore
    expect(refused).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('QDRANT_API_KEY') });
    expect(JSON.stringify([refused, String(refused), await open('wrong-word').health()])).not.toContain('wrong-word');
    expect(await open('wrong-word').health()).toMatchObject({ healthy: false, detail: expect.stringContaining('QDRANT_API_KEY') }); // prettier-ignore
  }); // prettier-ignore

  it.each(['1.9.2', '2.0.0', 'unknown'])('of version %s is refused', async (version) => {
    const door = kept(await openHttpDoor(server.url, ({ url }) => (url === '/' ? { status: 200, body: { version } } : null))); // prettier-ignore
    const settings = { ...server.settings(), url: door.url };
    const expected = expect.stringContaining(version) as string;
    await expect(kept(openVectorWriter({ settings, clock, model: null })).position()).rejects.toMatchObject({ code: 'UNSUPPORTED', message: expected }); // prettier-ignore
    expect(await kept(openVectorReader({ settings, clock })).health()).toMatchObject({ healthy: false, detail: expected });
  }); // prettier-ignore

  it('tells a full disk from other failures, and what is not Qdrant from Qdrant', async () => {
    let answer: { status: number; body: unknown } = { status: 500, body: { status: { error: 'Service internal error: No space left on device' } } }; // prettier-ignore
    const door = kept(await openHttpDoor(server.url, ({ method, url }) => (method === 'PUT' && url?.includes('/points') ? answer : null))); // prettier-ignore
    const { settings } = await filled();
    const writer = kept(openVectorWriter({ settings: { ...settings, url: door.url }, clock, model: GEOMETRY }));
    const change = [putOf(sourceOf('b'), [['eins', direction(1)]])];
    await expect(writer.apply(change, START)).rejects.toMatchObject({ code: 'DISK_FULL', retryable: true });
    answer = { status: 503, body: 'try later' };
    await expect(writer.apply(change, START)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryable: true });
    const other = kept(await openHttpDoor(server.url, () => ({ status: 200, body: '<html></html>' })));
    const reader = kept(openVectorReader({ settings: { ...settings, url: other.url }, clock }));
    await expect(reader.search(REQUEST, callOf())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  describe('while it is loaded', () => {
    const state = async (writer: VectorWriter, reader: VectorReader) => ({
      position: await writer.position(),
      counts: await writer.counts(),
      held: [...(await writer.held(['a', 'b', 'c', 'd', 'e'])).values()],
      words: await Promise.all(['eins', 'zwei', 'drei', 'vier', 'alt'].map((word) => found(reader, word))),
      languages: (await reader.search({ ...REQUEST, text: 'drei' }, callOf())).hits.map(({ source }) => source.language),
    }); // prettier-ignore
    const before: PassageChange[] = [
      putOf(sourceOf('a'), [['alt eins', direction(1)], ['alt zwei', direction(0, 1)]]),
      putOf(sourceOf('b'), [['alt zwei', direction(1)]]),
      putOf(sourceOf('c'), [['drei', direction(1)]]),
    ]; // prettier-ignore
    const changes: PassageChange[] = [
      putOf(sourceOf('a', { textHash: 'newer' }), [['eins', direction(1)]]),
      { kind: 'REMOVE', id: 'b' },
      { kind: 'DESCRIBE', source: sourceOf('c', { language: 'it' }) },
      putOf(sourceOf('d'), [['vier', direction(1)], ['eins', direction(0, 1)]]),
      putOf(sourceOf('e'), []),
    ]; // prettier-ignore
    const to = { feed: 9, ledger: 8, documents: 7, skipped: 0 };

    it('and cut off at any request, the same changes once more make the same state', async () => {
      let cutAt = Infinity;
      const door = kept(await openHttpDoor(server.url, (_, count) => (count === cutAt ? 'CUT' : null)));
      const open = async () => {
        const settings = { ...server.settings(), url: door.url };
        const writer = kept(openVectorWriter({ settings, clock, model: GEOMETRY }));
        await writer.apply(before, START);
        return { settings, writer, reader: kept(openVectorReader({ settings, clock, model: GEOMETRY })) };
      };
      const straight = await open();
      const begun = door.count();
      await straight.writer.apply(changes, to);
      const requests = door.count() - begun;
      const expected = await state(straight.writer, straight.reader);
      expect(expected).toMatchObject({ position: to, counts: { notices: 4, passages: 4 } });
      expect(requests).toBeGreaterThan(5);
      for (let at = 1; at <= requests; at++) {
        const { settings, writer, reader } = await open();
        cutAt = door.count() + at;
        await expect(writer.apply(changes, to), `request ${at}`).rejects.toMatchObject({ code: 'UNAVAILABLE' });
        expect(await writer.position()).toEqual(START);
        // Who lists what is held, to take away what the ledger lacks, finds all of which anything is left; what has its text has its passages.
        const listed = await writer.sources(null, 100);
        expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
        const left = new Set(listed.map(({ id }) => id));
        for (const word of ['eins', 'zwei', 'drei', 'vier', 'alt']) for (const id of await found(reader, word)) expect(left, `${word} after request ${at}`).toContain(id); // prettier-ignore
        if (listed.some(({ id, textHash }) => id === 'b' && textHash !== '')) expect(await found(reader, 'zwei')).toContain('b'); // prettier-ignore
        // Another process.
        const next = kept(openVectorWriter({ settings, clock, model: GEOMETRY }));
        await next.apply(changes, to);
        expect(await state(next, reader), `after request ${at}`).toEqual(expected);
      }
    });

    it('and cut off again and again, loses and doubles nothing', async () => {
      let calm = true;
      // One in five, by the number of the request.
      const isCut = (count: number) => Math.imul(count, 0x9e3779b1) >>> 0 < 2 ** 32 / 5;
      const door = kept(await openHttpDoor(server.url, (_, count) => (!calm && isCut(count) ? 'CUT' : null)));
      const settings = { ...server.settings(), url: door.url };
      const writer = kept(openVectorWriter({ settings, clock, model: GEOMETRY, openMs: 0 }));
      const names = Array.from({ length: 60 }, (_, at) => `source ${at}`);
      await writer.position();
      calm = false;
      let failures = 0;
      for (let feed = 0; feed < names.length;) {
        const some = names.slice(feed, feed + 3).map((name) => putOf(sourceOf(name), [['eins', direction(1)], ['zwei', direction(0, 1)]])); // prettier-ignore
        try {
          await writer.apply(some, { ...START, feed: feed + 3 });
          feed = (await writer.position()).feed;
        } catch (error) {
          if (++failures > 300) throw error;
        }
      }
      expect(failures).toBeGreaterThan(20);
      calm = true;
      expect(await writer.counts()).toEqual({ notices: 60, documents: 0, passages: 120, embedded: 120 });
      expect((await writer.held(names)).size).toBe(60);
      expect((await writer.position()).feed).toBe(60);
    });

    const keeps = REAL_QDRANT !== null;
    if (keeps) console.warn('skipped: a Qdrant that comes back with nothing: a real one keeps what it has');
    it.skipIf(keeps)('and come back with nothing, is filled from the beginning', async () => {
      const { writer, reader } = await filled();
      await server.halt();
      await expect(writer.position()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      await server.start();
      expect(await reader.search(REQUEST, callOf())).toMatchObject({ hits: [], mode: 'LEXICAL', detail: expect.stringContaining('nothing has been indexed') }); // prettier-ignore
      await expect(writer.apply([], START)).rejects.toMatchObject({ retryable: true });
      expect(await writer.position()).toEqual(START);
      await writer.apply([putOf(sourceOf('b'), [['eins', direction(1)]])], { ...START, feed: 1 });
      expect(await found(reader)).toEqual(['b']);
    });
  });

  it('tells what somebody else wrote into its collections, and takes nothing from it', async () => {
    const { settings, writer, reader } = await filled();
    const headers = {
      'content-type': 'application/json',
      ...(settings.apiKey !== null && { 'api-key': settings.apiKey }),
    };
    const ask = async (path: string, method = 'GET', body?: object) =>
      (await (await fetch(new URL(path, settings.url), { method, headers, ...(body && { body: JSON.stringify(body) }) })).json()) as { result: { collections: { name: string }[] } }; // prettier-ignore
    const own = (await ask('/collections')).result.collections.filter(({ name }) => name.startsWith(`${settings.collection}-`)); // prettier-ignore
    expect(own.length).toBe(2);
    for (const { name } of own) {
      const body = { payload: { textHash: 7, words: 'eins', position: null }, filter: {} };
      await ask(`/collections/${name}/points/payload?wait=true`, 'POST', body);
    }
    const corrupt = { code: 'CORRUPT', message: expect.stringContaining('dossier rebuild') as string };
    await expect(reader.search(REQUEST, callOf())).rejects.toMatchObject(corrupt);
    await expect(writer.held(['a'])).rejects.toMatchObject(corrupt);
    await expect(writer.sources(null, 10)).rejects.toMatchObject(corrupt);
  });

  it('shows a store filled aside only when it is whole; a filling that was ended is gone on with', async () => {
    const { settings, reader } = await filled();
    const rebuild = () => openVectorRebuild({ settings, clock, model: GEOMETRY });
    const first = rebuild();
    await first.writer.apply([putOf(sourceOf('b'), [['eins', direction(1)]])], { ...START, documents: 1 });
    await first.writer.close();
    expect([await found(reader), await reader.position()]).toEqual([['a'], START]);
    const second = rebuild();
    kept(second.writer);
    expect(await second.writer.position()).toEqual({ ...START, documents: 1 });
    await second.writer.apply([putOf(sourceOf('c'), [['eins', direction(1)]])], { ...START, documents: 2 });
    expect(await found(reader)).toEqual(['a']);
    await second.finish();
    expect([await found(reader), await reader.position()]).toEqual([['b', 'c'], { ...START, documents: 2 }]);
    const headers = new Headers(settings.apiKey === null ? {} : { 'api-key': settings.apiKey });
    const { result } = (await (await fetch(new URL('/collections', settings.url), { headers })).json()) as { result: { collections: { name: string }[] } }; // prettier-ignore
    expect(result.collections.filter(({ name }) => name.startsWith(`${settings.collection}-`)).length).toBe(2);
    const other = openVectorRebuild({ settings, clock, model: { ...GEOMETRY, hash: 'b'.repeat(64) } });
    kept(other.writer);
    await other.writer.apply([putOf(sourceOf('d'), [['eins', direction(1)]])], START);
    await other.finish();
    expect(await found(reader)).toEqual(['d']);
    expect(await reader.health()).toMatchObject({ healthy: false, detail: expect.stringContaining('dossier rebuild') });
  });
});
