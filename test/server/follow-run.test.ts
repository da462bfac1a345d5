import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import type { RunStore } from '../../src/store/contract.js';
import type { TraceDraft } from '../../src/trace/index.js';
import { smallRegister, startTestServer, testCall, type TestServer } from '../support/server.js';
import { STREAMS, type Reply } from '../support/transports.js';

const FOLLOW = `subscription ($runId: ID!, $after: Int! = 0) { agentRun(runId: $runId, after: $after) { __typename
  ... on TraceBatch { lastSeq nodes { seq kind summary } } ... on CursorExpired { code lastSeq } ... on Failure { code } } }`;

interface Batch {
  __typename: string;
  lastSeq?: number;
  code?: string;
  nodes?: { seq: number; kind: string; summary: string }[];
}
const batchOf = (reply: Reply): Batch => reply.data?.['agentRun'] as Batch;

let server: TestServer;
/** How many followers wait for a run to grow. */
let waiting = 0;
let wakeIdle: (() => void)[] = [];

function countingWaiters(store: RunStore): RunStore {
  return {
    ...store,
    async appended(runId, after, signal) {
      waiting++;
      notify();
      try {
        return await store.appended(runId, after, signal);
      } finally {
        waiting--;
        notify();
      }
    },
  };
}
function notify(): void {
  const all = wakeIdle;
  wakeIdle = [];
  for (const wake of all) wake();
}
async function until(count: number): Promise<void> {
  while (waiting !== count) await new Promise<void>((resolve) => wakeIdle.push(resolve));
}

beforeAll(async () => {
  server = await startTestServer({ items: smallRegister(200), wrapStore: countingWaiters });
});
afterAll(() => server.close());

/** A run that a test appends to itself: nobody executes it. */
async function ownRun(): Promise<{ runId: string; append(count: number): Promise<void>; end(): Promise<void> }> {
  const request = { question: 'x', conversationId: null, profile: 'GUIDED', asOf: null, knownOn: null, focusUid: null, onAmbiguity: 'LIST', language: 'en' } as const; // prettier-ignore
  const created = await server.store.create(request, null, 'test', testCall);
  if (created.outcome !== 'CREATED') throw new Error(created.outcome);
  const { runId, lease } = created;
  let seq = 0;
  const put = async (drafts: TraceDraft[]) => {
    const result = await server.store.append(runId, seq, lease.epoch, drafts);
    expect(result.outcome).toBe('APPENDED');
    seq = result.lastSeq;
  };
  const draft = (summary: string, event: TraceDraft['event']): TraceDraft => {
    return { at: '2026-11-20T12:00:00.000Z', summary, spanId: 's', parentSpanId: null, event };
  };
  const step = (index: number) => draft(`step ${index} ${'x'.repeat(2_000)}`, { kind: 'MemoryStored', subjects: [] });
  return {
    runId,
    append: (count) => put(Array.from({ length: count }, (_, index) => step(seq + index + 1))),
    end: () => put([draft('the end', { kind: 'RunCancelled', by: 'test', durationMs: 1 })]),
  };
}

/** A run of the agent to its end; gives its id and the length of its log. */
async function finishedRun(): Promise<{ runId: string; length: number }> {
  const { topEntities } = await server.query<{ topEntities: { rows: { entity: { at: { name: string } } }[] } }>(
    '{ topEntities(kind: COMPANY, metric: MANDATES, first: 1) { rows { entity { ... on Company { at { name } } } } } }',
  );
  const question = `Wer ist im Verwaltungsrat der ${topEntities.rows[0]!.entity.at.name}?`;
  const { startAgentRun } = await server.query<{ startAgentRun: { runId: string } }>(
    'mutation ($question: String!) { startAgentRun(input: { question: $question }) { ... on AgentRun { runId } } }',
    { question },
  );
  let length = 0;
  for await (const reply of STREAMS.WebSocket(server.url, { query: FOLLOW, variables: startAgentRun }))
    length = batchOf(reply).lastSeq ?? length;
  return { runId: startAgentRun.runId, length };
}

describe.each(Object.entries(STREAMS))('agentRun over %s', (_name, follow) => {
  it('gives exactly the rest after each k of a finished run', async () => {
    const { runId, length } = await finishedRun();
    expect(length).toBeGreaterThan(5);
    for (let after = 0; after <= length; after++) {
      const seqs: number[] = [];
      for await (const reply of follow(server.url, { query: FOLLOW, variables: { runId, after } }))
        seqs.push(...(batchOf(reply).nodes ?? []).map((node) => node.seq));
      expect(seqs).toEqual(Array.from({ length: length - after }, (_, index) => after + index + 1));
    }
  });

  it('misses and doubles nothing when the connection is cut again and again while the run goes on', async () => {
    const run = await ownRun();
    const seen: number[] = [];
    const appending = (async () => {
      for (let round = 0; round < 30; round++) {
        await run.append(1 + (round % 7));
        await turn();
      }
      await run.end();
    })();
    for (let ended = false; !ended;) {
      const variables = { runId: run.runId, after: seen.at(-1) ?? 0 };
      for await (const reply of follow(server.url, { query: FOLLOW, variables })) {
        const nodes = batchOf(reply).nodes ?? [];
        seen.push(...nodes.map((node) => node.seq));
        ended = nodes.at(-1)?.kind === 'RunCancelled';
        break; // cut after each batch
      }
    }
    await appending;
    expect(seen).toEqual(Array.from({ length: seen.length }, (_, index) => index + 1));
    expect(seen.length).toBe(116); // 4 * (1 + ... + 7) + 1 + 2, and the end
  });

  it('answers an unknown run, a cursor beyond the end and one before the beginning', async () => {
    const run = await ownRun();
    await run.append(3);
    const first = async (variables: Record<string, unknown>) => {
      for await (const reply of follow(server.url, { query: FOLLOW, variables })) return batchOf(reply);
      return null;
    };
    expect(await first({ runId: 'nobody' })).toEqual({ __typename: 'NotFound', code: 'NOT_FOUND' });
    const expired = { __typename: 'CursorExpired', code: 'CURSOR_EXPIRED', lastSeq: 3 };
    expect(await first({ runId: run.runId, after: 4 })).toEqual(expired);
    expect(await first({ runId: run.runId, after: -1 })).toEqual(expired);
    await run.end();
  });

  it('leaves no waiter behind when clients go', async () => {
    const run = await ownRun();
    await run.append(1);
    await until(0);
    const streams = Array.from({ length: 20 }, () =>
      follow(server.url, { query: FOLLOW, variables: { runId: run.runId } })[Symbol.asyncIterator](),
    );
    await Promise.all(streams.map((stream) => stream.next()));
    await until(20);
    await Promise.all(streams.map((stream) => stream.return?.()));
    await until(0);
    await run.end();
  });
});

describe('a run and its subscription', () => {
  it('agree: the run as queried, then the rest after its atSeq, is what a replay from 0 gives', async () => {
    const { runId, length } = await finishedRun();
    const { agentRun } = await server.query<{ agentRun: { atSeq: number; status: string } }>(
      `{ agentRun(runId: "${runId}") { ... on AgentRun { atSeq status } } }`,
    );
    expect(agentRun).toEqual({ atSeq: length, status: 'FINISHED' });
  });

  it('unsubscribing one of several on a socket ends that one only', async () => {
    const run = await ownRun();
    const socket = new WebSocket(`${server.url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init' }));
    await once(socket, 'message');
    await until(0);
    for (const id of ['a', 'b']) {
      const payload = { query: FOLLOW, variables: { runId: run.runId } };
      socket.send(JSON.stringify({ type: 'subscribe', id, payload }));
    }
    await until(2);
    socket.send(JSON.stringify({ type: 'complete', id: 'a' }));
    await until(1);
    const next = once(socket, 'message');
    await run.append(1);
    expect(JSON.parse(String((await next)[0]))).toMatchObject({ type: 'next', id: 'b' });
    socket.terminate();
    await until(0);
    await run.end();
  });
});

const OTHERS_AFTER = 19_990;
/** Asks over a bare socket and never reads again. */
const STALLED = {
  async WebSocket(socket: Socket, host: string, body: object) {
    socket.write(
      `GET /graphql HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n` +
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n',
    );
    socket.write(frame({ type: 'connection_init' }));
    let text = '';
    while (!text.includes('connection_ack')) text += String((await once(socket, 'data'))[0]);
    socket.pause();
    socket.write(frame({ type: 'subscribe', id: '1', payload: body }));
  },
  async SSE(socket: Socket, host: string, body: object) {
    socket.pause();
    const text = JSON.stringify(body);
    socket.write(
      `POST /graphql/stream HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text}`,
    );
  },
};

/** A masked text frame of at most 64 kB, with a mask of zeros. */
function frame(message: object): Buffer {
  const payload = Buffer.from(JSON.stringify(message));
  const head =
    payload.length < 126 ? [0x81, 0x80 | payload.length] : [0x81, 0xfe, payload.length >> 8, payload.length & 255];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), payload]);
}

describe.each(Object.entries(STALLED))('a reader over %s that never reads', (name, stall) => {
  it('holds a bounded part of the log, and nobody else waits for it', async () => {
    await until(0);
    const run = await ownRun();
    const url = new URL(server.url);
    const socket = connect(Number(url.port), url.hostname);
    await once(socket, 'connect');
    let reads = -1;
    const { read } = server.store;
    server.store.read = (runId, after, limit) => {
      if (runId === run.runId && after < OTHERS_AFTER) reads = Math.max(reads, after);
      return read(runId, after, limit);
    };
    await stall(socket, url.host, { query: FOLLOW, variables: { runId: run.runId } });
    await until(1);
    // 40 MB of log: far more than the two ends of a local connection hold.
    for (let round = 0; round < 100; round++) await run.append(200);
    await run.end();
    const others: number[] = [];
    for await (const reply of STREAMS[name as 'SSE'](server.url, {
      query: FOLLOW,
      variables: { runId: run.runId, after: OTHERS_AFTER },
    }))
      others.push(...(batchOf(reply).nodes ?? []).map((node) => node.seq));
    expect(others).toEqual(Array.from({ length: 11 }, (_, index) => OTHERS_AFTER + 1 + index));
    // What the stalled reader has pulled from the log stands still well before its end.
    expect(reads).toBeGreaterThanOrEqual(0);
    expect(reads).toBeLessThan(19_800);
    server.store.read = read;
    socket.destroy();
    await until(0);
  });
});
