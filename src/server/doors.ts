import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.js';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

export type Refusal = { status: 403 | 421; message: string };

/**
 * Host and Origin allow-lists, the same for HTTP, WebSocket and SSE: a page elsewhere, or a name rebound to 127.0.0.1, must not reach
 * a server on this machine (api.md, "At the door").
 */
export function createDoors(config: Pick<Config, 'host' | 'allowedHosts' | 'allowedOrigins'>) {
  const hosts = new Set(
    [...LOOPBACK, bracketed(config.host), ...config.allowedHosts].map((host) => host.toLowerCase()),
  );
  const origins = new Set(config.allowedOrigins.map((origin) => origin.toLowerCase().replace(/\/$/, '')));
  const isOwn = (origin: string, host: string) => originHost(origin) === host;
  return {
    /** Headers that let a page of an allowed origin read the reply; empty for everybody else. */
    crossOrigin({ headers }: Pick<IncomingMessage, 'headers'>): Record<string, string> {
      const origin = headers.origin?.toLowerCase();
      if (origin === undefined || !origins.has(origin)) return {};
      return {
        'access-control-allow-origin': headers.origin ?? '',
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'content-type, accept',
        'access-control-max-age': '600',
        vary: 'origin',
      };
    },
    /** Null where the request may come in. */
    refusal(request: Pick<IncomingMessage, 'headers'>): Refusal | null {
      const host = request.headers.host?.toLowerCase() ?? '';
      if (!hosts.has(withoutPort(host))) {
        return {
          status: 421,
          message: `Host ${JSON.stringify(host.slice(0, 100))} is not served here; see DOSSIER_ALLOWED_HOSTS`,
        };
      }
      const origin = request.headers.origin?.toLowerCase();
      if (origin === undefined || origins.has(origin) || isOwn(origin, host)) return null;
      return {
        status: 403,
        message: `Origin ${JSON.stringify(origin.slice(0, 100))} may not call this server; see DOSSIER_ALLOWED_ORIGINS`,
      };
    },
  };
}
export type Doors = ReturnType<typeof createDoors>;

function bracketed(host: string): string {
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
}

function withoutPort(host: string): string {
  return host.replace(/:\d{1,5}$/, '');
}

function originHost(origin: string): string | null {
  try {
    const url = new URL(origin);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.host : null;
  } catch {
    return null;
  }
}
