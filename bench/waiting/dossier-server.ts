/** Dossier as it is served, on a small register, its model at the address given; starts runs and tells what they cost. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pino } from 'pino';
import type { Services } from '../../schema/index.js';
import { createAgent } from '../../src/agent/index.js';
import { readConfig } from '../../src/config.js';
import { systemClock, today } from '../../src/core/index.js';
import { configuredReasoner } from '../../src/reasoner.js';
import { startServer } from '../../src/server/index.js';
import { endedRun, openBenchWorld, benchCall } from '../agent-world.js';

const FIRMS = 60;
const READ_THREADS = 2;
const STARTED_AT_ONCE = 32;

export type Order = { start: number } | 'ended' | 'memory' | 'delays';
export interface Told {
  rss: number;
  heap: number;
  eventLoopP99Ms: number;
  eventLoopMaxMs: number;
  cpuMs: number;
}

const config = readConfig({ DOSSIER_PORT: '0', DOSSIER_REASONER: 'llm', OPENAI_BASE_URL: process.argv[2]!, DOSSIER_MODEL_RETRIES: '0', DOSSIER_MODEL_CALLS: '2000', DOSSIER_MODEL_SILENCE_MS: '600000' }); // prettier-ignore
const world = await openBenchWorld(FIRMS, READ_THREADS);
const { graph, archive, vectors, web } = world.options;
const agent = createAgent({ ...world.options, reasoner: await configuredReasoner(config, systemClock) });
const names = await world.firmNames(FIRMS);

/** Lookups ask nothing of jobs. */
const none = new Proxy({}, {
  get() {
    throw new Error('not part of this measurement');
  },
}); // prettier-ignore
const server = await startServer({
  config,
  services: { graph, archive, vectors, web, agent, ingest: none as Services['ingest'], tools: [], clock: systemClock, engines: async () => [] },
  logger: pino({ level: 'error' }),
  examplesFolder: 'schema/examples',
}); // prettier-ignore

const loop = monitorEventLoopDelay({ resolution: 1 });
let under: Promise<unknown>[] = [];
let number = 0;

/** Several at a time, as clients that come together do. */
async function start(count: number): Promise<void> {
  let left = count;
  const lane = async () => {
    while (left-- > 0) {
      const name = names[number++ % names.length]!;
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
  void obey(order).then(() => {
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, external } = process.memoryUsage();
    const told: Told = { rss, heap: heapUsed + external, eventLoopP99Ms: loop.percentile(99) / 1e6, eventLoopMaxMs: loop.max / 1e6, cpuMs: (user + system) / 1e3 }; // prettier-ignore
    process.send?.(told);
  });
});
// Runs that still wait are of no interest any more.
process.on('disconnect', () => process.exit(0));
loop.enable();
await endedRun(agent, `Wer ist im Verwaltungsrat der «${names[0]}»?`);
const date = today(systemClock);
const { rows } = await graph.topEntities({ kind: 'COMPANY', metric: 'MANDATES', canton: null, legalForm: null, status: 'ACTIVE', clocks: { asOf: date, knownOn: date }, limit: FIRMS }, benchCall); // prettier-ignore
process.send?.({ url: server.url, uids: rows.map(({ uid }) => uid) });
