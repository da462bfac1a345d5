import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { simulate, writeDemo, type TruthRecord } from '../../demo/index.js';

test('the files hold what simulate yields, line by line, and at the end what that is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'demo-'));
  try {
    const options = { seed: 'files', firms: 30, publications: 300 };
    const truth: TruthRecord[] = [];
    const items = [...simulate({ ...options, truth: (record) => truth.push(record) })];
    const files = await writeDemo(join(folder, 'new'), options);
    const lines = async (file: string) =>
      gunzipSync(await readFile(file))
        .toString('utf8')
        .trimEnd()
        .split('\n');
    const manifest = {
      source: 'simulator',
      rubrics: ['HR', 'KK'],
      cantons: [],
      from: '2018-09-03',
      to: '2026-08-31',
      total: items.length,
    };
    expect(await lines(files.publications)).toEqual([...items, { manifest }].map((line) => JSON.stringify(line)));
    expect(await lines(files.truth)).toEqual(truth.map((record) => JSON.stringify(record)));
    expect(files.figures.publications).toBe(items.length);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test.each(['publications', 'truth'])('a %s file that cannot be written ends both, with the reason', async (name) => {
  const folder = await mkdtemp(join(tmpdir(), 'demo-'));
  try {
    await mkdir(join(folder, `${name}.ndjson.gz`));
    await expect(writeDemo(folder, { seed: 'files', firms: 30, publications: 300 })).rejects.toThrow(/EISDIR/);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('whoever interrupts it gets one AbortError, and no other failure is left over', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'demo-'));
  const { signal, interrupt } = interrupted();
  try {
    const written = writeDemo(folder, { seed: 'files', firms: 400, publications: 4_000 }, signal);
    await until(() => existsSync(join(folder, 'truth.ndjson.gz')));
    interrupt();
    await expect(written).rejects.toThrow('aborted');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

function interrupted() {
  const controller = new AbortController();
  return { signal: controller.signal, interrupt: () => controller.abort('SIGINT') };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}
