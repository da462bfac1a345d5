import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refusalOf, type WireRequest } from './request.js';
import { send, sendError, type Reply } from './reply.js';

export type { Reply, ScriptedCall } from './reply.js';
export type { WireMessage, WireRequest } from './request.js';

/** One call to come, and what the model does then; a function sees the request first, and may throw where it is not the one expected. */
export type Step = Reply | ((request: WireRequest) => Reply | Promise<Reply>);

export interface ModelServerOptions {
  /** What it lists and knows; default one. */
  models?: string[];
  /** Demanded as the bearer; default: any is taken. */
  apiKey?: string;
  /** Characters that a request may have. */
  contextCharacters?: number;
  /** Calls that it answers besides the script, in any number: what is not for this model gives null. */
  always?: (request: WireRequest) => Reply | null | Promise<Reply | null>;
}

export interface ModelServer {
  /** The base URL, as OPENAI_BASE_URL. */
  url: string;
  /** Every request that was taken, in order. */
  requests: WireRequest[];
  /** Adds steps, each for one call, in order. */
  script(...steps: Step[]): void;
  /** How many requests are being answered. */
  open(): number;
  /** Throws what went wrong since the last time: an unexpected call, a request that the real one refuses, a step left over. */
  assertDone(): void;
  close(): Promise<void>;
}

/** An OpenAI-compatible endpoint on 127.0.0.1 that says what it is told to, and refuses what the real one refuses. */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const { models = ['scripted-1'], apiKey, contextCharacters = 400_000, always } = options;
  const steps: Step[] = [];
  const requests: WireRequest[] = [];
  let faults: string[] = [];
  let open = 0;
  let number = 0;

  function fail(response: ServerResponse, status: number, message: string): void {
    faults.push(message);
    sendError(response, status, message);
  }

  async function complete(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body: unknown = JSON.parse(await bodyOf(request));
    const refusal = refusalOf(body, models, contextCharacters);
    if (refusal !== null) return fail(response, refusal.includes('does not exist') ? 404 : 400, refusal);
    const asked = body as WireRequest;
    requests.push(asked);
    const regular = (await always?.(asked)) ?? null;
    const step = regular ?? steps.shift();
    if (step === undefined) return fail(response, 500, `an unexpected call: ${lastOf(asked)}`);
    try {
      await send(typeof step === 'function' ? await step(asked) : step, asked, response, ++number);
    } catch (error) {
      fail(response, 500, error instanceof Error ? error.message : String(error));
    }
  }

  const server = createServer((request, response) => {
    open++;
    response.once('close', () => open--);
    const { authorization } = request.headers;
    if (apiKey !== undefined && authorization !== `Bearer ${apiKey}`) return sendError(response, 401, 'Incorrect API key provided'); // prettier-ignore
    if (request.method === 'GET' && request.url === '/v1/models') {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ object: 'list', data: models.map((id) => ({ id, object: 'model', created: 1, owned_by: 'scripted' })) })); // prettier-ignore
      return;
    }
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
      return fail(response, 404, `no such path: ${request.method} ${request.url}`);
    complete(request, response).catch((error: unknown) => fail(response, 400, String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    script: (...more) => void steps.push(...more),
    open: () => open,
    assertDone() {
      const left = steps.splice(0).length;
      const wrong = [...faults.splice(0), ...(left > 0 ? [`${left} steps left over`] : [])];
      faults = [];
      if (wrong.length > 0) throw new Error(wrong.join('\n'));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const lastOf = ({ messages }: WireRequest) => JSON.stringify(messages.at(-1)).slice(0, 300);
