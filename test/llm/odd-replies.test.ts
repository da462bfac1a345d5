/** Replies as servers and gateways write them, not quite as the specification has them, and such as nobody should write: each is read, or fails as the endpoint's fault. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../src/core/index.js';
import { modelFailureOf, type ModelReply } from '../../src/llm/index.js';
import { asking, modelsAt } from './support.js';

let server: Server;
let reply: { chunks?: object[] } = {};

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume().on('end', () => {
      const isStream = reply.chunks !== undefined;
      response.writeHead(200, { 'content-type': isStream ? 'text/event-stream' : 'application/json' });
      const text = isStream ? reply.chunks!.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join('') : JSON.stringify(reply); // prettier-ignore
      response.end(isStream ? `${text}data: [DONE]\n\n` : text);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  server.closeAllConnections();
  await once(server.close(), 'close');
});

const ASKED = { role: 'planner' as const, messages: [{ role: 'user' as const, content: 'Ja?' }] };
const whole = (message: object, more: object = {}) => ({
  model: 'small',
  choices: [{ message, finish_reason: 'stop' }],
  ...more,
});
const streamed = (delta: object, more: object = {}) => ({
  chunks: [
    { model: 'small', choices: [{ delta, finish_reason: null }], ...more },
    { choices: [{ delta: {}, finish_reason: 'stop' }] },
  ],
});
const calls = (one: object) => ({ content: null, tool_calls: [one] });

async function ask(said: object, environment: Record<string, string> = {}) {
  reply = said;
  const options = asking();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const stream = 'chunks' in said ? 'on' : 'off';
  const models = modelsAt(url, {
    DOSSIER_MODEL: 'asked',
    DOSSIER_MODEL_STREAM: stream,
    DOSSIER_MODEL_RETRIES: '0',
    ...environment,
  });
  const came = await models.call(ASKED, options).catch((error: unknown) => error);
  return { came, report: options.reports[0]!, spending: options.spending };
}

const CALL = { id: 'a', name: 'say', arguments: '{"word":"ja"}' };
const asObject = { id: 'a', type: 'function', function: { name: 'say', arguments: { word: 'ja' } } };

describe.each([
  ['whole', whole],
  ['streamed', streamed],
] as const)('a reply that is %s', (_, said) => {
  it.each<[string, object, Partial<ModelReply>]>([
    [
      'no calls, as a gateway says it',
      { content: 'ja', tool_calls: null, function_call: null },
      { text: 'ja', toolCalls: [] },
    ],
    [
      'a text in parts, thoughts among them',
      {
        content: [
          { type: 'thinking', thinking: [{ type: 'text', text: 'hm' }] },
          { type: 'text', text: 'j' },
          { type: 'text', text: 'a' },
          null,
        ],
      },
      { text: 'ja' },
    ],
    ['arguments as the object that they are', calls(asObject), { toolCalls: [CALL] }],
    [
      'a call without a type',
      calls({ id: 'a', function: { name: 'say', arguments: '{"word":"ja"}' } }),
      { toolCalls: [CALL] },
    ],
    [
      'a call without an id and without arguments',
      calls({ type: 'function', function: { name: 'say' } }),
      { toolCalls: [{ id: '', name: 'say', arguments: '' }] },
    ],
    ['an id that is a number', calls({ ...asObject, id: 7 }), { toolCalls: [{ ...CALL, id: '7' }] }],
    ['an id that is an object', calls({ ...asObject, id: { a: 1 } }), { toolCalls: [{ ...CALL, id: '' }] }],
  ])('may have %s', async (_what, message, expected) => {
    const { came } = await ask(said(message), { OPENAI_API_KEY: 'secret-word' });
    expect(came).toMatchObject(expected);
  });

  it.each<[string, object, string]>([
    ['none', { model: undefined }, 'asked'],
    ['an empty one', { model: '' }, 'asked'],
    ['null', { model: null }, 'asked'],
    ['an object', { model: { name: 'small' } }, 'asked'],
    ['a number', { model: 5 }, '5'],
    ['a book', { model: 'x'.repeat(100_000) }, 'x'.repeat(200)],
  ])('names its model, or is known by the one that was asked: %s', async (_what, more, named) => {
    const { report } = await ask(said({ content: 'ja' }, more), { DOSSIER_MODEL_PRICES: 'asked=1/1' });
    expect(report.model).toBe(named);
    // What it cost is counted, by whichever name.
    expect(Number(report.cost)).toBeGreaterThan(0);
  });

  it('whose model has no price is the last one where money is limited', async () => {
    const limited = { DOSSIER_MODEL_PRICES: 'other=1/1', DOSSIER_MODEL_RUN_COST: '1' };
    const { came, report } = await ask(said({ content: 'ja' }), limited);
    expect(modelFailureOf(came)).toBe('BUDGET');
    expect(report).toMatchObject({ cost: null, error: expect.stringContaining('DOSSIER_MODEL_PRICES') as unknown });
    expect((await ask(said({ content: 'ja' }), { ...limited, DOSSIER_MODEL_PRICES: 'small=1/1' })).came).toMatchObject({
      text: 'ja',
    });
  });
});

it.each<[string, object]>([
  ['a message that is none', { choices: [{ message: null, finish_reason: 'stop' }] }],
  ['calls that are none', whole(calls(null as unknown as object))],
  ['choices that are no list', { choices: { 0: {} } }],
  ['pieces that are none', { chunks: [null] }],
  ['calls in pieces that are none', streamed(calls(null as unknown as object))],
])('%s is the endpoint’s fault', async (_what, said) => {
  const { came, report } = await ask(said);
  expect(came).toBeInstanceOf(AppError);
  expect(modelFailureOf(came)).toBe('MALFORMED');
  expect(report.error).toContain('sent a reply that cannot be read');
}); // prettier-ignore

describe('an endpoint that does not say that its replies are JSON', () => {
  const plain = async (type: string | null, body: (url: string) => string) => {
    const other = createServer((request, response) => {
      request
        .resume()
        .on('end', () =>
          response.writeHead(200, type === null ? {} : { 'content-type': type }).end(body(request.url!)),
        );
    });
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}/v1`;
    const options = asking();
    const models = modelsAt(url, { DOSSIER_MODEL_STREAM: 'off', DOSSIER_MODEL_RETRIES: '0' });
    const came = await models.call(ASKED, options).catch((error: unknown) => error);
    other.closeAllConnections();
    await once(other.close(), 'close');
    return { came, report: options.reports[0]! };
  };

  it.each([null, 'text/plain', 'application/octet-stream'])('is understood: %s', async (type) => {
    const said = whole({ content: 'ja' });
    // The package took the list for a text: an endpoint with one model was told to list none.
    const { came } = await plain(type, (url) =>
      JSON.stringify(url === '/v1/models' ? { data: [{ id: 'only' }] } : said),
    );
    expect(came).toMatchObject({ text: 'ja' });
  });

  it('and sends a page instead, is named', async () => {
    const { came, report } = await plain('text/html', () => '<!doctype html><title>Sign in</title>');
    expect(modelFailureOf(came)).toBe('SILENT');
    expect(report.error).toContain('sent none in JSON');
  });
});
