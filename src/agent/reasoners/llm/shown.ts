import type { Observation } from '../../slots.js';

/** Characters of one result that a model is shown, at most. */
const MOST_CHARACTERS = 8_000;
const MOST_STRING = 400;
/** Items of each list, tried from the most: what does not fit is cut evenly, and said. */
const ITEMS = [20, 10, 5, 2, 1] as const;

/**
 * A result as a model sees it: JSON inside `<data>`, which prompts declare to be no instructions. No text of the register can close the mark: `<` is escaped.
 * A failed or empty call says what to do next (P5 4.2.2, step D).
 */
export function shownResult(observation: Observation): string {
  const held = shown.get(observation);
  if (held !== undefined) return held;
  const text = textOf(observation);
  shown.set(observation, text);
  return text;
}

/** Every later prompt of a run shows a result again. */
const shown = new WeakMap<Observation, string>();

function textOf({ tool, result, error }: Observation): string {
  if (result === null) return marked({ outcome: 'FAILED', error, next: 'Mend the arguments, or use another tool.' });
  const { outcome, total, complete, rows, labels } = result;
  const next =
    outcome === 'EMPTY'
      ? { next: `${tool} found nothing. Search by another or shorter name, use another tool, or stop: nothing found is an answer.` } // prettier-ignore
      : {};
  for (const items of ITEMS) {
    const room = { left: MOST_CHARACTERS };
    const some = cut(rows, items, room);
    if (room.left < 0) continue;
    const json = marked({ outcome, total, complete, ...next, names: firstOf(labels, items * 3), rows: some });
    if (json.length <= MOST_CHARACTERS) return json;
  }
  return marked({ outcome, total, complete, ...next, names: firstOf(labels, 10), cut: 'too long to be shown' });
}

/** As data, whatever it holds. */
export function marked(value: unknown): string {
  return `<data>${JSON.stringify(value).replace(/</g, '\\u003c')}</data>`;
}

function firstOf(labels: Readonly<Record<string, string>>, most: number): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).slice(0, most));
}

/** Takes at most as many characters from `room` as the JSON will have, and gives up where none is left: what surely does not fit is not built whole. */
function cut(value: unknown, items: number, room: { left: number }): unknown {
  if (room.left < 0) return null;
  if (typeof value === 'string') {
    const text = value.length > MOST_STRING ? `${value.slice(0, MOST_STRING)}…` : value;
    room.left -= text.length;
    return text;
  }
  if (Array.isArray(value)) {
    const shown = value.slice(0, items).map((item) => cut(item, items, room));
    return value.length > items ? [...shown, `… and ${value.length - items} more`] : shown;
  }
  if (typeof value !== 'object' || value === null) return value;
  const kept: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    if (!isShown(key) || item === null) continue;
    room.left -= key.length;
    kept[key] = cut(item, items, room);
  }
  return kept;
}

export const isShown = (key: string): boolean => !UNSHOWN.has(key);

/** What only programs need. */
const UNSHOWN = new Set(['textHash', 'span', 'spans', 'evidence', 'mentionKey', 'key', 'score', 'clocks', 'eventUids', 'proofs']); // prettier-ignore
