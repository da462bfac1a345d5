import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Stands between a client and a server, and is as bad as a test wants it. */
export interface TcpProxy {
  /** The server's address, through the proxy. */
  url: string;
  /** From now on: passes all; passes nothing on, and answers nobody; refuses and cuts whoever is connected. */
  be(state: 'OPEN' | 'FROZEN' | 'CLOSED'): void;
  /** What the server says comes so much later. Milliseconds. */
  slow(ms: number): void;
  close(): Promise<void>;
}

export async function openTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<[Socket, Socket]>();
  let state: 'OPEN' | 'FROZEN' | 'CLOSED' = 'OPEN';
  let delayMs = 0;
  const cut = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  const server = createServer((near) => {
    if (state === 'CLOSED') return void near.destroy();
    const far = connect(Number(port), hostname);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    near.on('data', (bytes) => void (state === 'OPEN' && far.write(bytes)));
    far.on('data', (bytes) => {
      const pass = () => void (state === 'OPEN' && near.write(bytes));
      if (delayMs === 0) pass();
      else setTimeout(pass, delayMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    be(next) {
      state = next;
      // Bytes that were kept back are lost: whoever was connected while it was frozen has to connect again.
      if (next !== 'FROZEN') cut();
    },
    slow: (ms) => void (delayMs = ms),
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
