/** A thousand runs at once, each waiting for its model: memory, event loop, and lookups beside them. `npm run bench -- waiting` */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { percentile, report } from '../report.js';
import type { Order, Told } from './dossier-server.js';
import type { Delays } from './model-server.js';

const RUNS = 1_000;
const FEW = 50;
const CALL_MS = 2_000;
/** Long enough for all to come to wait; nobody waits for it to end. */
const HELD_MS = 180_000;
const LOOKUPS_PER_SECOND = 50;
const QUERY = `query Company($uid: ID!) { entity(uid: $uid) { ... on Company { registerNumber at { name seat status } mandates(options: { first: 5 }) { edges { node { role } } } } } }`;

async function start<First>(script: string, given: string[] = []): Promise<{ child: ChildProcess; told: First }> {
  const child = fork(new URL(script, import.meta.url), given, { execArgv: ['--expose-gc'] });
  child.once('exit', (code) => {
    if (code) throw new Error(`${script} ended with ${code}`);
  });
  return { child, told: await next<First>(child) };
}

async function next<Reply>(child: ChildProcess): Promise<Reply> {
  const [said] = (await once(child, 'message')) as [Reply];
  return said;
}

function tell<Reply>(child: ChildProcess, order: Order | Delays | 'open'): Promise<Reply> {
  const reply = next<Reply>(child);
  child.send(order);
  return reply;
}

/** Lookups arrive at their times until `until` settles, and each waits from its arrival. */
async function lookups(url: string, uids: readonly string[], until: Promise<unknown>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const latencies: number[] = [];
  const pending: Promise<void>[] = [];
  let over = false;
  void until.finally(() => (over = true));
  const began = performance.now();
  for (let index = 0; !over; index++) {
    const due = began + (index * 1_000) / LOOKUPS_PER_SECOND;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const asked = performance.now();
    pending.push(
      look(url, agent, uids[index % uids.length]!).then(() => void latencies.push(performance.now() - asked)),
    );
  }
  await Promise.all(pending);
  agent.destroy();
  return latencies;
}

function look(url: string, agent: Agent, uid: string): Promise<void> {
  const body = JSON.stringify({ query: QUERY, variables: { uid } });
  return new Promise((resolve, reject) => {
    const call = request(`${url}/graphql`, { method: 'POST', agent, headers: { 'content-type': 'application/json' } }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => (text.includes('"registerNumber"') ? resolve() : reject(new Error(text))));
    });
    call.on('error', reject);
    call.end(body);
  });
} // prettier-ignore

/** Waits until as many calls as there are runs are open at the endpoint. */
async function allWait(models: ChildProcess): Promise<void> {
  const deadline = performance.now() + HELD_MS / 2;
  while ((await tell<{ open: number }>(models, 'open')).open < RUNS) {
    if (performance.now() > deadline) throw new Error('the runs did not come to wait together');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A server that has done so many runs. */
async function warmServer(runs: number) {
  const models = await start<{ url: string }>('./model-server.js');
  const dossier = await start<{ url: string; uids: string[] }>('./dossier-server.js', [models.told.url]);
  await tell(dossier.child, { start: runs });
  await tell(dossier.child, 'ended');
  const stop = () => [dossier, models].forEach(({ child }) => child.disconnect());
  return { models: models.child, dossier: dossier.child, ...dossier.told, stop };
}

/** What a waiting run holds, in kB: resident, and in the heap. */
async function heldBy(delays: Delays): Promise<{ rss: number; heap: number }> {
  // Few: what a thousand left unused in the process would hide what the next thousand take.
  const { models, dossier, stop } = await warmServer(FEW);
  const idle = await tell<Told>(dossier, 'memory');
  await tell(models, delays);
  await tell(dossier, { start: RUNS });
  await allWait(models);
  const waiting = await tell<Told>(dossier, 'memory');
  stop();
  return { rss: (waiting.rss - idle.rss) / RUNS / 1e3, heap: (waiting.heap - idle.heap) / RUNS / 1e3 };
}

export async function benchWaiting(): Promise<void> {
  const rounded = (value: number) => Number(value.toFixed(1));
  const first = await heldBy({ callMs: HELD_MS, answerMs: 0 });
  const last = await heldBy({ callMs: 0, answerMs: HELD_MS });
  report('waiting-memory', {
    'kB resident a run that waits for its first reply': rounded(first.rss),
    'of them in the heap': rounded(first.heap),
    'kB resident a run that waits for its answer, results held': rounded(last.rss),
    'of them in the heap, results held': rounded(last.heap),
  });

  const { models, dossier, url, uids, stop } = await warmServer(RUNS);
  const alone = await lookups(url, uids, new Promise((resolve) => setTimeout(resolve, 5_000)));
  await tell(models, { callMs: CALL_MS, answerMs: CALL_MS });
  const before = await tell<Told>(dossier, 'delays');
  const began = performance.now();
  const ended = tell(dossier, { start: RUNS }).then(() => tell<Told>(dossier, 'ended'));
  const beside = await lookups(url, uids, ended);
  const after = await ended;
  stop();
  report('waiting', {
    'event loop delay p99, ms': rounded(after.eventLoopP99Ms),
    'event loop delay, longest, ms': rounded(after.eventLoopMaxMs),
    'lookups meanwhile p50, ms': rounded(percentile(beside, 0.5)),
    'lookups meanwhile p99, ms': rounded(percentile(beside, 0.99)),
    'lookups alone p99, ms': rounded(percentile(alone, 0.99)),
    'seconds for all runs': rounded((performance.now() - began) / 1_000),
    'CPU a run, ms': rounded((after.cpuMs - before.cpuMs) / RUNS),
  });
}
