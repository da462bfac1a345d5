import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import Fastify, { type FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { buildDossierSchema, type OperationContext, type Services } from '../../schema/index.js';
import type { Config } from '../config.js';
import { coded, createAdmission, type Admission } from './admission.js';
import { createDoors } from './doors.js';
import { registerExplorer } from './explorer.js';
import { createErrorMask } from './failures.js';
import { createInFlight, type InFlight } from './in-flight.js';
import { LIMITS } from './limits.js';
import { answerFailures, guardDoors } from './guards.js';
import { registerHealth, registerMetrics } from './health.js';
import { listen, shownUrl } from './listen.js';
import { createOperations, type Operations } from './operations.js';
import { registerSse } from './sse.js';
import { attachWebSocket, type WebSocketOptions } from './websocket.js';

export { assertPortFree } from './listen.js';

const BODY_LIMIT = 1_048_576;
/** After everything was answered: how long a client may take to read it. */
const LAST_BYTES_MS = 1_000;

export interface ServerOptions {
  config: Config;
  services: Services;
  logger: Logger;
  examplesFolder: string;
  /** For tests of what otherwise takes many seconds. */
  timings?: Pick<WebSocketOptions, 'initWithinMs' | 'pingEveryMs'>;
}
export interface DossierServer {
  /** The address to show; the port is the one the system chose where 0 was asked for. */
  url: string;
  /** Readiness goes first, then streams end, then what is under way gets `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/** Everything that answers on the network, as an ordered list of small parts. Throws UNAVAILABLE where the port is taken. */
export async function startServer(options: ServerOptions): Promise<DossierServer> {
  const { config, services, logger, examplesFolder, timings } = options;
  const schema = buildDossierSchema();
  const admission = createAdmission(schema, config.explorer);
  const mask = createErrorMask(logger);
  const inFlight = createInFlight();
  const timeoutMs = config.queryTimeoutMs;
  const operations = createOperations({
    schema,
    services,
    admission,
    mask,
    timeoutMs,
    inFlight,
    operators: config.operators,
  });
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    loggerInstance: undefined,
  });
  const doors = createDoors(config);
  let draining = false;

  guardDoors(app, doors, () => draining);
  answerFailures(app, logger);
  const apollo = await startApollo(app, schema, admission, mask);
  const webSocket = attachWebSocket({
    server: app.server,
    doors,
    operations,
    logger,
    draining: () => draining,
    ...timings,
  });
  const sse = registerSse(app, operations);
  registerHealth(app, services, config.operators, () => draining);
  registerMetrics(app, { webSockets: webSocket.connections, streams: sse.connections });
  if (config.explorer) registerExplorer(app, examplesFolder);
  registerGraphql(app, apollo, { operations, inFlight, admission, mask });
  await listen(app, config);

  return {
    url: shownUrl(app, config),
    async close(graceMs) {
      draining = true;
      sse.close();
      await inFlight.idle(graceMs);
      await webSocket.close();
      const late = setTimeout(() => app.server.closeAllConnections(), LAST_BYTES_MS);
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
    parseOptions: { maxTokens: LIMITS.tokens },
    persistedQueries: false,
    formatError: (_formatted, error) => mask(error),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      fastifyApolloDrainPlugin(app),
      {
        requestDidStart: async () => ({
          async didResolveOperation({ document, operation, request }) {
            if (operation?.operation === 'subscription') throw elsewhere();
            const refusal = operation ? admission.refusal(document, operation, request.variables ?? {}) : null;
            if (refusal) throw refusal;
          },
        }),
      },
    ],
  });
  await apollo.start();
  return apollo;
}

function elsewhere(): GraphQLError {
  const message = 'subscriptions are served over WebSocket at /graphql (graphql-ws) and over SSE at /graphql/stream';
  return coded(new GraphQLError(message), 'BAD_REQUEST');
}

/** Texts that may have what Apollo's validation throws at, where the admission refuses it. */
const mayBeConditional = (query: string) => /@(?:skip|include)\b/.test(query) && /\bsubscription\b/.test(query);

interface GraphqlParts {
  operations: Operations;
  inFlight: InFlight;
  admission: Admission;
  mask: ReturnType<typeof createErrorMask>;
}

function registerGraphql(
  app: FastifyInstance,
  apollo: ApolloServer<OperationContext>,
  { operations, inFlight, admission, mask }: GraphqlParts,
): void {
  app.route({
    url: '/graphql',
    method: ['POST'],
    preHandler: async ({ body }, reply) => {
      const { query } = (body ?? {}) as { query?: unknown };
      if (typeof query !== 'string' || !mayBeConditional(query)) return undefined;
      const document = admission.document(query);
      return 'errors' in document ? reply.code(400).send({ errors: document.errors.map(mask) }) : undefined;
    },
    handler: fastifyApolloHandler(apollo, {
      context: async (_request, reply) => {
        const controller = new AbortController();
        const end = inFlight.begin();
        reply.raw.once('close', () => {
          end();
          controller.abort();
        });
        return operations.context(controller.signal);
      },
    }),
  });
}
