import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '../../schema/index.js';
import { smallRegister, startTestServer, testCall, type TestServer } from '../support/server.js';
import { STREAMS, type Reply } from '../support/transports.js';

const EVENTS = `subscription ($after: Int!, $filter: EventFilter) { events(after: $after, filter: $filter) { __typename
  ... on EventBatch { position events { publicationId rubric } } ... on CursorExpired { code lastSeq } } }`;
const JOB = `subscription ($id: ID!, $after: Int! = 0) { ingestJob(id: $id, after: $after) { __typename
  ... on IngestJob { state version read written ledgerPosition } ... on CursorExpired { lastSeq } ... on Failure { code } } }`;

interface Batch {
  __typename: string;
  position: number;
  events: { publicationId: string; rubric: string }[];
  lastSeq?: number;
}
interface Job {
  __typename: string;
  state?: string;
  version: number;
  read?: number;
  ledgerPosition: number;
}
const eventsOf = (reply: Reply): Batch => reply.data?.['events'] as Batch;
const jobOf = (reply: Reply): Job => reply.data?.['ingestJob'] as Job;

const items = smallRegister(700);
let server: TestServer;
let waiting = 0;
let changed: () => void = () => undefined;

function counting(services: Services): Services {
  const { ingest } = services;
  const advanced: typeof ingest.advanced = async (after, signal) => {
    waiting++;
    changed();
    try {
      return await ingest.advanced(after, signal);
    } finally {
      waiting--;
      changed();
    }
  };
  return { ...services, ingest: { ...ingest, advanced } };
}
async function until(count: number): Promise<void> {
  while (waiting !== count) await new Promise<void>((resolve) => (changed = resolve));
}

beforeAll(async () => {
  server = await startTestServer({ items: items.slice(0, 100), wrap: counting });
});
afterAll(() => server.close());

/** The ledger's own order, from its contract. */
async function ledgerOrder(): Promise<{ position: number; publicationId: string }[]> {
  const { archive } = server.services;
  const rows = [];
  for (let at = 0; ;) {
    const page = await archive.since(at, 200, testCall);
    if (page.length === 0) return rows;
    rows.push(...page);
    at = page.at(-1)!.position;
  }
}

describe('events', () => {
  it('give each revision once, in ledger order, over both transports, while more is being loaded', async () => {
    const following = Object.values(STREAMS).map(async (follow) => {
      const seen: string[] = [];
      for await (const reply of follow(server.url, { query: EVENTS, variables: { after: 0 } })) {
        const { events, position } = eventsOf(reply);
        seen.push(...events.map((event) => event.publicationId));
        if (position >= items.length) return seen;
      }
      return seen;
    });
    for (const [from, to] of [
      [100, 101],
      [101, 350],
      [350, items.length],
    ] as const)
      // prettier-ignore
      expect((await server.load(items.slice(from, to))).state).toBe('SUCCEEDED');
    const order = await ledgerOrder();
    expect(order.length).toBe(items.length);
    const once = [...new Map(order.map((row) => [row.position, row.publicationId])).values()];
    for (const seen of await Promise.all(following)) expect([...new Set(seen)]).toEqual([...new Set(once)]);
  });

  it('go on after any position, with the same rest', async () => {
    const order = await ledgerOrder();
    for (const after of [1, 199, 200, 201, items.length - 1]) {
      const seen: string[] = [];
      for await (const reply of STREAMS.SSE(server.url, { query: EVENTS, variables: { after } })) {
        seen.push(...eventsOf(reply).events.map((event) => event.publicationId));
        if (eventsOf(reply).position >= items.length) break;
      }
      const rest = order.filter((row) => row.position > after).map((row) => row.publicationId);
      expect(new Set(seen)).toEqual(new Set(rest));
    }
  });

  it('are narrowed by a filter, and the position goes on all the same', async () => {
    const wanted: string[] = [];
    for await (const reply of STREAMS.WebSocket(server.url, {
      query: EVENTS,
      variables: { after: 0, filter: { rubrics: ['KK'] } },
    })) {
      wanted.push(...eventsOf(reply).events.map((event) => event.rubric));
      if (eventsOf(reply).position >= items.length) break;
    }
    expect(new Set(wanted)).toEqual(new Set(['KK']));
  });

  it('answer a position beyond the end, and one that cannot be', async () => {
    for (const follow of Object.values(STREAMS)) {
      const replies: Reply[] = [];
      for await (const reply of follow(server.url, { query: EVENTS, variables: { after: items.length + 1 } }))
        replies.push(reply);
      expect(replies.map(eventsOf)).toEqual([
        { __typename: 'CursorExpired', code: 'CURSOR_EXPIRED', lastSeq: items.length },
      ]);
      for await (const reply of follow(server.url, { query: EVENTS, variables: { after: -2 } }))
        expect(reply.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    }
  });

  it('leave no waiter behind', async () => {
    const streams = Object.values(STREAMS).flatMap((follow) =>
      Array.from({ length: 5 }, () =>
        follow(server.url, { query: EVENTS, variables: { after: items.length - 1 } })[Symbol.asyncIterator](),
      ),
    );
    const parked = streams.map(async (stream) => {
      await stream.next();
      void stream.next();
    });
    await Promise.all(parked);
    await until(10);
    // A client that goes without a word: its socket is cut while a next() is parked.
    for (const stream of streams) void stream.return?.();
    await server.load(smallRegister(30, 'another world'));
    await Promise.all(streams.map((stream) => stream.return?.()));
    await until(0);
  });
});

describe('ingestJob', () => {
  it('shows growing versions up to the last state, the same after each of them', async () => {
    const { startIngest } = await startLoad();
    const whole: Job[] = [];
    for await (const reply of STREAMS.SSE(server.url, { query: JOB, variables: { id: startIngest.id } }))
      whole.push(jobOf(reply));
    const versions = whole.map((job) => job.version);
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
    expect(whole.at(-1)).toMatchObject({ state: 'SUCCEEDED', read: 1 });
    for (const follow of Object.values(STREAMS)) {
      const again: Job[] = [];
      const variables = { id: startIngest.id, after: whole.at(-1)!.version - 1 };
      for await (const reply of follow(server.url, { query: JOB, variables })) again.push(jobOf(reply));
      expect(again).toEqual([whole.at(-1)]);
    }
  });

  it('answers an unknown job, and a version beyond the last', async () => {
    const { startIngest } = await startLoad();
    for (const follow of Object.values(STREAMS)) {
      const replies: unknown[] = [];
      for await (const reply of follow(server.url, { query: JOB, variables: { id: 'nobody' } }))
        replies.push(jobOf(reply));
      expect(replies).toEqual([{ __typename: 'NotFound', code: 'NOT_FOUND' }]);
      for await (const reply of follow(server.url, { query: JOB, variables: { id: startIngest.id, after: 1_000_000 } }))
        expect(jobOf(reply)).toMatchObject({ __typename: 'CursorExpired' });
    }
  });

  it('same idempotency key and input, same job; other input, KeyReused; impossible input, refused', async () => {
    const start = `mutation ($input: StartIngestInput!) { startIngest(input: $input) { __typename ... on IngestJob { id }
      ... on KeyReused { usedFor } ... on InputRejected { message } } }`;
    const ask = async (input: object) =>
      (await server.query<{ startIngest: { id?: string; usedFor?: string; __typename: string } }>(start, { input }))
        .startIngest;
    const files = [oneItem()];
    const first = await ask({ files, idempotencyKey: 'k' });
    expect(await ask({ files, idempotencyKey: 'k' })).toEqual(first);
    expect(await ask({ files: ['other'], idempotencyKey: 'k' })).toEqual({
      __typename: 'KeyReused',
      usedFor: first.id,
    });
    const keys = ['', 'k'.repeat(201), 'k\u0000', 'k\ud800'].map((idempotencyKey) => ({ files, idempotencyKey }));
    for (const input of [{}, { files, from: '2026-01-01' }, { from: '2026-02-01', to: '2026-01-01' }, ...keys])
      expect((await ask(input)).__typename).toBe('InputRejected');
  });
});

async function startLoad(): Promise<{ startIngest: { id: string } }> {
  return server.query(
    'mutation ($files: [String!]!) { startIngest(input: { files: $files }) { ... on IngestJob { id } } }',
    { files: [oneItem()] },
  );
}

/** A file with one notice that is held already. */
function oneItem(): string {
  const path = join(server.dataDir, `${randomUUID()}.json`);
  writeFileSync(path, JSON.stringify(items[0]));
  return path;
}
