/**
 * Each profile as its users have it: started over GraphQL, followed over a WebSocket while the model works, by the real `openai` package over HTTP, on the real engines.
 * The model gives no reply before the subscriber has seen what came of the one before.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROFILE_ROWS } from '../../src/agent/profiles.js';
import { readConfig } from '../../src/config.js';
import { configuredReasoner } from '../../src/reasoner.js';
import { PROFILES, type ProfileName } from '../../src/trace/index.js';
import { obvious } from '../fakes/model/brain.js';
import { startModelServer, type ModelServer } from '../fakes/model/server.js';
import { smallRegister, startTestServer, testCall, testClock, TODAY, type TestServer } from '../support/server.js';
import { STREAMS } from '../support/transports.js';

const START = `mutation ($question: String!, $profile: Profile!) {
  startAgentRun(input: { question: $question, profile: $profile, language: de }) { __typename ... on AgentRun { runId } } }`;
const FOLLOW = `subscription ($runId: ID!) { agentRun(runId: $runId, after: 0) { __typename ... on TraceBatch { nodes { __typename seq kind summary
  ... on IntentRouted { intent tools } ... on PlanMade { round planned: nodes { id tool dependsOn } } ... on ToolCalled { callId tool }
  ... on ToolReturned { callId complete evidence { __typename } } ... on DecisionMade { decision } ... on ModelCalled { role model inputTokens error }
  ... on AnswerDelta { text citations { __typename ... on Fact { number quote } } } ... on AnswerVerified { kept cut } ... on RunFinished { outcome } } } } }`;
const RUN = `query ($runId: ID!) { agentRun(runId: $runId) { ... on AgentRun { profile reasoner status outcome answer { markdown } } } }`;

interface Node {
  __typename: string;
  seq: number;
  kind: string;
  summary: string;
  planned?: { id: string; tool: string; dependsOn: string[] }[];
  tools?: string[];
  tool?: string;
  callId?: string;
  error?: string | null;
  text?: string;
  citations?: { __typename: string; quote?: string }[];
  outcome?: string;
}

let models: ModelServer;
let server: TestServer;
let question: string;
let name: string;
/** Resolves once a subscriber has seen so many calls of models. */
let seenCalls: (calls: number) => Promise<void>;
let calls: number;

beforeAll(async () => {
  models = await startModelServer({
    models: ['local'],
    always: async (request) => {
      await seenCalls(calls++);
      return obvious(request);
    },
  });
  const config = readConfig({ DOSSIER_REASONER: 'llm', OPENAI_BASE_URL: models.url, DOSSIER_MODEL_RETRIES: '0' });
  server = await startTestServer({ items: smallRegister(200), reasoner: await configuredReasoner(config, testClock) });
  const clocks = { asOf: TODAY, knownOn: TODAY };
  const { rows } = await server.services.graph.mandates({ at: 'CLOCKS', clocks }, { first: 1, after: null }, testCall);
  const [firm] = await server.services.graph.companyStates([{ uid: rows[0]!.companyUid, clocks }], testCall);
  name = firm!.name!;
  question = `Was ist zu «${name}» eingetragen?`;
}, 60_000);
afterAll(async () => {
  await server.close();
  await models.close();
});

/** Runs the question, holding the model back; gives what a subscriber saw, and how many calls were seen before the run's end was known. */
async function followed(profile: ProfileName): Promise<{ runId: string; nodes: Node[] }> {
  const nodes: Node[] = [];
  const waiting: { calls: number; go: () => void }[] = [];
  const seen = () => nodes.filter(({ kind }) => kind === 'ModelCalled').length;
  const look = () => waiting.filter((one) => one.calls <= seen()).forEach(({ go }) => go());
  calls = 0;
  seenCalls = (count) =>
    new Promise((go) => {
      waiting.push({ calls: count, go });
      look();
    });
  const { startAgentRun } = await server.query<{ startAgentRun: { runId: string } }>(START, { question, profile });
  const { runId } = startAgentRun;
  for await (const { data, errors } of STREAMS.WebSocket(server.url, { query: FOLLOW, variables: { runId } })) {
    expect(errors).toBeUndefined();
    nodes.push(...(data?.['agentRun'] as { nodes: Node[] }).nodes);
    look();
  }
  return { runId, nodes };
}

describe.each([...PROFILES])('%s', (profile) => {
  it('is seen step by step, typed, and answers with what is proven', async () => {
    const { runId, nodes } = await followed(profile);
    models.assertDone();
    const of = (kind: string) => nodes.filter((node) => node.kind === kind);
    expect(nodes.map(({ seq }) => seq)).toEqual(nodes.map((_, index) => index + 1));
    for (const node of nodes) expect([node.__typename, node.summary === ''], node.kind).toEqual([node.kind, false]);
    expect(nodes.map(({ kind }) => kind).filter((kind) => /^Run(?:Finished|Failed|Cancelled)$/.test(kind))).toEqual(['RunFinished']);
    expect(nodes.at(-1)).toMatchObject({ kind: 'RunFinished', outcome: 'ANSWERED' });
    // Every reply of the model was told, and waited for the one before to be seen.
    expect(of('ModelCalled').length).toBe(calls);
    expect(of('ModelCalled').map(({ error }) => error)).toEqual(Array.from({ length: calls }, () => null));
    const [routed] = of('IntentRouted');
    expect(of('PlanMade').length).toBeGreaterThan(0);
    expect(of('PlanMade').length).toBeLessThanOrEqual(PROFILE_ROWS[profile].maxRounds);
    const called = of('ToolCalled');
    for (const { tool } of called) expect(routed!.tools).toContain(tool);
    expect(of('ToolReturned').map(({ callId }) => callId).sort()).toEqual(called.map(({ callId }) => callId).sort());
    const told = of('AnswerDelta');
    expect(told.some(({ text }) => text!.includes(name))).toBe(true);
    expect(told.some(({ citations }) => citations!.some(({ __typename, quote }) => __typename === 'Fact' && quote !== ''))).toBe(true);
    const { agentRun } = await server.query<{ agentRun: { answer: { markdown: string } } }>(RUN, { runId });
    expect(agentRun).toMatchObject({ profile, reasoner: 'llm', status: 'FINISHED', outcome: 'ANSWERED' });
    expect(agentRun.answer.markdown).not.toMatch(/https?:/);
  });
}); // prettier-ignore
