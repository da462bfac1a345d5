import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Doors } from './doors.js';

/** Nobody comes in by a name or from a page that is not allowed; while draining, no new work. */
export function guardDoors(app: FastifyInstance, doors: Doors, draining: () => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    const refusal = doors.refusal(request.raw);
    if (refusal !== null) return reply.code(refusal.status).send({ errors: [{ message: refusal.message }] });
    reply.headers(doors.crossOrigin(request.raw));
    if (request.method === 'OPTIONS') return reply.code(204).send();
    if (draining() && request.url.startsWith('/graphql')) {
      const extensions = { code: 'UNAVAILABLE', retryable: true };
      return reply.code(503).send({ errors: [{ message: 'the server is shutting down', extensions }] });
    }
    return undefined;
  });
}

/** Failures before GraphQL begins (a body too large, no JSON ...): one shape, nothing of ours inside. */
export function answerFailures(app: FastifyInstance, logger: Logger): void {
  app.setErrorHandler((error, _request, reply) => {
    const status =
      typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
    const message = status < 500 && error instanceof Error ? error.message : 'unexpected error';
    if (status >= 500) logger.error({ err: error }, 'request failed');
    const code = status < 500 ? 'BAD_REQUEST' : 'INTERNAL';
    void reply.code(status).send({ errors: [{ message, extensions: { code } }] });
  });
}
