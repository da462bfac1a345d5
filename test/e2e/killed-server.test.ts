/** Whole servers, killed (SIGKILL) at random moments while runs go on and started again on the same folder; clients come back over WebSocket. */
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dossier, startDossier, testFolder, type RunningDossier } from '../support/dossier.js';
import { webSocketClient } from '../support/transports.js';

const KILLS = 8;
const RUNS_A_ROUND = 4;
/** Spread over about the time that a round's runs take. */
const WITHIN_MS = 400;
const SEED = Number(process.env['DOSSIER_TEST_SEED'] ?? Date.now() % 1_000_000);

const dataDir = join(testFolder(), 'data');
let url = '';
let server: RunningDossier;
let question = '';

async function serve(port: string): Promise<RunningDossier> {
  const started = startDossier(['serve'], { dataDir, env: { DOSSIER_PORT: port, DOSSIER_LEASE_MS: '300' } });
  await started.printed(/http:\/\/[\d.]+:\d+\/graphql/);
  return started;
}

async function ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
}

beforeAll(async () => {
  const demo = join(dataDir, '..', 'demo');
  await dossier(['simulate', demo, '--firms', '20', '--publications', '200']);
  await dossier(['ingest', 'shab', join(demo, 'publications.ndjson.gz')], { dataDir });
  const free = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => free.once('listening', resolve));
  const { port } = free.address() as AddressInfo;
  await new Promise((resolve) => free.close(resolve));
  url = `http://127.0.0.1:${port}`;
  server = await serve(String(port));
  const { topEntities } = await ask<{ topEntities: { rows: { entity: { at: { name: string } } }[] } }>(
    '{ topEntities(kind: COMPANY, metric: MANDATES, first: 1) { rows { entity { ... on Company { at { name } } } } } }',
  );
  question = `Wer ist im Verwaltungsrat der ${topEntities.rows[0]!.entity.at.name}?`;
}, 120_000);
afterAll(() => server.process.kill('SIGKILL'));

const START = `mutation ($question: String!, $key: String!) {
  startAgentRun(input: { question: $question, idempotencyKey: $key }) { ... on AgentRun { runId } ... on Failure { message } } }`;
const FOLLOW = `subscription ($runId: ID!, $after: Int!) { agentRun(runId: $runId, after: $after) {
  ... on TraceBatch { nodes { seq kind } } ... on Failure { message } } }`;

/** Tries again as long as there is no server, or it has yet to find the run. */
async function runId(key: string): Promise<string> {
  for (;;) {
    const started = await ask<{ startAgentRun: { runId?: string } }>(START, { question, key }).catch(() => null);
    if (started?.startAgentRun.runId) return started.startAgentRun.runId;
    await pause(50);
  }
}

/** A client that comes back after what it saw, until the run has ended. */
async function followed(id: string): Promise<{ seq: number; kind: string }[]> {
  const seen: { seq: number; kind: string }[] = [];
  const ended = () => ['RunFinished', 'RunFailed', 'RunCancelled'].includes(seen.at(-1)?.kind ?? '');
  while (!ended()) {
    const client = webSocketClient(url);
    try {
      const variables = { runId: id, after: seen.at(-1)?.seq ?? 0 };
      for await (const { data } of client.iterate<{ agentRun: { nodes: typeof seen } }>({ query: FOLLOW, variables }))
        seen.push(...(data?.agentRun.nodes ?? []));
    } catch {
      await pause(50); // cut off, or nobody there yet
    } finally {
      await client.dispose();
    }
  }
  return seen;
}

/** A linear congruential generator: the same seed, the same moments. */
function moments(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}

it(`${KILLS} kills at random moments (DOSSIER_TEST_SEED=${SEED}): every client sees each node once, and one end`, async () => {
  const next = moments(SEED);
  const clients: Promise<{ seq: number; kind: string }[]>[] = [];
  let lost = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const begun = Array.from({ length: RUNS_A_ROUND }, (_, index) => runId(`run ${kill}.${index}`));
    clients.push(...begun.map(async (id) => followed(await id)));
    await pause(next() * WITHIN_MS); // the moment itself is what is tried
    server.process.kill('SIGKILL');
    expect((await server.ended).signal).toBe('SIGKILL');
    server = await serve(new URL(url).port);
  }
  for (const seen of await Promise.all(clients)) {
    expect(seen.map(({ seq }) => seq)).toEqual(seen.map((_, index) => index + 1));
    expect(seen.filter(({ kind }) => /^Run(Finished|Failed|Cancelled)$/.test(kind))).toEqual([seen.at(-1)]);
    expect(seen.at(-1)?.kind).toBe('RunFinished');
    if (seen.some(({ kind }) => kind === 'RunResumed')) lost++;
  }
  console.log(`${clients.length} runs, ${lost} of them gone on with after a kill`);
  const { agentRuns } = await ask<{ agentRuns: { edges: unknown[] } }>(
    '{ agentRuns(first: 100) { ... on AgentRunConnection { edges { cursor } } } }',
  );
  expect(agentRuns.edges).toHaveLength(clients.length);
}, 300_000);
