import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAgent, replayRun, type AgentService } from '../../../src/agent/index.js';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import type { Reasoner } from '../../../src/agent/slots.js';
import { LEASE_MS, type RunStore } from '../../../src/store/contract.js';
import { openRunStore } from '../../../src/store/index.js';
import { foldRuns, TERMINAL_KINDS, type TraceNode } from '../../../src/trace/index.js';
import { openVectorsAndWeb } from '../../support/vectors.js';
import { FIRMS, PEOPLE } from '../questions/types.js';
import { smallRegister, type SmallRegister } from '../small-register.js';
import { emptyArchive } from '../slots-support.js';
import { callNow, manualClock, request, type ManualClock } from '../world.js';

let register: SmallRegister;
let folder: string;
let store: RunStore;
let clock: ManualClock;
let agents: AgentService[];
let ids = 0;

beforeEach(async () => {
  register = await smallRegister(FIRMS, PEOPLE);
  folder = mkdtempSync(join(tmpdir(), 'dossier-service-'));
  clock = manualClock();
  store = await openRunStore({
    path: join(folder, 'runs.db'),
    clock,
    newId: () => `id-${String(++ids).padStart(20, '0')}`,
  });
  agents = [];
});
afterEach(async () => {
  for (const agent of agents) await agent.drain(0);
  await store.close();
  await register.close();
  rmSync(folder, { recursive: true, force: true });
});

function agentOf(holder: string, reasoner: Reasoner = createRulesReasoner()): AgentService {
  const onError = (error: unknown) => {
    throw error;
  };
  const agent = createAgent({
    store,
    graph: register.graph,
    ...openVectorsAndWeb(),
    archive: emptyArchive,
    reasoner,
    clock,
    holder,
    parserVersion: 'test',
    onError,
  });
  agents.push(agent);
  return agent;
}

/** A reasoner that stands still in synthesize until released. */
function standing(): { reasoner: Reasoner; release: () => void; reached: Promise<void> } {
  const rules: Reasoner = createRulesReasoner();
  let release = () => {};
  let arrived = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const reached = new Promise<void>((resolve) => (arrived = resolve));
  const synthesize: Reasoner['synthesize'] = async (...given) => {
    arrived();
    await gate;
    return rules.synthesize(...given);
  };
  return { reasoner: { ...rules, synthesize }, release, reached };
}

/** A reasoner that stands still in plan until its run is taken from it. */
function waitingForTheEnd(): { reasoner: Reasoner; reached: Promise<void> } {
  const rules: Reasoner = createRulesReasoner();
  let arrived = () => {};
  const reached = new Promise<void>((resolve) => (arrived = resolve));
  const plan: Reasoner['plan'] = (_, { call }) =>
    new Promise((_resolve, reject) => {
      call.signal.addEventListener('abort', () => reject(new Error('taken away')), { once: true });
      arrived();
    });
  return { reasoner: { ...rules, plan }, reached };
}

async function started(agent: AgentService, question: string, more = {}): Promise<string> {
  const outcome = await agent.start(request(question, more), null, callNow());
  if (outcome.outcome !== 'STARTED') throw new Error(outcome.outcome);
  return outcome.run.runId;
}

async function followed(agent: AgentService, runId: string, after = 0): Promise<TraceNode[]> {
  const nodes: TraceNode[] = [];
  for await (const item of agent.follow(runId, after, callNow())) if (item.type === 'BATCH') nodes.push(...item.nodes);
  return nodes;
}

const QUESTION = 'Wer ist im Verwaltungsrat der Muster Bau AG?';

describe('a run', () => {
  it('is followed while it runs, ends once, and its state is the fold of its log', async () => {
    const { reasoner, release, reached } = standing();
    const agent = agentOf('one', reasoner);
    const runId = await started(agent, QUESTION);
    const following = followed(agent, runId);
    await reached;
    expect((await agent.run(runId, callNow()))?.status).toBe('RUNNING');
    release();
    const nodes = await following;
    expect(nodes.map(({ seq }) => seq)).toEqual(nodes.map((_, index) => index + 1));
    expect(nodes.filter(({ event }) => TERMINAL_KINDS.includes(event.kind))).toHaveLength(1);
    expect(await agent.run(runId, callNow())).toEqual(foldRuns(nodes));
    for (let after = 0; after <= nodes.length; after += 3)
      expect(await followed(agent, runId, after)).toEqual(nodes.slice(after));
    expect(nodes.every(({ summary }) => summary !== '')).toBe(true);
  });

  it('is cancelled once, and its process stops in silence', async () => {
    const { reasoner, release, reached } = standing();
    const agent = agentOf('one', reasoner);
    const runId = await started(agent, QUESTION);
    await reached;
    const cancelled = await Promise.all([
      agent.cancel(runId, callNow()),
      agent.cancel(runId, callNow()),
      agent.cancel(runId, callNow()),
    ]);
    expect(cancelled.map((run) => run?.status)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED']);
    release();
    const nodes = await followed(agent, runId);
    await agent.drain(1_000);
    expect(nodes.filter(({ event }) => TERMINAL_KINDS.includes(event.kind)).map(({ event }) => event.kind)).toEqual([
      'RunCancelled',
    ]);
    expect((await store.read(runId, nodes.length, 10)).length).toBe(0);
    expect(await agent.cancel('run_none', callNow())).toBeNull();
  });

  it('whose process is lost is taken over and ends under a new attempt; the old process can append nothing', async () => {
    const { reasoner, release, reached } = standing();
    const first = agentOf('one', reasoner);
    const runId = await started(first, QUESTION);
    await reached;
    clock.advance(LEASE_MS + 1_000);
    const second = agentOf('two');
    const nodes = await followed(second, runId);
    release();
    await first.drain(1_000);
    expect(nodes.map(({ event }) => event.kind).filter((kind) => kind === 'RunResumed')).toHaveLength(1);
    expect(nodes.at(-1)?.event.kind).toBe('RunFinished');
    const attempts = nodes.flatMap(({ event }) => (event.kind === 'AnswerVerified' ? [event.attempt] : []));
    expect(attempts).toEqual([2]);
    expect(await followed(first, runId)).toEqual(nodes);
  });

  it('that a draining server hands back is finished by another', async () => {
    const { reasoner, reached } = waitingForTheEnd();
    const first = agentOf('one', reasoner);
    const runId = await started(first, QUESTION);
    await reached;
    await first.drain(0);
    expect((await first.run(runId, callNow()))?.status).toBe('RUNNING');
    const nodes = await followed(agentOf('two'), runId);
    expect(nodes.at(-1)?.event.kind).toBe('RunFinished');
    await expect(first.start(request(QUESTION), null, callNow())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('is refused for what cannot be asked', async () => {
    const agent = agentOf('one');
    for (const [question, more] of [
      ['  ', {}],
      ['x'.repeat(10_001), {}],
      ['Wer?', { asOf: '2021-02-30' }],
    ] as const)
      await expect(agent.start(request(question, more), null, callNow())).rejects.toMatchObject({ code: 'BAD_INPUT' });
    expect(await agent.start(request('Wer?', { conversationId: 'cv_none' }), null, callNow())).toEqual({
      outcome: 'NOT_FOUND',
      what: 'conversation',
    });
  });

  it('says in its log that hidden characters were read as spaces', async () => {
    const agent = agentOf('one');
    const nodes = await followed(
      agent,
      await started(agent, `Wer ist im Verwaltungsrat der\u202e Muster\u0000 Bau AG?`),
    );
    expect(nodes.map(({ event }) => event.kind)).toContain('GuardrailTripped');
    expect(nodes.at(-1)?.event).toMatchObject({ kind: 'RunFinished', subjects: [register.uids.get('Muster Bau AG')] });
  });
});

it('are as many as a process takes, those among them that wait for a slow disk to begin; who was admitted is not refused later', async () => {
  const MOST = 2_000;
  let answer = () => {};
  const disk = new Promise<void>((resolve) => (answer = resolve));
  const create: RunStore['create'] = async () => {
    await disk;
    return { outcome: 'NO_SUCH_CONVERSATION' };
  };
  store = { ...store, create };
  const agent = agentOf('one');
  const begun = Array.from({ length: MOST }, () => agent.start(request(QUESTION), null, callNow()));
  await expect(agent.start(request(QUESTION), null, callNow())).rejects.toMatchObject({ code: 'BUDGET' });
  answer();
  const refused = { outcome: 'NOT_FOUND', what: 'conversation' };
  expect(new Set((await Promise.all(begun)).map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify(refused)])); // prettier-ignore
  expect(await agent.start(request(QUESTION), null, callNow())).toEqual(refused);
});

describe('a conversation', () => {
  it('keeps its subject from turn to turn, and the way back', async () => {
    const agent = agentOf('one');
    const subjects: unknown[] = [];
    let conversationId: string | null = null;
    for (const question of [
      QUESTION,
      'Und am 1.1.2020?',
      'Wer ist dort Revisionsstelle?',
      'Wer sitzt im Verwaltungsrat der Alpenblick AG?',
      'die zweite',
      'Und ihre Adresse?',
    ]) {
      const outcome = await agent.start(request(question, { conversationId }), null, callNow());
      if (outcome.outcome !== 'STARTED') throw new Error(outcome.outcome);
      conversationId = outcome.run.conversationId;
      const last = (await followed(agent, outcome.run.runId)).at(-1)!.event;
      subjects.push(
        last.kind === 'RunFinished' ? (last.subjects[0] ?? last.candidates.map(({ name }) => name)) : last.kind,
      );
    }
    const [muster, estate] = [register.uids.get('Muster Bau AG'), register.uids.get('Alpenblick Immobilien AG')];
    expect(subjects.slice(0, 3)).toEqual([muster, muster, muster]);
    expect(subjects[3]).toHaveLength(2);
    expect(['Alpenblick Holding AG', 'Alpenblick Immobilien AG'].map((name) => register.uids.get(name))).toContain(
      subjects[4],
    );
    expect(subjects[5]).toBe(subjects[4]);
    expect(estate).toBeDefined();
  });
});

it('whose process stalled for longer than its lease goes on, and takes nothing over from itself', async () => {
  await store.close();
  const opened = await openRunStore({
    path: join(folder, 'runs.db'),
    clock,
    newId: () => crypto.randomUUID(),
    leaseMs: 300,
  });
  let [stalled, swept] = [false, () => {}];
  const hasSwept = new Promise<void>((resolve) => (swept = resolve));
  const takeOver: RunStore['takeOver'] = async (...given) => {
    const during = stalled;
    const taken = await opened.takeOver(...given);
    if (during) swept();
    return taken;
  };
  const renew: RunStore['renew'] = (lease) => (stalled ? Promise.resolve(lease) : opened.renew(lease));
  store = { ...opened, takeOver, renew };
  const { reasoner, release, reached } = standing();
  const agent = agentOf('one', reasoner);
  const runId = await started(agent, QUESTION);
  await reached;
  stalled = true;
  clock.advance(1_000);
  await hasSwept;
  release();
  const kinds = (await followed(agent, runId)).map(({ event }) => event.kind);
  expect([kinds.includes('RunResumed'), kinds.at(-1)]).toEqual([false, 'RunFinished']);
});

it('keeps what a run was told for so many days, and then says that it can be replayed no more', async () => {
  await store.close();
  store = await openRunStore({ path: join(folder, 'runs.db'), clock, newId: () => crypto.randomUUID(), leaseMs: 300 });
  let pruned = (_runs: number) => {};
  const hasPruned = new Promise<number>((resolve) => (pruned = resolve));
  const opened = store;
  const pruneRecordings: RunStore['pruneRecordings'] = async (before) => {
    const runs = await opened.pruneRecordings(before);
    pruned(runs);
    return runs;
  };
  store = { ...opened, pruneRecordings };
  const agent = agentOf('one');
  const runId = await started(agent, 'Wo ist der Sitz von Alpina Kälte AG?');
  await followed(agent, runId);
  expect((await store.recordings(runId)).length).toBeGreaterThan(0);
  clock.advance(31 * 86_400_000);
  expect(await hasPruned).toBe(1);
  expect(await store.recordings(runId)).toEqual([]);
  const replayed = replayRun({ store, parserVersion: 'test' }, runId, callNow());
  await expect(replayed).rejects.toMatchObject({
    code: 'BAD_INPUT',
    message: expect.stringContaining('no longer kept') as string,
  });
});
