import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildDossierSchema, type OperationContext, type Services } from '../../schema/index.js';
import type { Config } from '../config.js';
import { AppError } from '../core/index.js';
import { createAdmission, type Admission } from './admission.js';
import { createDoors } from './doors.js';
import { registerExplorer } from './explorer.js';
import { createErrorMask } from './failures.js';
import { createMetrics } from './metrics.js';
import { createOperations, type Operations } from './operations.js';
import { registerSse } from './sse.js';
import { attachWebSocket } from './websocket.js';

const BODY_LIMIT = 1_048_576;

export interface ServerOptions {
  config: Config;
  services: Services;
  logger: Logger;
  examplesFolder: string;
}
export interface DossierServer {
  /** The address to show; the port is the one the system chose where 0 was asked for. */
  url: string;
  /** Readiness goes first, then streams end, then what is under way gets `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/** Everything that answers on the network, as an ordered list of small parts. Throws UNAVAILABLE where the port is taken. */
export async function startServer({ config, services, logger, examplesFolder }: ServerOptions): Promise<DossierServer> {
  const schema = buildDossierSchema();
  const admission = createAdmission(schema, config.explorer);
  const mask = createErrorMask(logger);
  const operations = createOperations(schema, services, admission, mask, config.queryTimeoutMs);
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    loggerInstance: undefined,
  });
  const doors = createDoors(config);
  let draining = false;

  app.addHook('onRequest', async (request, reply) => {
    const refusal = doors.refusal(request.raw);
    if (refusal !== null) await reply.code(refusal.status).send({ errors: [{ message: refusal.message }] });
  });
  app.setErrorHandler((error, _request, reply) => {
    const status =
      typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
    const message = status < 500 && error instanceof Error ? error.message : 'unexpected error';
    if (status >= 500) logger.error({ err: error }, 'request failed');
    void reply.code(status).send({ errors: [{ message }] });
  });

  const apollo = await startApollo(app, schema, admission, mask);
  const webSocket = attachWebSocket(app.server, doors, operations);
  const sse = registerSse(app, operations);
  registerHealth(app, services, () => draining);
  registerMetrics(app, { webSockets: webSocket.connections, streams: sse.connections });
  if (config.explorer) registerExplorer(app, examplesFolder);
  registerGraphql(app, apollo, operations);
  await listen(app, config);

  return {
    url: shownUrl(app, config),
    async close(graceMs) {
      draining = true;
      sse.close();
      await webSocket.close();
      const late = setTimeout(() => app.server.closeAllConnections(), graceMs);
      await app.close();
      clearTimeout(late);
      await apollo.stop();
    },
  };
}

async function startApollo(
  app: FastifyInstance,
  schema: ReturnType<typeof buildDossierSchema>,
  admission: Admission,
  mask: ReturnType<typeof createErrorMask>,
) {
  const apollo = new ApolloServer<OperationContext>({
    schema,
    introspection: true, // the admission's own rule decides, for every transport alike
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    allowBatchedHttpRequests: false,
    validationRules: [...admission.rules],
    parseOptions: { maxTokens: 4_000 },
    formatError: (_formatted, error) => mask(error),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      fastifyApolloDrainPlugin(app),
      {
        requestDidStart: async () => ({
          async didResolveOperation({ document, operationName, request }) {
            const refused = admission.cost(document, operationName ?? undefined, request.variables ?? {});
            if (refused) throw refused;
          },
        }),
      },
    ],
  });
  await apollo.start();
  return apollo;
}

function registerGraphql(app: FastifyInstance, apollo: ApolloServer<OperationContext>, operations: Operations): void {
  app.route({
    url: '/graphql',
    method: ['POST'],
    handler: fastifyApolloHandler(apollo, {
      context: async (_request, reply) => {
        const controller = new AbortController();
        reply.raw.once('close', () => controller.abort());
        return operations.context(controller.signal);
      },
    }),
  });
}

function registerHealth(app: FastifyInstance, services: Services, draining: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const engines = await services.engines();
    const ready = !draining() && engines.every((engine) => engine.healthy);
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : draining() ? 'draining' : 'degraded', engines });
  });
}

function registerMetrics(app: FastifyInstance, sources: { webSockets: () => number; streams: () => number }): void {
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

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await app.close();
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const where = `${config.host}:${config.port}`;
    const why =
      code === 'EADDRINUSE'
        ? 'is in use: stop what runs there or set DOSSIER_PORT'
        : `cannot be listened on (${code || String(error)})`;
    throw new AppError('UNAVAILABLE', `${where} ${why}`, { cause: error });
  }
}

function shownUrl(app: FastifyInstance, config: Config): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
