import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { startTestServer, type TestServer } from '../support/server.js';
import { openSse, postJson } from '../support/transports.js';

const COVERAGE = { query: '{ coverage { publications } }' };
const FOREVER = { query: 'subscription { events(after: -1) { __typename } }' };

/** A server whose coverage waits to be let go. */
async function gated(): Promise<{ server: TestServer; arrived: Promise<void>; open: () => void }> {
  let open: () => void = () => undefined;
  let arrive: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const server = await startTestServer({
    wrap: (all) => ({
      ...all,
      archive: {
        ...all.archive,
        async coverage(call) {
          arrive();
          await gate;
          return all.archive.coverage(call);
        },
      },
    }),
  });
  return { server, arrived, open };
}

describe('a drain', () => {
  it('ends streams at once without saying that they were complete, answers what is under way, takes nothing new', async () => {
    const { server, arrived, open } = await gated();
    const answer = postJson(`${server.url}/graphql`, COVERAGE);
    await arrived;
    const events = (async () => {
      const seen: string[] = [];
      for await (const { event } of openSse(server.url, FOREVER)) seen.push(event);
      return seen;
    })();
    const socket = new WebSocket(`${server.url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws');
    const messages: string[] = [];
    socket.on('message', (data: Buffer) => messages.push((JSON.parse(data.toString()) as { type: string }).type));
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init' }));
    await once(socket, 'message');
    socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload: FOREVER }));
    await streamsStand(server);
    const closed = once(socket, 'close');
    const drained = server.drain(60_000);

    expect(await events).toEqual([]);
    const ready = await fetch(`${server.url}/readyz`);
    expect([ready.status, ((await ready.json()) as { status: string }).status]).toEqual([503, 'draining']);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    for (const path of ['/graphql', '/graphql/stream']) {
      const refused = await postJson(`${server.url}${path}`, COVERAGE);
      expect(refused.status).toBe(503);
      expect(await refused.json()).toMatchObject({
        errors: [{ extensions: { code: 'UNAVAILABLE', retryable: true } }],
      });
    }
    open();
    expect(await (await answer).json()).toEqual({ data: { coverage: { publications: 0 } } });
    expect((await closed)[0]).toBe(1001);
    expect(messages).toEqual(['connection_ack']);
    await drained;
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
    await server.close();
  });

  it('waits for what is under way no longer than it was told to', async () => {
    const { server, arrived, open } = await gated();
    const cut = postJson(`${server.url}/graphql`, COVERAGE).then(
      () => 'answered',
      () => 'cut',
    );
    await arrived;
    await server.drain(50);
    expect(await cut).toBe('cut');
    open();
    await server.close();
  });

  it('is not held up by connections that are kept alive, nor by a WebSocket that never answers', async () => {
    const server = await startTestServer();
    const agent = new Agent({ keepAlive: true });
    const call = request(`${server.url}/healthz`, { agent });
    call.end();
    const [response] = (await once(call, 'response')) as [import('node:http').IncomingMessage];
    response.resume();
    await once(response, 'end');
    const mute = new WebSocket(`${server.url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws');
    await once(mute, 'open');
    mute.pause();
    await server.drain(60_000);
    mute.terminate();
    agent.destroy();
    await server.close();
  });

  it('once begun is not begun again', async () => {
    const server = await startTestServer();
    await Promise.all([server.drain(1_000), server.drain(1_000)]);
    await server.close();
  });
});

describe('health', () => {
  it('says ready while engines are, and which one is not', async () => {
    let healthy = true;
    const engine = () => ({
      name: 'graph: sqlite',
      healthy,
      latencyMs: 1,
      detail: healthy ? 'fine' : 'the disk is gone',
    });
    const server = await startTestServer({ wrap: (all) => ({ ...all, engines: async () => [engine()] }) });
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'ready', engines: [engine()] });
    healthy = false;
    const degraded = await fetch(`${server.url}/readyz`);
    expect(degraded.status).toBe(503);
    expect(await degraded.json()).toEqual({ status: 'degraded', engines: [engine()] });
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok' });
    await server.close();
  });

  it('tells what is wrong, which names files of this machine, to operators only', async () => {
    const engine = { name: 'graph: sqlite', healthy: true, latencyMs: 1, detail: '/somewhere/graph.db' };
    const server = await startTestServer({
      environment: { DOSSIER_HOST: '0.0.0.0' },
      wrap: (all) => ({ ...all, engines: async () => [engine] }),
    });
    const port = new URL(server.url).port;
    const shown = await (await fetch(`http://127.0.0.1:${port}/readyz`)).text();
    expect(JSON.parse(shown)).toMatchObject({ status: 'ready', engines: [{ name: 'graph: sqlite', healthy: true }] });
    expect(shown).not.toContain('somewhere');
    const asked = await postJson(`http://127.0.0.1:${port}/graphql`, { query: '{ engines { name detail } }' });
    expect(await asked.json()).toEqual({ data: { engines: [{ name: 'graph: sqlite', detail: '' }] } });
    await server.close();
  });

  it('counts requests and open streams', async () => {
    const server = await startTestServer();
    await postJson(`${server.url}/graphql`, COVERAGE);
    const stream = openSse(server.url, FOREVER);
    void stream.next();
    await streamsStand(server, 1, 0);
    const text = await metrics(server);
    expect(text).toMatch(/dossier_http_request_seconds_count\{route="\/graphql",status="200"\} 1/);
    expect(text).toMatch(/process_cpu_user_seconds_total/);
    await server.close();
  });
});

async function metrics(server: TestServer): Promise<string> {
  return (await fetch(`${server.url}/metrics`)).text();
}

/** Until as many streams are open as said. */
async function streamsStand(server: TestServer, sse = 1, websocket = 1): Promise<void> {
  for (;;) {
    const text = await metrics(server);
    const has = (transport: string, count: number) =>
      text.includes(`dossier_connections{transport="${transport}"} ${count}`);
    if (has('sse', sse) && has('websocket', websocket)) return;
  }
}
