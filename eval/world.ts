import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simulate, writeDemo, type PortalItem, type TruthRecord } from '../demo/index.js';
import type { GraphReader } from '../engines/graph/contract.js';
import { graphEngines, vectorEngines, webEngines } from '../engines/index.js';
import { openRegister } from '../ingest/index.js';
import { createAgent } from '../src/agent/index.js';
import { createRulesReasoner } from '../src/agent/reasoners/rules/index.js';
import type { Reasoner } from '../src/agent/slots.js';
import { AppError, localViewer, type Call } from '../src/core/index.js';
import { graphPath, runsPath, vectorsPath } from '../src/paths.js';
import type { RunRequest } from '../src/store/contract.js';
import { openRunStore } from '../src/store/index.js';
import type { AgentRun, TraceNode } from '../src/trace/index.js';
import { recording, type Recorder } from './replay.js';

/** The day on which every question is asked: after the world's last notice. */
export const TODAY = '2026-09-15';

export interface Asked {
  run: AgentRun;
  nodes: TraceNode[];
}

export interface World {
  graph: GraphReader;
  recorder: Recorder;
  truth: TruthRecord[];
  items: PortalItem[];
  /** Asks in process and waits for the terminal node. */
  ask(question: string, more?: Partial<RunRequest>): Promise<Asked>;
  close(): Promise<void>;
}

export const callNow = (): Call => ({
  viewer: localViewer,
  deadlineMs: Number.MAX_SAFE_INTEGER,
  signal: new AbortController().signal,
});

/** The agent over a simulated register on the real embedded engines, in a folder of its own, with the truth beside. */
export async function openWorld(
  seed: string,
  firms: number,
  reasoner: Reasoner = createRulesReasoner(),
): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-eval-'));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const clock = { now: () => Date.parse(`${TODAY}T09:00:00Z`) };
  let ids = 0;
  const newId = () => `id-${String(++ids).padStart(20, '0')}`;
  const truth: TruthRecord[] = [];
  const items = [...simulate({ seed, firms, truth: (record) => truth.push(record) })];
  const { openGraphReader, openGraphWriter } = await graphEngines.sqlite();
  const path = graphPath(dataDir);
  const register = await openRegister({
    dataDir,
    clock,
    writer: { kind: 'INLINE', openGraph: () => openGraphWriter({ path }), portal: NO_PORTAL, newId, threads: 0 },
  });
  await load(register.ingest, (await writeDemo(join(folder, 'demo'), { seed, firms })).publications);
  const graph = openGraphReader({ path, clock, workers: 0 });
  const recorder = recording(graph);
  const store = await openRunStore({ path: runsPath(dataDir), clock, newId });
  const vectors = (await vectorEngines.embedded()).openVectorReader({ path: vectorsPath(dataDir), clock });
  const web = (await webEngines.off())({ clock });
  const errors: unknown[] = [];
  const agent = createAgent({
    store, graph: recorder.graph, archive: register.archive, vectors, web, reasoner, clock, holder: 'evaluation',
    parserVersion: 'evaluation', onError: (error) => errors.push(error),
  }); // prettier-ignore
  return {
    graph,
    recorder,
    truth,
    items,
    async ask(question, more = {}) {
      const started = await agent.start({ ...REQUEST, question, ...more }, null, callNow());
      if (started.outcome !== 'STARTED') throw new AppError('INTERNAL', `not started: ${started.outcome}`);
      const nodes: TraceNode[] = [];
      for await (const item of agent.follow(started.run.runId, 0, callNow()))
        if (item.type === 'BATCH') nodes.push(...item.nodes);
      if (errors.length > 0) throw errors[0];
      const run = await agent.run(started.run.runId, callNow());
      if (run === null) throw new AppError('INTERNAL', 'the run is gone');
      return { run, nodes };
    },
    async close() {
      await agent.drain(0);
      await web.close();
      await vectors.close();
      await store.close();
      await graph.close();
      await register.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const REQUEST: RunRequest = {
  question: '', conversationId: null, profile: 'GUIDED', asOf: null, knownOn: null, focusUid: null, onAmbiguity: 'LIST', language: null,
}; // prettier-ignore

async function load(ingest: Awaited<ReturnType<typeof openRegister>>['ingest'], file: string): Promise<void> {
  const job = await ingest.start({ kind: 'FILES', patterns: [file] }, null, callNow());
  if ('keyReused' in job) throw new AppError('INTERNAL', 'no key was given');
  let last = job;
  for await (const state of ingest.follow(job.id, 0, callNow().signal)) last = state;
  if (last.state !== 'SUCCEEDED') throw new AppError('INTERNAL', `loading ended ${last.state}: ${last.error}`);
}

const NO_PORTAL = {
  baseUrl: 'http://127.0.0.1:9',
  fetch: () => Promise.reject(new AppError('UNAVAILABLE', 'the evaluation loads from files')),
};
