import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { startTestServer, type TestServer } from '../support/server.js';

const QUERY = JSON.stringify({ query: '{ coverage { publications } }' });
const ALLOWED = 'https://dashboard.example.ch';
let server: TestServer;
/** Waits for nobody. Its times are too short for a message of a megabyte on a busy machine, which it closed as one that never came (4408). */
let hasty: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    environment: { DOSSIER_ALLOWED_ORIGINS: ALLOWED, DOSSIER_ALLOWED_HOSTS: 'register.example.ch' },
  });
  hasty = await startTestServer({ timings: { initWithinMs: 50, pingEveryMs: 500 } });
});
afterAll(async () => {
  await server.close();
  await hasty.close();
});

type Headers = Record<string, string>;

/** node:http, since fetch does not let Host be set. */
async function post(path: string, headers: Headers, method = 'POST'): Promise<{ status: number; headers: object }> {
  const call = request(`${server.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', accept: '*/*', ...headers },
  });
  call.end(method === 'POST' ? QUERY : undefined);
  const [response] = (await once(call, 'response')) as [import('node:http').IncomingMessage];
  response.resume();
  await once(response, 'close');
  return { status: response.statusCode ?? 0, headers: response.headers };
}

function socketTo(
  headers: Headers = {},
  protocols: string[] = ['graphql-transport-ws'],
  path = '/graphql',
  { url } = server,
) {
  return new WebSocket(`${url.replace(/^http/, 'ws')}${path}`, protocols, { headers });
}

/** 101 where the socket opened, else the status of the refusal. */
async function upgrade(headers: Headers, path?: string): Promise<number> {
  const socket = socketTo(headers, undefined, path);
  const status = await new Promise<number>((resolve, reject) => {
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (call, response) => {
      resolve(response.statusCode ?? 0);
      call.destroy();
    });
    socket.once('error', reject);
  });
  socket.on('error', () => undefined);
  socket.terminate();
  return status;
}

const DOORS: { name: string; headers: (port: string) => Headers; refused: number | null }[] = [
  { name: 'no origin', headers: () => ({}), refused: null },
  { name: 'its own origin', headers: (port) => ({ origin: `http://127.0.0.1:${port}` }), refused: null },
  { name: 'an allowed origin', headers: () => ({ origin: ALLOWED }), refused: null },
  { name: 'an allowed host', headers: (port) => ({ host: `register.example.ch:${port}` }), refused: null },
  { name: 'localhost', headers: (port) => ({ host: `LOCALHOST:${port}` }), refused: null },
  { name: 'another page', headers: () => ({ origin: 'https://evil.example' }), refused: 403 },
  { name: 'another port of this machine', headers: () => ({ origin: 'http://127.0.0.1:1' }), refused: 403 },
  { name: 'an origin that only begins alike', headers: () => ({ origin: `${ALLOWED}.evil.example` }), refused: 403 },
  { name: 'a file or a sandbox', headers: () => ({ origin: 'null' }), refused: 403 },
  { name: 'an extension', headers: () => ({ origin: 'chrome-extension://abc' }), refused: 403 },
  { name: 'a name rebound to this machine', headers: (port) => ({ host: `evil.example:${port}` }), refused: 421 },
  {
    name: 'a rebound name with its own origin',
    headers: (port) => ({ host: `evil.example:${port}`, origin: `http://evil.example:${port}` }),
    refused: 421,
  },
];

describe('Host and Origin', () => {
  it.each(DOORS)('$name: the same over HTTP, SSE and WebSocket', async ({ headers, refused }) => {
    const given = headers(new URL(server.url).port);
    expect((await post('/graphql', given)).status).toBe(refused ?? 200);
    expect((await post('/graphql/stream', given)).status).toBe(refused ?? 200);
    expect(await upgrade(given)).toBe(refused ?? 101);
    expect((await post('/healthz', given, 'GET')).status).toBe(refused ?? 200);
  });

  it('let a page of an allowed origin read the answers, and no other', async () => {
    for (const path of ['/graphql', '/graphql/stream']) {
      const preflight = await post(path, { origin: ALLOWED, 'access-control-request-method': 'POST' }, 'OPTIONS');
      expect(preflight.status).toBe(204);
      expect(preflight.headers).toMatchObject({ 'access-control-allow-origin': ALLOWED, vary: 'origin' });
      expect((await post(path, { origin: ALLOWED })).headers).toMatchObject({ 'access-control-allow-origin': ALLOWED });
      expect((await post(path, {})).headers).not.toHaveProperty('access-control-allow-origin');
    }
    expect((await post('/graphql', { origin: 'https://evil.example' }, 'OPTIONS')).status).toBe(403);
  });

  it('gives nothing to an <img> or a <script> of another page, which send no origin', async () => {
    const address = `/graphql/stream?query=${encodeURIComponent('{ coverage { publications } }')}`;
    expect((await post(address, { accept: 'image/avif,*/*;q=0.8' }, 'GET')).status).toBe(406);
    expect((await post(address, { accept: 'text/event-stream' }, 'GET')).status).toBe(200);
    const mutation = encodeURIComponent('mutation { cancelAgentRun(runId: "x") { __typename } }');
    expect((await post(`/graphql/stream?query=${mutation}`, { accept: 'text/event-stream' }, 'GET')).status).toBe(405);
  });
});

/** The code that the server closes with. */
async function closeCode(socket: WebSocket): Promise<number> {
  const [code] = (await once(socket, 'close')) as [number];
  return code;
}

describe('WebSocket', () => {
  it('is at /graphql only', async () => {
    expect(await upgrade({}, '/elsewhere')).toBe(404);
  });

  it('closes a connection that never initialises: 4408', async () => {
    expect(await closeCode(socketTo({}, undefined, undefined, hasty))).toBe(4408);
  });

  it('closes an unknown subprotocol: 4406, and none at all', async () => {
    const socket = socketTo({}, []);
    expect(await closeCode(socket)).toBe(4406);
    // A client that offers only what the server does not speak fails the handshake by itself.
    const old = socketTo({}, ['graphql-ws']);
    await expect(once(old, 'open')).rejects.toThrow(/subprotocol/);
  });

  it('closes a message over a megabyte: 1009', async () => {
    const socket = socketTo();
    await once(socket, 'open');
    socket.on('error', () => undefined);
    socket.send('x'.repeat(1_100_000));
    expect(await closeCode(socket)).toBe(1009);
  });

  it('closes garbage: 4400, and an operation before the initialisation: 4401', async () => {
    const garbage = socketTo();
    await once(garbage, 'open');
    garbage.send('garbage');
    expect(await closeCode(garbage)).toBe(4400);
    const early = socketTo();
    await once(early, 'open');
    early.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query: '{ __typename }' } }));
    expect(await closeCode(early)).toBe(4401);
  });

  it('closes an operation with an id that is a text, which every message back would bear: 4400', async () => {
    const socket = await initialised(socketTo());
    const received: string[] = [];
    socket.on('message', (data: Buffer) => received.push(data.toString().slice(0, 100)));
    socket.send(JSON.stringify({ type: 'subscribe', id: 'x'.repeat(900_000), payload: { query: '{ __typename }' } }));
    expect(await closeCode(socket)).toBe(4400);
    expect(received).toEqual([]);
  });

  it('closes a second operation of the same id: 4409, however long the id', async () => {
    for (const id of ['1', 'x'.repeat(200)]) {
      const socket = await initialised(socketTo());
      const payload = { query: 'subscription { events(after: -1) { __typename } }' };
      for (let times = 0; times < 2; times++) socket.send(JSON.stringify({ type: 'subscribe', id, payload }));
      expect(await closeCode(socket)).toBe(4409);
    }
  });

  it('pings, and cuts off a peer that does not answer', async () => {
    const answering = await initialised(socketTo({}, undefined, undefined, hasty));
    await once(answering, 'ping');
    await once(answering, 'ping');
    expect(answering.readyState).toBe(WebSocket.OPEN);
    answering.terminate();
    const silent = await initialised(
      new WebSocket(`${hasty.url.replace(/^http/, 'ws')}/graphql`, ['graphql-transport-ws'], { autoPong: false }),
    );
    expect(await closeCode(silent)).toBe(1006);
  });

  it('answers the ping of the protocol, and runs at most 100 operations a connection', async () => {
    const socket = await initialised(socketTo());
    socket.send(JSON.stringify({ type: 'ping' }));
    expect(JSON.parse(String((await once(socket, 'message'))[0]))).toEqual({ type: 'pong' });
    const refused = new Promise<{ id: string; payload: { extensions: unknown }[] }>((resolve) => {
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as { type: string; id: string; payload: { extensions: unknown }[] };
        if (message.type === 'error') resolve(message);
      });
    });
    for (let id = 1; id <= 101; id++) {
      const payload = { query: 'subscription { events(after: -1) { __typename } }' };
      socket.send(JSON.stringify({ type: 'subscribe', id: String(id), payload }));
    }
    expect(await refused).toMatchObject({ id: '101', payload: [{ extensions: { code: 'LIMIT_EXCEEDED' } }] });
    socket.terminate();
  });
});

async function initialised(socket: WebSocket): Promise<WebSocket> {
  await once(socket, 'open');
  const acknowledged = once(socket, 'message');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  expect(JSON.parse(String((await acknowledged)[0]))).toEqual({ type: 'connection_ack' });
  return socket;
}
