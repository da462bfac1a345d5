/** What a model says of why it does something is shown as it happens, by nothing proven: what no answer may print is taken out of it, and names of whoever nobody spoke of. */
import { CANTONS, foldName, remembered } from '../../core/index.js';
import { TOOLS } from '../../tools/index.js';
import type { TraceEvent } from '../../trace/index.js';
import { cantonPhrases, COMMON, LEXICONS } from '../reasoners/rules/lexicon/index.js';
import type { Asked, Observation } from '../slots.js';
import { hostsIn } from './links.js';
import { unsaid, type Fault } from './sentences.js';

const REDACTED = '[…]';
type Rule = Fault['rule'] | 'UNKNOWN_NAME';

/** The event as clients may see it, and before it what of it was taken out. */
export type ReasoningGuard = (event: TraceEvent) => readonly TraceEvent[];

/** `seen` may grow: who was found may be named from then on. */
export function reasoningGuard(asked: Pick<Asked, 'question' | 'recalled'>, seen: readonly Observation[]): ReasoningGuard {
  const spokenOf = knownBy(asked, seen);
  return (event) => {
    const found = new Map<Rule, number>();
    const clean = (text: string): string => redacted(text, spokenOf, found);
    const shown = withReasoning(event, clean);
    const tripped = [...found].map(([rule, times]): TraceEvent => ({ kind: 'GuardrailTripped', stage: 'OUTPUT', rule, text: `taken out of the reasoning of ${event.kind}: ${times}`, blocked: true })); // prettier-ignore
    return tripped.length === 0 ? [event] : [...tripped, shown];
  };
} // prettier-ignore

function withReasoning(event: TraceEvent, clean: (text: string) => string): TraceEvent {
  const orNull = (text: string | null) => (text === null ? null : clean(text));
  switch (event.kind) {
    case 'IntentRouted':
      return { ...event, reasoning: clean(event.reasoning) };
    case 'PlanMade':
      return { ...event, reasoning: clean(event.reasoning), nodes: event.nodes.map((node) => (node.action === undefined ? node : { ...node, action: clean(node.action) })) }; // prettier-ignore
    case 'DecisionMade':
      return {
        ...event,
        reasoning: clean(event.reasoning),
        refinedQuery: orNull(event.refinedQuery),
        ...(event.parts && { parts: event.parts.map((part) => ({ ...part, text: clean(part.text), refinedQuery: orNull(part.refinedQuery) })) }), // prettier-ignore
      };
    case 'CritiqueMade':
      return { ...event, text: clean(event.text) };
    case 'ReasonerFellBack':
      return { ...event, because: declined(event.because, clean) };
    case 'ModelCalled':
      return { ...event, error: event.error === null ? null : declined(event.error, clean) };
    default:
      return event;
  }
}

/** Why a model gave no reply is told by whoever asked it, addresses and all; but for the words in which it declined. */
const declined = (text: string, clean: (text: string) => string): string => text.replace(/(?<=the model declined: ).*/s, clean); // prettier-ignore

interface SpokenOf {
  has(word: string): boolean;
  prints(host: string): boolean;
}

/** Of a text in which nothing is to be taken out, whoever was spoken of: the rules word few reasons, again and again. */
const isHarmless = remembered((text) => unsaid(text, () => REDACTED) === text && hostsIn(text).length === 0 && !NAMES_IN.test(text), 1_000, 300); // prettier-ignore

function redacted(text: string, spokenOf: SpokenOf, found: Map<Rule, number>): string {
  if (isHarmless(text)) return text;
  const out = (rule: Rule) => {
    found.set(rule, (found.get(rule) ?? 0) + 1);
    return REDACTED;
  };
  const shown = unsaid(text, out);
  const hosts = hostsIn(shown).filter((host) => !spokenOf.prints(host));
  const without = hosts.reduce((rest, host) => rest.replaceAll(host, () => out('WEB_ADDRESS')), shown);
  return without.replace(NAMES, (run, before: string, at: number) => withoutStrangers(run, before, at === 0 || before !== '', spokenOf, () => out('UNKNOWN_NAME'))); // prettier-ignore
}

const WORD = "\\p{Lu}[\\p{L}'’-]+";
/** Two words or more with a capital, as names are written; what stands before tells whether they begin a sentence. */
const NAMES = new RegExp(`(^|[.:;!?]\\s{0,3}|)(?<![\\p{L}\\p{N}'’-])${WORD}(?:,? (?:(?:von|van|de|della|di|du|le|la|del) )?${WORD})+`, 'gu'); // prettier-ignore
const NAMES_IN = new RegExp(NAMES.source, 'u');

/** Before a noun in the four languages, folded: none begins a name of two words. */
const ARTICLES = new Set('der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner dieser diese dieses diesen diesem jede jeder jedes alle beide welche le la les un une des ce cet cette ces aucun aucune chaque tous toutes il lo gli uno una questo questa questi queste nessun nessuna ogni the no this that these those each every all both'.split(' ')); // prettier-ignore

/** Words that nobody spoke of are taken out, but an article, a run of everyday words or a place, and a verb that begins a sentence before somebody known. */
function withoutStrangers(run: string, before: string, begins: boolean, spokenOf: SpokenOf, out: () => string): string {
  const all = run.slice(before.length).split(/(,? )/);
  const first = all.findIndex((word, at) => at % 2 === 0 && !(ARTICLES.has(foldName(word)) && all[at + 1] === ' '));
  const words = all.slice(first);
  const named = words.filter((word) => /^\p{Lu}/u.test(word));
  if (named.length < 2 || named.every(isEveryday) || isPlace(words.join(''))) return run;
  const isKnown = words.map((word) => !/^\p{Lu}/u.test(word) || foldName(word).split(' ').every((part) => spokenOf.has(part))); // prettier-ignore
  // `Search Zbinden`, `Lade Heinz Zbinden`; but `Gottfried Zbinden` is another person.
  if (begins && first === 0 && isKnown[2] === true && (isEveryday(words[0]!) || isKnown[4] === true)) isKnown[0] = true;
  if (isKnown.every(Boolean)) return run;
  const shown = words.map((word, at) => (isKnown[at] ? word : out())).join('').replace(/(?:\[…\],? )+\[…\]/g, REDACTED); // prettier-ignore
  return before + all.slice(0, first).join('') + shown;
}

/** Words of the question, of whom the conversation was about, of results, of tools and of the register's own language. */
function knownBy({ question, recalled }: Pick<Asked, 'question' | 'recalled'>, seen: readonly Observation[]): SpokenOf {
  const asked = [question, ...[...recalled.subjects, ...recalled.candidates].map(({ name }) => name)];
  const offered = recalled.offers.flatMap(({ text, said }) => [text, said ?? '']);
  // Few reasons name anybody.
  let [askedWords, offeredWords]: [Set<string> | null, Set<string> | null] = [null, null];
  return {
    has(word) {
      // Offers and results are long, and mostly the question or the register's own language has the word.
      if ((askedWords ??= new Set(asked.flatMap(wordsOf))).has(word) || isOfRegister(word)) return true;
      offeredWords ??= new Set(offered.flatMap(wordsOf));
      return offeredWords.has(word) || seen.some((one) => saidIn(one).words.has(word));
    },
    prints(host) {
      const folded = host.toLowerCase();
      return [...asked, ...offered, ...seen.map((one) => saidIn(one).text)].some((text) =>
        text.toLowerCase().includes(folded),
      );
    },
  };
}

interface Said {
  text: string;
  words: ReadonlySet<string>;
}

const NOTHING: Said = { text: '', words: new Set() };
const said = new WeakMap<object, Said>();

/** Each result is read once, for as long as it is at hand. */
function saidIn({ result }: Observation): Said {
  if (result === null) return NOTHING;
  const { rows, labels } = result;
  const known = said.get(rows);
  if (known !== undefined) return known;
  const text = JSON.stringify([rows, labels]);
  const read = { text, words: new Set(wordsOf(text)) };
  said.set(rows, read);
  return read;
}

const wordsOf = (text: string): string[] => foldName(text).split(' ');

let ofRegister: { words: Set<string>; stems: string[] } | null = null;

/** Of a word that tools or lexicons use. */
const isOfRegister = remembered((word) => {
  const { words, stems } = (ofRegister ??= vocabulary());
  return words.has(word) || stems.some((stem) => word.startsWith(stem));
});

function vocabulary(): { words: Set<string>; stems: string[] } {
  const said = Object.values(LEXICONS).flatMap((lexicon) => JSON.stringify(lexicon).split(/[^\p{L}*]+/u));
  const stems = said.filter((word) => word.endsWith('*') && word.length > 4).map((word) => foldName(word));
  const told = TOOLS.flatMap(({ name, description }) => wordsOf(`${name.replaceAll('_', ' ')} ${description}`));
  return { words: new Set([...told, ...said.flatMap(wordsOf), ...GENERAL]), stems };
}

/** Of a register's own name. */
const GENERAL = wordsOf('Swiss Switzerland Commercial Register Registry Official Gazette Handelsregister Handelsamtsblatt SHAB FOSC FUSC Zefix AG SA GmbH Sarl Sagl KG'); // prettier-ignore

let everyday: Set<string> | null = null;
let places: Set<string> | null = null;

/** Of a word that says nothing of whom: everyday language's, a canton's, a tool's. Alone it makes nobody known, for people are called so too (`Klein`). */
function isEveryday(word: string): boolean {
  everyday ??= new Set([...Object.values(COMMON).map((words) => words.replaceAll('~', '')), ...CANTONS.map(cantonPhrases)].flatMap((words) => words.split(/[^\p{L}]+/u))); // prettier-ignore
  return foldName(word).split(' ').every((part) => everyday!.has(part) || isOfRegister(part)); // prettier-ignore
}

/** Of the world's cities of two words and more, as time zones are called by them. */
function isPlace(run: string): boolean {
  places ??= new Set(Intl.supportedValuesOf('timeZone').map((zone) => foldName(zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')))); // prettier-ignore
  return places.has(foldName(run));
}
