/** `how many bankruptcies in geneva`, `und in zürich?`: towns and cantons in small letters, where nothing has a capital and firms in general are asked for. */
import { foldName } from '../../../../../core/index.js';
import type { ToolContext } from '../../../../../tools/index.js';
import { cantonNamed } from '../../lexicon/cantons.js';
import { isPlaceName } from '../../lexicon/places.js';

const OF_ALL =
  /^(?:(?:and|und|et|e|ed|ok|so|hi|hello|hallo|please|bitte|ciao|bonjour|now|also)[, ]+)*(?:how many|what number of|list|show|which (?:companies|firms|town|canton)|what (?:companies|firms)|wie ?viele?|welche (?:firmen|gesellschaften|unternehmen)|liste|zeig|combien|quelles (?:sociétés|entreprises|boîtes)|liste[rz]?|quant[ei]|quali (?:società|ditte|imprese|aziende)|elenc|mostra)(?= |[a-z])/iu;
const GOES_ON =
  /^(?:(?:and|und|et|e|ed|what about|how about|same for|aber|nur|only|welche davon|wie viele davon|which of them|how many of them|lesquelles|combien d['’]entre elles|quali|quante di loro)[, ]+)(?:in |im |à |au |en |a |ad |nel |for |für |pour |per )?[\p{Ll}. '’-]+\s*[?.!]*$/u;
const AT =
  /(?<![\p{L}\p{N}])(?:in|im|aus|from|near|around|à|au|en|a|ad|nel|nella|di|de|kanton|canton(?:e)?(?: (?:of|de|du|di|del))?)\s+(?=\p{Ll})/giu;
const BESIDE = /^(?:\s*,\s*(?:und|oder|et|ou|e|o|and|or)?|\s+(?:und|oder|et|ou|e|o|and|or))\s+/iu;
/** One that is named by its form. */
const NAMED = /(?<![\p{L}])(?:ag|sa|gmbh|sàrl|sarl|sagl)(?=\s+(?:in|à|a|di|de|en|im|zu)\s|\s*[?.!]*$)/iu;
const MOST_WORDS = 4;
/** Words that may be towns: each may be asked of the whole register. */
const MOST_TOWNS = 12;
/** Of a capital sentence the first letter alone. */
const hasCapitals = (question: string) => /\p{Lu}/u.test(question.trim().slice(1));

const OF_FIRMS = /(?<![\p{L}])((?:società|ditte|imprese|aziende|sociétés|entreprises|companies|firms|businesses|Firmen|Gesellschaften|Unternehmen) )(di|de|of|von)( )(\p{Lu}[\p{L}.'’-]+(?:[ -]\p{Lu}[\p{L}.'’-]+)*)/u; // prettier-ignore
const IN: Readonly<Record<string, string>> = { di: 'a ', de: 'à ', of: 'in', von: 'in ' };

/** `Quali società di Lugano`: in it, where any firm has its seat there, and nobody's; each character in its place. */
export async function withTownOfFirms(question: string, context: ToolContext): Promise<string> {
  const found = OF_FIRMS.exec(question);
  const [town, of] = [found?.[4] ?? '', found?.[2] ?? ''];
  if (found === null || isOfTable(town) || !(await hasSeats(town, context))) return question;
  const at = found.index + found[1]!.length;
  return question.slice(0, at) + IN[of]! + question.slice(at + of.length);
}

/** As written, each character in its place; else with the capitals of the towns: those of a table, and those in which a firm has its seat. */
export async function withTownCapitals(question: string, context: ToolContext): Promise<string> {
  if (hasCapitals(question) || !(OF_ALL.test(question) || GOES_ON.test(question))) return question;
  if (NAMED.test(question) && !OF_ALL.test(question)) return question;
  let text = question;
  const capital = (start: number, town: string) => (text = text.slice(0, start) + withCapitals(town) + text.slice(start + town.length));
  let left = MOST_TOWNS;
  for (const match of question.matchAll(AT))
    for (let at = match.index + match[0].length; left-- > 0; ) {
      const town = await townAt(question.slice(at), context);
      if (town === null) break;
      capital(at, town);
      // `in basel oder riehen`
      const beside = BESIDE.exec(question.slice(at + town.length))?.[0];
      if (beside === undefined) break;
      at += town.length + beside.length;
    }
  if (text !== question || !GOES_ON.test(question)) return text;
  // `and geneva?`
  const last = LAST.exec(question)?.[1];
  if (last !== undefined && isOfTable(last)) capital(question.lastIndexOf(last), last);
  return text;
} // prettier-ignore
const LAST = /([\p{Ll}'’-]{3,})\s*[?.!]*$/u;

async function townAt(text: string, context: ToolContext): Promise<string | null> {
  const words = Array.from({ length: MOST_WORDS }, (_, at) => runOf(text, MOST_WORDS - at)).filter((run) => run !== null);
  const known = words.find(isOfTable);
  if (known !== undefined) return known;
  const [alone] = words.slice(-1);
  return alone !== undefined && alone.length >= LEAST_LETTERS && (await hasSeats(alone, context)) ? alone : null;
} // prettier-ignore
const LEAST_LETTERS = 4;

const runOf = (text: string, many: number): string | null =>
  new RegExp(`^(?:[\\p{L}.'’/-]+ ){${many - 1}}[\\p{L}.'’/-]+`, 'u').exec(text)?.[0].replace(/[.'’/-]+$/u, '') ?? null;

/** Whether any firm has its seat there. */
export async function hasSeats(seat: string, { graph, clocks, call }: ToolContext): Promise<boolean> {
  const there = await graph.companyCounts({ canton: null, seat, address: null, legalForm: null, purpose: null, status: null, happened: null, also: [], grouping: null, clocks }, call);
  return there.total + there.unknown > 0;
} // prettier-ignore

const isOfTable = (written: string) => isPlaceName(written) || cantonNamed(foldName(written)) !== null;
const SMALL = /^(?:de|des|du|la|le|les|di|da|der|am|an|im|bei|sur|sous|en|et|und)$/u;
const withCapitals = (town: string) =>
  town.replace(/\p{L}+/gu, (word, at: number) =>
    at > 0 && SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
