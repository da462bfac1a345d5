/** Where in a sentence words of which classes stand (word-classes.ts), in one pass. */
import { WORD_CLASSES, type WordClass } from './word-classes.js';

export const COMMANDS = ['SAY', 'RATE', 'ADD', 'SUPPRESS', 'REVEAL', 'DO', 'SEND', 'OBEY', 'IGNORE', 'COPY', 'DECODE', 'CHECK', 'CONFIRM', 'ACT', 'DELETE', 'REMEMBER', 'PRETEND'] as const; // prettier-ignore
/** `!SAY`: as a command; SELF: the text itself; QUOTE: three words or more between quotes; SNAKE: a name with underscores; SPEAKER: a turn's. */
export type Mark =
  | WordClass
  | `!${(typeof COMMANDS)[number]}`
  | 'SELF'
  | 'QUOTE'
  | 'SNAKE'
  | 'ADDRESS'
  | 'SPEAKER'
  | 'COLON'
  | 'VOCATIVE';

/** The numbers of the words that bear a mark, in order, by the mark's number. */
export type Marked = (number[] | undefined)[];

interface Entry {
  rest: readonly string[];
  marks: readonly number[];
  command: number;
}

const numbers = new Map<Mark, number>();
export const numberOf = (mark: Mark): number => {
  if (!numbers.has(mark)) numbers.set(mark, numbers.size);
  return numbers.get(mark)!;
};

const WORD = /[\p{L}\p{N}_@]+(?:'(?=[\p{L}\s]|$))?/gu;
const exact = new Map<string, Entry[]>();
const beginnings = new Map<string, Entry[]>();
const endings: [string, Entry][] = [];
for (const name of Object.keys(WORD_CLASSES) as WordClass[])
  for (const phrase of WORD_CLASSES[name].trim().split(/\s+/).flatMap(phrasesOf)) learn(name, phrase);
const [SHORTEST, LONGEST] = [Math.min(...lengths()), Math.max(...lengths())];

function learn(name: WordClass, [first, ...rest]: string[]): void {
  const isCommand = (COMMANDS as readonly string[]).includes(name);
  const entry = { rest, marks: [numberOf(name)], command: isCommand ? numberOf(`!${name}` as Mark) : -1 };
  const [words, word] = first!.endsWith('*') ? [beginnings, first!.slice(0, -1)] : [exact, first!];
  if (first!.startsWith('*')) endings.push([first!.slice(1), entry]);
  else words.set(word, [...(words.get(word) ?? []), entry]);
}

/** `sag+e_das` is sag das, sage das. */
function phrasesOf(written: string): string[][] {
  const forms = written.split('_').map((word) => {
    const [stem, ...ends] = word.split('+');
    return [...new Set([stem!, ...ends.map((end) => stem! + end)])];
  });
  const phrases = forms.reduce<string[]>(
    (made, all) => made.flatMap((one) => all.map((form) => `${one} ${form}`)),
    [''],
  );
  return phrases.map((phrase) => phrase.match(/\*?[\p{L}\p{N}]+(?:'(?=[\p{L}\s]|$))?\*?/gu)!);
}

function lengths(): number[] {
  return [...beginnings.keys()].map(({ length }) => length);
}

const known = new Map<string, readonly Entry[]>();
const NONE: readonly Entry[] = [];
/** Italian writes pronouns at the end of a command: `elencale`, `verificarlo`. */
const CLITIC = /^([a-z]{4,})(?:lo|la|li|le|ne|mi|ci|gli)$/;

function entriesOf(word: string): readonly Entry[] {
  let found = known.get(word);
  if (found !== undefined) return found;
  const all = [...(exact.get(word) ?? [])];
  for (let length = SHORTEST; length <= Math.min(LONGEST, word.length); length++) all.push(...(beginnings.get(word.slice(0, length)) ?? [])); // prettier-ignore
  for (const [end, entry] of endings) if (word.length > end.length && word.endsWith(end)) all.push(entry);
  const [, verb] = CLITIC.exec(word) ?? [];
  if (all.length === 0 && verb !== undefined) all.push(...(exact.get(verb) ?? exact.get(`${verb}e`) ?? []));
  found = all.length === 0 ? NONE : all;
  if (known.size > 20_000) known.clear();
  known.set(word, found);
  return found;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Between the beginning of a clause and its command. */
const LEADING = set("and or then please just now kindly simply always instead und oder dann bitte jetzt so nun einfach immer nur doch stattdessen also et ou puis donc alors toujours maintenant o e ed poi quindi allora sempre ora do not don't never ne n' non mai only"); // prettier-ignore
const JOINING = set('and or then but und oder dann sondern et ou puis mais e ed o poi ma');
const NOTS = set("not don't never ne n' non");
/** Who writes wants to be told: `tell us`. */
const OURSELVES = set('us me uns mir mich nous moi ci mi');
const BOUNDARY = /[,:;–—()"«»“”„.!?\]>}]|\s-\s/;
const IS = set('ist sind hat haben');
const SPEAKERS = set('system systeme sistema developer entwickler developpeur sviluppatore operator');
const [SELF, QUOTE, SNAKE, ADDRESS, SPEAKER, MUST, CODE, YOU, COLON, FAMILIAR, VOCATIVE, AUTO] = (['SELF', 'QUOTE', 'SNAKE', 'ADDRESS', 'SPEAKER', 'MUST', 'CODE', 'YOU', 'COLON', 'FAMILIAR', 'VOCATIVE', 'AUTO'] as const).map(numberOf) as number[] as [number, number, number, number, number, number, number, number, number, number, number, number]; // prettier-ignore
const [THIS, TEXT, THAT, SUPPRESSED, MODEL, MACHINE] = (['THIS', 'TEXT', 'THAT', '!SUPPRESS', 'MODEL', 'MACHINE'] as const).map(numberOf) as [number, number, number, number, number, number]; // prettier-ignore
const TO_OURSELVES = new Set((['!SAY', '!RATE', '!REVEAL', '!CONFIRM'] as const).map(numberOf));
/** `confirm that you are of age`: of whoever is spoken to, not dictated. */
const WHOSE = set("you sie vous lei ich i je j' we wir nous du tu ihr siete avete etes avez seid habt");
const SECOND = /^(?!(?:test|post|trust|ouest|forest|contrast)$)[a-z]{2,}st$/;
const MOST_BETWEEN = 12;

/** The marks of a folded sentence; null: too few for any rule. */
export function marksOf(sentence: string): Marked | null {
  const words: string[] = [];
  const gaps: string[] = [];
  let end = 0;
  for (const { 0: word, index } of sentence.matchAll(WORD)) {
    words.push(word);
    gaps.push(sentence.slice(end, index));
    end = index + word.length;
  }
  const marked: Marked = [];
  const put = (mark: number, at: number): void => {
    const places = (marked[mark] ??= []);
    if (places.at(-1) !== at) places.push(at);
  };
  let marks = 0;
  let [commands, is] = [false, -MOST_BETWEEN];
  words.forEach((word, at) => {
    if (IS.has(word)) is = at;
    if (at - is < MOST_BETWEEN && (word === 'zu' || /^[a-z]{2,5}zu[a-z]+en$/.test(word))) put(MUST, at);
    // French and Italian have a `du` of their own; the German one stands beside a verb in -st.
    if (word === 'du' && words.slice(Math.max(0, at - 1), at + 5).some((near) => SECOND.test(near)))
      [YOU, FAMILIAR].forEach((mark) => put(mark, at));
    if (/[a-z]_[a-z]/.test(word)) put(SNAKE, at);
    if (word.includes('@') || /^https?$/.test(word)) put(ADDRESS, at);
    if (word === 'match' && /^ ?\(/.test(gaps[at + 1] ?? '')) put(CODE, at);
    if (gaps[at]!.includes(':')) put(COLON, at);
    if (SPEAKERS.has(word) && at < 3 && /^\s*[:\]]/.test(gaps[at + 1] ?? sentence.slice(end))) put(SPEAKER, at);
    for (const { rest, marks: own, command } of entriesOf(word)) {
      if (!rest.every((next, ahead) => words[at + 1 + ahead] === next)) continue;
      if (own[0] === THAT && WHOSE.has(words[at + 1] ?? '')) continue;
      for (const mark of own) put(mark, at);
      marks++;
      if (command < 0) continue;
      const begins = begin(words, gaps, at, commands);
      if (
        begins === null ||
        (TO_OURSELVES.has(command) &&
          (OURSELVES.has(words[at + 1 + rest.length] ?? '') || /^[a-z]{4,}(?:ci|mi)$/.test(word)))
      )
        continue;
      commands = true;
      put(command, at);
      if (begins === 'NOT') put(SUPPRESSED, at);
    }
    const beside = (one: number, other: number) =>
      marked[one]?.at(-1) === at && (marked[other]?.at(-1) ?? -9) >= at - 1;
    if (beside(AUTO, MACHINE) || beside(MACHINE, AUTO)) put(MODEL, at);
    if (marked[MODEL]?.at(-1) === at && isAddressed(words, gaps, at) && /^\s?[,:]/.test(gaps[at + 1] ?? ''))
      put(VOCATIVE, at);
    if (marked[TEXT]?.at(-1) === at && (marked[THIS]?.at(-1) ?? -9) >= at - 3) put(SELF, at);
  });
  for (const { 0: quote, index } of sentence.matchAll(/["«“„»]\s?([^"«»“”„]{10,})/g))
    if (quote.trim().split(/\s+/).length > 2) put(QUOTE, (sentence.slice(0, index).match(WORD) ?? []).length);
  return marks < 1 ? null : marked;
}

/** Whether a command may stand there: at the beginning of a clause, or joined to a command before it. */
function begin(
  words: readonly string[],
  gaps: readonly string[],
  at: number,
  commands: boolean,
): 'BEGINS' | 'NOT' | null {
  // prettier-ignore
  let negated = false;
  for (let index = at; ; index--) {
    if (index === 0 || BOUNDARY.test(gaps[index]!)) return negated ? 'NOT' : 'BEGINS';
    const before = words[index - 1]!;
    if (commands && JOINING.has(before)) return negated ? 'NOT' : 'BEGINS';
    if (!LEADING.has(before) || at - index > 4) return null;
    negated ||= NOTS.has(before);
  }
}

const ADDRESSING = set(
  "to the any all every for an das die den der alle jede jedes jeden fur a au aux le la les l' tout toute toutes pour al alla all' ai agli alle ogni per il lo i gli dear liebe lieber chere cher cara caro hey hello hallo salut ciao",
);

/** Whether only words of addressing stand between the beginning of a clause and a word. */
function isAddressed(words: readonly string[], gaps: readonly string[], at: number): boolean {
  for (let index = at; at - index < 4; index--) {
    if (index === 0 || BOUNDARY.test(gaps[index]!)) return true;
    if (!ADDRESSING.has(words[index - 1]!)) return false;
  }
  return false;
}
