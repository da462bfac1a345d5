import { MessageChannel } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Embedder } from '../../engines/embeddings/contract.js';
import { answerEmbeds, embedderAt } from '../../ingest/passages/embed-calls.js';
import { AppError, localViewer, type Call } from '../../src/core/index.js';

const MODEL = { id: 'lengths', hash: 'none', dimensions: 1 };
const call = (signal = new AbortController().signal): Call => ({ viewer: localViewer, deadlineMs: 7, signal });

/** A model that knows how long a text is, refuses empty ones, and never comes to an end with one that says so. */
let waits: { signal: AbortSignal; deadlineMs: number }[] = [];
const lengths: Embedder = {
  model: MODEL,
  async embed(texts, purpose, { signal, deadlineMs }) {
    if (texts.includes('')) throw new AppError('BAD_INPUT', 'an empty text', { details: { purpose } });
    if (texts.includes('for ever')) {
      waits.push({ signal, deadlineMs });
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    }
    return texts.map((text) => Float32Array.of(text.length));
  },
  close: async () => undefined,
};

let channel: MessageChannel;
let embedder: Embedder;
beforeEach(() => {
  waits = [];
  channel = new MessageChannel();
  answerEmbeds(channel.port1, lengths);
  embedder = embedderAt(channel.port2, MODEL);
});
afterEach(() => channel.port1.close());

/** Resolves once the model works on a text without end. */
async function begun(): Promise<{ signal: AbortSignal; deadlineMs: number }> {
  while (waits.length === 0) await new Promise((turn) => setImmediate(turn));
  return waits[0]!;
}
const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => (signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve())));

it('each caller gets the vectors of his own texts', async () => {
  const asked = ['a', 'bb', 'ccc'].map((text) => embedder.embed([text, `${text}!`], 'QUERY', call()));
  expect(await Promise.all(asked)).toEqual([1, 2, 3].map((n) => [Float32Array.of(n), Float32Array.of(n + 1)]));
});

it('a refusal crosses with its code and details', async () => {
  await expect(embedder.embed([''], 'QUERY', call())).rejects.toMatchObject({ code: 'BAD_INPUT', message: 'an empty text', details: { purpose: 'QUERY' } }); // prettier-ignore
});

it('who goes away waits no longer, and the model hears of it', async () => {
  const going = new AbortController();
  const asked = embedder.embed(['for ever'], 'QUERY', call(going.signal));
  const { signal, deadlineMs } = await begun();
  expect(deadlineMs).toBe(7);
  going.abort();
  await expect(asked).rejects.toMatchObject({ code: 'CANCELLED' });
  await aborted(signal);
  await expect(embedder.embed(['a'], 'QUERY', call(going.signal))).rejects.toMatchObject({ code: 'CANCELLED' });
});

it('once the thread of the model has ended, nobody waits', async () => {
  const asked = embedder.embed(['for ever'], 'QUERY', call());
  await begun();
  channel.port1.close();
  await expect(asked).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(embedder.embed(['a'], 'QUERY', call())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

it('who asks and dies leaves nothing at work', async () => {
  void embedder.embed(['for ever'], 'QUERY', call()).catch(() => undefined);
  const { signal } = await begun();
  channel.port2.close();
  await aborted(signal);
});
