import { Agent as HttpAgent, request as sendHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as sendHttps } from 'node:https';
import { ReadableStream } from 'node:stream/web';
import OpenAI from 'openai';
import { modelFailure } from '../failures.js';

/** Of one reply. A stream takes some 300 for each token. */
const MOST_BYTES = 64 * 2 ** 20;
/** A connection that nobody uses is closed before most servers close theirs. */
const IDLE_MS = 4_000;

type Sending = NonNullable<Parameters<typeof fetch>[1]>;

/**
 * The package on `node:http`: a request holds neither its text nor streams of its own while its reply is awaited, where the platform's `fetch` holds four
 * times the memory. Follows no redirect, asks for no compression, fails with MALFORMED past `mostBytes` (default 64 MiB) of a reply.
 */
export class LeanOpenAI extends OpenAI {
  constructor({ mostBytes = MOST_BYTES, ...options }: ConstructorParameters<typeof OpenAI>[0] & { mostBytes?: number }) {
    super({ ...options, fetch: createFetch(mostBytes) });
  }

  /** The package holds its request until the reply begins. */
  protected override async prepareRequest(request: { body?: unknown }): Promise<void> {
    if (typeof request.body === 'string') request.body = new WrittenOnce(request.body);
  }
} // prettier-ignore

class WrittenOnce {
  constructor(private text: string) {}

  take(): string {
    const { text } = this;
    this.text = '';
    return text;
  }
}

function createFetch(mostBytes: number): typeof fetch {
  const kept = { keepAlive: true, timeout: IDLE_MS };
  const [http, https] = [new HttpAgent(kept), new HttpsAgent(kept)];

  return async (url, { method, headers, body, signal }: Sending = {}) => {
    signal?.throwIfAborted();
    const address = new URL(String(url));
    const told = { method: method!, headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' } };
    const request = address.protocol === 'https:' ? sendHttps(address, { ...told, agent: https }) : sendHttp(address, { ...told, agent: http });
    signal?.addEventListener('abort', () => request.destroy(signal.reason as Error), { once: true });
    const replied = replyTo(request);
    request.end((body as unknown as WrittenOnce | undefined)?.take());
    return responseOf(await replied, mostBytes);
  };
} // prettier-ignore

function replyTo(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => void request.once('response', resolve).on('error', reject));
}

/** The package takes JSON for a text where its header does not say what it is, and found in a list of models none. */
function responseOf(message: IncomingMessage, mostBytes: number): Response {
  try {
    const headers = new Headers(
      Object.entries(message.headers).map(([name, value]): [string, string] => [name, String(value)]),
    );
    if (!/json|event-stream/i.test(headers.get('content-type') ?? '')) headers.set('content-type', 'application/json');
    const body = ReadableStream.from(within(message, mostBytes)) as unknown as NonNullable<RequestInit['body']>;
    return new Response(body, { status: message.statusCode!, headers });
  } catch (error) {
    // A status that no reply has.
    message.destroy();
    throw error;
  }
}

async function* within(message: IncomingMessage, mostBytes: number): AsyncGenerator<Uint8Array> {
  let left = mostBytes;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    left -= chunk.length;
    if (left < 0) throw modelFailure('MALFORMED', `a reply of more than ${mostBytes} bytes`);
    yield chunk;
  }
}
