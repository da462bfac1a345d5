/**
 * Loads in a process of their own, as a server does it: `load.js DATA_DIR FILE ...`, one file after the other. Prints a line of JSON a file:
 * records, seconds until queryable, CPU seconds, peak memory, and by stage the seconds it took, its CPU microseconds a record and how many
 * cores it kept busy. The first file pays for what a process does once (compiling, filling caches); later ones meet a running server.
 */
import { mkdirSync } from 'node:fs';
import { openRegister } from '../../ingest/index.js';
import { localViewer, systemClock } from '../../src/core/index.js';
import { ingestThreadUrl } from '../../src/register.js';

const [dataDir = '', ...files] = process.argv.slice(2);
mkdirSync(dataDir, { recursive: true });
const register = await openRegister({
  dataDir,
  clock: systemClock,
  writer: {
    kind: 'THREAD',
    url: ingestThreadUrl(),
    portalUrl: 'http://127.0.0.1:9',
    threads: 2,
  },
});
const signal = new AbortController().signal;
const call = { viewer: localViewer, deadlineMs: Infinity, signal };
for (const file of files) console.log(JSON.stringify(await load(file)));
await register.close();

async function load(file: string) {
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
  if (last.state !== 'SUCCEEDED') throw new Error(`the load ended ${last.state}: ${last.error}`);
  const stages = marks.slice(0, -1).map(({ stage, at, cpu }, index) => {
    const next = marks[index + 1]!;
    const [ms, micros] = [next.at - at, next.cpu - cpu];
    return {
      stage,
      seconds: Number((ms / 1_000).toFixed(2)),
      cpuMicrosARecord: Math.round(micros / last.read),
      coresBusy: Number((micros / 1_000 / ms).toFixed(2)),
    };
  });
  const end = marks.at(-1)!;
  return {
    written: last.written,
    seconds: end.at / 1_000,
    cpuSeconds: end.cpu / 1e6,
    peakMb: Math.round(process.resourceUsage().maxRSS / 1_024),
    stages,
  };
}
