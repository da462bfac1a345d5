/** A simulated register, loaded cold, kept in bench/results so that other measurements can use it too. */
import { createReadStream, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { writeDemo } from '../../demo/index.js';

/** Notices in a day. */
export const DAY = 900;
const DAYS = 6;

export interface StoreFiles {
  folder: string;
  dataDir: string;
  /** All but the last days' notices. */
  bulk: string;
  /** The days after it, {@link DAY} notices each. */
  days: string[];
  publications: number;
}

/** Simulates `publications` notices and the days that follow them. */
export async function simulatedStore(publications: number): Promise<StoreFiles> {
  const folder = join('bench', 'results', `store-${publications}`);
  const [bulk, dataDir] = [join(folder, 'bulk.ndjson'), join(folder, 'data')];
  const days = Array.from({ length: DAYS }, (_, day) => join(folder, `day-${day + 1}.ndjson`));
  if (!existsSync(days.at(-1)!)) {
    mkdirSync(folder, { recursive: true });
    const files = await writeDemo(folder, {
      firms: Math.ceil(publications / 9),
      publications: Math.ceil(publications * 0.74),
      seed: 'bench',
    });
    await split(files.publications, publications, bulk, days);
  }
  return { folder, dataDir, bulk, days, publications };
}

async function split(source: string, wanted: number, bulk: string, days: readonly string[]): Promise<void> {
  const lines = createInterface({ input: createReadStream(source).pipe(createGunzip()), crlfDelay: Infinity });
  const last = wanted + DAY * days.length;
  let count = 0;
  let chunk: string[] = [];
  rmSync(bulk, { force: true });
  const flush = (path: string, flag: 'a' | 'w') => {
    writeFileSync(path, `${chunk.join('\n')}\n`, { flag });
    chunk = [];
  };
  for await (const line of lines) {
    count++;
    chunk.push(line);
    if (count <= wanted) {
      if (chunk.length >= 1_000 || count === wanted) flush(bulk, 'a');
    } else if ((count - wanted) % DAY === 0) flush(days[(count - wanted) / DAY - 1]!, 'w');
    if (count === last) return;
  }
  throw new Error(`the simulation gave ${count} notices; ${last} are needed`);
}
