import type { ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getOperationAST, type ExecutionResult } from 'graphql';
import { resultText } from './result-text.js';
import type { OperationRequest, Operations } from './operations.js';

const PING_EVERY_MS = 12_000;
const MAX_STREAMS = 10_000;

/**
 * GraphQL over server-sent events at /graphql/stream, "distinct connections mode" of the protocol that graphql-sse's clients speak: one
 * operation a request, `next` events, then `complete`. A result is pulled only when the one before has been handed to the kernel, so a
 * reader that stands still holds one result. A stream cut by a drain ends without `complete`: the client is to come back. A subscription's events
 * have an `id`, their place in the log: an EventSource that was cut off asks again with the last one and goes on behind it, whatever its address says.
 */
export function registerSse(app: FastifyInstance, operations: Operations) {
  const live = new Map<AbortController, ServerResponse>();

  async function serve(request: FastifyRequest, reply: FastifyReply, asked: OperationRequest) {
    if (live.size >= MAX_STREAMS) return reply.code(503).send(oneError('too many streams', 'UNAVAILABLE'));
    const controller = new AbortController();
    const resumeAfter = lastEventId(request);
    if (resumeAfter === undefined)
      return reply.code(400).send(oneError('Last-Event-ID: the id of an event is needed', 'BAD_REQUEST'));
    const args = operations.prepare(asked, controller.signal, resumeAfter);
    const mutates = 'document' in args && getOperationAST(args.document, args.operationName)?.operation === 'mutation';
    if (mutates && request.method === 'GET')
      return reply.code(405).header('allow', 'POST').send(oneError('mutations need POST', 'BAD_REQUEST'));
    const { raw } = reply;
    raw.once('close', () => controller.abort());
    raw.on('error', () => controller.abort());
    live.set(controller, raw);
    reply.hijack();
    try {
      raw.writeHead(200, { ...headersOf(reply), ...STREAM_HEADERS });
      request.raw.socket.setKeepAlive(true, PING_EVERY_MS);
      const at: Place = { cursor: null };
      const told = (cursor: number | null) => (at.cursor = cursor);
      const result = 'document' in args ? await operations.run(args, controller.signal, told) : args;
      await writeAll(raw, result, at, controller.signal);
    } finally {
      live.delete(controller);
      controller.abort();
      raw.end();
    }
  }

  app.post('/graphql/stream', (request, reply) => {
    const { body } = request;
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      return reply.code(400).send(oneError('the body is to be one JSON object with a query', 'BAD_REQUEST'));
    return serve(request, reply, body);
  });
  // An EventSource asks by GET and names what it accepts; a page's <img> or <script> does not, and gets nothing.
  app.get('/graphql/stream', (request, reply) => {
    if (!(request.headers.accept ?? '').includes('text/event-stream'))
      return reply.code(406).send(oneError('Accept: text/event-stream is needed', 'BAD_REQUEST'));
    const asked = fromAddress(request.query as Record<string, unknown>);
    if (asked === null) return reply.code(400).send(oneError('variables: JSON is needed', 'BAD_REQUEST'));
    return serve(request, reply, asked);
  });

  return {
    connections: () => live.size,
    /** Ends the iterators first: an open stream would hold the server's close for its whole grace period. */
    close(): void {
      for (const [controller, raw] of live) {
        controller.abort();
        if (raw.writableNeedDrain) raw.destroy(); // nobody reads: its end would never be sent
      }
    },
  };
}

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
};

/** Of the event that was pulled last. */
interface Place {
  cursor: number | null;
}

async function writeAll(
  raw: ServerResponse,
  result: AsyncIterableIterator<ExecutionResult> | ExecutionResult,
  at: Place,
  signal: AbortSignal,
): Promise<void> {
  const send = async (chunk: string) => {
    if (signal.aborted || raw.write(chunk)) return;
    await once(raw, 'drain', { signal }).catch(() => undefined); // the client went away
  };
  const ping = setInterval(() => {
    if (!raw.writableNeedDrain) raw.write(':\n\n');
  }, PING_EVERY_MS);
  try {
    await send(':\n\n'); // some browsers hand out the stream only after the first byte
    if (Symbol.asyncIterator in result) for await (const item of result) await send(event('next', item, at.cursor));
    else await send(event('next', result));
    await send(event('complete', null));
  } finally {
    clearInterval(ping);
  }
}

function event(name: 'next' | 'complete', data: ExecutionResult | null, id: number | null = null): string {
  return `event: ${name}\n${id === null ? '' : `id: ${id}\n`}data: ${data === null ? '' : resultText(data)}\n\n`;
}

/** Null where the client was not cut off, undefined where it says so with no id of ours. */
function lastEventId({ headers }: FastifyRequest): number | null | undefined {
  const id = headers['last-event-id'];
  if (id === undefined || id === '') return null;
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : undefined;
}

/** Null where the variables are no JSON. */
function fromAddress({ query, operationName, variables }: Record<string, unknown>): OperationRequest | null {
  if (typeof variables !== 'string') return { query, operationName };
  try {
    return { query, operationName, variables: JSON.parse(variables) as unknown };
  } catch {
    return null;
  }
}

function headersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
}

function oneError(message: string, code: string) {
  return { errors: [{ message, extensions: { code } }] };
}
