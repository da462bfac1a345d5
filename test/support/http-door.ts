import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is answered instead of the server, or null to ask it. `count`: the requests so far, this one included. */
export type Doorkeeper = (request: IncomingMessage, count: number) => { status: number; body: unknown } | 'CUT' | null;

/** Stands before an HTTP server and answers some requests itself. */
export async function openHttpDoor(
  target: string,
  keeper: Doorkeeper,
): Promise<{ url: string; count(): number; close(): Promise<void> }> {
  let count = 0;
  const server = createServer((request, response) => {
    const own = keeper(request, ++count);
    if (own === 'CUT') return void request.socket.destroy();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void (async () => {
        const { status, body } = own ?? (await passed(target, request, Buffer.concat(chunks)));
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      })().catch(() => response.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: () => count,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function passed(target: string, { method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer) {
  const key = headers['api-key'];
  const answer = await fetch(new URL(url, target), {
    method,
    headers: { 'content-type': 'application/json', ...(typeof key === 'string' ? { 'api-key': key } : {}) },
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  });
  return { status: answer.status, body: await answer.text() };
}
