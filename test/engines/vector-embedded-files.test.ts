/** What can happen to vectors.db itself. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openVectorReader, openVectorWriter } from '../../engines/vector/embedded/index.js';
import { systemClock } from '../../src/core/index.js';
import { callOf, direction, GEOMETRY, putOf, sourceOf, START } from '../contracts/vectors/index.js';

let path: string;
beforeEach(() => void (path = join(mkdtempSync(join(tmpdir(), 'dossier-vectors-')), 'vectors.db')));
afterEach(() => rmSync(join(path, '..'), { recursive: true }));

const clock = systemClock;
const search = { text: 'eins', filter: {}, limit: 5 };
const thrownBy = (open: () => unknown): unknown => {
  try {
    open();
  } catch (error) {
    return error;
  }
  return null;
};

describe('vectors.db that is not as it should be', () => {
  it('names a file that is no database, and the way out', async () => {
    writeFileSync(path, 'this is no database, whatever its name says'.repeat(100));
    const expected = { code: 'CORRUPT', message: expect.stringMatching(/vectors\.db.*dossier rebuild/s) as string };
    expect(thrownBy(() => openVectorWriter({ path, model: null }))).toMatchObject(expected);
    for (const workers of [0, 1]) {
      const reader = openVectorReader({ path, clock, workers });
      await expect(reader.search(search, callOf())).rejects.toMatchObject(expected);
      expect(await reader.health()).toMatchObject({ healthy: false });
      await reader.close();
    }
  });

  it('names a file of another version', async () => {
    await openVectorWriter({ path, model: null }).close();
    const database = new Database(path);
    database.pragma('user_version = 999');
    database.close();
    const expected = {
      code: 'UNSUPPORTED',
      message: expect.stringMatching(/vectors\.db.*999.*dossier rebuild/s) as string,
    };
    expect(thrownBy(() => openVectorWriter({ path, model: null }))).toMatchObject(expected);
    await expect(openVectorReader({ path, clock, workers: 0 }).position()).rejects.toMatchObject(expected);
  });

  it('keeps nothing of a step for which the disk had no room', async () => {
    const writer = openVectorWriter({ path, model: null, mostPages: 60 });
    await writer.apply([putOf(sourceOf('a'), ['eins'])], START);
    const words = Array.from({ length: 20_000 }, (_, at) => `wort${at}`).join(' ');
    const much = putOf(
      sourceOf('b'),
      Array.from({ length: 20 }, (_, at) => `${words} ${at}`),
    );
    await expect(writer.apply([much], { ...START, feed: 9 })).rejects.toMatchObject({
      code: 'DISK_FULL',
      retryable: true,
    });
    expect([await writer.position(), (await writer.counts()).passages]).toEqual([START, 1]);
    await writer.close();
  });

  it('says that somebody else writes', async () => {
    const writer = openVectorWriter({ path, model: null, lockTimeoutMs: 50 });
    const other = new Database(path);
    other.exec('BEGIN IMMEDIATE');
    await expect(writer.apply([], START)).rejects.toMatchObject({ code: 'CONFLICT', retryable: true });
    other.close();
    await writer.close();
  });

  it('searches by words where sqlite-vec cannot be loaded, and says so', async () => {
    const full = openVectorWriter({ path, model: GEOMETRY });
    await full.apply([putOf(sourceOf('a'), [['eins', direction(1)]])], START);
    await full.close();
    const extensionPath = join(path, '..', 'missing');
    const writer = openVectorWriter({ path, model: GEOMETRY, extensionPath });
    expect(await writer.model()).toBeNull();
    await writer.apply([putOf(sourceOf('b'), [['eins', direction(1)]]), { kind: 'REMOVE', id: 'a' }], START);
    await writer.close();
    const reader = openVectorReader({ path, clock, workers: 0, model: GEOMETRY, extensionPath });
    const found = await reader.search({ ...search, vector: direction(1) }, callOf());
    expect(found).toMatchObject({ mode: 'LEXICAL', hits: [{ source: { id: 'b' } }] });
    expect(found.detail).toContain('sqlite-vec cannot be loaded');
    expect(await reader.health()).toMatchObject({
      healthy: false,
      detail: expect.stringContaining('sqlite-vec') as string,
    });
    await reader.close();
    // Vectors that were left behind belong to nobody.
    const again = openVectorReader({ path, clock, workers: 0, model: GEOMETRY });
    const near = await again.search({ ...search, text: 'zwei', vector: direction(1) }, callOf());
    expect(near.hits).toEqual([]);
    await again.close();
  });

  it('holds nothing before anything was written', async () => {
    const reader = openVectorReader({ path, clock, workers: 0 });
    expect(await reader.search(search, callOf())).toMatchObject({ hits: [], mode: 'LEXICAL', complete: true });
    expect(await reader.position()).toEqual(START);
    const writer = openVectorWriter({ path, model: null });
    await writer.apply([putOf(sourceOf('a'), ['eins'])], START);
    expect((await reader.search(search, callOf())).hits.length).toBe(1);
    await reader.close();
    await writer.close();
  });
});

describe('signs and rescoring', () => {
  it('find what comparing with each finds, in clusters', async () => {
    const model = { ...GEOMETRY, dimensions: 64 };
    const writer = openVectorWriter({ path, model });
    let seed = 7;
    const random = () => ((seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31) * 2 - 1;
    const centres = Array.from({ length: 40 }, () => Array.from({ length: 64 }, random));
    const unit = (numbers: number[]) => {
      const length = Math.hypot(...numbers);
      return Float32Array.from(numbers, (value) => value / length);
    };
    const near = (at: number) => unit(centres[at % 40]!.map((value) => value + random() / 4));
    const changes = Array.from({ length: 2_000 }, (_, at) => putOf(sourceOf(`s${at}`), [['x', near(at)]]));
    await writer.apply(changes, START);
    await writer.close();
    const exact = openVectorReader({ path, clock, workers: 0, model });
    const rough = openVectorReader({ path, clock, workers: 0, model, exactUpTo: 0 });
    let shared = 0;
    for (let asked = 0; asked < 20; asked++) {
      const request = { text: 'y', vector: near(asked), filter: {}, limit: 10 };
      const [all, some] = [await exact.search(request, callOf()), await rough.search(request, callOf())];
      const ids = new Set(all.hits.map(({ id }) => id));
      shared += some.hits.filter(({ id }) => ids.has(id)).length;
    }
    expect(shared / 200).toBeGreaterThanOrEqual(0.95);
    await exact.close();
    await rough.close();
  });
});
