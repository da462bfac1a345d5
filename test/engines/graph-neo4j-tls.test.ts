/** Encryption is as the address says: a certificate that nobody signed is refused, and said to be, unless `+ssc` asks for it. No server is needed. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:tls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openNeo4jReader } from '../../engines/graph/neo4j/index.js';
import { systemClock } from '../../src/core/index.js';
import { anyCall } from '../contracts/graph.js';
import { SELF_SIGNED } from '../support/self-signed.js';

/** How a Bolt client begins. */
const BOLT = Buffer.from([0x60, 0x60, 0xb0, 0x17]);

let server: Server;
let greeted: (bytes: Buffer) => void = () => undefined;
beforeAll(async () => {
  server = createServer(SELF_SIGNED, (socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (bytes: Buffer) => {
      greeted(bytes);
      socket.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

function readerAt(scheme: string) {
  const { port } = server.address() as AddressInfo;
  const place = { uri: `${scheme}://localhost:${port}`, user: 'neo4j', password: 'a secret', database: null };
  return openNeo4jReader({ place, clock: systemClock });
}
const call = () => ({ ...anyCall, deadlineMs: Date.now() + 30_000 });

it.concurrent.each(['bolt+s', 'neo4j+s'])('%s refuses a certificate that nobody signed, and says what to do', async (scheme) => {
  const reader = readerAt(scheme);
  const refusal = await reader.nodes(['co_x'], call()).then(() => null, (error: unknown) => error as Error); // prettier-ignore
  expect(refusal).toMatchObject({ code: 'UNAVAILABLE', retryable: false, details: { engine: 'Neo4j', gone: true } });
  expect(refusal?.message).toMatch(/^Neo4j .*certificate that is not trusted \(DEPTH_ZERO_SELF_SIGNED_CERT\).*NODE_EXTRA_CA_CERTS/);
  expect(refusal?.message).not.toContain('a secret');
  expect((await reader.health()).detail).toMatch(/not trusted/);
  await reader.close();
}, 60_000); // prettier-ignore

it('bolt+ssc encrypts without asking whose it is', async () => {
  const greeting = new Promise<Buffer>((resolve) => (greeted = resolve));
  const reader = readerAt('bolt+ssc');
  const asked = reader.nodes(['co_x'], call()).then(() => null, (error: unknown) => error as Error); // prettier-ignore
  expect((await greeting).subarray(0, 4)).toEqual(BOLT);
  expect(await asked).toMatchObject({ code: 'UNAVAILABLE', details: { engine: 'Neo4j' } });
  await reader.close();
}, 60_000);
