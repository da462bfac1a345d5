/** Runs a second and CPU a run of the agent, beside the very same graph calls replayed without it. `npm run bench -- runs` */
import type { GraphReader } from '../../engines/graph/contract.js';
import { createAgent } from '../../src/agent/index.js';
import { createRulesReasoner } from '../../src/agent/reasoners/rules/index.js';
import { benchCall, endedRun, openBenchWorld } from '../agent-world.js';
import { median, report } from '../report.js';

const FIRMS = 300;
/** Of each of the two measurements, and between them: V8 goes on compiling for some thousand runs. */
const ROUNDS = 5;
const WARMING = 20;
const RUNS = 100;
const AT_A_TIME = 8;
const KINDS = ['Wer ist im Verwaltungsrat der X?', 'Quelle est l’adresse de X ?', 'Chi è l’ufficio di revisione della X?', 'What is the purpose of X?']; // prettier-ignore

/** What a run asked of the graph, to be asked again without it. */
type Recorded = { method: string; given: unknown[] }[];

/** The same reader, noting each call while `into` says where. */
function recording(graph: GraphReader, into: () => Recorded | null): GraphReader {
  return new Proxy(graph, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        into()?.push({ method: String(key), given });
        return Reflect.apply(member, target, given) as unknown;
      };
    },
  });
}

/** Signals and deadlines of the recorded run are over; the replay has its own. */
function replay(graph: GraphReader, { method, given }: Recorded[number]): Promise<unknown> {
  const fresh = given.map((value) => (isCall(value) ? benchCall : value));
  return Reflect.apply(Reflect.get(graph, method) as () => unknown, graph, fresh) as Promise<unknown>;
}
const isCall = (value: unknown) => typeof value === 'object' && value !== null && 'viewer' in value;

async function measured(work: (index: number) => Promise<unknown>): Promise<{ seconds: number; cpuMs: number }> {
  const [began, before] = [performance.now(), process.cpuUsage()];
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < RUNS; index = next++) await work(index);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, lane));
  const { user, system } = process.cpuUsage(before);
  return { seconds: (performance.now() - began) / 1_000, cpuMs: (user + system) / 1_000 };
}

export async function benchRuns(): Promise<void> {
  // Without reading threads: all CPU is this process's, and replay and runs go the same way.
  const world = await openBenchWorld(FIRMS, 0);
  const { graph } = world.options;
  const rest = { ...world.options, reasoner: createRulesReasoner() };
  let into: Recorded | null = null;
  const recorder = createAgent({ ...rest, graph: recording(graph, () => into) });
  const names = await world.firmNames(RUNS);
  const questions = Array.from({ length: RUNS }, (_, index) =>
    KINDS[index % KINDS.length]!.replace('X', names[index % names.length]!),
  );
  const recorded: Recorded[] = [];
  for (const question of questions) {
    into = [];
    await endedRun(recorder, question);
    recorded.push(into);
  }
  await recorder.drain(1_000);
  const agent = createAgent(rest);
  const bare = async (index: number) => {
    for (const one of recorded[index]!) await replay(graph, one);
  };
  await measured(bare);
  const round = async () => ({
    runs: await measured((index) => endedRun(agent, questions[index]!)),
    queries: await measured(bare),
  });
  const rounds: Awaited<ReturnType<typeof round>>[] = [];
  for (let at = 0; at < ROUNDS + WARMING + ROUNDS; at++) rounds.push(await round());
  const of = (some: typeof rounds, pick: (one: (typeof rounds)[number]) => number) =>
    Number(median(some.map(pick)).toFixed(2));
  const figures = (some: typeof rounds) => ({
    'runs a second': of(some, ({ runs }) => RUNS / runs.seconds),
    'CPU a run, ms': of(some, ({ runs }) => runs.cpuMs / RUNS),
    'CPU of its graph calls alone, ms': of(some, ({ queries }) => queries.cpuMs / RUNS),
    'CPU ratio': of(some, ({ runs, queries }) => runs.cpuMs / queries.cpuMs),
  });
  report('runs', {
    [`the first ${ROUNDS * RUNS}`]: figures(rounds.slice(0, ROUNDS)),
    [`behind ${(ROUNDS + WARMING) * RUNS}`]: figures(rounds.slice(-ROUNDS)),
    'graph calls a run': Number((recorded.reduce((sum, one) => sum + one.length, 0) / RUNS).toFixed(1)),
  });
  await agent.drain(1_000);
  await world.close();
}
