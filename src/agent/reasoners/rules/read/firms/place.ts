import { JOINING } from '../../lexicon/index.js';
import { isPlaceName, officialPlace } from '../../lexicon/places.js';
import type { NamedInQuestion } from '../names/named-in-question.js';
import { isSuffix } from '../names/runs.js';
import { isWholeMonth } from '../time/dates.js';
import { LEADING } from '../words/slips.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';
import { foldWord, tokensOf } from '../words/tokens.js';

/** Where firms have their seat, as the question writes it. */
export interface Place {
  text: string;
  words: string[];
  /** Behind a word that says where; in German others stand before nouns of any kind. */
  sure: boolean;
}

const INSIDE = new Set('de du des la le les di del della am an der sur sul an bei ob im'.split(' '));
const SURE = new Set(['in', 'aus']);
/** German nouns behind `in` that say how something is. */
const NO_PLACE = new Set(
  'bewegung ordnung kraft frage betrieb arbeit eile sicht not verzug wahrheit zukunft vergangenheit anspruch erinnerung abwicklung grunde gefahr wirklichkeit tat kurze'.split(
    ' ',
  ),
);
/** Behind `im`, what firms do. */
const FIELDS = new Set('bereich gebiet sektor branche sparte feld geschaftsfeld tatigkeitsgebiet'.split(' '));
const MOST_WORDS = 5;

/** Behind a word that leads to a place, and no firm's name by its suffix or quotation marks. */
export function isPlaced(
  { tokens }: Pick<Reading, 'tokens'>,
  { start, end }: Pick<NamedInQuestion, 'start' | 'end'>,
): boolean {
  const words = tokens.slice(start, end);
  return (
    start > 0 && LEADING.has(tokens[start - 1]!.folded) && !words.some((word) => isSuffix(word) || word.quote !== null)
  );
}

/** The first capital words behind one that leads to a place that no lexicon knows: `in Lugano`, `à La Chaux-de-Fonds`. Null: none. */
export function placeIn(reading: Reading, names: readonly NamedInQuestion[]): Place | null {
  const { question, tokens } = reading;
  const isName = (at: number) => names.some(({ start, end }) => start <= at && at < end);
  for (let start = 1; start < tokens.length; start++) {
    if (isName(start) || !leadsToPlace(tokens, start) || !isOfPlace(tokens[start]) || FIELDS.has(tokens[start]!.folded) || isWholeMonth(tokens[start]!.text)) continue;
    let end = start + 1;
    while (end < tokens.length && end - start < MOST_WORDS && !tokens[end]!.breakBefore && !/^\d/.test(tokens[end]!.text) && goesOn(tokens, end)) end++;
    while (!tokens[end - 1]!.capital) end--;
    const words = tokens.slice(start, end);
    const next = tokens[end];
    const firm = (!isPlaced(reading, { start, end }) && !OF.has(tokens[start - 1]!.folded)) || (next !== undefined && isSuffix(next));
    if (!firm && words.some((word) => slotOf(word) === null || word.beside === true))
      return { text: question.slice(words[0]!.span.start, words.at(-1)!.span.end), words: words.map(({ text }) => text), sure: reading.language !== 'de' || (SURE.has(tokens[start - 1]!.folded) && !NO_PLACE.has(words[0]!.folded)) };
  }
  return null;
} // prettier-ignore

/** `In Lugano`; of many firms also `les sociétés de Lugano`, where it is surely a place and nobody's name. */
function leadsToPlace(tokens: readonly TaggedToken[], at: number): boolean {
  const [noun, before] = [tokens[at - 2], tokens[at - 1]!];
  return LEADING.has(before.folded) || (OF.has(before.folded) && isOfManyFirms(noun) && isPlaceName(tokens[at]!.text));
}
const isOfManyFirms = (noun: TaggedToken | undefined) =>
  noun !== undefined && (isManyFirms(noun.folded) || slotOf(noun)?.type === 'FORM');
const OF = new Set(['de', 'd', 'of', 'von', 'di']);
export const isManyFirms = (folded: string): boolean => MANY_FIRMS.test(folded);
const MANY_FIRMS = /^(?:firmen|gesellschaften|unternehmen|societes|entreprises|firmes|ditte|societa|imprese|aziende|companies|firms|businesses)$/; // prettier-ignore

/** What may be the seat that is written beside a firm's name, whole: `in St. Margrethen`, `, La Chaux-de-Fonds`; the longest first. */
export function placesWritten({ question, tokens }: Reading, { place, unknown }: { place: Place | null; unknown: readonly string[] }): string[] {
  const isOpen = (token: TaggedToken | undefined) => token !== undefined && slotOf(token) === null && unknown.includes(token.text);
  const runs: string[] = [];
  for (let start = 0; start < tokens.length; start++) {
    if (!isOpen(tokens[start])) continue;
    let end = start + 1;
    while (end < tokens.length && tokens[end]!.span.start - tokens[end - 1]!.span.end <= 2 && !tokens[end]!.breakBefore && isOpen(tokens[end])) end++;
    runs.push(question.slice(tokens[start]!.span.start, tokens[end - 1]!.span.end));
    start = end;
  }
  return [...new Set([...(place === null ? [] : [place.text]), ...runs])];
} // prettier-ignore

/** The words of a place that are written: none of them is left to be understood. */
export function withoutWordsOf(place: string | null, words: readonly string[]): string[] {
  const own = new Set(place === null ? [] : tokensOf(place).map(({ folded }) => folded));
  // As the register calls it: `Geneva`, `Genf`.
  return words.filter((word) => !own.has(foldWord(word)) && officialPlace(word) !== place);
}

/** Two capitals side by side that no lexicon knows, and that are no place: somebody's name, whether it is registered or not. */
export function looksNamed({ tokens }: Reading, names: readonly NamedInQuestion[], place: Place | null): boolean {
  const isOpen = (at: number) => {
    const token = tokens[at];
    if (token === undefined || names.some(({ start, end }) => start <= at && at < end)) return false;
    return token.capital && slotOf(token) === null && !place?.words.includes(token.text);
  };
  return tokens.some((_, at) => isOpen(at) && isOpen(at + 1));
}

/** A capital that says nothing else: `La` is a small word, and a part of the name. */
function isOfPlace(token: TaggedToken | undefined): boolean {
  if (token === undefined || !token.capital) return false;
  const slot = slotOf(token);
  return slot === null || slot.type === 'FILLER' || slot.type === 'PRONOUN';
}

function goesOn(tokens: readonly TaggedToken[], at: number): boolean {
  const [token, next] = [tokens[at]!, tokens[at + 1]];
  return isOfPlace(token) || (INSIDE.has(token.folded) && isOfPlace(next));
}

/** Two names stand side by side with no more than a joining word between. */
export function areJoined({ tokens }: Reading, names: readonly NamedInQuestion[]): boolean {
  return names.some(
    ({ end }) => JOINING.has(tokens[end]?.folded ?? '') && names.some(({ start }) => end < start && start <= end + 3 && tokens.slice(end + 1, start).every(({ folded }) => AT.has(folded))),
  );
} // prettier-ignore

/** `At X and at Y`. */
const AT = new Set('bei beim der die chez aupres in nella nel presso at la'.split(' '));
