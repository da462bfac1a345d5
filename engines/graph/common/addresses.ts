import { wordsOf } from '../../../src/core/index.js';

/** Tells addresses in which each stretch between commas of `asked` stands, word by word: `Bahnhofstr. 1` does in `c/o Muster AG, Bahnhofstrasse 1, 6300 Zug`. */
export function addressesWith(asked: string): (address: string | null) => boolean {
  const stretches = asked.split(',').map(spelt).filter((words) => words !== ''); // prettier-ignore
  return (address) => {
    if (address === null) return false;
    const own = ` ${spelt(address)} `;
    return stretches.every((words) => own.includes(` ${words} `));
  };
}

/** In one spelling: `Bahnhofstr. 12 A` is `Bahnhofstrasse 12a`. */
const spelt = (text: string) =>
  wordsOf(text.replace(/(\d)\s+(?=[A-Za-z]\s*(?:,|$))/g, '$1'))
    .map((word) => WHOLE.get(word) ?? word.replace(/str$/, 'strasse'))
    .join(' ');

/** What stands at the beginning of addresses shortened, and whole. */
const SHORTENED: readonly (readonly [string, string])[] = [
  ['av', 'avenue'], ['ave', 'avenue'], ['bd', 'boulevard'], ['bld', 'boulevard'], ['blvd', 'boulevard'], ['ch', 'chemin'], ['imp', 'impasse'], ['pl', 'place'],
  ['rte', 'route'], ['pza', 'piazza'], ['pzza', 'piazza'],
]; // prettier-ignore
const WHOLE = new Map(SHORTENED.map(([short, whole]) => [short, wordsOf(whole).join(' ')]));
