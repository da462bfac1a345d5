/** Runs a second and CPU a run of the agent, beside the very same graph calls replayed without it. `npm run bench -- runs` */
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeDemo } from '../../demo/index.js';
import { openGraphReader, openGraphWriter } from '../../engines/graph/sqlite/index.js';
import type { GraphReader } from '../../engines/graph/contract.js';
import { openVectorReader } from '../../engines/vector/embedded/index.js';
import { openWebOff } from '../../engines/web/off/index.js';
import { ingestDirect, openRegister } from '../../ingest/index.js';
import { createAgent, type AgentService } from '../../src/agent/index.js';
import { createRulesReasoner } from '../../src/agent/reasoners/rules/index.js';
import { localViewer, systemClock, today, type Call } from '../../src/core/index.js';
import { graphPath, runsPath } from '../../src/paths.js';
import { openRunStore } from '../../src/store/index.js';
import { median, report } from '../report.js';

const FIRMS = 300;
const ROUNDS = 5;
const RUNS = 100;
const AT_A_TIME = 8;
const KINDS = ['Wer ist im Verwaltungsrat der X?', 'Quelle est l’adresse de X ?', 'Chi è l’ufficio di revisione della X?', 'What is the purpose of X?']; // prettier-ignore

const call: Call = { viewer: localViewer, deadlineMs: Number.POSITIVE_INFINITY, signal: new AbortController().signal };

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
  const fresh = given.map((value) => (isCall(value) ? call : value));
  return Reflect.apply(Reflect.get(graph, method) as () => unknown, graph, fresh) as Promise<unknown>;
}
const isCall = (value: unknown) => typeof value === 'object' && value !== null && 'viewer' in value;

async function ended(agent: AgentService, question: string): Promise<void> {
  const request = { question, conversationId: null, profile: 'GUIDED', asOf: null, knownOn: null, focusUid: null, onAmbiguity: 'LIST', language: null } as const; // prettier-ignore
  const started = await agent.start(request, null, call);
  if (started.outcome !== 'STARTED') throw new Error(started.outcome);
  let last = '';
  for await (const item of agent.follow(started.run.runId, 0, call))
    if (item.type === 'BATCH') last = item.nodes.at(-1)!.event.kind;
  if (last !== 'RunFinished') throw new Error(`${question}: ${last}`);
}

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
  const folder = mkdtempSync(join(tmpdir(), 'dossier-bench-'));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const clock = systemClock;
  const openGraph = () => openGraphWriter({ path: graphPath(dataDir) });
  const portal = { baseUrl: 'http://127.0.0.1:9' };
  const writer = { kind: 'INLINE' as const, openGraph, portal, newId: randomUUID, threads: 0 };
  const { publications } = await writeDemo(join(folder, 'demo'), { firms: FIRMS, seed: 'bench' });
  const loaded = { kind: 'FILES' as const, patterns: [publications] };
  await ingestDirect({ dataDir, clock, writer, request: loaded, call, progress: () => undefined });
  const register = await openRegister({ dataDir, clock, writer });
  // Without reading threads: all CPU is this process's, and replay and runs go the same way.
  const graph = openGraphReader({ path: graphPath(dataDir), clock, workers: 0 });
  const store = await openRunStore({ path: runsPath(dataDir), clock, newId: randomUUID });
  const rest = {
    ...{
      store,
      clock,
      archive: register.archive,
      reasoner: createRulesReasoner(),
      holder: 'bench',
      parserVersion: 'bench',
    },
    vectors: openVectorReader({ path: join(dataDir, 'vectors.db'), clock, workers: 0 }),
    web: openWebOff({ clock }),
    onError: (error: unknown) => {
      throw error;
    },
  };
  let into: Recorded | null = null;
  const recorder = createAgent({ ...rest, graph: recording(graph, () => into) });
  const date = today(clock);
  const clocks = { asOf: date, knownOn: date };
  const top = await graph.topEntities({ kind: 'COMPANY', metric: 'MANDATES', canton: null, legalForm: null, status: 'ACTIVE', clocks, limit: RUNS }, call); // prettier-ignore
  const states = await graph.companyStates(top.rows.map(({ uid }) => ({ uid, clocks })), call); // prettier-ignore
  const questions = Array.from({ length: RUNS }, (_, index) =>
    KINDS[index % KINDS.length]!.replace('X', states[index % states.length]!.name ?? ''),
  );
  const recorded: Recorded[] = [];
  for (const question of questions) {
    into = [];
    await ended(recorder, question);
    recorded.push(into);
  }
  await recorder.drain(1_000);
  const agent = createAgent({ ...rest, graph });
  const bare = async (index: number) => {
    for (const one of recorded[index]!) await replay(graph, one);
  };
  await measured(bare);
  const rounds: { runs: Awaited<ReturnType<typeof measured>>; queries: Awaited<ReturnType<typeof measured>> }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ runs: await measured((index) => ended(agent, questions[index]!)), queries: await measured(bare) });
  const of = (pick: (round: (typeof rounds)[number]) => number) => Number(median(rounds.map(pick)).toFixed(2));
  report('runs', {
    'runs a second': of(({ runs }) => RUNS / runs.seconds),
    'CPU a run, ms': of(({ runs }) => runs.cpuMs / RUNS),
    'CPU of its graph calls alone, ms': of(({ queries }) => queries.cpuMs / RUNS),
    'CPU ratio': of(({ runs, queries }) => runs.cpuMs / queries.cpuMs),
    'graph calls a run': Number((recorded.reduce((sum, one) => sum + one.length, 0) / RUNS).toFixed(1)),
  });
  await agent.drain(1_000);
  await store.close();
  await graph.close();
  await register.close();
  rmSync(folder, { recursive: true, force: true });
}
