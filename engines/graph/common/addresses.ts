import { wordsOf } from '../../../src/core/index.js';

/**
 * Tells addresses of which each stretch between commas of `asked` begins a stretch, or one behind a postcode: `Bahnhofstr. 1` that of
 * `c/o Muster AG, Bahnhofstrasse 1, 6300 Zug`, and so does `Zug`; not that of `Alte Bahnhofstrasse 1`, which is another street.
 */
export function addressesWith(asked: string): (address: string | null) => boolean {
  const stretches = asked.split(',').map(spelt).filter((words) => words !== ''); // prettier-ignore
  // Most addresses are told apart by a number, before any word of them is looked at.
  const numbers = stretches.flatMap((words) => /\d+/.exec(words)?.[0] ?? []);
  return (address) => {
    if (address === null || !numbers.every((number) => address.includes(number))) return false;
    const own = address.split(',').flatMap(spellings);
    return stretches.every((words) => own.some((one) => one === words || one.startsWith(`${words} `)));
  };
}

/** A stretch, without its postcode, and by the last number of its range. */
function spellings(stretch: string): string[] {
  const whole = spelt(stretch);
  const last = stretch.replace(/\d+\p{L}?\s*[-–/]\s*(?=\d)/u, '');
  return [whole, ...(/^\d{4} /.test(whole) ? [whole.slice(5)] : []), ...(last === stretch ? [] : [spelt(last)])];
}

/** In one spelling: `Bahnhof-Str. 12 A` is `Bahnhofstrasse 12a`. */
const spelt = (text: string) =>
  wordsOf(text.replace(/(\d)\s+(?=(?:[A-Za-z]|bis|ter)(?:\s+\d|\s*$))/g, '$1'))
    .map((word) => WHOLE.get(word) ?? word.replace(/str$/, 'strasse').replace(/(?<=\p{L}{4})pl$/u, 'platz'))
    .join(' ')
    .replace(/ (?=(?:strasse|gasse|weg|platz|allee|quai)(?: |$))/g, '');

/** What stands at the beginning of addresses shortened, and whole; saints, both ways. */
const SHORTENED: readonly (readonly [string, string])[] = [
  ['av', 'avenue'], ['ave', 'avenue'], ['bd', 'boulevard'], ['bld', 'boulevard'], ['blvd', 'boulevard'], ['bvd', 'boulevard'], ['boul', 'boulevard'], ['ch', 'chemin'],
  ['imp', 'impasse'], ['pl', 'place'], ['rte', 'route'], ['pza', 'piazza'], ['pzza', 'piazza'], ['sankt', 'st'], ['saint', 'st'], ['sainte', 'ste'],
]; // prettier-ignore
const WHOLE = new Map(SHORTENED.map(([short, whole]) => [short, wordsOf(whole).join(' ')]));
