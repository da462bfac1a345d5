import { cosineOfWords, stemsOf } from '../../likeness.js';

/** Items that are compared with the question; what lies behind them comes last, in its order. */
const MOST_COMPARED = 300;
const MOST_CHARACTERS = 400;

/**
 * Of a list too long to be shown the items that share most words with the question, in the order of the list (P4 3.3.2, PARDISTILL: the pieces above the gate, in their order). Words of its
 * people and firms count by their names. Where none shares any, the first ones.
 */
export function nearestItems<Item>(
  items: readonly Item[],
  most: number,
  question: ReadonlySet<string>,
  labels: Readonly<Record<string, string>>,
): Item[] {
  if (items.length <= most) return [...items];
  const near = items.map((item, at) => ({
    at,
    likeness: at < MOST_COMPARED && question.size > 0 ? cosineOfWords(question, stemsOf(textOf(item, labels))) : 0,
  }));
  const chosen = near.sort((a, b) => b.likeness - a.likeness || a.at - b.at).slice(0, most);
  return chosen.sort((a, b) => a.at - b.at).map(({ at }) => items[at]!);
}

/** Strings of an item, names for uids; months and roles stay as the register's words. */
function textOf(value: unknown, labels: Readonly<Record<string, string>>): string {
  const words: string[] = [];
  let left = MOST_CHARACTERS;
  const collect = (part: unknown): void => {
    if (left < 0) return;
    if (typeof part === 'string') {
      const text = labels[part] ?? part;
      words.push(text.slice(0, left));
      left -= text.length;
    } else if (typeof part === 'object' && part !== null) Object.values(part).forEach(collect);
  };
  collect(value);
  return words.join(' ');
}
