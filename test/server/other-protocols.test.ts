import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const BODY = JSON.stringify({ query: '{ coverage { position } }', operationName: null });

/** Sends the parts over one connection, each once the one before was taken, and gives all that comes back until the server closes it. */
function exchange(parts: readonly string[]): Promise<string> {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect({ port: Number(port), host: '127.0.0.1' }, () => {
      const send = ([part, ...rest]: readonly string[]) => {
        if (part !== undefined) socket.write(part, () => send(rest));
      };
      send(parts);
    });
    socket.setEncoding('utf8').on('data', (chunk: string) => (heard += chunk));
    socket.once('error', reject).once('close', () => resolve(heard));
  });
}
const request = (headers: string[], method = 'POST', path = '/graphql') =>
  [`${method} ${path} HTTP/1.1`, ...headers, '', ''].join('\r\n');
const offering = (more: string[] = []) => [`Host: ${new URL(server.url).host}`, 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQ', ...more]; // prettier-ignore
const POSTED = ['Content-Type: application/json', `Content-Length: ${BODY.length}`];
const last = () => request([`Host: ${new URL(server.url).host}`, 'Connection: close'], 'GET', '/healthz');

describe('who offers another protocol is served by HTTP/1.1', () => {
  it.each([
    ['in one piece', () => [request(offering(POSTED)) + BODY, last()]],
    ['the body apart', () => [request(offering(POSTED)), BODY.slice(0, 7), BODY.slice(7), last()]],
    ['in chunks', () => [request(offering(['Content-Type: application/json', 'Transfer-Encoding: chunked'])), `${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`, last()]],
  ])('%s', async (_name, parts) => {
    const heard = await exchange(parts());
    expect(heard).toContain('{"data":{"coverage":{"position":0}}}');
    expect(heard.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  }); // prettier-ignore

  it('through the same doors', async () => {
    const foreign = request(['Host: elsewhere.example', 'Connection: Upgrade', 'Upgrade: h2c', ...POSTED]) + BODY;
    const heard = await exchange([foreign, last()]);
    expect(heard).toMatch(/^HTTP\/1\.1 421 /);
    expect(heard).toContain('"code":"FORBIDDEN"');
  });
});

describe('what cannot be answered says what can', () => {
  const post = (headers: Record<string, string>, body: string | Buffer, path = '/graphql', method = 'POST') =>
    fetch(`${server.url}${path}`, { method, headers, body: new Uint8Array(Buffer.from(body)) });

  it.each([
    ['a form', () => post({ 'content-type': 'application/x-www-form-urlencoded' }, 'a=b'), 415, 'application/json'],
    ['a zipped body', () => post({ 'content-type': 'application/json', 'content-encoding': 'gzip' }, gzipSync(BODY)), 415, 'content-encoding gzip'],
    ['another path', () => post({ 'content-type': 'application/json' }, BODY, '/api'), 404, 'POST /graphql'],
    ['another method', () => post({ 'content-type': 'application/json' }, BODY, '/graphql', 'PUT'), 404, 'PUT /graphql'],
  ])('%s', async (_name, ask, status, words) => {
    const response = await ask();
    const { errors } = (await response.json()) as { errors: { message: string; extensions: { code: string } }[] };
    expect(response.status).toBe(status);
    expect(errors[0]?.message).toContain(words);
    expect(errors[0]?.extensions.code).toMatch(/^(BAD_REQUEST|NOT_FOUND)$/);
  }); // prettier-ignore
});
