/** A simulated register on the embedded engines, for benches of the agent. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeDemo } from '../demo/index.js';
import type { GraphReader } from '../engines/graph/contract.js';
import { openGraphReader, openGraphWriter } from '../engines/graph/sqlite/index.js';
import { openVectorReader } from '../engines/vector/embedded/index.js';
import { openWebOff } from '../engines/web/off/index.js';
import { ingestDirect, openRegister } from '../ingest/index.js';
import type { AgentOptions, AgentService } from '../src/agent/index.js';
import { localViewer, orderedIds, systemClock, today, type Call } from '../src/core/index.js';
import { graphPath, runsPath } from '../src/paths.js';
import { openRunStore } from '../src/store/index.js';
import type { ProfileName } from '../src/trace/index.js';

export const benchCall: Call = ownCall();

/** As each request has: a signal that thousands listen to is slow to leave. */
function ownCall(): Call {
  return { viewer: localViewer, deadlineMs: Number.POSITIVE_INFINITY, signal: new AbortController().signal };
}

export interface BenchWorld {
  /** All that an agent needs but its reasoner. */
  options: Omit<AgentOptions, 'reasoner'>;
  /** Names of active firms, those with most mandates first. */
  firmNames(most: number): Promise<string[]>;
  close(): Promise<void>;
}

/** A data folder with a simulated register loaded, closed again. */
export async function loadBenchRegister(firms: number): Promise<{ dataDir: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-bench-'));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const { publications } = await writeDemo(join(folder, 'demo'), { firms, seed: 'bench' });
  const loaded = { kind: 'FILES' as const, patterns: [publications] };
  const writer = inlineWriter(dataDir);
  await ingestDirect({ dataDir, clock: systemClock, writer, request: loaded, call: benchCall, progress: () => undefined });
  return { dataDir, remove: () => rmSync(folder, { recursive: true, force: true }) };
} // prettier-ignore

function inlineWriter(dataDir: string) {
  const openGraph = () => openGraphWriter({ path: graphPath(dataDir) });
  return { kind: 'INLINE' as const, openGraph, portal: { baseUrl: 'http://127.0.0.1:9' }, newId: randomUUID, threads: 0 };
} // prettier-ignore

/** `readThreads`: 0 keeps all of the graph's CPU in this thread. */
export async function openBenchWorld(firms: number, readThreads: number): Promise<BenchWorld> {
  const { dataDir, remove } = await loadBenchRegister(firms);
  const clock = systemClock;
  const register = await openRegister({ dataDir, clock, writer: inlineWriter(dataDir) });
  const graph = openGraphReader({ path: graphPath(dataDir), clock, workers: readThreads });
  const store = await openRunStore({
    path: runsPath(dataDir),
    clock,
    newId: orderedIds(clock, randomUUID),
    commitThread: true,
  });
  const vectors = openVectorReader({ path: join(dataDir, 'vectors.db'), clock, workers: 0 });
  const onError = (error: unknown) => {
    throw error;
  };
  const engines = { store, graph, vectors, web: openWebOff({ clock }), archive: register.archive };
  return {
    options: { ...engines, clock, holder: 'bench', parserVersion: 'bench', onError },
    firmNames: async (most) => (await mandatedFirms(graph, most)).map(({ name }) => name),
    async close() {
      await store.close();
      await graph.close();
      await vectors.close();
      await register.close();
      remove();
    },
  };
}

/** Active firms, those with most mandates first. */
export async function mandatedFirms(graph: GraphReader, most: number): Promise<{ uid: string; name: string }[]> {
  const date = today(systemClock);
  const clocks = { asOf: date, knownOn: date };
  const top = await graph.topEntities({ kind: 'COMPANY', metric: 'MANDATES', canton: null, seat: null, legalForm: null, status: 'ACTIVE', clocks, limit: most }, benchCall); // prettier-ignore
  const states = await graph.companyStates(top.rows.map(({ uid }) => ({ uid, clocks })), benchCall); // prettier-ignore
  return states.flatMap(({ companyUid: uid, name }) => (name === null ? [] : [{ uid, name }]));
}

/** Asks and follows the run to its end. Throws where it ends otherwise than by finishing. */
export async function endedRun(agent: AgentService, question: string, profile: ProfileName = 'GUIDED'): Promise<string> {
  const request = { question, conversationId: null, profile, asOf: null, knownOn: null, focusUid: null, onAmbiguity: 'LIST', language: null } as const; // prettier-ignore
  const call = ownCall();
  const started = await agent.start(request, null, call);
  if (started.outcome !== 'STARTED') throw new Error(started.outcome);
  let last = '';
  for await (const item of agent.follow(started.run.runId, 0, call))
    if (item.type === 'BATCH') last = item.nodes.at(-1)!.event.kind;
  if (last !== 'RunFinished') throw new Error(`${question}: ${last}`);
  return started.run.runId;
} // prettier-ignore
