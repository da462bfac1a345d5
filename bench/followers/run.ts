/** A thousand subscribers follow a hundred runs: each step's delay beside `ws` sending the same bytes. `npm run bench -- followers` */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type WebSocket from 'ws';
import { median, percentile, report } from '../report.js';
import { LONG_RUN, RUNS, type Order, type Reply } from './steps.js';
import { receipts, stalled, subscriber } from './subscribers.js';

const SUBSCRIBERS = 1_000;
const ROUNDS = 5;
const STEPS = 10;
/** 200 steps and 2,000 messages a second. */
const EVERY_MS = 500;

interface Side {
  child: ChildProcess;
  url: string;
  runIds: string[];
  sockets: WebSocket[];
  received: ReturnType<typeof receipts>;
}

async function start(script: string): Promise<Side> {
  const child = fork(new URL(script, import.meta.url), { execArgv: ['--expose-gc'] });
  let runIds = Array.from({ length: RUNS + 1 }, (_, index) => String(index));
  for (;;) {
    const [said] = (await once(child, 'message')) as [{ url?: string; runIds?: string[] }];
    runIds = said.runIds ?? runIds;
    if (said.url === undefined) continue;
    const { url } = said;
    const sockets: WebSocket[] = [];
    for (let index = 0; index < SUBSCRIBERS; index++) sockets.push(await subscriber(url, runIds[index % RUNS]!));
    return { child, url, runIds, sockets, received: receipts(sockets) };
  }
}

async function tell({ child }: Side, order: Order): Promise<Reply> {
  const answer = once(child, 'message') as Promise<[Reply]>;
  child.send(order);
  return (await answer)[0];
}

interface Round {
  p50: number;
  p99: number;
  /** Of the server, a message. */
  cpuMicroseconds: number;
  bytes: number;
}

async function round(side: Side): Promise<Round> {
  const messages = SUBSCRIBERS * STEPS;
  const before = await tell(side, { type: 'USED' });
  const all = side.received(messages);
  await tell(side, { type: 'STEPS', steps: STEPS, everyMs: EVERY_MS });
  const { delays, bytes } = await all;
  const after = await tell(side, { type: 'USED' });
  return {
    p50: percentile(delays, 0.5),
    p99: percentile(delays, 0.99),
    cpuMicroseconds: (after.cpuMicroseconds - before.cpuMicroseconds) / messages,
    bytes: bytes / messages,
  };
}

/** A round beside one more subscriber, which asks for a long log and never reads; and the memory that it costs, MB. */
async function roundBesideStalled(side: Side): Promise<Round & { heap: number; resident: number }> {
  const before = await tell(side, { type: 'USED' });
  const socket = await stalled(side.url, side.runIds[LONG_RUN]!);
  const result = await round(side);
  const after = await tell(side, { type: 'USED' });
  socket.terminate();
  return { ...result, heap: (after.heap - before.heap) / 1e6, resident: (after.resident - before.resident) / 1e6 };
}

export async function benchFollowers(): Promise<void> {
  const [dossier, bare] = [await start('./dossier-server.js'), await start('./bare-server.js')];
  await tell(dossier, { type: 'LONG' });
  await Promise.all([round(dossier), round(bare)]);
  const rounds: { own: Round; base: Round; beside: Awaited<ReturnType<typeof roundBesideStalled>> }[] = [];
  for (let index = 0; index < ROUNDS; index++)
    rounds.push({ own: await round(dossier), base: await round(bare), beside: await roundBesideStalled(dossier) });
  const of = (pick: (round: (typeof rounds)[number]) => number) => Number(median(rounds.map(pick)).toFixed(2));
  report('followers', {
    'delay p50, ms': { dossier: of(({ own }) => own.p50), ws: of(({ base }) => base.p50), ratio: of(({ own, base }) => own.p50 / base.p50) },
    'delay p99, ms': { dossier: of(({ own }) => own.p99), ws: of(({ base }) => base.p99), ratio: of(({ own, base }) => own.p99 / base.p99) },
    'CPU a message, microseconds': { dossier: of(({ own }) => own.cpuMicroseconds), ws: of(({ base }) => base.cpuMicroseconds), ratio: of(({ own, base }) => own.cpuMicroseconds / base.cpuMicroseconds) },
    'bytes a message': { dossier: of(({ own }) => own.bytes), ws: of(({ base }) => base.bytes), ratio: of(({ own, base }) => own.bytes / base.bytes) },
    'delay p99 beside one that never reads, ms': { dossier: of(({ beside }) => beside.p99), ratio: of(({ own, beside }) => beside.p99 / own.p99) },
    'its cost after a collection, MB': { heap: of(({ beside }) => beside.heap), resident: of(({ beside }) => beside.resident) },
  });
  for (const { child, sockets } of [dossier, bare]) {
    for (const socket of sockets) socket.terminate();
    child.disconnect();
    await once(child, 'exit');
  }
} // prettier-ignore
