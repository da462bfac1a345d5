/** A simulated register, loaded cold, kept in bench/results so that other measurements can use it too. */
import { createReadStream, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { writeDemo } from '../../demo/index.js';

export const DAY = 900;

export interface StoreFiles {
  folder: string;
  dataDir: string;
  /** All but the last day's notices. */
  bulk: string;
  /** The last {@link DAY} notices. */
  day: string;
  publications: number;
}

/** Simulates about `publications` notices and splits off the last day's worth. */
export async function simulatedStore(publications: number): Promise<StoreFiles> {
  const folder = join('bench', 'results', `store-${publications}`);
  const [bulk, day, dataDir] = [join(folder, 'bulk.ndjson'), join(folder, 'day.ndjson'), join(folder, 'data')];
  if (!existsSync(bulk)) {
    mkdirSync(folder, { recursive: true });
    const files = await writeDemo(folder, {
      firms: Math.ceil(publications / 9),
      publications: Math.ceil(publications * 0.74),
      seed: 'bench',
    });
    await split(files.publications, publications, bulk, day);
  }
  return { folder, dataDir, bulk, day, publications };
}

async function split(source: string, wanted: number, bulk: string, day: string): Promise<void> {
  const lines = createInterface({ input: createReadStream(source).pipe(createGunzip()), crlfDelay: Infinity });
  let count = 0;
  let chunk: string[] = [];
  rmSync(bulk, { force: true });
  const flush = (path: string) => {
    if (chunk.length > 0) writeFileSync(path, `${chunk.join('\n')}\n`, { flag: 'a' });
    chunk = [];
  };
  for await (const line of lines) {
    if (count === wanted) flush(bulk);
    if (++count > wanted + DAY) break;
    chunk.push(line);
    if (count <= wanted && chunk.length >= 1_000) flush(bulk);
  }
  if (count < wanted + DAY) throw new Error(`the simulation gave ${count} notices; ${wanted + DAY} are needed`);
  flush(day);
}
