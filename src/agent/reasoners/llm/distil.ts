import { z } from 'zod';
import type { Models } from '../../../llm/index.js';
import { SlotFailed, type Observation, type Situation, type SlotContext } from '../../slots.js';
import { askShape } from './ask.js';
import { flagOrders } from './flag-orders.js';
import { distillerPrompt } from './prompts/index.js';
import { isLong, MOST_OF_ITEM, shownItem, showDistilled, type Distilled } from './shown.js';

const SHAPE = z.strictObject({ keep: z.array(z.strictObject({ item: z.number(), quotes: z.array(z.string()) })) });

/** Of one result: characters of a part (no row is longer), and parts. */
const [MOST_OF_PART, MOST_PARTS] = [MOST_OF_ITEM, 6];
/** How long all of them may take together: of what models may still take for the run a quarter, which a slow one needs, and this at least. */
const [SHARE, LEAST_MS] = [1 / 4, 30_000];
/** Long results of one round, the first ones as they were planned. */
const MOST_RESULTS = 2;
/** Characters of a quote, at least, and of the sentences that are shown in place of one text, at most. */
const [LEAST_QUOTE, MOST_OF_PIECES] = [8, 2_000];

interface Item {
  /** Its place in the list, from 1: what the model calls it by. */
  number: number;
  text: string;
  value: unknown;
}

/**
 * P4 3.3.2, PARDISTILL: a result too long for a prompt is cut in parts, and a small model says of each, side by side, which items the question needs and which pieces of their long texts. It chooses and
 * quotes, nothing else: an item is shown as the tool gave it, uids and dates with it, of a long text the sentences that were quoted from, marked where text is left out; what is no piece of it is cut. Where a part fails, the budget ends or time is up, the nearest items are shown
 * as in every other profile.
 */
export async function distil(models: Models, situation: Situation, seen: readonly Observation[], context: SlotContext): Promise<void> {
  if (situation.round >= context.mostRounds) return; // no prompt shows it any more
  const long = seen.filter(isLong).slice(0, MOST_RESULTS);
  flagOrders(long, context);
  await Promise.all(long.map((one) => distilOne(models, situation.question, one, context)));
} // prettier-ignore

async function distilOne(models: Models, question: string, observation: Observation, given: SlotContext): Promise<void> {
  const [name, list] = longestList(observation);
  const parts = partsOf(list);
  if (parts.length === 0) return;
  const [now, until] = [given.now(), given.modelsUntilMs];
  const context = { ...given, modelsUntilMs: Math.min(until, now + Math.max(LEAST_MS, (until - now) * SHARE)) };
  const asked = parts.map(async (items) => {
    const messages = distillerPrompt(question, items.map(({ number, value }) => ({ number, value })));
    const { keep } = await askShape(models, 'distiller', { role: 'dispatcher', name: 'distilled', messages }, SHAPE, context);
    return keep.flatMap(({ item, quotes }) => { const found = items.find(({ number }) => number === item); return found === undefined ? [] : [{ item: found, quotes }]; });
  });
  const replies = await Promise.allSettled(asked);
  const told = { kind: 'CritiqueMade', callId: `${observation.round}.${observation.planNodeId}`, verdict: 'FEEDBACK' } as const;
  const failed = replies.find((reply) => reply.status === 'rejected');
  if (failed !== undefined) {
    if (!(failed.reason instanceof SlotFailed)) throw failed.reason;
    return given.log({ ...told, text: `too long to be shown whole, and not distilled: ${failed.reason.because}` });
  }
  const kept = replies.flatMap((reply) => (reply.status === 'fulfilled' ? reply.value : []));
  const { distilled, cut } = quoted(name, kept);
  if (distilled.kept.size > 0) showDistilled(observation, question, distilled);
  given.log({ ...told, text: `too long to be shown whole: ${distilled.kept.size} of ${list.length} rows kept by ${parts.length} calls; ${cut} quotes that were not in them were cut` });
} // prettier-ignore

/** Sentences of long texts, each where it stands; quotes that stand nowhere in their item are counted. */
function quoted(list: string, kept: readonly { item: Item; quotes: string[] }[]): { distilled: Distilled; cut: number } {
  const quotes = new Map<string, string[]>();
  let cut = 0;
  for (const { item, quotes: said } of kept) {
    const texts = textsIn(item.value);
    for (const quote of said) {
      const text = quote.length < LEAST_QUOTE ? undefined : texts.find((one) => one.includes(quote));
      if (text === undefined) cut++;
      else quotes.set(text, [...(quotes.get(text) ?? []), quote]);
    }
  }
  const pieces = [...quotes].map(([text, said]) => [text, sentencesWith(text, said)] as const);
  const shown = new Map(pieces.filter(([, { length }]) => length <= MOST_OF_PIECES));
  return { distilled: { list, kept: new Set(kept.map(({ item }) => item.number - 1)), pieces: shown }, cut };
} // prettier-ignore

/** What a text says around quotes of it, in its order: a quote may leave out the `not` before it. `…` stands for what is left out. */
function sentencesWith(text: string, quotes: readonly string[]): string {
  const spans = quotes.map((quote) => { const from = text.indexOf(quote); return { from, to: from + quote.length }; });
  const shown: string[] = [];
  let end = 0;
  for (const { segment, index } of SENTENCES.segment(text)) {
    if (!spans.some(({ from, to }) => from < index + segment.length && to > index)) continue;
    if (index > end) shown.push('…');
    shown.push(segment.trim());
    end = index + segment.length;
  }
  return [...shown, ...(end < text.length ? ['…'] : [])].join(' ');
} // prettier-ignore

/** By the rules of Unicode, which are one for the four languages. */
const SENTENCES = new Intl.Segmenter('de', { granularity: 'sentence' });

/** Of the rows' own lists the one with most in it, and its name there. */
function longestList({ result }: Observation): [string, readonly unknown[]] {
  const lists = Object.entries(result?.rows ?? {}).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1])); // prettier-ignore
  return lists.sort(([, a], [, b]) => JSON.stringify(b).length - JSON.stringify(a).length)[0] ?? ['', []];
}

/** Consecutive items, as many as fit; those behind the last part are not looked at. */
function partsOf(list: readonly unknown[]): Item[][] {
  const parts: Item[][] = [];
  let room = 0;
  for (const [at, value] of list.entries()) {
    const text = shownItem(value);
    if (room < text.length || parts.length === 0) {
      if (parts.length === MOST_PARTS) break;
      parts.push([]);
      room = MOST_OF_PART;
    }
    room -= text.length;
    parts.at(-1)!.push({ number: at + 1, text, value });
  }
  return list.length < 2 ? [] : parts;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
