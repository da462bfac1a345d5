import { request as sendHttp, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { AppError } from '../core/index.js';

const PATIENCE_MS = 30_000;
/** How long a server may be gone that is followed: one that is started again takes less. */
const LOST_MS = 30_000;
const PAUSE_MS = 250;
/** Closed by the protocol, not by a server that goes: asking again would end alike. */
const REFUSED = 4_000;

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** A client of the server that holds the data folder: commands in a second shell go through it. */
export function connectTo(url: string, { lostMs = LOST_MS } = {}) {
  const client = createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    lazy: true,
    retryAttempts: 0,
  });
  return {
    async request<Data>(query: string, variables: Record<string, unknown>): Promise<Data> {
      const { data, errors = [] } = await answerTo<Data>(url, { query, variables });
      if (data) return data;
      const code = errors.some(({ extensions }) => extensions?.code === 'BAD_INPUT') ? 'BAD_INPUT' : 'UNAVAILABLE';
      throw new AppError(code, `${url}: ${errors.map(({ message }) => message).join('; ') || 'no answer in it'}`);
    },
    /** To its end. A lost connection is taken up again, with `variables` as they are then; throws UNAVAILABLE where nobody answers for so long. */
    async *subscribe<Data>(query: string, variables: () => Record<string, unknown>): AsyncGenerator<{ data?: Data | null }> {
      for (let since: number | null = null; ;) {
        try {
          for await (const item of client.iterate<Data>({ query, variables: variables() })) {
            since = null;
            yield item as { data?: Data | null };
          }
          return;
        } catch (error) {
          const refused = refusal(error);
          if (refused !== null) throw new AppError('UNAVAILABLE', `${url}: ${refused}`, { cause: error });
          since ??= Date.now();
          if (Date.now() - since >= lostMs) throw new AppError('UNAVAILABLE', `${url} went away; the next server on this data folder goes on with what it did`, { cause: error });
          await wait(PAUSE_MS);
        }
      }
    },
    close: () => client.dispose(),
  };
} // prettier-ignore

/** Why an operation ended that the server answered; null: the connection was lost. */
function refusal(error: unknown): string | null {
  if (Array.isArray(error)) return error.map(({ message }: { message: string }) => message).join('; ');
  const { code, reason } = error as { code?: unknown; reason?: unknown };
  return typeof code === 'number' && code >= REFUSED ? `${code} ${String(reason)}` : null;
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
