/** Costly steps: asked about first where somebody wants to be asked, taken once or gone without, in whatever process goes on. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { CONFIRM_LIMITS, type ConfirmLimits } from '../../../src/agent/runs/consent.js';
import { createAgent, replayRun, type AgentService } from '../../../src/agent/index.js';
import { createLlmReasoner } from '../../../src/agent/reasoners/llm/index.js';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import { projectPath, systemClock } from '../../../src/core/index.js';
import { LEASE_MS } from '../../../src/store/contract.js';
import { openRunStore } from '../../../src/store/index.js';
import { foldRuns, type TraceEvent, type TraceKind, type TraceNode } from '../../../src/trace/index.js';
import { kindOf, seenUid, tellAll } from '../../fakes/model/brain.js';
import { startModelServer, type ModelServer, type Reply, type WireRequest } from '../../fakes/model/server.js';
import { modelsAt } from '../../llm/support.js';
import { openVectorsAndWeb } from '../../support/vectors.js';
import { emptyArchive } from '../slots-support.js';
import { smallRegister, type SmallRegister } from '../small-register.js';
import { callNow, request } from '../world.js';

const FIRM = 'Muster Bau AG';
const QUESTION = `Wie ist die ${FIRM} vernetzt?`;

/** Finds the firm, reads its network two hops deep, and tells what it found. */
function explorer(wire: WireRequest): Reply | null {
  const results = wire.messages.filter(({ role }) => role === 'tool').length;
  switch (kindOf(wire)) {
    case 'route':
      return { json: { reasoning: 'a network', intent: 'explore_network', confidence: 0.9 } };
    case 'step':
      if (results === 0) return { calls: [{ name: 'search_companies', arguments: { query: FIRM } }] };
      if (results === 1)
        return { calls: [{ name: 'explore_network', arguments: { uids: [seenUid(wire)], depth: 2 } }] };
      return { text: 'That is all.' };
    case 'answer':
      return tellAll(wire);
    default:
      return null;
  }
}

let register: SmallRegister;
let server: ModelServer;
let folder: string;
const closing: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  if (!existsSync(projectPath('dist', 'src', 'app.js'))) throw new Error('dist is missing: npm run build');
  register = await smallRegister([FIRM], []);
  folder = join(register.path, '..');
  server = await startModelServer({ always: explorer });
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(async () => {
  await server.close();
  await register.close();
});

/** An agent of a process of its own, on the runs in that file; `clock` is later than any lease. */
async function agentOn(runs: string, confirm: Partial<ConfirmLimits>, by: 'rules' | 'llm' = 'llm') {
  const clock = { now: () => systemClock.now() + (by === 'rules' ? LEASE_MS + 1_000 : 0) };
  const store = await openRunStore({ path: join(folder, `${runs}.db`), clock, newId: () => crypto.randomUUID() });
  const rules = createRulesReasoner();
  const models = modelsAt(server.url, { DOSSIER_MODEL_RETRIES: '0', DOSSIER_MODEL_PRICES: 'scripted-1=1/2' });
  const reasoner = by === 'rules' ? rules : createLlmReasoner({ models, patienceMs: 30_000, rules });
  const agent = createAgent({
    store, graph: register.graph, archive: emptyArchive, ...openVectorsAndWeb(), reasoner, clock, holder: crypto.randomUUID(), parserVersion: 'test',
    confirm: { ...CONFIRM_LIMITS, ...confirm }, onError: (error) => expect.unreachable(String(error)),
  }); // prettier-ignore
  let open = true;
  const close = async () => {
    if (open) await agent.drain(0).then(() => store.close());
    open = false;
  };
  closing.push(close);
  return { agent, store, close };
}

/** The run's nodes up to its suspension, or its end. */
async function followed(agent: AgentService, runId: string, after = 0): Promise<TraceNode[]> {
  const nodes: TraceNode[] = [];
  for await (const item of agent.follow(runId, after, callNow())) {
    if (item.type !== 'BATCH') throw new Error(item.type);
    nodes.push(...item.nodes);
    if (nodes.at(-1)?.event.kind === 'RunSuspended') break;
  }
  return nodes;
}
async function asked(agent: AgentService, onAmbiguity: 'ASK' | 'LIST' = 'ASK') {
  const started = await agent.start(request(QUESTION, { onAmbiguity }), null, callNow());
  if (started.outcome !== 'STARTED') throw new Error(started.outcome);
  const { runId } = started.run;
  return { runId, nodes: await followed(agent, runId) };
}
function of<Kind extends TraceKind>(nodes: readonly TraceNode[], kind: Kind) {
  return nodes.flatMap(({ event }) => (event.kind === kind ? [event as Extract<TraceEvent, { kind: Kind }>] : []));
}
const toolsCalled = (nodes: readonly TraceNode[]) => of(nodes, 'ToolCalled').map(({ tool }) => tool);
async function say(agent: AgentService, nodes: readonly TraceNode[], confirmed: boolean) {
  const { requestId } = foldRuns(nodes)!.pendingInput!;
  expect((await agent.answer(requestId, { type: 'Confirm', confirmed }, 'k', callNow())).outcome).toBe('ANSWERED');
}
const replayed = (store: Parameters<typeof replayRun>[0]['store'], runId: string) =>
  replayRun({ store, parserVersion: 'test' }, runId, callNow());

it('asks before a network wider than is read unasked; agreed to in another process, it is read once and no model is paid twice', async () => {
  const first = await agentOn('yes', { hops: 1 });
  const { runId, nodes } = await asked(first.agent);
  const step = { kind: 'WIDE_NETWORK', tool: 'explore_network', hops: 2, tokens: null };
  expect(of(nodes, 'HumanInputRequested')).toMatchObject([{ request: { type: 'Confirm', step, prompt: expect.stringMatching(/2 Schritte/) as unknown } }]); // prettier-ignore
  expect(toolsCalled(nodes)).toEqual(['search_companies']);
  const paid = server.requests.length;
  await first.close();

  const second = await agentOn('yes', { hops: 1 });
  await say(second.agent, nodes, true);
  const rest = await followed(second.agent, runId, nodes.at(-1)!.seq);
  expect(toolsCalled(rest)).toEqual(['search_companies', 'explore_network']);
  expect(rest.at(-1)?.event).toMatchObject({ kind: 'RunFinished' });
  expect(of(rest, 'ReasonerFellBack')).toEqual([]);
  expect(of(rest, 'ModelCalled').filter(({ replayed: again }) => again)).toHaveLength(of(nodes, 'ModelCalled').length);
  // One further step and the answer; what was asked before the suspension is not asked again.
  expect(server.requests.length).toBe(paid + 2);
  expect(await replayed(second.store, runId)).toMatchObject({ differences: [], asked: null, isCut: false });
}); // prettier-ignore

it('goes on without the step where it is declined, says so, and asks no second time', async () => {
  const { agent, store } = await agentOn('no', { hops: 1 });
  const { runId, nodes } = await asked(agent);
  await say(agent, nodes, false);
  const rest = await followed(agent, runId, nodes.at(-1)!.seq);
  expect(of(rest, 'HumanInputRequested')).toEqual([]);
  expect(of(rest, 'ToolCalled').filter(({ arguments: given }) => given.includes('"depth":2'))).toEqual([]);
  expect(of(rest, 'CritiqueMade')[0]).toMatchObject({ verdict: 'DROPPED', text: expect.stringMatching(/does not want it/) as unknown }); // prettier-ignore
  expect(rest.at(-1)?.event).toMatchObject({ kind: 'RunFinished' });
  expect(await replayed(store, runId)).toMatchObject({ differences: [], asked: null });
});

it('asks nobody who did not want to be asked, nor about what a question needs by default', async () => {
  for (const [confirm, onAmbiguity] of [[{ hops: 1 }, 'LIST'], [{}, 'ASK']] as const) {
    const { agent } = await agentOn('default', confirm);
    const { nodes } = await asked(agent, onAmbiguity);
    expect(of(nodes, 'HumanInputRequested')).toEqual([]);
    expect(toolsCalled(nodes)).toContain('explore_network');
  }
}); // prettier-ignore

it.each([true, false])(
  'asks before a round that takes the run past the share of its budget (then: %s)',
  async (confirmed) => {
    const whole = await agentOn(`whole-${confirmed}`, {});
    const tokens = of((await asked(whole.agent)).nodes, 'ModelCalled').slice(0, 2);
    const used = tokens.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0);
    // Enough for the route and the first step, not for another.
    const { agent, store } = await agentOn(`spending-${confirmed}`, { tokens: used + 10 });
    const { runId, nodes } = await asked(agent);
    const [{ request: input } = { request: null }] = of(nodes, 'HumanInputRequested');
    expect(input).toMatchObject({ type: 'Confirm', step: { kind: 'SPENDING', tool: null, spentTokens: used } });
    if (input?.type !== 'Confirm') return;
    expect(Number(input.step?.cost)).toBeGreaterThan(0);
    expect(input.prompt).toContain(`${used}`);
    await say(agent, nodes, confirmed);
    const rest = await followed(agent, runId, nodes.at(-1)!.seq);
    expect(of(rest, 'HumanInputRequested')).toEqual([]);
    const steps = of(rest, 'ModelCalled').filter(({ role }) => role === 'dispatcher');
    expect(steps).toHaveLength(confirmed ? 3 : 1);
    if (!confirmed) expect(of(rest, 'DecisionMade').find(({ round }) => round === 2)).toMatchObject({ decision: 'CONTINUE', reasoning: expect.stringMatching(/does not want it/) as unknown }); // prettier-ignore
    expect(rest.at(-1)?.event).toMatchObject({ kind: 'RunFinished' });
    expect(await replayed(store, runId)).toMatchObject({ differences: [], asked: null });
  },
);

it('waits across a killed process (SIGKILL), and is answered in another', async () => {
  const asking = { graphPath: register.path, runsPath: join(folder, 'killed.db'), request: request(QUESTION, { onAmbiguity: 'ASK' }) }; // prettier-ignore
  const given = JSON.stringify({ ...asking, then: 'DIE', at: null, signal: 'SIGKILL', confirm: { ...CONFIRM_LIMITS, hops: 0 } }); // prettier-ignore
  const child = spawn(process.execPath, [projectPath('test', 'agent', 'run-child.mjs'), given], { stdio: 'inherit' });
  expect(await new Promise((resolve) => child.once('close', (_, signal) => resolve(signal)))).toBe('SIGKILL');

  const { agent, store } = await agentOn('killed', { hops: 0 }, 'rules');
  const { rows } = await store.runs({ conversationId: null }, 2, null, callNow());
  expect(rows).toHaveLength(1);
  const { runId } = rows[0]!;
  const nodes = await store.read(runId, 0, 500);
  expect(foldRuns(nodes)).toMatchObject({ status: 'SUSPENDED', pendingInput: { request: { type: 'Confirm' } } });
  await say(agent, nodes, true);
  const rest = await followed(agent, runId, nodes.at(-1)!.seq);
  expect(toolsCalled([...nodes, ...rest]).filter((tool) => tool === 'explore_network')).toHaveLength(1);
  expect(rest.at(-1)?.event).toMatchObject({ kind: 'RunFinished' });
});
