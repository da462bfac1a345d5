/** Runs that ask which one is meant: suspended without a lease, gone on with in any process, ended by whoever is first. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { INPUT_TIMEOUT_MS } from '../../../src/agent/runs/ask-back.js';
import { createAgent, type AgentService } from '../../../src/agent/index.js';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import { LEASE_MS, type RunStore } from '../../../src/store/contract.js';
import { openRunStore } from '../../../src/store/index.js';
import { foldRuns, TERMINAL_KINDS, type AgentRun, type HumanAnswer, type TraceNode } from '../../../src/trace/index.js';
import { callOf } from '../../contracts/run-store/index.js';
import { openVectorsAndWeb } from '../../support/vectors.js';
import { FIRMS, PEOPLE } from '../questions/types.js';
import { emptyArchive } from '../slots-support.js';
import { smallRegister, type SmallRegister } from '../small-register.js';
import { callNow, manualClock, request, type ManualClock } from '../world.js';

let register: SmallRegister;
let folder: string;
let store: RunStore;
let clock: ManualClock;
let agents: AgentService[];
let ids = 0;

beforeAll(async () => {
  register = await smallRegister([...FIRMS, 'Seerose Handel AG', 'Seerose Transport AG'], PEOPLE);
});
afterAll(() => register.close());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dossier-asking-'));
  clock = manualClock();
  store = await opened();
  agents = [];
});
afterEach(async () => {
  for (const agent of agents) await agent.drain(0);
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

function opened(): Promise<RunStore> {
  return openRunStore({
    path: join(folder, 'runs.db'),
    clock,
    newId: () => `id-${String(++ids).padStart(20, '0')}`,
  });
}

function agentOf(holder: string, at: RunStore = store): AgentService {
  const onError = (error: unknown) => {
    throw error;
  };
  const agent = createAgent({
    store: at, graph: register.graph, archive: emptyArchive, ...openVectorsAndWeb(), reasoner: createRulesReasoner(), clock, holder, parserVersion: 'test',
    onError,
  }); // prettier-ignore
  agents.push(agent);
  return agent;
}

const QUESTION = 'Wer ist im Verwaltungsrat der Alpenblick AG?';

/** Starts a run and follows it until it asks. */
async function asking(agent: AgentService, question = QUESTION): Promise<AgentRun> {
  const started = await agent.start(request(question, { onAmbiguity: 'ASK' }), null, callNow());
  if (started.outcome !== 'STARTED') throw new Error(started.outcome);
  return suspended(agent, started.run.runId, 0);
}

/** Follows a run to its next suspension. */
async function suspended(agent: AgentService, runId: string, after: number): Promise<AgentRun> {
  for await (const item of agent.follow(runId, after, callNow())) {
    if (item.type !== 'BATCH') throw new Error(item.type);
    if (item.nodes.at(-1)?.event.kind === 'RunSuspended') break;
  }
  const run = await agent.run(runId, callNow());
  if (run?.status !== 'SUSPENDED') throw new Error(`not suspended but ${run?.status}`);
  return run;
}

async function followed(agent: AgentService, runId: string): Promise<TraceNode[]> {
  const nodes: TraceNode[] = [];
  for await (const item of agent.follow(runId, 0, callNow())) if (item.type === 'BATCH') nodes.push(...item.nodes);
  return nodes;
}

function candidate(run: AgentRun, name: string): string {
  const { request: asked } = run.pendingInput!;
  const found = asked.type === 'ChooseEntity' ? asked.candidates.find((one) => one.name === name) : undefined;
  if (!found) throw new Error(`${name} is not among the candidates`);
  return found.uid;
}
const choose = (uid: string): HumanAnswer => ({ type: 'ChooseEntity', uid });
const kinds = (nodes: readonly TraceNode[]) => nodes.map(({ event }) => event.kind);
const ends = (nodes: readonly TraceNode[]) => kinds(nodes).filter((kind) => TERMINAL_KINDS.includes(kind));

describe('a run that asks which one is meant', () => {
  it('waits, and goes on with the one chosen; its state is the fold of its log throughout', async () => {
    const agent = agentOf('one');
    const run = await asking(agent);
    const { requestId, request: asked } = run.pendingInput!;
    expect(asked).toMatchObject({ type: 'ChooseEntity', prompt: expect.stringContaining('Alpenblick') as unknown });
    const chosen = candidate(run, 'Alpenblick Immobilien AG');
    const given = await agent.answer(requestId, choose(chosen), null, callNow());
    expect(given).toMatchObject({ outcome: 'ANSWERED', run: { status: 'RUNNING', pendingInput: null } });
    const nodes = await followed(agent, run.runId);
    const inOrder = ['HumanInputRequested', 'RunSuspended', 'HumanInputReceived', 'RunResumed', 'RunFinished'];
    expect(kinds(nodes).filter((kind) => inOrder.includes(kind))).toEqual(inOrder);
    expect(nodes.find(({ event }) => event.kind === 'RunResumed')?.event).toMatchObject({ because: 'INPUT' });
    expect(nodes.at(-1)?.event).toMatchObject({ subjects: [chosen] });
    expect(await agent.run(run.runId, callNow())).toEqual(foldRuns(nodes));
  });

  it('asks about each name that means several, and about none twice', async () => {
    const agent = agentOf('one');
    let run = await asking(agent, 'Wo hat die Alpenblick AG ihren Sitz und wo hat die Seerose AG ihren Sitz?');
    const chosen: string[] = [];
    for (const name of ['Alpenblick Holding AG', 'Seerose Transport AG']) {
      chosen.push(candidate(run, name));
      await agent.answer(run.pendingInput!.requestId, choose(chosen.at(-1)!), null, callNow());
      if (chosen.length === 1) run = await suspended(agent, run.runId, run.atSeq);
    }
    const nodes = await followed(agent, run.runId);
    expect(nodes.at(-1)?.event).toMatchObject({ kind: 'RunFinished', subjects: chosen });
  });

  it('lists instead where the client did not want to be asked', async () => {
    const agent = agentOf('one');
    const started = await agent.start(request(QUESTION), null, callNow());
    if (started.outcome !== 'STARTED') throw new Error(started.outcome);
    const nodes = await followed(agent, started.run.runId);
    expect(kinds(nodes)).not.toContain('HumanInputRequested');
    expect(nodes.at(-1)?.event).toMatchObject({ outcome: 'DISAMBIGUATION' });
  });

  it('is gone on with by another process on the same file, after the first one is gone', async () => {
    const first = agentOf('one');
    const run = await asking(first);
    await first.drain(0);
    clock.advance(LEASE_MS * 2);
    const other = await opened();
    const second = agentOf('two', other);
    const chosen = candidate(run, 'Alpenblick Holding AG');
    await second.answer(run.pendingInput!.requestId, choose(chosen), null, callNow());
    const nodes = await followed(second, run.runId);
    expect(nodes.at(-1)?.event).toMatchObject({ kind: 'RunFinished', subjects: [chosen] });
    await second.drain(1_000);
    await other.close();
  });

  it('is gone on with by the next process where the one that took the answer died', async () => {
    const first = agentOf('one');
    const run = await asking(first);
    const chosen = candidate(run, 'Alpenblick Holding AG');
    const draft = { at: new Date(clock.now()).toISOString(), summary: '.', spanId: 'x', parentSpanId: null };
    const { requestId } = run.pendingInput!;
    const event = { kind: 'HumanInputReceived', requestId, answer: choose(chosen), by: 'local' } as const;
    expect((await store.append(run.runId, run.atSeq, null, [{ ...draft, event }])).outcome).toBe('APPENDED');
    const nodes = await followed(agentOf('two'), run.runId);
    expect(nodes.at(-1)?.event).toMatchObject({ kind: 'RunFinished', subjects: [chosen] });
    expect(kinds(nodes).filter((kind) => kind === 'RunResumed')).toHaveLength(1);
  });

  it('fails with INPUT_EXPIRED when nobody answers, once, whoever notices first', async () => {
    const first = agentOf('one');
    const run = await asking(first);
    const { requestId } = run.pendingInput!;
    const chosen = choose(candidate(run, 'Alpenblick Holding AG'));
    clock.advance(INPUT_TIMEOUT_MS);
    const second = agentOf('two'); // sweeps as it starts
    const late = await Promise.all([1, 2, 3].map(() => first.answer(requestId, chosen, null, callNow())));
    expect(late.map(({ outcome }) => outcome)).toEqual(['EXPIRED', 'EXPIRED', 'EXPIRED']);
    const nodes = await followed(second, run.runId);
    expect(ends(nodes)).toEqual(['RunFailed']);
    expect(await second.run(run.runId, callNow())).toMatchObject({
      status: 'FAILED',
      failure: { reason: 'INPUT_EXPIRED' },
      pendingInput: null,
    });
  });

  it('gives the winner of answer, cancel and expiry the last word', async () => {
    const other = await opened();
    const [one, two] = [agentOf('one'), agentOf('two', other)];
    for (let round = 0; round < 4; round++) {
      const run = await asking(one);
      const { requestId } = run.pendingInput!;
      const uids = ['Alpenblick Holding AG', 'Alpenblick Immobilien AG'].map((name) => candidate(run, name));
      if (round % 2 === 1) clock.advance(INPUT_TIMEOUT_MS);
      const [left, right, cancelled] = await Promise.all([
        one.answer(requestId, choose(uids[0]!), null, callNow()),
        two.answer(requestId, choose(uids[1]!), null, callNow()),
        (round < 2 ? one : two).cancel(run.runId, callNow()),
      ]);
      const nodes = await followed(one, run.runId);
      expect(ends(nodes)).toHaveLength(1);
      const answers = nodes.filter(({ event }) => event.kind === 'HumanInputReceived');
      const won = [left, right].filter(({ outcome }) => outcome === 'ANSWERED');
      expect(won).toHaveLength(answers.length);
      expect(answers.length).toBeLessThanOrEqual(1);
      if (round % 2 === 1) expect(answers).toEqual([]);
      expect(cancelled?.finishedAt).not.toBeNull();
      expect(nodes.map(({ seq }) => seq)).toEqual(nodes.map((_, index) => index + 1));
    }
    await two.drain(1_000);
    await other.close();
  });

  it('takes one answer for one key, and refuses what is no answer', async () => {
    const agent = agentOf('one');
    const run = await asking(agent);
    const { requestId } = run.pendingInput!;
    const [holding, estate] = ['Alpenblick Holding AG', 'Alpenblick Immobilien AG'].map((name) => candidate(run, name));
    const answer = (given: HumanAnswer, key: string | null, call = callNow()) =>
      agent.answer(requestId, given, key, call);
    await expect(answer({ type: 'Confirm', confirmed: true }, null)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(answer(choose('co_none'), null)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    expect(await answer(choose(holding!), null, callOf('beat'))).toEqual({ outcome: 'NOT_FOUND', what: 'request' });
    const both = await Promise.all([answer(choose(holding!), 'k'), answer(choose(holding!), 'k')]);
    expect(both.map(({ outcome }) => outcome)).toEqual(['ANSWERED', 'ANSWERED']);
    expect(await answer(choose(estate!), 'k')).toEqual({ outcome: 'KEY_REUSED', runId: run.runId });
    expect((await answer(choose(estate!), 'l')).outcome).toBe('NOT_WAITING');
    const nodes = await followed(agent, run.runId);
    expect(nodes.at(-1)?.event).toMatchObject({ subjects: [holding] });
    expect((await answer(choose(holding!), 'k')).outcome).toBe('ANSWERED');
  });

  it('holds its conversation as long as it waits, and no longer', async () => {
    const agent = agentOf('one');
    const run = await asking(agent);
    const next = () =>
      agent.start(
        request('Wo ist die Muster Bau AG?', { conversationId: run.conversationId }),
        null,
        callOf('local', 'local'),
      );
    expect(await next()).toEqual({ outcome: 'CONVERSATION_BUSY', runId: run.runId });
    clock.advance(INPUT_TIMEOUT_MS);
    expect((await next()).outcome).toBe('STARTED');
    expect((await agent.run(run.runId, callNow()))?.failure?.reason).toBe('INPUT_EXPIRED');
  });
});

describe('a rating', () => {
  it('is kept for a run that has ended, by the one who asked', async () => {
    const agent = agentOf('one');
    const run = await asking(agent);
    const rate = (comment: string | null, call = callNow()) => agent.rate(run.runId, 'WRONG', comment, 'k', call);
    expect((await rate(null)).outcome).toBe('NOT_ENDED');
    await agent.cancel(run.runId, callNow());
    expect(await rate('nicht gemeint')).toMatchObject({ outcome: 'RATED', rating: { comment: 'nicht gemeint' } });
    expect((await rate('nicht gemeint')).outcome).toBe('RATED');
    expect((await rate('anders')).outcome).toBe('KEY_REUSED');
    expect(await rate(null, callOf('beat'))).toEqual({ outcome: 'NOT_FOUND', what: 'run' });
    await expect(rate('x'.repeat(2_001))).rejects.toMatchObject({ code: 'BAD_INPUT' });
    expect(await agent.rating(run.runId, callNow())).toMatchObject({ rating: 'WRONG' });
  });
});
