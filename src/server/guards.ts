import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Doors } from './doors.js';

/** Nobody comes in by a name or from a page that is not allowed; while draining, no new work. */
export function guardDoors(app: FastifyInstance, doors: Doors, draining: () => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    const refusal = doors.refusal(request.raw);
    if (refusal !== null) return reply.code(refusal.status).send(failure(refusal.message, 'FORBIDDEN'));
    reply.headers(doors.crossOrigin(request.raw));
    if (request.method === 'OPTIONS') return reply.code(204).send();
    if (draining() && request.url.startsWith('/graphql')) {
      const extensions = { code: 'UNAVAILABLE', retryable: true };
      return reply.code(503).send({ errors: [{ message: 'the server is shutting down', extensions }] });
    }
    return undefined;
  });
}

/** Failures before GraphQL begins (a body too large, no JSON, another path ...): one shape, nothing of ours inside. */
export function answerFailures(app: FastifyInstance, logger: Logger): void {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const message = `nothing answers ${request.method} ${path.slice(0, 100)}: POST /graphql, or GET or POST /graphql/stream`;
    void reply.code(404).send(failure(message, 'NOT_FOUND'));
  });
  // A body in any encoding would be read as if it had none.
  app.addHook('onRequest', async ({ headers }, reply) => {
    const encoding = headers['content-encoding'];
    if (encoding === undefined || encoding.toLowerCase() === 'identity') return undefined;
    return reply.code(415).send(failure(`content-encoding ${encoding.slice(0, 40)}: none is taken`, 'BAD_REQUEST'));
  });
  app.setErrorHandler((error, _request, reply) => {
    const status =
      typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
    const own = status < 500 && error instanceof Error ? error.message : 'unexpected error';
    const message = status === 415 ? `${own}: send content-type: application/json` : own;
    if (status >= 500) logger.error({ err: error }, 'request failed');
    const code = status < 500 ? 'BAD_REQUEST' : 'INTERNAL';
    void reply.code(status).send(failure(message, code));
  });
}

function failure(message: string, code: string) {
  return { errors: [{ message, extensions: { code } }] };
}
