import type { FastifyInstance } from 'fastify';
import { createHandler } from 'graphql-sse/lib/use/fastify';
import type { Operations } from './operations.js';

/** graphql-sse, distinct connections, at /graphql/stream. Door checks are the instance's own hook. */
export function registerSse(app: FastifyInstance, operations: Operations) {
  const live = new Set<AbortController>();
  const handler = createHandler({
    onSubscribe(request, params) {
      const controller = new AbortController();
      live.add(controller);
      const end = () => {
        live.delete(controller);
        controller.abort();
      };
      request.context.reply.raw.once('close', end);
      const args = operations.prepare(params, controller.signal);
      if (!('document' in args)) return { errors: args };
      return operations.run(args, controller.signal) as never;
    },
  });
  app.all('/graphql/stream', async (request, reply) => {
    await handler(request, reply);
  });
  return {
    connections: () => live.size,
    /** Ends the iterators first: an open stream would hold the server's close for its whole grace period. */
    close(): void {
      for (const controller of live) controller.abort();
    },
  };
}
