/**
 * One load in a process of its own: `load.js DATA_DIR FILE`. Prints JSON: records, seconds until queryable, CPU seconds, peak memory, and by
 * stage the seconds it took, its CPU microseconds a record and how many cores it kept busy.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { graphEngines } from '../../engines/index.js';
import { openRegister } from '../../ingest/index.js';
import { localViewer, systemClock } from '../../src/core/index.js';

const [dataDir = '', file = ''] = process.argv.slice(2);
mkdirSync(dataDir, { recursive: true });
const register = await openRegister({
  dataDir,
  clock: systemClock,
  writer: {
    kind: 'INLINE',
    openGraph: (folder) => graphEngines.sqlite.openWriter({ path: join(folder, 'graph.db') }),
    portal: { baseUrl: 'http://127.0.0.1:9' },
    newId: () => crypto.randomUUID(),
    threads: 2,
  },
});
const signal = new AbortController().signal;
const call = { viewer: localViewer, deadlineMs: Infinity, signal };
const began = performance.now();
const cpuBefore = process.cpuUsage();
const job = await register.ingest.start({ kind: 'FILES', patterns: [file] }, null, call);
if ('keyReused' in job) throw new Error('no key was given');
let last = job;
const marks: { stage: string; at: number; cpu: number }[] = [];
const mark = (stage: string) => {
  const { user, system } = process.cpuUsage(cpuBefore);
  marks.push({ stage, at: performance.now() - began, cpu: user + system });
};
for await (const state of register.ingest.follow(job.id, 0, signal)) {
  if (marks.at(-1)?.stage !== state.stage) mark(state.stage);
  last = state;
}
mark('end');
const seconds = (performance.now() - began) / 1_000;
const cpu = process.cpuUsage(cpuBefore);
await register.close();
if (last.state !== 'SUCCEEDED') throw new Error(`the load ended ${last.state}: ${last.error}`);
const stages = marks.slice(0, -1).map(({ stage, at, cpu: used }, index) => {
  const next = marks[index + 1]!;
  const [ms, micros] = [next.at - at, next.cpu - used];
  return {
    stage,
    seconds: Number((ms / 1_000).toFixed(2)),
    cpuMicrosARecord: Math.round(micros / last.read),
    coresBusy: Number((micros / 1_000 / ms).toFixed(2)),
  };
});
const cpuSeconds = (cpu.user + cpu.system) / 1e6;
console.log(
  JSON.stringify({
    written: last.written,
    seconds,
    cpuSeconds,
    peakMb: Math.round(process.resourceUsage().maxRSS / 1_024),
    stages,
  }),
);
