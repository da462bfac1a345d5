/** Cold load and a day's increment, beside raw inserts of the same rows. `npm run bench -- ingest` */
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { median, report } from '../report.js';
import { DAY, simulatedStore } from './store.js';

const PUBLICATIONS = 200_000;
const ROUNDS = 3;

interface Load {
  written: number;
  seconds: number;
  cpuSeconds: number;
  peakMb: number;
  stages: { stage: string; seconds: number; cpuMicrosARecord: number; coresBusy: number }[];
}

function run<Result>(script: string, ...args: string[]): Result {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const output = execFileSync(process.execPath, [path, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 24,
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '{}') as Result;
}

export async function benchIngest(): Promise<void> {
  const store = await simulatedStore(PUBLICATIONS);
  const cold: Load[] = [];
  const day: Load[] = [];
  const raw: { rows: number; seconds: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rmSync(store.dataDir, { recursive: true, force: true });
    cold.push(run<Load>('./load.js', store.dataDir, store.bulk));
    raw.push(run<{ rows: number; seconds: number }>('./raw.js', store.dataDir, `${store.folder}/raw`));
    const copy = `${store.folder}/with-day`;
    rmSync(copy, { recursive: true, force: true });
    cpSync(store.dataDir, copy, { recursive: true });
    day.push(run<Load>('./load.js', copy, store.day));
  }
  const rate = (loads: Load[], count: number) => Math.round(count / median(loads.map((load) => load.seconds)));
  const rawSeconds = median(raw.map((row) => row.seconds));
  const coldSeconds = median(cold.map((load) => load.seconds));
  report('ingest', {
    'cold load': {
      'publications/s': rate(cold, PUBLICATIONS),
      'CPU microseconds a publication': Math.round((median(cold.map((load) => load.cpuSeconds)) / PUBLICATIONS) * 1e6),
      'times raw inserts': Number((coldSeconds / rawSeconds).toFixed(2)),
      'peak MB': Math.max(...cold.map((load) => load.peakMb)),
    },
    'a day into it': {
      'publications/s': rate(day, DAY),
      'CPU microseconds a publication': Math.round((median(day.map((load) => load.cpuSeconds)) / DAY) * 1e6),
      'times raw inserts': Number.NaN,
      'peak MB': Math.max(...day.map((load) => load.peakMb)),
    },
  });
  console.log(`rows: ${raw[0]?.rows}; the last cold load by stage:`);
  console.table(cold.at(-1)?.stages);
}
