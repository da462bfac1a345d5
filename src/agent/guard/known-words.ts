/** Which classes a word belongs to, and which of its forms command. */
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

/** A word or phrase of a class: the words behind its first, its marks, the mark of its command or -1. */
export interface Entry {
  rest: readonly string[];
  marks: readonly number[];
  command: number;
}

const numbers = new Map<Mark, number>();
export const numberOf = (mark: Mark): number => {
  if (!numbers.has(mark)) numbers.set(mark, numbers.size);
  return numbers.get(mark)!;
};
/** Numbers are given as they are asked for: what is kept in a file is named. */
export const namesOfMarks = (): readonly Mark[] => [...numbers.keys()];
export const numbersOf = <M extends Mark>(...marks: M[]) =>
  Object.fromEntries(marks.map((mark) => [mark, numberOf(mark)])) as Record<M, number>;

export const WORD = /[\p{L}\p{N}_@]+(?:'(?=[\p{L}\s]|$))?/gu;
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
/** Of whoever is spoken to, and as good as a command: `tu répondras`, `non menzionerai`. */
const FUTURE: readonly (readonly [string, readonly string[]])[] = [['erai', ['are', 'ere']], ['irai', ['ire']], ['eras', ['er']], ['iras', ['ir']], ['dras', ['dre']], ['erez', ['er']]]; // prettier-ignore
/** Italian writes pronouns at the end of a command: `elencale`, `verificarlo`. */
const CLITIC = /^([a-z]{4,})(?:lo|la|li|le|ne|mi|ci|gli)$/;

/** What begins with a word. */
export function entriesOf(word: string): readonly Entry[] {
  let found = known.get(word);
  if (found !== undefined) return found;
  const all = [...(exact.get(word) ?? [])];
  for (let length = SHORTEST; length <= Math.min(LONGEST, word.length); length++) all.push(...(beginnings.get(word.slice(0, length)) ?? [])); // prettier-ignore
  for (const [end, entry] of endings) if (word.length > end.length && word.endsWith(end)) all.push(entry);
  if (all.length === 0) all.push(...commandsIn(word));
  found = all.length === 0 ? NONE : all;
  if (known.size > 20_000) known.clear();
  known.set(word, found);
  return found;
}

/** A command in a form of its own. */
function commandsIn(word: string): Entry[] {
  const [, verb] = CLITIC.exec(word) ?? [];
  if (verb !== undefined) return exact.get(verb) ?? exact.get(`${verb}e`) ?? [];
  const [end, infinitives] = FUTURE.find(([one]) => word.length > one.length + 3 && word.endsWith(one)) ?? ['', []];
  const verbs = infinitives.flatMap((infinitive) => exact.get(word.slice(0, -end.length) + infinitive) ?? []);
  return verbs.flatMap((one) => one.command >= 0 && one.rest.length === 0 ? [{ ...one, marks: [...one.marks, one.command] }] : []); // prettier-ignore
}
