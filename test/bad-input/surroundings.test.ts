import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/core/index.js';
import { openRunStore } from '../../src/store/index.js';
import { dossier, testFolder } from '../support/dossier.js';

const folder = testFolder();
const demo = join(folder, 'demo', 'publications.ndjson.gz');
const whole = join(folder, 'whole');
let hash = '';

beforeAll(async () => {
  await dossier(['simulate', join(folder, 'demo'), '--firms', '40', '--publications', '500']);
  expect((await dossier(['ingest', 'shab', demo], { dataDir: whole })).code).toBe(0);
  hash = (await dossier(['export', 'graph', '--hash'], { dataDir: whole })).stdout;
});

function copy(name: string): string {
  const dataDir = join(folder, name);
  cpSync(whole, dataDir, { recursive: true });
  return dataDir;
}

/** Pages in the middle of a database overwritten. */
function scramble(path: string): void {
  for (const beside of ['-wal', '-shm']) rmSync(`${path}${beside}`, { force: true });
  const bytes = readFileSync(path);
  for (let at = 8_192; at + 4_096 < bytes.length; at += 5 * 4_096) bytes.fill(0xa5, at, at + 4_096);
  writeFileSync(path, bytes);
}

/** How a database is spoilt. */
const SPOILT = [
  ['is no database', (path: string) => writeFileSync(path, 'no database at all, whatever its name says')],
  ['is overwritten in the middle', scramble],
] as const;

describe('a damaged database', () => {
  it.each(SPOILT)('a ledger that %s: every command names it, none hangs', async (what, spoil) => {
    const dataDir = copy(`ledger ${what}`);
    const path = join(dataDir, 'ledger.db');
    spoil(path);
    for (const beside of ['-wal', '-shm']) rmSync(`${path}${beside}`, { force: true });
    const found = await dossier(['doctor'], { dataDir });
    expect(found.code).toBe(1);
    expect(found.stdout).toMatch(/^FAIL +ledger +.*ledger\.db is damaged.*restore it from a backup or load again/m);
    for (const command of [['ingest', 'shab', demo], ['export', 'graph', '--hash'], ['rebuild']]) {
      const { code, stdout, stderr } = await dossier(command, { dataDir });
      expect({ command, code }).toEqual({ command, code: 1 });
      expect(stdout + stderr).toMatch(/ledger\.db is damaged/);
      expect(stderr).not.toMatch(/\n\s+at /);
    }
  });

  it.each(SPOILT)('a graph that %s is named, and rebuilt from the ledger', async (what, spoil) => {
    const dataDir = copy(`graph ${what}`);
    const path = join(dataDir, 'graph.db');
    spoil(path);
    for (const beside of ['-wal', '-shm']) rmSync(`${path}${beside}`, { force: true });
    const found = await dossier(['doctor'], { dataDir });
    expect(found.code).toBe(1);
    expect(found.stdout).toMatch(/^FAIL +graph +.*graph\.db is damaged.*dossier rebuild/m);
    const rebuilt = await dossier(['rebuild'], { dataDir });
    expect(rebuilt).toMatchObject({ code: 0 });
    expect(existsSync(`${path}.damaged`)).toBe(true);
    const after = await dossier(['doctor'], { dataDir });
    expect(after.code).toBe(0);
    const counts = /graph\.db: (\d+ notices, .*)$/m;
    expect(counts.exec(after.stdout)?.[1]).toBe(
      counts.exec((await dossier(['doctor'], { dataDir: whole })).stdout)?.[1],
    );
  });

  it.each(SPOILT)('runs that %s are named, with what to do', async (what, spoil) => {
    const dataDir = copy(`runs ${what}`);
    const path = join(dataDir, 'runs.db');
    await (await openRunStore({ path, clock: systemClock, newId: () => crypto.randomUUID() })).close();
    spoil(path);
    const { code, stdout } = await dossier(['doctor'], { dataDir });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^FAIL +runs +.*runs\.db is damaged: move it away/m);
  });
});

describe('a database that another process has locked', () => {
  it('is named, and works again when that one is done', async () => {
    const dataDir = copy('locked');
    const holder = new Database(join(dataDir, 'ledger.db'));
    holder.exec('BEGIN IMMEDIATE');
    const { code, stdout, stderr } = await dossier(['ingest', 'shab', demo], { dataDir });
    expect(code).toBe(1);
    expect(stdout + stderr).toContain(`${join(dataDir, 'ledger.db')} is locked by another process; end it or wait`);
    holder.exec('ROLLBACK');
    holder.close();
    expect((await dossier(['ingest', 'shab', demo], { dataDir })).code).toBe(0);
    expect((await dossier(['export', 'graph', '--hash'], { dataDir })).stdout).toBe(hash);
  });
});

describe('a folder that cannot be used', () => {
  it('is a file', async () => {
    const dataDir = join(folder, 'file');
    writeFileSync(dataDir, '');
    for (const command of [['serve'], ['ingest', 'shab', demo]]) {
      const { code, stderr } = await dossier(command, { dataDir });
      expect(code).toBe(1);
      expect(stderr).toBe(`dossier: ${dataDir} cannot be the data folder (it is a file): set DOSSIER_DATA_DIR\n`);
    }
  });
});

const disk = join(folder, 'disk');
mkdirSync(disk);
const mounted =
  process.platform === 'linux' && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk]).status === 0;
if (!mounted) console.warn('skipped: a full disk, a read-only disk: this user may not mount one');
afterAll(() => {
  if (mounted) spawnSync('umount', [disk]);
});

describe.skipIf(!mounted)('a disk of its own (needs the right to mount)', () => {
  const dataDir = join(disk, 'data');
  const remount = (options: string) => expect(spawnSync('mount', ['-o', `remount,${options}`, disk]).status).toBe(0);

  it('that is full ends the load with a word; with room again the same command completes it', async () => {
    const full = await dossier(['ingest', 'shab', demo], { dataDir });
    expect(full.code).toBe(1);
    expect(full.stdout + full.stderr).toMatch(/no space left for .*\.db/);
    const found = await dossier(['doctor'], { dataDir });
    expect(found.stdout).toMatch(/^FAIL +data folder .*make room/m);
    remount('size=200m');
    const again = await dossier(['ingest', 'shab', demo], { dataDir });
    expect(again.code).toBe(0);
    expect((await dossier(['export', 'graph', '--hash'], { dataDir })).stdout).toBe(hash);
  });

  it('that is read-only is named by who must write; exports go on', async () => {
    remount('ro');
    for (const command of [['serve'], ['ingest', 'shab', demo]]) {
      const { code, stderr } = await dossier(command, { dataDir });
      expect(code).toBe(1);
      expect(stderr).toMatch(/^dossier: .*data cannot be the data folder \(EROFS.*set DOSSIER_DATA_DIR\n$/);
    }
    expect((await dossier(['doctor'], { dataDir })).stdout).toMatch(/^FAIL +data folder .*cannot be written to/m);
    expect(statSync(join(dataDir, 'ledger.db')).size).toBeGreaterThan(0);
    expect((await dossier(['export', 'graph', '--hash'], { dataDir })).stdout).toBe(hash);
  });
});
