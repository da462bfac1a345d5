import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { file, folder, lines, OK, read, reason, told, withFolders } from './reading.js';

withFolders();

it('a pipe, by its name or in a folder, is no file: nobody waits for who may never write', async () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const [fault, ...others] = await read(pipe);
  expect(others).toEqual([]);
  expect(reason(fault)).toMatch(/^is no regular file$/);
  file('z.ndjson', lines);
  expect(told(await read(folder))).toEqual(OK);
});

it('what cannot be read in a folder is told where it lies, and the rest is read', async () => {
  mkdirSync(join(folder, 'sub'));
  symlinkSync(join('..', 'loop'), join(folder, 'sub', 'x'));
  symlinkSync(join('sub', 'x'), join(folder, 'loop'));
  file('z.ndjson', lines);
  expect(told(await read(folder))).toEqual(['UNREADABLE loop', 'UNREADABLE sub/x', ...OK]);
});

it('a link whose target is gone is told: an archive that is not mounted is not an empty one', async () => {
  symlinkSync(join(folder, 'gone', 'x.ndjson'), join(folder, 'x.ndjson'));
  file('z.ndjson', lines);
  expect(told(await read(folder))).toEqual(['UNREADABLE x.ndjson', ...OK]);
  expect(told(await read(join(folder, '*.ndjson')))).toEqual(['UNREADABLE x.ndjson', ...OK]);
  expect(told(await read(join(folder, 'z.*')))).toEqual(OK);
});

it('a glob looks into no folder that it does not name: what cannot be read there concerns nobody', async () => {
  mkdirSync(join(folder, 'sub'));
  symlinkSync(join('..', 'loop'), join(folder, 'sub', 'x'));
  symlinkSync(join('sub', 'x'), join(folder, 'loop'));
  file('z.ndjson', lines);
  expect(told(await read(join(folder, '*.ndjson')))).toEqual(OK);
  expect(told(await read(join(folder, 'l*')))).toEqual(['UNREADABLE loop']);
  expect(told(await read(join(folder, 's?b', '*')))).toEqual(['UNREADABLE sub/x']);
  expect(told(await read(join(folder, '**', 'z.*')))).toEqual(['UNREADABLE loop', 'UNREADABLE sub/x', ...OK]);
});

const root = process.getuid?.() === 0;
if (root) console.warn('skipped: a folder that nobody may look into: root may');
it.skipIf(root)('so is a folder that nobody may look into', async () => {
  mkdirSync(join(folder, 'aa'));
  chmodSync(join(folder, 'aa'), 0o000);
  file('z.ndjson', lines);
  expect(told(await read(folder))).toEqual(['UNREADABLE aa', ...OK]);
});
