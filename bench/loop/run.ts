/** CPU of a run of three tools, the model and the engines answering at once from memory: Dossier beside LangGraph.js with its SQLite checkpointer. `npm run bench -- loop` */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { median, report } from '../report.js';
import type { Used } from './child.js';
import { installLangGraph } from './install.js';
import type { Script } from './scripted.js';

const ROUNDS = 7;
const RUNS = 100;
/** V8 goes on compiling for some thousand runs, of either side. */
const WARM_UP = 2_000;

async function start(script: string, given: string[] = []): Promise<{ child: ChildProcess; told: unknown }> {
  const child = fork(new URL(script, import.meta.url), given, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [told] = (await Promise.race([once(child, 'message'), failed(child, script)])) as [unknown];
  return { child, told };
}

async function failed(child: ChildProcess, script: string): Promise<never> {
  const [code] = (await once(child, 'exit')) as [number | null];
  throw new Error(`${script} ended with ${code}`);
}

async function runsOf(child: ChildProcess, runs: number): Promise<Used> {
  const done = once(child, 'message') as Promise<[Used]>;
  child.send({ runs });
  return (await done)[0];
}

export async function benchLoop(): Promise<void> {
  const dossier = await start('./dossier.js');
  const script = dossier.told as Script;
  const given = [installLangGraph(), JSON.stringify(script)];
  const kept = await start('./langgraph.js', [...given, 'KEPT']);
  const shown = await start('./langgraph.js', [...given, 'SHOWN']);
  const sides = [dossier, kept, shown].map(({ child }) => child);
  for (const side of sides) await runsOf(side, WARM_UP);
  const rounds: Used[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const used: Used[] = [];
    for (const side of sides) used.push(await runsOf(side, RUNS));
    rounds.push(used);
  }
  for (const side of sides) side.send('stop');
  const of = (pick: (used: Used[]) => number) => Number(median(rounds.map(pick)).toFixed(2));
  const cpu = (side: number) => of((used) => used[side]!.cpuMs / RUNS);
  const size = (value: unknown) => JSON.stringify(value).length;
  report('loop', {
    'CPU a run, ms': cpu(0),
    'of LangGraph.js that keeps what Dossier keeps, ms': cpu(1),
    'of LangGraph.js that keeps what the model is shown, ms': cpu(2),
    'CPU ratio, the same kept': of((used) => used[0]!.cpuMs / used[1]!.cpuMs),
    'CPU ratio, only what is shown kept there': of((used) => used[0]!.cpuMs / used[2]!.cpuMs),
    'runs a second': of((used) => RUNS / used[0]!.seconds),
    'runs a second of LangGraph.js': of((used) => RUNS / used[1]!.seconds),
    'kB of prompt and tools': size([script.system, script.question, script.offered]) / 1_000,
    'kB of results shown': size(script.tools.map(({ result }) => result)) / 1_000,
    'kB of results kept': size(script.tools.map((one) => one.kept)) / 1_000,
  });
}
