/** Dossier as it is served, on a small register, its model at the address given; starts runs and tells what they cost. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pino } from 'pino';
import { openApp } from '../../src/app.js';
import { readConfig } from '../../src/config.js';
import { startServer } from '../../src/server/index.js';
import { endedRun, loadBenchRegister, mandatedFirms } from '../agent-world.js';
import { threadsHeap } from './threads-heap.js';

const FIRMS = 60;
const STARTED_AT_ONCE = 32;

export type Order = { start: number } | 'ended' | 'memory' | 'delays';
export interface Told {
  rss: number;
  heap: number;
  eventLoopP99Ms: number;
  eventLoopMaxMs: number;
  cpuMs: number;
}

const { dataDir, remove } = await loadBenchRegister(FIRMS);
process.on('exit', remove);
const config = readConfig({ DOSSIER_PORT: '0', DOSSIER_DATA_DIR: dataDir, DOSSIER_REASONER: 'llm', OPENAI_BASE_URL: process.argv[2]!, DOSSIER_MODEL_RETRIES: '0', DOSSIER_MODEL_CALLS: '2000', DOSSIER_MODEL_SILENCE_MS: '600000' }); // prettier-ignore
const logger = pino({ level: 'error' });
const { services } = await openApp({ config, logger });
const { agent, graph } = services;
const firms = await mandatedFirms(graph, FIRMS);
const server = await startServer({ config, services, logger, examplesFolder: 'schema/examples' });

const loop = monitorEventLoopDelay({ resolution: 1 });
let under: Promise<unknown>[] = [];
let number = 0;

/** Several at a time, as clients that come together do. */
async function start(count: number): Promise<void> {
  let left = count;
  const lane = async () => {
    while (left-- > 0) {
      const { name } = firms[number++ % firms.length]!;
      const began = endedRun(agent, `Wer ist im Verwaltungsrat der «${name}»?`);
      under.push(began);
      await new Promise((turn) => setImmediate(turn));
    }
  };
  await Promise.all(Array.from({ length: STARTED_AT_ONCE }, lane));
}

/** What is free goes back on another thread, and what the first collection frees lets go of more: until it falls no more. */
async function collected(): Promise<void> {
  for (let before = Number.POSITIVE_INFINITY; process.memoryUsage.rss() < before * 0.99;) {
    before = process.memoryUsage.rss();
    globalThis.gc?.();
    await threadsHeap();
    await new Promise((turn) => setTimeout(turn, 1_000));
  }
}

async function obey(order: Order): Promise<void> {
  if (order === 'ended') {
    await Promise.all(under);
    under = [];
  } else if (order === 'memory') {
    await collected();
  } else if (order === 'delays') loop.reset();
  else await start(order.start);
}

process.on('message', (order: Order) => {
  void obey(order).then(async () => {
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, external } = process.memoryUsage();
    const told: Told = { rss, heap: heapUsed + external + (order === 'memory' ? await threadsHeap() : 0), eventLoopP99Ms: loop.percentile(99) / 1e6, eventLoopMaxMs: loop.max / 1e6, cpuMs: (user + system) / 1e3 }; // prettier-ignore
    process.send?.(told);
  });
});
// Runs that still wait are of no interest any more.
process.on('disconnect', () => process.exit(0));
loop.enable();
await endedRun(agent, `Wer ist im Verwaltungsrat der «${firms[0]!.name}»?`);
process.send?.({ url: server.url, uids: firms.map(({ uid }) => uid) });
