/**
 * A process that runs the agent is killed (SIGKILL) before and after each of its durable writes and outside calls, and another goes on. The
 * points are those that a run passed while it was recorded: a new call is covered without a line here. Here processes hold store, engine and
 * agent only, for there are many points; test/e2e/killed-server.test.ts kills whole servers.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAgent, type AgentService } from '../../../src/agent/index.js';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import type { Reasoner } from '../../../src/agent/slots.js';
import { LEASE_MS, type RunRequest, type RunStore } from '../../../src/store/contract.js';
import { openRunStore } from '../../../src/store/index.js';
import { foldRuns, TERMINAL_KINDS, type AgentRun, type TraceNode } from '../../../src/trace/index.js';
import { bundled } from '../../support/bundled.js';
import { openVectorsAndWeb } from '../../support/vectors.js';
import { FIRMS, PEOPLE } from '../questions/types.js';
import { emptyArchive } from '../slots-support.js';
import { smallRegister, type SmallRegister } from '../small-register.js';
import { callNow, request } from '../world.js';

/** Children at a time. */
const LANES = 2;

let register: SmallRegister;
let root: string;
let program: string;
beforeAll(async () => {
  program = await bundled('agent', 'run-child.mjs');
  register = await smallRegister(FIRMS, PEOPLE);
  root = mkdtempSync(join(tmpdir(), 'dossier-killed-'));
});
afterAll(async () => {
  await register.close();
  rmSync(root, { recursive: true, force: true });
});

interface Scenario {
  asked: RunRequest;
  /** What the client does once the run asks back. */
  then: 'ANSWER' | 'CANCEL' | null;
}
const ASKED = request('Wo hat die Alpenblick AG ihren Sitz?', { onAmbiguity: 'ASK' });
const SCENARIOS: Record<string, Scenario> = {
  'that answers': { asked: request('Wer ist im Verwaltungsrat der Muster Bau AG?'), then: null },
  'that asks back and is answered': { asked: ASKED, then: 'ANSWER' },
  'that asks back and is cancelled': { asked: ASKED, then: 'CANCEL' },
};

interface Child {
  /** Continues a stopped child. */
  proceed(): void;
  reached: Promise<boolean>;
  ended: Promise<{ signal: NodeJS.Signals | null; said: { points: string[]; appends: string[] } | null }>;
}

function child(runsPath: string, { asked, then }: Scenario, at: string | null, signal = 'SIGKILL'): Child {
  const given = JSON.stringify({ graphPath: register.path, runsPath, request: asked, then, at, signal });
  const process_ = spawn(process.execPath, [program, given], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  let hear = (_: boolean) => {};
  const reached = new Promise<boolean>((resolve) => (hear = resolve));
  process_.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
    if (output.includes(`at ${at}\n`)) hear(true);
  });
  const ended = new Promise<Awaited<Child['ended']>>((resolve) => {
    process_.once('close', (_code, ending) => {
      hear(false);
      const said = output.split('\n').find((line) => line.startsWith('{'));
      resolve({
        signal: ending,
        said: said === undefined ? null : (JSON.parse(said) as { points: string[]; appends: string[] }),
      });
    });
  });
  return { reached, ended, proceed: () => void process_.kill('SIGCONT') };
}

/** Runs on, later than any lease that a child was given. */
const later = { now: () => Date.now() + LEASE_MS + 1_000 };

async function successor(runsPath: string, reasoner: Reasoner = createRulesReasoner()) {
  const store = await openRunStore({ path: runsPath, clock: later, newId: () => crypto.randomUUID() });
  const errors: unknown[] = [];
  const agent = createAgent({
    store, graph: register.graph, archive: emptyArchive, ...openVectorsAndWeb(), reasoner, clock: later, holder: 'successor', parserVersion: 'test',
    onError: (error) => errors.push(error),
  }); // prettier-ignore
  const close = async () => {
    await agent.drain(5_000);
    await store.close();
    if (errors.length > 0) throw errors[0];
  };
  return { store, agent, close };
}

/** What the client does that lost its server: asks again under its key, reads on after what it saw, answers or cancels again. */
async function driven(agent: AgentService, { asked, then }: Scenario, seen: TraceNode[]): Promise<AgentRun> {
  const started = await agent.start(asked, 'start', callNow());
  if (started.outcome !== 'STARTED') throw new Error(started.outcome);
  const { runId } = started.run;
  const respond = async () => {
    const pending = foldRuns(seen)?.pendingInput ?? null;
    if (pending === null || pending.request.type !== 'ChooseEntity') return;
    const uid = pending.request.candidates[0]!.uid;
    if (then === 'CANCEL') await agent.cancel(runId, callNow());
    else await agent.answer(pending.requestId, { type: 'ChooseEntity', uid }, 'answer', callNow());
  };
  await respond();
  for await (const item of agent.follow(runId, seen.at(-1)?.seq ?? 0, callNow())) {
    if (item.type !== 'BATCH') throw new Error(item.type);
    seen.push(...item.nodes);
    await respond();
  }
  const run = await agent.run(runId, callNow());
  if (run === null) throw new Error('the run is gone');
  return run;
}

/** What the one client saw before its process died. */
async function seenBefore(store: RunStore): Promise<TraceNode[]> {
  const { rows } = await store.runs({ conversationId: null }, 10, null, callNow());
  return rows[0] ? store.read(rows[0].runId, 0, 500) : [];
}

const told = ({ status, outcome, subjects, answer }: AgentRun) => ({
  status,
  outcome,
  subjects,
  answer: answer?.markdown ?? null,
});

/** Kills a child at the point and lets the client go on with a successor; throws where anything is lost or doubled. */
async function survives(scenario: Scenario, at: string, expected: AgentRun): Promise<void> {
  const folder = mkdtempSync(join(root, 'at-'));
  const runsPath = join(folder, 'runs.db');
  const { signal } = await child(runsPath, scenario, at).ended;
  expect(signal).toBe('SIGKILL');
  const { store, agent, close } = await successor(runsPath);
  const seen = await seenBefore(store);
  const run = await driven(agent, scenario, seen);
  expect(seen.map(({ seq }) => seq)).toEqual(seen.map((_, index) => index + 1));
  expect(seen.filter(({ event }) => TERMINAL_KINDS.includes(event.kind))).toEqual([seen.at(-1)]);
  expect(foldRuns(seen)).toEqual(run);
  expect(told(run)).toEqual(told(expected));
  expect((await store.runs({ conversationId: null }, 10, null, callNow())).rows).toHaveLength(1);
  await close();
  rmSync(folder, { recursive: true, force: true });
}

/** A whole run with its points, in order. */
async function recorded(scenario: Scenario): Promise<{ points: string[]; run: AgentRun }> {
  const runsPath = join(mkdtempSync(join(root, 'whole-')), 'runs.db');
  const { said } = await child(runsPath, scenario, null).ended;
  const { store, close } = await successor(runsPath);
  const run = foldRuns(await seenBefore(store));
  await close();
  if (said === null || run === null) throw new Error('the recorded run did not end');
  return { points: said.points, run };
}

describe('killed before and after each durable write and outside call', () => {
  const covered = new Set<string>();
  it.each(Object.entries(SCENARIOS))(
    'a run %s is gone on with: each node once, one end, the same answer',
    async (_, scenario) => {
      const { points, run } = await recorded(scenario);
      expect(points.filter((point) => point.startsWith('before store.append')).length).toBeGreaterThan(1);
      // What the scenario before passed in the same order is not killed again.
      const fresh = points.filter((point) => !covered.has(point));
      for (const point of points) covered.add(point);
      const failures: string[] = [];
      const lane = async () => {
        for (let point = fresh.shift(); point !== undefined; point = fresh.shift())
          await survives(scenario, point, run).catch((error: unknown) =>
            failures.push(`${point}: ${error instanceof Error ? error.stack : String(error)}`),
          );
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      expect(failures).toEqual([]);
    },
    300_000,
  );
});

/** A reasoner that stands still before its answer until released. */
function standing(): { reasoner: Reasoner; release: () => void; reached: Promise<void> } {
  const rules: Reasoner = createRulesReasoner() as Reasoner;
  let [release, arrived] = [() => {}, () => {}];
  const gate = new Promise<void>((resolve) => (release = resolve));
  const reached = new Promise<void>((resolve) => (arrived = resolve));
  const synthesize: Reasoner['synthesize'] = async (...given) => {
    arrived();
    await gate;
    return rules.synthesize(...given);
  };
  return { reasoner: { ...rules, synthesize }, release, reached };
}

describe('stopped (SIGSTOP), taken over and continued', () => {
  it('a process can append nothing more, and nothing is doubled', async () => {
    const scenario = SCENARIOS['that answers']!;
    const { points, run: expected } = await recorded(scenario);
    const writes = points.filter((point) => point.startsWith('before store.append'));
    for (const at of [writes[1]!, writes[Math.floor(writes.length / 2)]!, writes.at(-1)!]) {
      const runsPath = join(mkdtempSync(join(root, 'stopped-')), 'runs.db');
      const stopped = child(runsPath, scenario, at, 'SIGSTOP');
      expect(await stopped.reached).toBe(true);
      const { reasoner, release, reached } = standing();
      const { agent, close } = await successor(runsPath, reasoner);
      const seen: TraceNode[] = [];
      const driving = driven(agent, scenario, seen);
      await reached; // the successor is in the middle of the run
      stopped.proceed();
      const { said } = await stopped.ended;
      expect(said?.appends.length).toBeGreaterThan(0);
      expect(new Set(said?.appends)).toEqual(new Set(['STALE_LEASE']));
      release();
      const run = await driving;
      expect(told(run)).toEqual(told(expected));
      expect(seen.map(({ seq }) => seq)).toEqual(seen.map((_, index) => index + 1));
      expect(seen.filter(({ event }) => TERMINAL_KINDS.includes(event.kind))).toEqual([seen.at(-1)]);
      await close();
    }
  }, 120_000);
});
