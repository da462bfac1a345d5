import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '../../src/core/index.js';
import { modelFailureOf } from '../../src/llm/index.js';
import { LeanOpenAI } from '../../src/llm/openai/client.js';
import { asking, modelsAt } from './support.js';

const ONE = { model: 'scripted-1', choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'ja' } }] }; // prettier-ignore
const PIECE = { model: 'scripted-1', choices: [{ index: 0, finish_reason: 'stop', delta: { content: 'ja' } }] };
const ASKED = { role: 'planner' as const, messages: [{ role: 'user' as const, content: 'Ja?' }] };

let server: Server;
let sockets: Socket[] = [];

/** An endpoint on real sockets; gives its address. */
async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  sockets = [];
  server = createServer(answer).on('connection', (socket: Socket) => void sockets.push(socket));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

afterEach(async () => {
  server.closeAllConnections();
  await once(server.close(), 'close');
});

const chat = (content: string) => ({ model: 'scripted-1', messages: [{ role: 'user' as const, content }] });
const failureOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => 'it gave a reply', modelFailureOf);

function held(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

describe('the client of an endpoint', () => {
  it('holds no request that is written: what waits is the question, once', async () => {
    const [calls, bytes] = [20, 2_000_000];
    let read = 0;
    let all = () => {};
    const written = new Promise<void>((resolve) => (all = resolve));
    const url = await serve((request) => void request.resume().on('end', () => ++read === calls && all()));
    const client = new LeanOpenAI({ baseURL: url, apiKey: 'none', maxRetries: 0 });
    const content = 'x'.repeat(bytes);
    const before = held();
    const waiting = Array.from({ length: calls }, () => failureOf(client.chat.completions.create(chat(content))));
    await written;
    expect(held() - before).toBeLessThan((calls * bytes) / 2);
    server.closeAllConnections();
    await Promise.all(waiting);
  });

  it.each(['on', 'off'])('uses a connection again, streaming %s', async (stream) => {
    const url = await serve((request, response) => {
      request.resume();
      response.setHeader('content-type', stream === 'on' ? 'text/event-stream' : 'application/json');
      response.end(stream === 'on' ? `data: ${JSON.stringify(PIECE)}\n\ndata: [DONE]\n\n` : JSON.stringify(ONE));
    });
    const models = modelsAt(url, { DOSSIER_MODEL: 'scripted-1', DOSSIER_MODEL_STREAM: stream });
    for (let call = 0; call < 3; call++) expect(await models.call(ASKED, asking())).toMatchObject({ text: 'ja' });
    expect(sockets).toHaveLength(1);
  });

  it('follows no redirect: what is asked, and the key, go nowhere else', async () => {
    const asked: (string | undefined)[] = [];
    const url = await serve((request, response) => {
      asked.push(request.url);
      request.resume();
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    const models = modelsAt(url, { DOSSIER_MODEL: 'scripted-1', OPENAI_API_KEY: 'secret-word' });
    expect(await failureOf(models.call(ASKED, asking()))).toBe('REJECTED');
    expect(asked).toEqual(['/v1/chat/completions']);
  });

  it.each(['before its reply', 'in the middle of its reply'])('frees the socket of a call that ends %s', async (when) => {
    let heard = () => {};
    const reached = new Promise<void>((resolve) => (heard = resolve));
    const url = await serve((request, response) => {
      request.resume();
      if (when !== 'before its reply') response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': one\n\n');
      heard();
    });
    const options = asking();
    const models = modelsAt(url, { DOSSIER_MODEL: 'scripted-1' });
    const call = models.call(ASKED, options);
    await reached;
    const cancelled = new AppError('CANCELLED', 'the run was cancelled');
    const closed = closeOf(sockets[0]!);
    options.controller.abort(cancelled);
    await expect(call).rejects.toBe(cancelled);
    await closed;
  }); // prettier-ignore

  it.each(['application/json', 'text/event-stream'])('gives up a reply that never ends: %s', async (type) => {
    const url = await serve((request, response) => {
      request.resume();
      response.writeHead(200, { 'content-type': type });
      const more = () => void response.write(' '.repeat(1_000), () => response.destroyed || more());
      more();
    });
    const client = new LeanOpenAI({ baseURL: url, apiKey: 'none', maxRetries: 0, mostBytes: 100_000 });
    const read = async () => {
      if (type === 'application/json') return client.chat.completions.create(chat('Ja?'));
      for await (const piece of await client.chat.completions.create({ ...chat('Ja?'), stream: true })) void piece;
    };
    expect(await failureOf(read())).toBe('MALFORMED');
    await closeOf(sockets[0]!);
  });

  it.each([101, 204, 999])('takes the status %i for no reply', async (status) => {
    const url = await serve((request, response) => {
      request.resume();
      response.socket!.end(`HTTP/1.1 ${status} What\r\ncontent-length: 0\r\n\r\n`);
    });
    const models = modelsAt(url, { DOSSIER_MODEL: 'scripted-1', DOSSIER_MODEL_RETRIES: '0' });
    expect(await failureOf(models.call(ASKED, asking()))).toBe('SILENT');
  });
});

/** However it ends. */
const closeOf = (socket: Socket) =>
  new Promise<void>((resolve) => (socket.closed ? resolve() : socket.once('close', () => resolve())));
