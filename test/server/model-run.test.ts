/** A model's run over GraphQL: real doors, real HTTP to the model, real engines; what happens is seen while it happens. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { configuredReasoner } from '../../src/reasoner.js';
import { readConfig } from '../../src/config.js';
import { obvious } from '../fakes/model/brain.js';
import { startModelServer, type ModelServer } from '../fakes/model/server.js';
import { smallRegister, startTestServer, testCall, testClock, TODAY, type TestServer } from '../support/server.js';
import { STREAMS } from '../support/transports.js';

const START = `mutation ($question: String!) { startAgentRun(input: { question: $question, language: de }) { __typename ... on AgentRun { runId } } }`;
const FOLLOW = `subscription ($runId: ID!) { agentRun(runId: $runId, after: 0) { ... on TraceBatch { nodes { seq kind summary
  ... on ModelCalled { role model inputTokens cachedInputTokens outputTokens attempts cost error } ... on ReasonerFellBack { slot fromReasoner toReasoner because } } } } }`;
const RUN = `query ($runId: ID!) { agentRun(runId: $runId) { ... on AgentRun { reasoner outcome answer { markdown } } } }`;

interface Node {
  seq: number;
  kind: string;
  model?: string;
  attempts?: number;
  slot?: string;
}

let models: ModelServer;
let server: TestServer;
let question = '';

beforeAll(async () => {
  models = await startModelServer({ models: ['local'] });
  const config = readConfig({ DOSSIER_REASONER: 'llm', OPENAI_BASE_URL: models.url, DOSSIER_MODEL_RETRIES: '0' });
  server = await startTestServer({ items: smallRegister(200), reasoner: await configuredReasoner(config, testClock) });
  const clocks = { asOf: TODAY, knownOn: TODAY };
  const { rows } = await server.services.graph.mandates({ at: 'CLOCKS', clocks }, { first: 1, after: null }, testCall);
  const [firm] = await server.services.graph.companyStates([{ uid: rows[0]!.companyUid, clocks }], testCall);
  question = `Was ist zu «${firm!.name}» eingetragen?`;
});
afterAll(async () => {
  await server.close();
  await models.close();
});

async function started(): Promise<string> {
  const { startAgentRun } = await server.query<{ startAgentRun: { runId: string } }>(START, { question });
  return startAgentRun.runId;
}
const follow = (runId: string) => STREAMS.SSE(server.url, { query: FOLLOW, variables: { runId } });
const nodesOf = (reply: { data?: Record<string, unknown> | null }) => (reply.data?.['agentRun'] as { nodes: Node[] }).nodes; // prettier-ignore

it('a subscriber sees each step before the model has decided on the next', async () => {
  let routed = () => {};
  const seen = new Promise<void>((resolve) => (routed = resolve));
  const answers = [0, 1, 2, 3, 4].map((call) => async (request: Parameters<typeof obvious>[0]) => {
    // The first step waits until the subscriber has been told of the route.
    if (call === 1) await seen;
    return obvious(request)!;
  });
  models.script(...answers);
  const runId = await started();
  const nodes: Node[] = [];
  for await (const reply of follow(runId)) {
    nodes.push(...nodesOf(reply));
    if (nodes.some(({ kind }) => kind === 'IntentRouted')) routed();
  }
  models.assertDone();
  expect(nodes.map(({ seq }) => seq)).toEqual(nodes.map((_, index) => index + 1));
  const called = nodes.filter(({ kind }) => kind === 'ModelCalled');
  expect(called).toHaveLength(5);
  for (const call of called) expect(call).toMatchObject({ model: 'local', attempts: 1, cachedInputTokens: 0, cost: null, error: null }); // prettier-ignore
  expect(nodes.at(-1)?.kind).toBe('RunFinished');
  const { agentRun } = await server.query<{ agentRun: object }>(RUN, { runId });
  expect(agentRun).toMatchObject({ reasoner: 'llm', outcome: 'ANSWERED' });
});

it('a subscriber is told that the rules went on, and why', async () => {
  models.script({ status: 401, message: 'no key' });
  const runId = await started();
  const nodes: Node[] = [];
  for await (const reply of follow(runId)) nodes.push(...nodesOf(reply));
  models.assertDone();
  expect(nodes.find(({ kind }) => kind === 'ReasonerFellBack')).toMatchObject({ slot: 'router', fromReasoner: 'llm', toReasoner: 'rules', because: expect.stringContaining('401') as unknown }); // prettier-ignore
  for (const kind of ['ModelCalled', 'ReasonerFellBack'])
    expect(nodes.find((node) => node.kind === kind)).toMatchObject({ summary: expect.stringMatching(/: .*127\.0\.0\.1.* answers 401: .*no key/) as unknown }); // prettier-ignore
  const { agentRun } = await server.query<{ agentRun: object }>(RUN, { runId });
  expect(agentRun).toMatchObject({ reasoner: 'rules', outcome: 'ANSWERED' });
});
