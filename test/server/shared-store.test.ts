import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type Postgres } from '../servers/postgres.js';
import { smallRegister, startTestServer, testCall, type TestServer } from '../support/server.js';
import { describePostgres } from '../support/servers.js';
import { STREAMS } from '../support/transports.js';

const FOLLOW = `subscription ($runId: ID!, $after: Int! = 0) { agentRun(runId: $runId, after: $after) { __typename
  ... on TraceBatch { lastSeq nodes { seq kind } } ... on Failure { code } } }`;

interface Batch {
  nodes?: { seq: number; kind: string }[];
}
type Node = NonNullable<Batch['nodes']>[number];

describePostgres('two servers on one PostgreSQL', () => {
  let postgres: Postgres;
  let servers: TestServer[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
    const items = smallRegister(100);
    const runsAt = { databaseUrl: postgres.url };
    servers = [await startTestServer({ items, runsAt }), await startTestServer({ items, runsAt })];
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    postgres.stop();
  });

  async function startedAt(server: TestServer): Promise<string> {
    const { topEntities } = await server.query<{ topEntities: { rows: { entity: { at: { name: string } } }[] } }>(
      '{ topEntities(kind: COMPANY, metric: MANDATES, first: 1) { rows { entity { ... on Company { at { name } } } } } }',
    );
    const question = `Wer ist im Verwaltungsrat der ${topEntities.rows[0]!.entity.at.name}?`;
    const { startAgentRun } = await server.query<{ startAgentRun: { runId: string } }>(
      'mutation ($question: String!) { startAgentRun(input: { question: $question }) { ... on AgentRun { runId } } }',
      { question },
    );
    return startAgentRun.runId;
  }

  async function followed(server: TestServer, stream: keyof typeof STREAMS, runId: string): Promise<Node[]> {
    const nodes: Node[] = [];
    for await (const { data } of STREAMS[stream](server.url, { query: FOLLOW, variables: { runId } }))
      nodes.push(...((data?.['agentRun'] as Batch).nodes ?? []));
    return nodes;
  }

  it.each(['WebSocket', 'SSE'] as const)(
    'shows a run of one to subscribers of both over %s, each node once',
    async (stream) => {
      const runId = await startedAt(servers[0]!);
      const [here, there] = await Promise.all(servers.map((server) => followed(server, stream, runId)));
      expect(here!.map(({ seq }) => seq)).toEqual(here!.map((_, index) => index + 1));
      expect(here!.filter(({ kind }) => /^Run(?:Finished|Failed|Cancelled)$/.test(kind))).toEqual([here!.at(-1)]);
      expect(there).toEqual(here);
    },
  );

  it('gives a client that moves between them with each batch every node once', async () => {
    const runId = await startedAt(servers[1]!);
    const seen: number[] = [];
    for (let turn = 0, ended = false; !ended; turn++) {
      const stream = STREAMS.SSE(servers[turn % 2]!.url, {
        query: FOLLOW,
        variables: { runId, after: seen.at(-1) ?? 0 },
      });
      for await (const { data } of stream) {
        const { nodes = [] } = data?.['agentRun'] as Batch;
        seen.push(...nodes.map(({ seq }) => seq));
        ended = nodes.some(({ kind }) => kind === 'RunFinished');
        break;
      }
    }
    expect(seen).toEqual(seen.map((_, index) => index + 1));
  });

  it('cancels at one what runs at the other', async () => {
    const request = { question: 'x', conversationId: null, profile: 'GUIDED', asOf: null, knownOn: null, focusUid: null, onAmbiguity: 'LIST', language: 'en' } as const; // prettier-ignore
    const created = await servers[0]!.store.create(request, null, 'elsewhere', testCall);
    if (created.outcome !== 'CREATED') throw new Error(created.outcome);
    const { runId, conversationId, lease } = created;
    const clocks = { asOf: '2026-09-15', knownOn: '2026-09-15' };
    const event = { kind: 'RunStarted', question: 'x', language: 'en', conversationId, profile: 'GUIDED', reasoner: 'rules', clocks, timeZone: 'Europe/Zurich', focusUid: null, onAmbiguity: 'LIST', ledgerPosition: 1, parserVersion: 'p', lexiconVersion: 'l', promptVersion: null } as const; // prettier-ignore
    const started = { at: '2026-09-15T09:00:00.000Z', summary: '', spanId: 's', parentSpanId: null, event };
    await servers[0]!.store.append(runId, 0, lease.epoch, [started]);
    const following = followed(servers[0]!, 'WebSocket', runId);
    const { cancelAgentRun } = await servers[1]!.query<{ cancelAgentRun: { status: string } }>(
      `mutation { cancelAgentRun(runId: "${runId}") { __typename ... on AgentRun { status } ... on Failure { code message } } }`,
    );
    expect(cancelAgentRun).toMatchObject({ status: 'CANCELLED' });
    expect(await following).toMatchObject([{ kind: 'RunStarted' }, { seq: 2, kind: 'RunCancelled' }]);
    expect(await servers[0]!.store.append(runId, 2, lease.epoch, [started])).toEqual({ outcome: 'ENDED', lastSeq: 2 });
  });
});
