/** What an endpoint says beside the reply: keys that it repeats, what a failed attempt cost, and JSON in a fence. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startModelServer, type ModelServer, type Reply } from '../fakes/model/server.js';
import { asking, modelsAt } from './support.js';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterEach(() => server.assertDone());
afterAll(() => server.close());

const HELLO = { role: 'planner' as const, messages: [{ role: 'user' as const, content: 'Hello' }] };

/** Everything of a value that could be logged, causes and stacks too. */
function all(value: unknown, seen = new Set<unknown>()): string {
  if (typeof value !== 'object' || value === null || seen.has(value)) return String(value);
  seen.add(value);
  return Reflect.ownKeys(value).map((key) => all(Reflect.get(value, key), seen)).join('\n'); // prettier-ignore
}

it.each(['sk-proj-abcdefgh', 'a plain passphrase/with=signs+', 'quote"and\\slash', '0123456789abcdef'])(
  'hides the key %s in errors and replies, however the endpoint writes it',
  async (key) => {
    const forms = [key, encodeURIComponent(key), Buffer.from(key).toString('base64'), `Bearer ${key}`];
    for (const stream of ['on', 'off']) {
      const models = modelsAt(server.url, { OPENAI_API_KEY: key, DOSSIER_MODEL_RETRIES: '0', DOSSIER_MODEL_STREAM: stream }); // prettier-ignore
      for (const form of forms) {
        const said: Exclude<Reply, 'HANG'>[] = [{ status: 400, message: `no: ${form}` }, { text: `yes: ${form}` }, { calls: [{ name: 'say', arguments: { word: form } }] }]; // prettier-ignore
        for (const reply of said) {
          server.script(reply);
          const options = asking();
          const tools = 'calls' in reply ? { tools: [{ name: 'say', description: 'Says.', parameters: { type: 'object' } }] } : {}; // prettier-ignore
          const came = await models.call({ ...HELLO, ...tools }, options).catch((error: unknown) => error);
          const told = all([came, options.reports]);
          expect(told).toContain('…');
          for (const hidden of [key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1), Buffer.from(key).toString('base64')]) expect(told).not.toContain(hidden); // prettier-ignore
        }
      }
    }
  },
);

it('counts what an attempt cost that failed, where the endpoint says so', async () => {
  const usage = { prompt_tokens: 100, completion_tokens: 5, total_tokens: 105 };
  const broken = { id: 'x', object: 'chat.completion', created: 1, model: 'scripted-1', choices: [], usage };
  for (const stream of ['on', 'off']) {
    const environment = { DOSSIER_MODEL_STREAM: stream, DOSSIER_MODEL_RETRIES: '1', DOSSIER_MODEL_PRICES: 'scripted=10/20', DOSSIER_MODEL: 'scripted-1' }; // prettier-ignore
    server.script({ malformed: JSON.stringify(broken) }, { text: 'at last' });
    const options = asking();
    const { usage: last } = await modelsAt(server.url, environment).call(HELLO, options);
    expect(options.spending.tokens).toBe(105 + last.inputTokens + last.outputTokens);
    expect(options.reports).toMatchObject([
      { attempts: 2, error: null, usage: { inputTokens: 100 + last.inputTokens } },
    ]);
    expect(Number(options.reports[0]?.cost)).toBeCloseTo(options.spending.cost, 6);
  }
});

it('doctor takes JSON in a fence from a server that is asked in words', async () => {
  const fenced = await startModelServer({
    always: ({ tools, messages }) =>
      tools ? { calls: [{ name: 'say', arguments: { word: 'ready' } }] } : { text: JSON.stringify(messages).includes('JSON') ? '```json\n{"word": "ready"}\n```' : 'ready' }, // prettier-ignore
  });
  const findings = await modelsAt(fenced.url, { DOSSIER_MODEL_STRUCTURED: 'text' }).probe(new AbortController().signal);
  await fenced.close();
  expect(findings.map(({ ok, detail }) => (ok ? 'ok' : detail))).toEqual(Array(5).fill('ok'));
});

it('doctor names the model that has no price where money is limited', async () => {
  const able = await startModelServer({
    always: ({ tools, response_format: format }) =>
      tools ? { calls: [{ name: 'say', arguments: { word: 'ready' } }] } : format ? { json: { word: 'ready' } } : { text: 'ready' }, // prettier-ignore
  });
  const probed = async (prices: string) => modelsAt(able.url, { DOSSIER_MODEL_DAY_COST: '1', DOSSIER_MODEL_PRICES: prices }).probe(new AbortController().signal); // prettier-ignore
  const unpriced = await probed('other=1/1');
  const priced = await probed('scripted=1/1');
  await able.close();
  expect(unpriced[0]).toMatchObject({
    ok: false,
    detail: expect.stringContaining('no price of scripted-1') as unknown,
  });
  expect(priced.map(({ ok }) => ok)).toEqual(Array(5).fill(true));
});
