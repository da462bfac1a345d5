import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { GraphQLError, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { CloseCode, GRAPHQL_TRANSPORT_WS_PROTOCOL, makeServer } from 'graphql-ws';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import { coded } from './admission.js';
import type { Doors } from './doors.js';
import type { Operations } from './operations.js';
import { resultText } from './result-text.js';

const MAX_PAYLOAD = 1_048_576;
const MAX_CONNECTIONS = 10_000;
const MAX_OPERATIONS = 100;
/** Of an operation's id, in characters: it stands in each message back. */
const MAX_ID = 200;
const MAX_REASON_BYTES = 123;
const PING_EVERY_MS = 12_000;
const INIT_WITHIN_MS = 5_000;
/** A client that does not answer the closing handshake by then is cut off. */
const GOODBYE_MS = 500;
const GOING_AWAY = 1001;

export interface WebSocketOptions {
  server: Server;
  doors: Doors;
  operations: Operations;
  logger: Logger;
  draining: () => boolean;
  /** Milliseconds from the connection to its `connection_init`; default 5,000. */
  initWithinMs?: number;
  /** Milliseconds between pings, and until a missing pong ends the connection; default 12,000. */
  pingEveryMs?: number;
}

interface Connection {
  /** Resolves when the message was handed to the kernel. */
  send(message: string): Promise<void>;
  close(code: number, reason: string): void;
  /** One an operation under way. */
  operations: Set<AbortController>;
}

/** graphql-ws at /graphql. A reader that stands still holds one message: the next is pulled once this one is handed to the kernel. */
export function attachWebSocket(options: WebSocketOptions) {
  const { server, doors, logger, draining, pingEveryMs = PING_EVERY_MS } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_PAYLOAD,
    // An unknown subprotocol is let in to be told so: graphql-ws closes with 4406.
    handleProtocols: (offered) => (offered.has(GRAPHQL_TRANSPORT_WS_PROTOCOL) ? GRAPHQL_TRANSPORT_WS_PROTOCOL : false),
  });
  const protocol = createProtocol(options);

  sockets.on('connection', (socket: WebSocket) => {
    const stopPings = keepAlive(socket, pingEveryMs);
    socket.on('error', (error) => logger.debug({ err: error }, 'a WebSocket failed'));
    const send = (message: string) =>
      new Promise<void>((resolve, reject) => {
        if (socket.readyState !== socket.OPEN) return resolve();
        socket.send(message, (error) => (error && socket.readyState === socket.OPEN ? reject(error) : resolve()));
      });
    const close = (code: number, reason: string) => socket.close(code, fitting(reason));
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send,
        close,
        onMessage: (take) =>
          socket.on('message', (data) => {
            take(data.toString('utf8')).catch((error: unknown) => {
              logger.error({ err: error }, 'a WebSocket message could not be handled');
              socket.close(CloseCode.InternalServerError, 'Internal server error');
            });
          }),
      },
      { send, close, operations: new Set() },
    );
    socket.once('close', (code, reason) => {
      stopPings();
      closed(code, reason.toString()).catch((error: unknown) => logger.error({ err: error }, 'closing a WebSocket'));
    });
  });

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') return servePlainly(server, request, socket, head);
    socket.on('error', () => socket.destroy());
    const refusal = doors.refusal(request);
    const path = request.url?.split('?')[0];
    if (refusal !== null) return refuse(socket, refusal.status, refusal.message);
    if (path !== '/graphql') return refuse(socket, 404, 'WebSocket is served at /graphql');
    if (draining()) return refuse(socket, 503, 'the server is shutting down');
    if (sockets.clients.size >= MAX_CONNECTIONS) return refuse(socket, 503, 'too many connections');
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request));
  };
  server.on('upgrade', onUpgrade);

  return {
    connections: () => sockets.clients.size,
    /** Tells every client to come back (1001). The socket goes first, so that no `complete` says a cut stream had ended. */
    async close(): Promise<void> {
      await Promise.all([...sockets.clients].map(goodbye));
      sockets.close();
    },
  };
}

function createProtocol({ operations, initWithinMs = INIT_WITHIN_MS }: WebSocketOptions) {
  const controllers = new WeakMap<ExecutionArgs, AbortController>();
  const endAll = (connection: Connection) => {
    for (const controller of connection.operations) controller.abort();
    connection.operations.clear();
  };
  const run = (args: ExecutionArgs) => operations.run(args, (controllers.get(args) ?? new AbortController()).signal);
  return makeServer<Record<string, unknown>, Connection>({
    connectionInitWaitTimeout: initWithinMs,
    onSubscribe(context, id, payload) {
      const connection = context.extra;
      if (id.length > MAX_ID) return refuseId(connection, id);
      if (Object.keys(context.subscriptions).length > MAX_OPERATIONS) return [tooMany()];
      const controller = new AbortController();
      const args = operations.prepare(payload, controller.signal);
      if ('errors' in args) return args.errors;
      controllers.set(args, controller);
      connection.operations.add(controller);
      return args;
    },
    execute: run,
    subscribe: run,
    onOperation(context, id, _payload, args, result) {
      const controller = controllers.get(args);
      if (!controller) return;
      const end = () => {
        context.extra.operations.delete(controller);
        controller.abort();
      };
      if (!(Symbol.asyncIterator in result)) return end();
      return sending(result as AsyncIterableIterator<ExecutionResult>, id, context.extra.send, end);
    },
    onClose: ({ extra }) => endAll(extra),
  });
}

/**
 * Sends each result itself, so that the text of one that many subscribers get is written once, and gives the protocol nothing but the end, for
 * which it sends `complete`. `end` is called once, however the iterator ends.
 */
function sending(
  results: AsyncIterableIterator<ExecutionResult>,
  id: string,
  send: Connection['send'],
  end: () => void,
): AsyncIterableIterator<never> {
  const head = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      for await (const result of results) await send(`${head}${resultText(result)}}`);
      end();
      return { done: true, value: undefined };
    },
    async return() {
      end();
      await results.return?.();
      return { done: true, value: undefined };
    },
    async throw(error: unknown) {
      await results.return?.();
      throw error;
    },
  };
}

/** Closes the connection, like every other message that is none; the error goes unsent. */
function refuseId({ close }: Connection, id: string): GraphQLError[] {
  const reason = `id: at most ${MAX_ID} characters, not ${id.length}`;
  close(CloseCode.BadRequest, reason);
  return [coded(new GraphQLError(reason), 'BAD_REQUEST')];
}

function tooMany(): GraphQLError {
  return coded(new GraphQLError(`more than ${MAX_OPERATIONS} operations on one connection`), 'LIMIT_EXCEEDED');
}

/** A closing frame has no room for more; the code says it too. */
function fitting(reason: string): string {
  return Buffer.byteLength(reason) <= MAX_REASON_BYTES ? reason : '';
}

/** Pings; ends a connection whose peer is gone without a word. */
function keepAlive(socket: WebSocket, everyMs: number): () => void {
  let answered = true;
  socket.on('pong', () => (answered = true));
  const timer = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    if (socket.readyState === socket.OPEN) socket.ping();
  }, everyMs);
  return () => clearInterval(timer);
}

function goodbye(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => socket.terminate(), GOODBYE_MS);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
    socket.close(GOING_AWAY, 'Going away');
  });
}

/**
 * Who only offers another protocol (Java's and curl's clients: `Upgrade: h2c`) goes on with this one (RFC 9110, 7.8). Node hands every offer over
 * here, so the request goes back to its server without it.
 */
function servePlainly(server: Server, request: IncomingMessage, socket: Duplex, body: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    if (!OFFERS.test(name)) lines.push(`${name}: ${value}`);
  }
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  socket.unshift(Buffer.concat([head, body]));
  server.emit('connection', socket);
}
const OFFERS = /^(?:connection|upgrade|http2-settings)$/i;

function refuse(socket: Duplex, status: number, message: string): void {
  const body = JSON.stringify({ errors: [{ message }] });
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
