/** One operation over each transport, as a client sees it; all three give the same shape. */
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';

export interface Reply {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: unknown; extensions: { code: string; errorId?: string } }[];
}
export interface Operation {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}
export type Transport = (url: string, operation: Operation) => Promise<Reply>;

export const TRANSPORTS: Record<'HTTP' | 'WebSocket' | 'SSE', Transport> = {
  async HTTP(url, operation) {
    const response = await postJson(`${url}/graphql`, operation);
    return (await response.json()) as Reply;
  },
  async WebSocket(url, operation) {
    const client = webSocketClient(url);
    try {
      for await (const result of client.iterate<Record<string, unknown>>({ ...operation })) return result as Reply;
      return {};
    } catch (errors) {
      if (Array.isArray(errors)) return { errors: errors as NonNullable<Reply['errors']> };
      throw errors;
    } finally {
      await client.dispose();
    }
  },
  async SSE(url, operation) {
    for await (const { event, data } of openSse(url, operation)) if (event === 'next') return data as Reply;
    return {};
  },
};

export function postJson(address: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export function webSocketClient(url: string, retryAttempts = 0): Client {
  return createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts,
    lazy: true,
    retryWait: async () => undefined,
  });
}

export interface SseEvent {
  event: string;
  data: unknown;
  id: string | null;
}

/** Raw server-sent events; ending the loop closes the connection. `lastEventId`: as an EventSource asks again that was cut off. */
export async function* openSse(
  url: string,
  operation: Operation,
  lastEventId: string | null = null,
): AsyncGenerator<SseEvent> {
  const controller = new AbortController();
  const response = await fetch(`${url}/graphql/stream`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(lastEventId === null ? {} : { 'last-event-id': lastEventId }),
    },
    body: JSON.stringify(operation),
    signal: controller.signal,
  });
  const decoder = new TextDecoder();
  let text = '';
  try {
    if (!response.body) throw new Error(`no stream: ${response.status}`);
    for await (const chunk of response.body) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const found = parseEvent(text.slice(0, end));
        text = text.slice(end + 2);
        if (found) yield found;
      }
    }
  } finally {
    controller.abort();
  }
}

function parseEvent(block: string): SseEvent | null {
  const lines = block.split('\n');
  const told = (field: string) => lines.find((line) => line.startsWith(`${field}: `))?.slice(field.length + 2);
  const [event, data] = [told('event'), told('data')];
  return event === undefined ? null : { event, data: data ? JSON.parse(data) : null, id: told('id') ?? null };
}

/** A subscription over either streaming transport: each result, until it completes or the loop ends. */
export const STREAMS: Record<'WebSocket' | 'SSE', (url: string, operation: Operation) => AsyncIterable<Reply>> = {
  WebSocket: async function* (url, operation) {
    const client = webSocketClient(url);
    try {
      for await (const result of client.iterate<Record<string, unknown>>({ ...operation })) yield result as Reply;
    } finally {
      await client.dispose();
    }
  },
  SSE: async function* (url, operation) {
    for await (const { event, data } of openSse(url, operation)) {
      if (event === 'complete') return;
      yield data as Reply;
    }
  },
};
