import { z } from 'zod';
import type { Models } from '../../../llm/index.js';
import { SlotFailed, type Observation, type Situation, type SlotContext } from '../../slots.js';
import { askShape } from './ask.js';
import { flagOrders } from './flag-orders.js';
import { distillerPrompt } from './prompts/index.js';
import { isLong, shownItem, showDistilled, type Distilled } from './shown.js';

const SHAPE = z.strictObject({ keep: z.array(z.strictObject({ item: z.number(), quotes: z.array(z.string()) })) });

/** Of one result: characters of a part, parts, and how long all of them may take together. */
const [MOST_OF_PART, MOST_PARTS, MOST_MS] = [6_000, 6, 30_000];
/** Results of one round, the longest lists first come as they were planned. */
const MOST_RESULTS = 2;
const LEAST_QUOTE = 8;
const BETWEEN = ' … ';

interface Item {
  /** Its place in the list, from 1: what the model calls it by. */
  number: number;
  text: string;
  value: unknown;
}

/**
 * P4 3.3.2, PARDISTILL: a result too long for a prompt is cut in parts, and a small model says of each, side by side, which items the question needs and which pieces of their long texts. It chooses and
 * quotes, nothing else: an item is shown as the tool gave it, uids and dates with it, and what is no piece of it is cut. Where a part fails, the budget ends or time is up, the nearest items are shown
 * as in every other profile.
 */
export async function distil(models: Models, situation: Situation, seen: readonly Observation[], context: SlotContext): Promise<void> {
  if (situation.round >= context.mostRounds) return; // no prompt shows it any more
  const long = seen.filter(isLong).slice(0, MOST_RESULTS);
  flagOrders(long, context);
  await Promise.all(long.map((one) => distilOne(models, situation.question, one, context)));
} // prettier-ignore

async function distilOne(models: Models, question: string, observation: Observation, given: SlotContext): Promise<void> {
  const list = longestList(observation);
  const parts = partsOf(list);
  if (parts.length === 0) return;
  const context = { ...given, modelsUntilMs: Math.min(given.modelsUntilMs, given.now() + MOST_MS) };
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
  const { distilled, cut } = quoted(list, kept);
  if (distilled.kept.size > 0) showDistilled(observation, question, distilled);
  given.log({ ...told, text: `too long to be shown whole: ${distilled.kept.size} of ${list.length} rows kept by ${parts.length} calls; ${cut} quotes that were not in them were cut` });
} // prettier-ignore

/** Pieces of long texts, each where it stands; what stands nowhere in its item is counted. */
function quoted(list: readonly unknown[], kept: readonly { item: Item; quotes: string[] }[]): { distilled: Distilled; cut: number } {
  const pieces = new Map<string, string>();
  let cut = 0;
  for (const { item, quotes } of kept) {
    const texts = textsIn(item.value);
    for (const quote of quotes) {
      const text = quote.length < LEAST_QUOTE ? undefined : texts.find((one) => one.includes(quote));
      if (text === undefined) cut++;
      else pieces.set(text, [...(pieces.get(text)?.split(BETWEEN) ?? []), quote].join(BETWEEN));
    }
  }
  return { distilled: { list, kept: new Set(kept.map(({ item }) => item.value)), pieces }, cut };
} // prettier-ignore

/** Of the rows' own lists the one with most in it. */
function longestList({ result }: Observation): readonly unknown[] {
  const lists = Object.values(result?.rows ?? {}).filter((value): value is unknown[] => Array.isArray(value));
  return lists.sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0] ?? [];
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
