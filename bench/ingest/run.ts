/**
 * Cold load beside raw inserts of the same rows, and days' increments into the full store: the first after a start, and those that a running
 * server meets. `npm run bench -- ingest`
 */
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { median, report } from '../report.js';
import { DAY, simulatedStore } from './store.js';

const PUBLICATIONS = 200_000;
const ROUNDS = 3;
/** Of the days of a round, those that count as a running server's: the last ones. */
const RUNNING = 3;

interface Load {
  written: number;
  seconds: number;
  cpuSeconds: number;
  peakMb: number;
  stages: { stage: string; seconds: number; cpuMicrosARecord: number; coresBusy: number }[];
}

/** The lines that the script prints. */
function run<Result>(script: string, ...args: string[]): Result[] {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const output = execFileSync(process.execPath, [path, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 24,
  });
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Result);
}

export async function benchIngest(): Promise<void> {
  const store = await simulatedStore(PUBLICATIONS);
  const cold: Load[] = [];
  const first: Load[] = [];
  const running: Load[] = [];
  const raw: { rows: number; seconds: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rmSync(store.dataDir, { recursive: true, force: true });
    cold.push(...run<Load>('./load.js', store.dataDir, store.bulk));
    raw.push(...run<{ rows: number; seconds: number }>('./raw.js', store.dataDir, `${store.folder}/raw`));
    const copy = `${store.folder}/with-days`;
    rmSync(copy, { recursive: true, force: true });
    cpSync(store.dataDir, copy, { recursive: true });
    const days = run<Load>('./load.js', copy, ...store.days);
    first.push(days[0]!);
    running.push(...days.slice(-RUNNING));
  }
  const rate = (loads: Load[], count: number) => Math.round(count / median(loads.map((load) => load.seconds)));
  const rawSeconds = median(raw.map((row) => row.seconds));
  const coldSeconds = median(cold.map((load) => load.seconds));
  const dayOf = (days: Load[]) => ({
    'publications/s': rate(days, DAY),
    'CPU microseconds a publication': Math.round((median(days.map((load) => load.cpuSeconds)) / DAY) * 1e6),
    'times raw inserts': Number.NaN,
    'peak MB': Math.max(...days.map((load) => load.peakMb)),
  });
  report('ingest', {
    'cold load': {
      'publications/s': rate(cold, PUBLICATIONS),
      'CPU microseconds a publication': Math.round((median(cold.map((load) => load.cpuSeconds)) / PUBLICATIONS) * 1e6),
      'times raw inserts': Number((coldSeconds / rawSeconds).toFixed(2)),
      'peak MB': Math.max(...cold.map((load) => load.peakMb)),
    },
    'a day into it, the first after a start': dayOf(first),
    'a day into it, of a running server': dayOf(running),
  });
  console.log(`rows: ${raw[0]?.rows}; the last cold load by stage:`);
  console.table(cold.at(-1)?.stages);
}
