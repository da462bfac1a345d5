import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ExecutionArgs } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { Doors } from './doors.js';
import type { Operations } from './operations.js';

const MAX_PAYLOAD = 1_048_576;
const MAX_CONNECTIONS = 10_000;
const PING_EVERY_MS = 12_000;
const INIT_WITHIN_MS = 5_000;

/** graphql-ws at /graphql. A reader that stands still holds one message: the next is pulled once this one is handed to the kernel. */
export function attachWebSocket(server: Server, doors: Doors, operations: Operations) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_PAYLOAD,
    handleProtocols: (offered) => (offered.has('graphql-transport-ws') ? 'graphql-transport-ws' : false),
  });
  const ended = new WeakMap<object, AbortController>();
  const controllerOf = (connection: object): AbortController => {
    const held = ended.get(connection) ?? new AbortController();
    ended.set(connection, held);
    return held;
  };
  const signals = new WeakMap<ExecutionArgs, AbortSignal>();
  const run = (args: ExecutionArgs) => operations.run(args, signals.get(args) ?? new AbortController().signal);
  const disposable = useServer(
    {
      connectionInitWaitTimeout: INIT_WITHIN_MS,
      onSubscribe(context, _id, payload) {
        const { signal } = controllerOf(context.extra.socket);
        const args = operations.prepare(payload, signal);
        if (!('document' in args)) return [...args];
        signals.set(args, signal);
        return args;
      },
      execute: run,
      subscribe: run,
      onClose(context) {
        controllerOf(context.extra.socket).abort();
      },
      onDisconnect(context) {
        controllerOf(context.extra.socket).abort();
      },
    },
    sockets,
    PING_EVERY_MS,
  );

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const refusal = doors.refusal(request);
    const path = request.url?.split('?')[0];
    if (refusal !== null) return refuse(socket, refusal.status, refusal.message);
    if (path !== '/graphql') return refuse(socket, 404, 'WebSocket is served at /graphql');
    if (sockets.clients.size >= MAX_CONNECTIONS) return refuse(socket, 503, 'too many connections');
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request));
  };
  server.on('upgrade', onUpgrade);

  return {
    connections: () => sockets.clients.size,
    /** Tells every client to come back (1001), after ending its iterators. */
    async close(): Promise<void> {
      server.off('upgrade', onUpgrade);
      await disposable.dispose();
    },
  };
}

function refuse(socket: Duplex, status: number, message: string): void {
  const body = JSON.stringify({ errors: [{ message }] });
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
