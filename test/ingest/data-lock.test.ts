import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { holderOf, lockDataDir } from '../../ingest/index.js';
import { inFolder } from '../ledger/support.js';

describe('the lock of a data folder', () => {
  it('names its holder and refuses others until it is released', () =>
    inFolder((folder) => {
      const lock = lockDataDir(folder, null);
      lock.announce('127.0.0.1:4000');
      expect(holderOf(folder)).toMatchObject({ pid: process.pid, address: '127.0.0.1:4000' });
      expect(() => lockDataDir(folder, null)).toThrow(/in use by the server at 127\.0\.0\.1:4000/);
      lock.release();
      expect(existsSync(join(folder, 'lock'))).toBe(false);
      lockDataDir(folder, null).release();
    }));

  it('is taken over from a process that is gone', () =>
    inFolder((folder) => {
      const gone = spawnSync(process.execPath, ['-e', '']).pid;
      writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: gone, host: hostname(), birth: '1', address: 'x' }));
      expect(holderOf(folder)).toBeNull();
      lockDataDir(folder, null);
      expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
    }));

  it('is taken over where the number of a process that is gone was given to another', () =>
    inFolder((folder) => {
      writeFileSync(
        join(folder, 'lock'),
        JSON.stringify({ pid: process.ppid, host: hostname(), birth: '1', address: null }),
      );
      if (existsSync('/proc/self/stat')) lockDataDir(folder, null).release();
      else expect(() => lockDataDir(folder, null)).toThrow(/in use/);
    }));

  it('is kept by a process of another machine, and taken from a torn file', () =>
    inFolder((folder) => {
      writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: 1, host: 'elsewhere', birth: null, address: null }));
      expect(() => lockDataDir(folder, null)).toThrow(/elsewhere/);
      writeFileSync(join(folder, 'lock'), '{"pid":');
      lockDataDir(folder, null).release();
    }));
});
