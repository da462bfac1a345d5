import { isFields, type Message } from '../../../llm/index.js';
import { stemsOf } from '../../likeness.js';
import type { Observation } from '../../slots.js';
import { asWritten } from './given-arguments.js';
import { explained, inShort, isShown } from './in-short.js';
import { nearestTo } from './nearest-items.js';

/** Characters of one result that a model is shown, at most. */
const MOST_CHARACTERS = 8_000;
/** For names of people and firms in rows that are not shown, on top. */
const MOST_LEFT_OUT = 5_000;
const MOST_STRING = 400;
/** Items of each list, tried from the most: of what does not fit those nearest the question are shown, and the others said. */
const ITEMS = [40, 20, 10, 5, 2, 1] as const;

/**
 * A result as a model sees it: JSON inside `<data>`, which prompts declare to be no instructions. No text of the register can close the mark: `<` is escaped.
 * A failed or empty call says what to do next (P5 4.2.2, step D). Long ones are distilled: see nearest-items.ts. Of what is left out the number is said, and whom it named, so that no uid is
 * lost; evidence stays whole.
 */
export function shownResult(observation: Observation, question: string): string {
  const distilled = distilledTexts.get(observation);
  if (distilled !== undefined) return distilled;
  const key = observation.result?.rows ?? observation;
  const text = shown.get(key) ?? textOf(observation, question);
  shown.set(key, text);
  return text;
}

/** A call as the model that planned it wrote it. */
export const shownCall = ({ tool, planned }: Observation) => ({ tool, arguments: asWritten(planned) });

/** The result as the reply to its call: the same message in every later prompt of a run, so that it is read once. */
export function shownReply(observation: Observation, question: string): Message {
  const { planNodeId: toolCallId, result } = observation;
  const content = shownResult(observation, question);
  const key = result?.rows ?? observation;
  const held = replies.get(key);
  if (held?.toolCallId === toolCallId && held.content === content) return held;
  const reply = { role: 'tool', toolCallId, content } as const;
  replies.set(key, reply);
  return reply;
}

/** By the rows, as the texts are. */
const replies = new WeakMap<object, Extract<Message, { role: 'tool' }>>();

/** Every later prompt of a run shows a result again: by its rows, as long as they are at hand. */
const shown = new WeakMap<object, string>();
/** What no result says of itself. */
const distilledTexts = new WeakMap<Observation, string>();

/** What a small model kept of a long result (distil.ts). */
export interface Distilled {
  /** The list of the rows that it was asked about, and which of it are shown, from 0. */
  list: string;
  kept: ReadonlySet<number>;
  /** Of long texts the pieces that are shown in their place. */
  pieces: ReadonlyMap<string, string>;
}

/** From now on the result is shown so. */
export function showDistilled(observation: Observation, question: string, distilled: Distilled): void {
  distilledTexts.set(observation, textOf(observation, question, distilled));
}

/** Whether a prompt cannot show the result whole. */
export function isLong({ result }: Observation): boolean {
  return result !== null && marked(cut(result.rows, { left: Number.POSITIVE_INFINITY }, { chosen: (list) => [...list], told: whole })).length > MOST_CHARACTERS; // prettier-ignore
}

/** Of one row as it is shown to whoever distils. */
export const MOST_OF_ITEM = 6_000;

/** One row of a result, its texts whole as far as there is room. */
export function shownItem(value: unknown): string {
  const text = marked(cut(value, { left: Number.POSITIVE_INFINITY }, { chosen: (list) => [...list], told: whole }));
  return text.length <= MOST_OF_ITEM ? text : `${text.slice(0, MOST_OF_ITEM - CUT.length)}${CUT}`;
}

const CUT = '…</data>';

interface Showing {
  /** The items of a list that are shown, in its order. */
  chosen: (list: readonly unknown[]) => unknown[];
  /** What is shown of a text. */
  told: (text: string) => string;
}

const whole = (text: string): string => text;
const begun = (text: string): string => (text.length > MOST_STRING ? `${text.slice(0, MOST_STRING)}…` : text);

function textOf({ tool, result, error }: Observation, question: string, distilled: Distilled | null = null): string {
  if (result === null) return marked({ outcome: 'FAILED', error, next: 'Mend the arguments, or use another tool.' });
  const { outcome, total, complete, rows, labels } = result;
  const next =
    outcome === 'EMPTY'
      ? { next: `${tool} found nothing. ${rows.type === 'HITS' ? 'Search by another or shorter name' : 'Leave out a condition (a role, a stretch of days, a place)'}, use another tool, or stop: nothing found is an answer.` } // prettier-ignore
      : {};
  // Whatever the rows are of, the list that was distilled is one of their fields, named when it was.
  const listed = distilled === null ? undefined : (rows as unknown as Record<string, unknown>)[distilled.list];
  const nearest = nearestTo(stemsOf(question), labels);
  for (const items of ITEMS) {
    const room = { left: MOST_CHARACTERS };
    const some = cut(rows, room, {
      chosen: (list) =>
        distilled !== null && list === listed
          ? list.filter((_, at) => distilled.kept.has(at)).slice(0, items)
          : nearest(list, items),
      told: (text) => (text.length > MOST_STRING ? distilled?.pieces.get(text) : undefined) ?? begun(text),
    });
    if (room.left < 0) continue;
    const told = { outcome, total, complete, ...next, names: firstOf(labels, items * 3), rows: some };
    const json = marked(told);
    if (json.length <= MOST_CHARACTERS) return withLeftOut(told, json, labels);
  }
  return marked({ outcome, total, complete, ...next, names: firstOf(labels, 10), cut: 'too long to be shown' });
}

/** With the uids that no shown row names: a later call may need one. */
function withLeftOut(told: object, json: string, labels: Readonly<Record<string, string>>): string {
  const leftOut = Object.keys(labels).filter((uid) => !json.includes(`"${uid}"`));
  if (leftOut.length === 0) return json;
  let left = MOST_LEFT_OUT;
  const named = leftOut.filter((uid) => (left -= uid.length + marked(labels[uid]!).length) > 0);
  const more = leftOut.length - named.length;
  const notShown = Object.fromEntries(named.map((uid) => [uid, labels[uid]!]));
  return marked({ ...told, notShown: more === 0 ? notShown : { ...notShown, '…': `and ${more} more` } });
}

/** As data, whatever it holds. */
export function marked(value: unknown): string {
  return `<data>${JSON.stringify(value).replace(/</g, '\\u003c')}</data>`;
}

function firstOf(labels: Readonly<Record<string, string>>, most: number): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).slice(0, most));
}

/** Takes at most as many characters from `room` as the JSON will have, and gives up where none is left: what surely does not fit is not built whole. */
function cut(value: unknown, room: { left: number }, showing: Showing): unknown {
  if (room.left < 0) return null;
  // Quotes, brackets, and a comma or what closes the last.
  room.left -= 1;
  if (typeof value === 'string') {
    const text = showing.told(value);
    room.left -= text.length + 1;
    return text;
  }
  if (Array.isArray(value)) {
    const some = showing.chosen(value);
    room.left -= some.length;
    const shown = some.map((item) => cut(item, room, showing));
    return value.length > some.length ? [...shown, `… and ${value.length - some.length} more`] : shown;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Record<string, unknown>;
  const kept: Record<string, unknown> = {};
  for (const key in fields) {
    const item = shortOf(fields[key]);
    if (item === null || !isShown(key, fields) || (isEmpty(item) && !('type' in fields))) continue;
    room.left -= key.length + 4;
    kept[key] = cut(item, room, showing);
    const beside = explained(key, item);
    room.left -= JSON.stringify(beside).length;
    Object.assign(kept, beside);
    if (room.left < 0) break;
  }
  return kept;
}

function shortOf(value: unknown): unknown {
  if (!isFields(value)) return value;
  const short = inShort(value);
  return short === undefined ? value : short;
}

/** An empty list says something where it is what was asked for: among the rows' own fields. */
const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
