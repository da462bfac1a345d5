import type { FastifyInstance } from 'fastify';
import type { Services } from '../../schema/index.js';
import { AppError } from '../core/index.js';
import { createMetrics } from './metrics.js';

/**
 * /healthz: the process answers. /readyz: it may be sent work; 503 while an engine fails, and from the first moment of a drain. What is wrong
 * names files of this machine, so that only operators (Config.operators) are told it.
 */
export function registerHealth(
  app: FastifyInstance,
  services: Services,
  operators: boolean,
  draining: () => boolean,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const told = ({ detail, ...engine }: Awaited<ReturnType<Services['engines']>>[number]) =>
      operators ? { ...engine, detail } : engine;
    const engines = await services.engines().catch((error: unknown) => [unhealthy(error)]);
    const ready = !draining() && engines.every((engine) => engine.healthy);
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : draining() ? 'draining' : 'degraded', engines: engines.map(told) });
  });
}

function unhealthy(error: unknown) {
  return {
    name: 'engines',
    healthy: false,
    latencyMs: 0,
    detail: error instanceof AppError ? error.message : 'unknown',
  };
}

export function registerMetrics(
  app: FastifyInstance,
  sources: { webSockets: () => number; streams: () => number },
): void {
  const { registry, requests } = createMetrics(sources);
  app.addHook('onResponse', async (request, reply) => {
    requests.observe(
      { route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) },
      reply.elapsedTime / 1_000,
    );
  });
  app.get('/metrics', async (_request, reply) =>
    reply.header('content-type', registry.contentType).send(await registry.metrics()),
  );
}
