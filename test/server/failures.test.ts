import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import type { Services } from '../../schema/index.js';
import { AppError, type Call } from '../../src/core/index.js';
import { smallRegister, startTestServer, type TestServer } from '../support/server.js';
import { postJson, TRANSPORTS } from '../support/transports.js';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

/** The real services, but coverage does as it is told. */
function withCoverage(services: Services, coverage: (call: Call) => Promise<never>): Services {
  return { ...services, archive: { ...services.archive, coverage } };
}

function memoryLog() {
  const lines: Record<string, unknown>[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  return { lines, logger: pino({ level: 'info' }, sink) };
}

const COVERAGE = '{ coverage { publications } }';

describe('failures below a resolver', () => {
  it('are masked with an id that the log has too, the same over each transport', async () => {
    const { lines, logger } = memoryLog();
    const secret = new Error('SELECT * FROM secret_table: /home/somebody/data');
    server = await startTestServer({ logger, wrap: (all) => withCoverage(all, () => Promise.reject(secret)) });
    for (const [name, ask] of Object.entries(TRANSPORTS)) {
      const { errors, data } = await ask(server.url, { query: COVERAGE });
      expect(data, name).toBeNull();
      const [error] = errors ?? [];
      expect(error?.path, name).toEqual(['coverage']);
      expect(error?.extensions.code, name).toBe('INTERNAL');
      const { errorId } = error!.extensions;
      expect(error?.message, name).toBe(`unexpected error ${errorId}`);
      expect(JSON.stringify(error), name).not.toContain('secret');
      const logged = lines.find((line) => line['errorId'] === errorId);
      expect(JSON.stringify(logged?.['err']), name).toContain('secret_table');
    }
  });

  it('mask a value of ours that the schema does not allow', async () => {
    const engines = async () => [{ name: 'graph', healthy: 'perhaps' as unknown as boolean, latencyMs: 1, detail: '' }];
    server = await startTestServer({ wrap: (all) => ({ ...all, engines }) });
    for (const ask of Object.values(TRANSPORTS)) {
      const { errors } = await ask(server.url, { query: '{ engines { healthy } }' });
      expect(errors?.[0]?.extensions.code).toBe('INTERNAL');
      expect(errors?.[0]?.message).not.toContain('perhaps');
    }
  });

  it.each(['UNAVAILABLE', 'DEADLINE', 'BUDGET', 'DISK_FULL', 'UNSUPPORTED', 'CONFLICT', 'BAD_INPUT'] as const)(
    'show %s as it is',
    async (code) => {
      const failure = new AppError(code, `what to do about ${code}`, { retryable: true });
      server = await startTestServer({ wrap: (all) => withCoverage(all, () => Promise.reject(failure)) });
      for (const ask of Object.values(TRANSPORTS)) {
        const { errors } = await ask(server.url, { query: COVERAGE });
        expect(errors?.[0]).toMatchObject({
          message: `what to do about ${code}`,
          extensions: { code, retryable: true },
        });
      }
    },
  );

  it('mask damage of the files and bugs of ours', async () => {
    const failure = new AppError('CORRUPT', 'page 7 of /data/ledger.db');
    server = await startTestServer({ wrap: (all) => withCoverage(all, () => Promise.reject(failure)) });
    const { errors } = await TRANSPORTS.HTTP(server.url, { query: COVERAGE });
    expect(errors?.[0]?.extensions.code).toBe('INTERNAL');
    expect(errors?.[0]?.message).not.toContain('ledger.db');
  });

  it('leave the other fields of the answer alone', async () => {
    server = await startTestServer({
      wrap: (all) => ({
        ...all,
        archive: { ...all.archive, mentions: () => Promise.reject(new AppError('UNAVAILABLE', 'no ledger')) },
      }),
    });
    const query = '{ good: nodes(ids: ["x"]) { __typename } }';
    expect((await TRANSPORTS.HTTP(server.url, { query })).data).toEqual({ good: [{ __typename: 'NotFound' }] });
  });
});

describe('time', () => {
  it('ends a query at its deadline in the engine, over each transport', async () => {
    const deadlines: number[] = [];
    server = await startTestServer({
      items: smallRegister(300),
      environment: { DOSSIER_QUERY_TIMEOUT_MS: '100' },
      wrap(all) {
        const { graph, clock } = all;
        const network: typeof graph.network = (request, call) => {
          deadlines.push(call.deadlineMs - clock.now());
          // The engine is asked once the deadline has passed: it must refuse by itself.
          const late = { ...call, deadlineMs: clock.now() - 1 };
          return graph.network(request, late);
        };
        return { ...all, graph: { ...graph, network } };
      },
    });
    const { uid } = await someCompany(server);
    const query = `{ network(uids: ["${uid}"], depth: 3) { __typename } }`;
    for (const ask of Object.values(TRANSPORTS)) {
      const { errors } = await ask(server.url, { query });
      expect(errors?.[0]?.extensions.code).toBe('DEADLINE');
    }
    for (const left of deadlines) expect(left).toBeLessThanOrEqual(100);
  });

  it('a client that goes away takes its work along, over each transport', async () => {
    let arrived: () => void = () => undefined;
    const gone: Promise<unknown>[] = [];
    server = await startTestServer({
      wrap: (all) =>
        withCoverage(all, ({ signal }) => {
          const ended = new Promise<never>((_, reject) => {
            signal.addEventListener('abort', () => reject(new AppError('CANCELLED', 'gone')));
          });
          gone.push(ended.catch((error: AppError) => error.code));
          arrived();
          return ended;
        }),
    });
    const { url } = server;
    const body = { query: COVERAGE };
    for (const path of ['/graphql', '/graphql/stream']) {
      const came = new Promise<void>((resolve) => (arrived = resolve));
      const controller = new AbortController();
      const request = fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: controller.signal,
      }).then(
        (response) => response.text().catch(() => 'cut'),
        () => 'cut',
      );
      await came;
      controller.abort();
      await request;
      expect(await gone.at(-1)).toBe('CANCELLED');
    }
    const { webSocketClient } = await import('../support/transports.js');
    const client = webSocketClient(url);
    const came = new Promise<void>((resolve) => (arrived = resolve));
    client.subscribe(body, { next: () => undefined, error: () => undefined, complete: () => undefined });
    await came;
    client.terminate();
    expect(await gone.at(-1)).toBe('CANCELLED');
    await client.dispose();
  });
});

describe('what is no GraphQL request', () => {
  const BAD: [string, unknown, Record<string, string>?][] = [
    ['no JSON', 'garbage'],
    ['nothing', ''],
    ['a list (batching)', [{ query: COVERAGE }]],
    ['a number', 7],
    ['null', null],
    ['no query', {}],
    ['a query that is no text', { query: { a: 1 } }],
    ['variables that are a list', { query: COVERAGE, variables: [] }],
    ['variables that are text', { query: COVERAGE, variables: 'x' }],
    ['plain text (a form of another page)', JSON.stringify({ query: COVERAGE }), { 'content-type': 'text/plain' }],
    ['a form', 'query=%7B__typename%7D', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['more than a megabyte', JSON.stringify({ query: `#${'x'.repeat(1_100_000)}\n${COVERAGE}` })],
    ['a __proto__', '{"query":"{ coverage { publications } }","__proto__":{"x":1}}'],
  ];
  it('is refused in one JSON shape with a 4xx, at both addresses', async () => {
    server = await startTestServer();
    for (const [name, body, headers] of BAD) {
      for (const path of ['/graphql', '/graphql/stream']) {
        const response = await postJson(`${server.url}${path}`, body, headers);
        const text = await response.text();
        const streamed = response.headers.get('content-type')?.startsWith('text/event-stream');
        if (!streamed) expect(Math.floor(response.status / 100), `${name} at ${path}: ${text}`).toBe(4);
        const json = streamed ? /^data: (\{.*)$/m.exec(text)?.[1] : text;
        const { errors, data } = JSON.parse(json ?? '') as { errors?: { message: string }[]; data?: unknown };
        expect(data ?? null, `${name} at ${path}`).toBeNull();
        expect(errors?.[0]?.message.length, `${name} at ${path}`).toBeGreaterThan(5);
      }
    }
    expect(await TRANSPORTS.HTTP(server.url, { query: COVERAGE })).toHaveProperty('data.coverage');
  });

  it('tells where subscriptions are served', async () => {
    server = await startTestServer();
    const { errors } = await TRANSPORTS.HTTP(server.url, { query: 'subscription { events { __typename } }' });
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/graphql\/stream/) as string,
      extensions: { code: 'BAD_REQUEST' },
    });
  });
});

async function someCompany(from: TestServer): Promise<{ uid: string }> {
  const { topEntities } = await from.query<{ topEntities: { rows: { entity: { uid: string } }[] } }>(
    '{ topEntities(kind: COMPANY, metric: MANDATES, first: 1) { rows { entity { ... on Company { uid } } } } }',
  );
  return topEntities.rows[0]!.entity;
}
