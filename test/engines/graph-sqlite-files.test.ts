/** What can happen to graph.db itself, and to a process that writes it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openGraphReader, openGraphWriter } from '../../engines/graph/sqlite/index.js';
import { INDEXES } from '../../engines/graph/sqlite/tables.js';
import { systemClock } from '../../src/core/index.js';
import { anyCall, applyAll, changesOf, smallWorld } from '../contracts/graph.js';
import { randomUnits } from '../support/random-units.js';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dossier-graph-'));
  path = join(folder, 'graph.db');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});
const thrownBy = (open: () => unknown): unknown => {
  try {
    open();
  } catch (error) {
    return error;
  }
  return null;
};

describe('graph.db that is not as it should be', () => {
  it('names a file that is no database', () => {
    writeFileSync(path, 'this is no database, whatever its name says'.repeat(100));
    for (const open of [() => openGraphWriter({ path }), () => openGraphReader({ path, clock: systemClock })]) {
      expect(thrownBy(open)).toMatchObject({ code: 'CORRUPT', message: expect.stringContaining(path) as string });
    }
  });

  it('names a file of another version and the way out', async () => {
    await openGraphWriter({ path }).close();
    const database = new Database(path);
    database.pragma('user_version = 999');
    database.close();
    const expected = {
      code: 'UNSUPPORTED',
      message: expect.stringMatching(/graph\.db.*999.*dossier rebuild/s) as string,
    };
    expect(thrownBy(() => openGraphWriter({ path }))).toMatchObject(expected);
    expect(thrownBy(() => openGraphReader({ path, clock: systemClock }))).toMatchObject(expected);
  });

  it('has an index made anew that an earlier program made otherwise, and goes on', async () => {
    const changes = changesOf(randomUnits(smallWorld(1)));
    const writer = openGraphWriter({ path });
    await applyAll(writer, changes);
    await writer.close();
    const earlier = new Database(path);
    earlier.exec('DROP INDEX unit_key; CREATE UNIQUE INDEX unit_key ON unit(key)');
    const units = earlier.prepare('SELECT id, key FROM unit ORDER BY id').all();
    earlier.close();
    const again = openGraphWriter({ path });
    await applyAll(again, changesOf(randomUnits(smallWorld(1)), changes.length));
    await again.close();
    const now = new Database(path, { readonly: true });
    const made = now.prepare(`SELECT sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL`).pluck().all();
    expect(made.sort()).toEqual([...INDEXES].sort());
    expect(now.prepare('SELECT id, key FROM unit ORDER BY id').all()).toEqual(units);
    now.close();
  });

  it('says where there is no graph yet, and where the folder is missing', () => {
    expect(thrownBy(() => openGraphReader({ path, clock: systemClock }))).toMatchObject({ code: 'UNAVAILABLE' });
    const elsewhere = join(folder, 'missing', 'graph.db');
    expect(thrownBy(() => openGraphWriter({ path: elsewhere }))).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining(elsewhere) as string,
    });
  });

  it('keeps nothing of a batch that the disk had no room for', async () => {
    const writer = openGraphWriter({ path });
    const changes = changesOf(randomUnits(smallWorld(1)));
    await applyAll(writer, changes.slice(0, 10));
    const before = await writer.position();
    await writer.close();
    const limited = openGraphWriter({ path, mostPages: 120 });
    const many = changesOf(randomUnits({ ...smallWorld(2), firms: 400, people: 400 }), 10);
    await expect(applyAll(limited, many)).rejects.toMatchObject({ code: 'DISK_FULL', retryable: true });
    expect(await limited.position()).toEqual(before);
    await limited.close();
  });

  it('says that another process holds the lock', async () => {
    const writer = openGraphWriter({ path, lockTimeoutMs: 10 });
    const other = new Database(path);
    other.exec('BEGIN IMMEDIATE');
    const changes = changesOf(randomUnits(smallWorld(1)));
    await expect(applyAll(writer, changes)).rejects.toMatchObject({ code: 'CONFLICT', retryable: true });
    other.exec('ROLLBACK');
    other.close();
    await applyAll(writer, changes);
    await writer.close();
  });
});

describe('a process killed', () => {
  it('in the middle of a cold load leaves an empty graph; while it loads, readers see an empty one', async () => {
    await openGraphWriter({ path }).close();
    const script = join(import.meta.dirname, 'load-forever.mjs');
    const child = spawn(process.execPath, [script, path], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    const reader = openGraphReader({ path, clock: systemClock, workers: 0 });
    expect((await reader.counts()).events).toBe(0);
    expect(await reader.nodes(['co_loaded'], anyCall)).toEqual([]);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const writer = openGraphWriter({ path });
    expect(await writer.position()).toEqual({ feed: 0, ledger: 0 });
    expect((await reader.counts()).events).toBe(0);
    const changes = changesOf(randomUnits(smallWorld(1)));
    await applyAll(writer, changes);
    expect((await reader.counts()).events).toBeGreaterThan(0);
    await reader.close();
    await writer.close();
    expect(existsSync(path)).toBe(true);
  });
});
