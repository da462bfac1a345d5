import { remembered } from '../../../core/index.js';
import { cosineOfWords, stemsOf } from '../../likeness.js';

/** Items that are compared with the question; what lies behind them comes last, in its order. */
const MOST_COMPARED = 300;
const MOST_CHARACTERS = 400;

/** Of a list so many items, in its order. */
export type Nearest = <Item>(items: readonly Item[], most: number) => Item[];

/**
 * Of a list too long to be shown the items that share most words with the question, in the order of the list (P4 3.3.2, PARDISTILL: the pieces above the gate, in their order). Words of its
 * people and firms count by their names. Where none shares any, the first ones. A list is compared once, however often it is asked for fewer.
 */
export function nearestTo(question: ReadonlySet<string>, labels: Readonly<Record<string, string>>): Nearest {
  const ranked = new Map<readonly unknown[], number[]>();
  const rank = (items: readonly unknown[]): number[] => {
    const likenesses = items.slice(0, MOST_COMPARED).map((item) => (question.size === 0 ? 0 : cosineOfWords(question, stemsIn(item, labels)))); // prettier-ignore
    return items.map((_, at) => at).sort((a, b) => (likenesses[b] ?? 0) - (likenesses[a] ?? 0) || a - b);
  };
  return (items, most) => {
    if (items.length <= most) return [...items];
    const places = ranked.get(items) ?? rank(items);
    ranked.set(items, places);
    const chosen = places.slice(0, most).sort((a, b) => a - b);
    return chosen.map((at) => items[at]!);
  };
}

/** Rows of a list say the same names and places over and over. */
const stemsOfText = remembered((text: string): readonly string[] => [...stemsOf(text)]);

/** Stems of an item's strings, names for uids; months and roles stay as the register's words. */
function stemsIn(value: unknown, labels: Readonly<Record<string, string>>): Set<string> {
  const stems = new Set<string>();
  let left = MOST_CHARACTERS;
  const collect = (part: unknown): void => {
    if (left < 0) return;
    if (typeof part === 'string') {
      const text = labels[part] ?? part;
      for (const stem of stemsOfText(text.slice(0, left))) stems.add(stem);
      left -= text.length;
    } else if (Array.isArray(part)) part.forEach(collect);
    else if (typeof part === 'object' && part !== null)
      for (const key in part) collect((part as Record<string, unknown>)[key]);
  };
  collect(value);
  return stems;
}
