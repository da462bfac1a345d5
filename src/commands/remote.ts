import { request as sendHttp, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { AppError } from '../core/index.js';

const PATIENCE_MS = 30_000;

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

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
      const { data, errors = [] } = await answerTo<Data>(url, { query, variables });
      if (data) return data;
      const code = errors.some(({ extensions }) => extensions?.code === 'BAD_USER_INPUT') ? 'BAD_INPUT' : 'UNAVAILABLE';
      throw new AppError(code, `${url}: ${errors.map(({ message }) => message).join('; ') || 'no answer in it'}`);
    },
    subscribe<Data>(query: string, variables: Record<string, unknown>): AsyncIterableIterator<{ data?: Data | null }> {
      return client.iterate<Data>({ query, variables }) as AsyncIterableIterator<{ data?: Data | null }>;
    },
    close: () => client.dispose(),
  };
}

/** Throws UNAVAILABLE where nobody answers, or somebody else does. Not by `fetch`: of a socket that closes before the body is written it never tells, and the command ends without a word. */
async function answerTo<Data>(url: string, body: object): Promise<Answer<Data>> {
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, agent: false, signal };
      sendHttp(`${url}/graphql`, sent, resolve).on('error', reject).end(JSON.stringify(body));
    });
    return JSON.parse(await text(response)) as Answer<Data>;
  } catch (cause) {
    throw new AppError('UNAVAILABLE', `${url}, which holds the data folder, does not answer: dossier doctor tells more`, { cause });
  }
} // prettier-ignore

export type Remote = ReturnType<typeof connectTo>;
