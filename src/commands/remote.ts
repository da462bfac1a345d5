import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { AppError } from '../core/index.js';

/** A client of the server that holds the data folder: commands in a second shell go through it. */
export function connectTo(url: string) {
  const client = createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    lazy: true,
    retryAttempts: 5,
  });
  return {
    async request<Data>(query: string, variables: Record<string, unknown>): Promise<Data> {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(30_000),
      });
      const { data, errors } = (await response.json()) as { data?: Data; errors?: { message: string }[] };
      if (!data)
        throw new AppError(
          'UNAVAILABLE',
          `${url}: ${errors?.map((error) => error.message).join('; ') ?? response.status}`,
        );
      return data;
    },
    subscribe<Data>(query: string, variables: Record<string, unknown>): AsyncIterableIterator<{ data?: Data | null }> {
      return client.iterate<Data>({ query, variables }) as AsyncIterableIterator<{ data?: Data | null }>;
    },
    close: () => client.dispose(),
  };
}
export type Remote = ReturnType<typeof connectTo>;
