import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '../../src/core/index.js';
import {
  askFor,
  jsonIn,
  modelFailureOf,
  replySchema,
  type ModelFailure,
  type ModelRequest,
} from '../../src/llm/index.js';
import { fitted } from '../../src/llm/json-in.js';
import { createTurns } from '../../src/llm/turns.js';
import { startModelServer, type ModelServer, type Reply } from '../fakes/model/server.js';
import { asking, modelsAt } from './support.js';

let server: ModelServer;
beforeAll(async () => void (server = await startModelServer()));
afterEach(() => server.assertDone());
afterAll(() => server.close());

const HELLO: ModelRequest = { role: 'planner', messages: [{ role: 'user', content: 'Grüezi 👋' }] };
const TOOL = { name: 'look', description: 'Looks.', parameters: { type: 'object', properties: { at: { type: 'string' } } } }; // prettier-ignore

async function failureOf(work: Promise<unknown>): Promise<ModelFailure | null> {
  try {
    await work;
  } catch (error) {
    return modelFailureOf(error);
  }
  throw new Error('it gave a reply');
}

describe.each(['on', 'off'])('a model endpoint, streaming %s', (stream) => {
  const models = (environment: Record<string, string> = {}) =>
    modelsAt(server.url, { DOSSIER_MODEL_STREAM: stream, ...environment });

  it('takes the only model that the endpoint lists, without a key', async () => {
    server.script({ text: 'Zürich – «ja» 👍' });
    const options = asking();
    const reply = await models().call(HELLO, options);
    expect(reply).toMatchObject({ text: 'Zürich – «ja» 👍', toolCalls: [], finish: 'STOP' });
    expect(reply.usage).toMatchObject({ estimated: false });
    expect(reply.usage.inputTokens * reply.usage.outputTokens).toBeGreaterThan(0);
    expect(options.spending.tokens).toBe(reply.usage.inputTokens + reply.usage.outputTokens);
    expect(options.reports).toMatchObject([{ role: 'planner', model: 'scripted-1', attempts: 1, cost: null, error: null }]);
  }); // prettier-ignore

  it('puts calls of tools together, and answers each in the next request', async () => {
    const calls = [
      { name: 'look', arguments: { at: 'ü"\\ "' } },
      { name: 'look', arguments: '{"at": broken' },
    ];
    server.script({ calls }, { text: 'done' });
    const asked = models();
    const { toolCalls, finish } = await asked.call({ ...HELLO, tools: [TOOL], parallelTools: true }, asking());
    expect(finish).toBe('TOOLS');
    expect(toolCalls.map((call) => call.arguments)).toEqual(['{"at":"ü\\"\\\\ \\""}', '{"at": broken']);
    const answers = toolCalls.map(({ id }) => ({ role: 'tool' as const, toolCallId: id, content: 'seen' }));
    const messages = [...HELLO.messages, { role: 'assistant' as const, content: null, toolCalls }, ...answers];
    expect(await asked.call({ role: 'planner', messages, tools: [TOOL] }, asking())).toMatchObject({ text: 'done' });
    expect(server.requests.at(-1)).toMatchObject({ parallel_tool_calls: false, temperature: 0 });
    // Mistral's templates take no other.
    const ids = server.requests.at(-1)!.messages.flatMap(({ tool_calls: made = [], tool_call_id: id }) => [...made.map((one) => one.id), ...(id === undefined ? [] : [id])]); // prettier-ignore
    for (const id of ids) expect(id).toMatch(/^[a-zA-Z0-9]{9}$/);
    expect(new Set(ids).size).toBe(2);
  });

  it.each<[string, Reply, ModelFailure]>([
    ['a server error', { status: 500 }, 'SILENT'],
    ['a broken connection', { cutOff: 'half of what was to be said' }, 'SILENT'],
    ['half a reply', { malformed: '{"id": "chatcmpl' }, 'SILENT'],
    ['a rate limit', { status: 429, retryAfter: '0.01' }, 'RATE_LIMITED'],
  ])('asks again after %s, and fails as it is after the last', async (_, fault, failure) => {
    server.script(fault, fault, { text: 'at last' });
    const options = asking();
    expect(await models().call(HELLO, options)).toMatchObject({ text: 'at last' });
    expect(options.reports).toMatchObject([{ attempts: 3, error: null }]);
    server.script(fault);
    const once = asking();
    expect(await failureOf(models({ DOSSIER_MODEL_RETRIES: '0' }).call(HELLO, once))).toBe(failure);
    expect(once.reports).toMatchObject([{ attempts: 1, error: expect.stringContaining('127.0.0.1') as unknown }]);
  });

  it.each([400, 401, 403, 422])('does not ask again after %i', async (status) => {
    server.script({ status });
    expect(await failureOf(models().call(HELLO, asking()))).toBe('REJECTED');
  });

  it('gives up on an endpoint that falls silent, and on one that asks to wait past the deadline', async () => {
    server.script('HANG', { status: 429, retryAfter: '3600' });
    const quick = models({ DOSSIER_MODEL_SILENCE_MS: '150', DOSSIER_MODEL_RETRIES: '0' });
    expect(await failureOf(quick.call(HELLO, asking()))).toBe('SILENT');
    expect(await failureOf(models().call(HELLO, asking({ deadlineMs: Date.now() + 60_000 })))).toBe('RATE_LIMITED');
  });

  it.each<[string, Reply]>([['its reply', 'HANG'], ['its retry', { status: 429, retryAfter: '3600' }]])(
    'a cancel ends waiting for %s at once',
    async (_, fault) => {
      server.script(fault);
      const options = asking();
      const cancelled = new AppError('CANCELLED', 'the run was cancelled');
      const heard = models().call(HELLO, options);
      const seen = server.requests.length;
      while (server.requests.length === seen) await new Promise((resolve) => setImmediate(resolve));
      options.controller.abort(cancelled);
      await expect(heard).rejects.toBe(cancelled);
      while (server.open() > 0) await new Promise((resolve) => setImmediate(resolve));
      expect(options.reports).toEqual([]);
    },
  ); // prettier-ignore
});

describe('calls at once', () => {
  it('are as many as are configured: others wait, go away at once, or give up at their deadline', async () => {
    const two = modelsAt(server.url, { DOSSIER_MODEL_CALLS: '2', DOSSIER_MODEL_RETRIES: '0' });
    server.script('HANG', 'HANG', { text: 'third' });
    const hanging = [asking(), asking()];
    const first = hanging.map((options) => two.call(HELLO, options).catch((error: unknown) => error));
    const begun = server.requests.length;
    while (server.requests.length < begun + 2) await new Promise((resolve) => setImmediate(resolve));
    const [third, leaving, late] = [asking(), asking(), asking({ deadlineMs: Date.now() + 50 })];
    const replied = two.call(HELLO, third);
    const left = two.call(HELLO, leaving);
    const cancelled = new AppError('CANCELLED', 'the run was cancelled');
    leaving.controller.abort(cancelled);
    await expect(left).rejects.toBe(cancelled);
    expect(await failureOf(two.call(HELLO, late))).toBe('BUDGET');
    expect(late.reports).toMatchObject([{ attempts: 0 }]);
    expect(server.requests.length).toBe(begun + 2);
    hanging[0]!.controller.abort(cancelled);
    expect(await replied).toMatchObject({ text: 'third' });
    hanging[1]!.controller.abort(cancelled);
    expect(await Promise.all(first)).toEqual([cancelled, cancelled]);
    while (server.open() > 0) await new Promise((resolve) => setImmediate(resolve));
  });

  it('are handed on in turn, whoever fails, and no more wait than are meant to', async () => {
    const turns = createTurns(1, { now: () => 0 }, 2);
    const limits = { signal: new AbortController().signal, deadlineMs: Number.MAX_SAFE_INTEGER };
    const done: string[] = [];
    let release = () => {};
    const held = turns.take(() => new Promise<void>((resolve) => (release = resolve)), limits);
    const fail = () => {
      done.push('failing');
      return Promise.reject(new AppError('INTERNAL', 'it failed'));
    };
    const failing = expect(turns.take(fail, limits)).rejects.toMatchObject({ message: 'it failed' });
    const last = turns.take(async () => void done.push('last'), limits);
    expect(await failureOf(turns.take(async () => undefined, limits))).toBe('RATE_LIMITED');
    release();
    await Promise.all([held, failing, last]);
    expect(done).toEqual(['failing', 'last']);
    await turns.take(async () => void done.push('free'), limits);
    expect(done.at(-1)).toBe('free');
  });
});

describe('a reply of a given shape', () => {
  const shape = z.strictObject({ city: z.string(), note: z.string().nullable() });
  const request = { role: 'critic' as const, name: 'city', messages: HELLO.messages };
  const ask = (environment: Record<string, string> = {}) => askFor(modelsAt(server.url, environment), request, shape, asking()); // prettier-ignore

  it.each(['strict', 'json', 'text'])('is asked for as the endpoint can: %s', async (structured) => {
    server.script({ text: '```json\n{"city": "Chur", "note": null}\n```' });
    expect(await ask({ DOSSIER_MODEL_STRUCTURED: structured })).toEqual({ city: 'Chur', note: null });
    const { response_format: format, messages } = server.requests.at(-1)!;
    expect(format?.type).toBe({ strict: 'json_schema', json: 'json_object', text: undefined }[structured]);
    expect(messages[0]!.content!.includes('JSON Schema')).toBe(structured !== 'strict');
  });

  it('is repaired once, being told what is wrong, then fails as such', async () => {
    server.script({ json: { city: 7, note: null } }, ({ messages }) => {
      expect(messages.at(-1)?.content).toMatch(/city/);
      return { json: { city: 'Chur', note: null } };
    });
    expect(await ask()).toEqual({ city: 'Chur', note: null });
    server.script({ text: 'Chur, I think' }, { json: { note: null } });
    expect(await failureOf(ask())).toBe('MALFORMED');
    server.script({ truncated: '{"city": "Ch' });
    expect(await failureOf(ask())).toBe('TRUNCATED');
    server.script({ refusal: 'I cannot help with that' });
    expect(await failureOf(ask())).toBe('REFUSED');
  });
});

describe('the JSON in a reply', () => {
  const CHUR = { city: 'Chur', note: null };
  it.each<[string, string, unknown]>([
    ['a thought before it', '<think>\nIs it {"city": "Thun"}? No.\n</think>\n{"city": "Chur", "note": null}', CHUR],
    [
      'a mark that a text holds',
      '{"city": "Chur", "note": "it says </think> here"}',
      { city: 'Chur', note: 'it says </think> here' },
    ],
    ['a thought whose mark the template opened', 'Not {"city": "Thun"}.</think>{"city": "Chur", "note": null}', CHUR],
    ['words around it', 'Sure [1]! Here it is: {"city": "Chur", "note": null} Anything else? See [2].', CHUR],
    ['words around a fence', 'Here:\n```json\n{"city": "Chur", "note": null}\n```\nDone.', CHUR],
    ['brackets in its texts', 'So: {"city": "Ch}u]r \\"{", "note": null}', { city: 'Ch}u]r "{', note: null }],
    ['no end', 'So: {"city": "Chur"', undefined],
    ['a thought without end', '<think>Is it {"city": "Thun", "note": null}?', undefined],
    ['words alone', 'Chur, I think', undefined],
  ])('is found: %s', (_, text, json) => expect(jsonIn(text)).toEqual(json));

  const shape = z.strictObject({
    kind: z.enum(['ASK', 'DONE']),
    share: z.number(),
    note: z.string().nullable(),
    given: z.string(),
    rows: z.array(z.strictObject({ says: z.string().nullable(), of: z.array(z.string()) })),
  });
  const whole = { kind: 'ASK', share: 0.5, note: null, given: '{"a":1}', rows: [{ says: null, of: [] }] };
  it('is taken where only its form is missed, and where more is, it is not', () => {
    const loose = { kind: 'ask', share: '0.5', given: { a: 1 }, rows: [{}], mood: 'good' };
    expect(fitted(loose, replySchema(shape))).toEqual(whole);
    expect(fitted(whole, replySchema(shape))).toEqual(whole);
    for (const lacking of ['kind', 'share', 'given', 'rows']) expect(shape.safeParse(fitted({ ...loose, [lacking]: undefined }, replySchema(shape))).success, lacking).toBe(false); // prettier-ignore
    expect(shape.safeParse(fitted({ ...loose, kind: 'PERHAPS' }, replySchema(shape))).success).toBe(false);
  });
});

describe('limits', () => {
  it('a run and a day spend what they may, in tokens and money, and no more', async () => {
    const environment = { DOSSIER_MODEL_PRICES: 'scripted=2/10', DOSSIER_MODEL_RUN_COST: '0.0001', DOSSIER_MODEL_DAY_COST: '0.0002' }; // prettier-ignore
    const models = modelsAt(server.url, environment);
    server.script({ text: 'dear' }, { text: 'dear' });
    const run = asking();
    await models.call(HELLO, run);
    expect(Number(run.reports[0]?.cost)).toBeCloseTo(run.spending.cost, 6);
    expect(await failureOf(models.call(HELLO, run))).toBe('BUDGET');
    const onDay = (cost: number) => asking({ spentToday: async () => ({ tokens: 0, cost }) });
    await models.call(HELLO, onDay(0.00019));
    expect(await failureOf(models.call(HELLO, onDay(0.0002)))).toBe('BUDGET');
    const tokens = modelsAt(server.url, { DOSSIER_MODEL_RUN_TOKENS: '1000' });
    expect(await failureOf(tokens.call(HELLO, asking({ spending: { tokens: 1_000, cost: 0 } })))).toBe('BUDGET');
  });

  it('leaves an endpoint alone that was silent three times in a row', async () => {
    server.script({ status: 503 }, { status: 503 }, { status: 503 });
    const models = modelsAt(server.url, { DOSSIER_MODEL_RETRIES: '2' });
    expect(await failureOf(models.call(HELLO, asking()))).toBe('SILENT');
    const seen = server.requests.length;
    await expect(models.call(HELLO, asking())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(server.requests.length).toBe(seen);
  });
});

describe('which model', () => {
  it('is asked for where the endpoint lists several, and a key where it wants one', async () => {
    const other = await startModelServer({ models: ['small', 'large'], apiKey: 'secret-word' });
    try {
      const key = { OPENAI_API_KEY: 'secret-word' };
      const several = asking();
      expect(await failureOf(modelsAt(other.url, key).call(HELLO, several))).toBe('NO_MODEL');
      expect(several.reports[0]?.error).toMatch(/small, large.*DOSSIER_MODEL/);
      const without = asking();
      expect(await failureOf(modelsAt(other.url, { DOSSIER_MODEL: 'small', OPENAI_API_KEY: 'sk-wrong' }).call(HELLO, without))).toBe('REJECTED'); // prettier-ignore
      expect(without.reports[0]?.error).not.toContain('sk-wrong');
      other.script({ text: 'small' }, { text: 'large' });
      const models = modelsAt(other.url, { ...key, DOSSIER_MODEL: 'small', DOSSIER_MODEL_CRITIC: 'large' });
      const options = asking();
      await models.call(HELLO, options);
      await models.call({ ...HELLO, role: 'critic' }, options);
      expect(options.reports.map(({ model }) => model)).toEqual(['small', 'large']);
      other.assertDone();
    } finally {
      await other.close();
    }
  });
});

describe('what doctor finds out', () => {
  const signal = new AbortController().signal;
  const talks = (request: { tools?: unknown[]; response_format?: { type: string } }): Reply =>
    request.tools ? { calls: [{ name: 'say', arguments: { word: 'ready' } }] } : request.response_format ? { json: { word: 'ready' } } : { text: 'ready' }; // prettier-ignore

  it('that every role answers, keeps to schemas and calls tools', async () => {
    const able = await startModelServer({ always: talks });
    const findings = await modelsAt(able.url).probe(signal);
    await able.close();
    expect(findings.map(({ ok }) => ok)).toEqual(Array(5).fill(true));
    expect(findings[0]?.detail).toBe('scripted-1 answers');
  });

  it('that it refuses schemas, or is not there', async () => {
    const always = (request: Parameters<typeof talks>[0]): Reply => request.response_format?.type === 'json_schema' ? { status: 400, message: 'no schemas' } : talks(request); // prettier-ignore
    const simple = await startModelServer({ always });
    expect((await modelsAt(simple.url).probe(signal))[0]).toMatchObject({ ok: false, detail: expect.stringContaining('DOSSIER_MODEL_STRUCTURED=json') as unknown }); // prettier-ignore
    await simple.close();
    const [gone] = await modelsAt(simple.url, { DOSSIER_MODEL_RETRIES: '0' }).probe(signal);
    expect(gone).toMatchObject({ ok: false, detail: expect.stringContaining('does not answer') as unknown });
  });
});
