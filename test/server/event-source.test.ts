/** A page's EventSource asks again with the same address and the id of the event that it had last. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TraceDraft } from '../../src/trace/index.js';
import { smallRegister, startTestServer, testCall, type TestServer } from '../support/server.js';
import { openSse, postJson, type Reply } from '../support/transports.js';

const STREAMS = {
  agentRun: 'subscription ($id: ID!) { agentRun(runId: $id) { ... on TraceBatch { nodes { seq } } ... on Failure { code message } } }',
  events: 'subscription { events { ... on EventBatch { position events { publicationId } } ... on Failure { code message } } }',
  ingestJob: 'subscription ($id: ID!) { ingestJob(id: $id) { ... on IngestJob { version state } ... on Failure { code message } } }',
}; // prettier-ignore
type Stream = keyof typeof STREAMS;

let server: TestServer;
let ids: Record<Stream, string>;
/** Of the ledger. */
let end: number;
beforeAll(async () => {
  server = await startTestServer({ items: smallRegister(450) });
  const { jobs } = await server.services.ingest.jobs(1, null);
  end = await server.services.archive.position();
  ids = { agentRun: await ranOnce(), events: '', ingestJob: jobs[0]!.id };
});
afterAll(() => server.close());

/** A run of several batches, which nobody executes. */
async function ranOnce(): Promise<string> {
  const request = { question: 'x', conversationId: null, profile: 'GUIDED', asOf: null, knownOn: null, focusUid: null, onAmbiguity: 'LIST', language: 'en' } as const; // prettier-ignore
  const created = await server.store.create(request, null, 'test', testCall);
  if (created.outcome !== 'CREATED') throw new Error(created.outcome);
  const draft = (summary: string, event: TraceDraft['event']): TraceDraft => {
    return { at: '2026-11-20T12:00:00.000Z', summary, spanId: 's', parentSpanId: null, event };
  };
  const steps = Array.from({ length: 2_500 }, (_, index) => draft(`step ${index}`, { kind: 'MemoryStored', subjects: [] })); // prettier-ignore
  const last = draft('the end', { kind: 'RunCancelled', by: 'test', durationMs: 1 });
  await server.store.append(created.runId, 0, created.lease.epoch, [...steps, last]);
  return created.runId;
}

/** Until it completes, or has told of every notice. */
async function told(stream: Stream, { lastEventId = null as string | null, cut = false } = {}) {
  const events: { id: string | null; said: Record<string, unknown> }[] = [];
  const operation = { query: STREAMS[stream], variables: ids[stream] === '' ? {} : { id: ids[stream] } };
  for await (const { event, id, data } of openSse(server.url, operation, lastEventId)) {
    if (event === 'complete') break;
    const said = (data as Reply).data?.[stream] as Record<string, unknown>;
    events.push({ id, said });
    if (cut || said['position'] === end) break;
  }
  return events;
}

it.each(['agentRun', 'events', 'ingestJob'] as const)(
  '%s: cut off after each event, it goes on behind it, though its document says from the beginning',
  async (stream) => {
    const whole = await told(stream);
    expect(whole.length).toBeGreaterThan(stream === 'ingestJob' ? 0 : 2);
    const pieces: typeof whole = [];
    while (pieces.length < whole.length)
      pieces.push(...(await told(stream, { lastEventId: pieces.at(-1)?.id ?? null, cut: true })));
    expect(pieces).toEqual(whole);
    expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length);
  },
);

it('an id beyond the end is told as any such cursor is, and is no place to go on from', async () => {
  for (const stream of ['agentRun', 'events', 'ingestJob'] as const) {
    const [event] = await told(stream, { lastEventId: '999999' });
    expect(event).toMatchObject({ id: null, said: { code: 'CURSOR_EXPIRED', message: expect.stringContaining('after: 999999') as string } }); // prettier-ignore
  }
});

it.each(['x', '-1', '1.5', '9'.repeat(40)])('an id that is none of ours is refused: %s', async (id) => {
  const response = await postJson(`${server.url}/graphql/stream`, { query: STREAMS.events }, { 'last-event-id': id });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
});
