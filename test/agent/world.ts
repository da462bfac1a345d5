import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeDemo, type TruthRecord } from '../../demo/index.js';
import { simulate } from '../../demo/index.js';
import { openGraphReader, openGraphWriter } from '../../engines/graph/sqlite/index.js';
import type { GraphReader } from '../../engines/graph/contract.js';
import type { VectorReader } from '../../engines/vector/contract.js';
import { openRegister, type Register } from '../../ingest/index.js';
import { createAgent, type AgentService } from '../../src/agent/index.js';
import { createRulesReasoner } from '../../src/agent/reasoners/rules/index.js';
import type { Reasoner } from '../../src/agent/slots.js';
import { localViewer, type Call, type Clock } from '../../src/core/index.js';
import { openVectorsAndWeb } from '../support/vectors.js';
import type { RunRequest, RunStore } from '../../src/store/contract.js';
import { openRunStore } from '../../src/store/index.js';
import type { AgentRun, TraceEvent, TraceKind, TraceNode } from '../../src/trace/index.js';

/** The day on which every question of these tests is asked. */
export const TODAY = '2026-09-15';
/** The invented gazette's last day, by default: all of it is loaded, whole. */
export const LOADED_UNTIL = '2026-08-31';

export interface ManualClock extends Clock {
  advance(ms: number): void;
}

export function manualClock(start = `${TODAY}T09:00:00Z`): ManualClock {
  let now = Date.parse(start);
  return { now: () => now, advance: (ms) => void (now += ms) };
}

export function callNow(): Call {
  return { viewer: localViewer, deadlineMs: Number.MAX_SAFE_INTEGER, signal: new AbortController().signal };
}

export interface AskedRun {
  run: AgentRun;
  nodes: TraceNode[];
}

export interface AgentWorld {
  folder: string;
  clock: ManualClock;
  graph: GraphReader;
  register: Register;
  store: RunStore;
  agent: AgentService;
  truth: TruthRecord[];
  /** Asks and waits for the terminal node. */
  ask(question: string, request?: Partial<RunRequest>): Promise<AskedRun>;
  close(): Promise<void>;
}

export function request(question: string, more: Partial<RunRequest> = {}): RunRequest {
  return {
    question,
    conversationId: null,
    profile: 'GUIDED',
    asOf: null,
    knownOn: null,
    focusUid: null,
    onAmbiguity: 'LIST',
    language: null,
    ...more,
  };
}

export function eventsOf<Kind extends TraceKind>(nodes: readonly TraceNode[], kind: Kind): Extract<TraceEvent, { kind: Kind }>[] {
  return nodes.flatMap(({ event }) => (event.kind === kind ? [event as Extract<TraceEvent, { kind: Kind }>] : []));
} // prettier-ignore

/** Active firms whose board has a president today, each once; throws where there are fewer than wanted. */
export async function presidedFirms({ graph }: Pick<AgentWorld, 'graph'>, least = 1): Promise<{ uid: string; name: string }[]> {
  const clocks = { asOf: TODAY, knownOn: TODAY };
  const { rows } = await graph.mandates({ roles: ['BOARD_PRESIDENT'], at: 'CLOCKS', clocks }, { first: 50, after: null }, callNow());
  const uids = [...new Set(rows.map(({ companyUid }) => companyUid))];
  const states = await graph.companyStates(uids.map((uid) => ({ uid, clocks })), callNow());
  const firms = states.flatMap(({ companyUid: uid, status, name }) => (status === 'ACTIVE' && name !== null ? [{ uid, name }] : []));
  if (firms.length < least) throw new Error(`${firms.length} firms with a president, not ${least}`);
  return firms;
} // prettier-ignore

/** An agent over a simulated register, on the real engines, with the truth beside it. */
export async function agentWorld(
  seed: string,
  firms: number,
  reasoner: Reasoner = createRulesReasoner(),
  engines: { vectors?: VectorReader; graph?: (embedded: GraphReader, clock: Clock) => GraphReader } = {},
): Promise<AgentWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-agent-'));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const clock = manualClock();
  const { publications } = await writeDemo(join(folder, 'demo'), { seed, firms });
  const truth: TruthRecord[] = [];
  for (const _ of simulate({ seed, firms, truth: (record) => truth.push(record) })) void _;
  let ids = 0;
  const newId = () => `id-${String(++ids).padStart(20, '0')}`;
  const path = join(dataDir, 'graph.db');
  const register = await openRegister({
    dataDir,
    clock,
    writer: { kind: 'INLINE', openGraph: () => openGraphWriter({ path }), portal: NO_PORTAL, newId, threads: 0 },
  });
  const call = callNow();
  const job = await register.ingest.start({ kind: 'FILES', patterns: [publications] }, null, call);
  if ('keyReused' in job) throw new Error('no key was given');
  let last = job;
  for await (const state of register.ingest.follow(job.id, 0, call.signal)) last = state;
  if (last.state !== 'SUCCEEDED') throw new Error(`loading ended ${last.state}: ${last.error}`);
  const graph = openGraphReader({ path, clock, workers: 0 });
  const store = await openRunStore({ path: join(dataDir, 'runs.db'), clock, newId });
  const errors: unknown[] = [];
  const agent = createAgent({
    store, archive: register.archive, ...openVectorsAndWeb(dataDir, clock), ...engines, graph: engines.graph?.(graph, clock) ?? graph, reasoner, clock, holder: 'test', parserVersion: 'test', onError: (error) => errors.push(error),
  }); // prettier-ignore
  return {
    folder,
    clock,
    graph,
    register,
    store,
    agent,
    truth,
    async ask(question, more = {}) {
      const started = await agent.start(request(question, more), null, call);
      if (started.outcome !== 'STARTED') throw new Error(`not started: ${started.outcome}`);
      const nodes: TraceNode[] = [];
      for await (const item of agent.follow(started.run.runId, 0, callNow()))
        if (item.type === 'BATCH') nodes.push(...item.nodes);
      if (errors.length > 0) throw errors[0];
      const run = await agent.run(started.run.runId, call);
      if (run === null) throw new Error('the run is gone');
      return { run, nodes };
    },
    async close() {
      await agent.drain(0);
      await store.close();
      await graph.close();
      await register.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const NO_PORTAL = {
  url: 'http://127.0.0.1:9',
  fetch: () => Promise.reject(new Error('no network in tests')),
} as never;
