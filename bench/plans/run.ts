/** How long plans of known tool times take beside their critical path, and one call after the other. `npm run bench -- plans` */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EvidenceBook } from '../../src/agent/evidence/evidence-book.js';
import { executePlan } from '../../src/agent/rounds/executor.js';
import { PROFILE_ROWS } from '../../src/agent/profiles.js';
import { Recorder } from '../../src/agent/recordings/recorder.js';
import { RunWriter } from '../../src/agent/runs/run-writer.js';
import { localViewer, systemClock } from '../../src/core/index.js';
import { openRunStore, type RunStore } from '../../src/store/index.js';
import type { Tool, ToolContext } from '../../src/tools/index.js';
import { median, report } from '../report.js';
import { criticalPath, inLayers, oneAtATime, planOf, timedTool, type TimedNode } from './timed.js';

const ROUNDS = 5;
const node = (id: string, ms: number, ...dependsOn: string[]): TimedNode => ({ id, ms, dependsOn });

/** Shapes that investigations have; in `uneven` waiting for a whole layer costs most. */
const PLANS: Record<string, TimedNode[]> = {
  chain: [node('a', 300), node('b', 200, 'a'), node('c', 250, 'b')],
  'side by side': Array.from({ length: 8 }, (_, index) => node(`n${index}`, 200 + 50 * index)),
  diamond: [node('find', 200), node('left', 400, 'find'), node('right', 250, 'find'), node('join', 200, 'left', 'right')],
  uneven: [node('a', 100), node('b', 500), node('a2', 500, 'a'), node('b2', 100, 'b'), node('end', 100, 'a2', 'b2')],
  'two firms': [
    ...['x', 'y'].flatMap((firm) => [node(firm, 150), node(`${firm}1`, 300, firm), node(`${firm}2`, 200, firm), node(`${firm}3`, 250, `${firm}2`)]),
    node('path', 200, 'x1', 'y3'),
  ],
}; // prettier-ignore

async function elapsed(store: RunStore, nodes: readonly TimedNode[], parallel: boolean): Promise<number> {
  const call = { viewer: localViewer, deadlineMs: Number.POSITIVE_INFINITY, signal: new AbortController().signal };
  const request = { question: 'plan', conversationId: null, profile: 'DAG', asOf: null, knownOn: null, focusUid: null, onAmbiguity: 'LIST', language: null } as const; // prettier-ignore
  const created = await store.create(request, null, 'bench', call);
  if (created.outcome !== 'CREATED') throw new Error(created.outcome);
  const writer = new RunWriter(store, created.lease, 0, systemClock, ({ kind }) => kind, 'en');
  const recorder = new Recorder({ keep: (recording) => writer.record(recording) });
  const context = { call, clocks: { asOf: '2026-01-01', knownOn: '2026-01-01' }, now: () => systemClock.now() } as ToolContext; // prettier-ignore
  const tools = [timedTool((ms) => sleep(ms)) as Tool];
  const options = { profile: { ...PROFILE_ROWS.DAG, parallel }, writer, recorder, book: new EvidenceBook(), tools, round: 1, signal: call.signal }; // prettier-ignore
  const began = performance.now();
  await executePlan(planOf(nodes), () => context, options);
  const took = performance.now() - began;
  await writer.durable();
  return took;
}

export async function benchPlans(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-bench-'));
  const store = await openRunStore({ path: join(folder, 'runs.db'), clock: systemClock, newId: randomUUID });
  for (const [name, nodes] of Object.entries(PLANS)) {
    const graph: number[] = [];
    const single: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      graph.push(await elapsed(store, nodes, true));
      single.push(await elapsed(store, nodes, false));
    }
    const ratio = (took: number, ideal: number) => Number((took / ideal).toFixed(3));
    report(`plans-${name.replaceAll(' ', '-')}`, {
      'critical path, ms': criticalPath(nodes),
      'taken, of the critical path': ratio(median(graph), criticalPath(nodes)),
      'layer by layer would take, of the critical path': ratio(inLayers(nodes), criticalPath(nodes)),
      'one at a time, of the critical path': ratio(median(single), criticalPath(nodes)),
      'one at a time, of the sum of its times': ratio(median(single), oneAtATime(nodes)),
    });
  }
  await store.close();
  rmSync(folder, { recursive: true, force: true });
}
