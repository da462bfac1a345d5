import { createServer } from 'node:net';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.js';
import { AppError } from '../core/index.js';

/** Throws UNAVAILABLE where the port is taken: before a long start, not after it. */
export async function assertPortFree({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  try {
    probe.listen({ host, port });
    await once(probe, 'listening');
  } catch (error) {
    throw listenFailure(error, host, port);
  }
  probe.close();
  await once(probe, 'close');
}

export async function listen(app: FastifyInstance, { host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw listenFailure(error, host, port);
  }
}

function listenFailure(error: unknown, host: string, port: number): AppError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const why =
    code === 'EADDRINUSE'
      ? 'is in use: stop what runs there or set DOSSIER_PORT'
      : `cannot be listened on (${code || String(error)}): see DOSSIER_HOST and DOSSIER_PORT`;
  return new AppError('UNAVAILABLE', `${host}:${port} ${why}`, { cause: error });
}

export function shownUrl(app: FastifyInstance, config: Config): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
