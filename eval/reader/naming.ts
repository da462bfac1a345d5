import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generator, type Example } from '../../src/agent/linear/index.js';
import { featuresOfNaming, inStandard, tagged, tokensOf, type IsMet, type Naming } from '../../src/agent/reasoners/rules/learned/index.js'; // prettier-ignore
import { type IsoDate, type Language, legalFormInName, projectPath, type Span } from '../../src/core/index.js';
import { CANTONS_ASKED, cantonSlots, inFigures, misspelt, writtenOut } from '../slots.js';
import type { Worded } from './examples.js';

/** Invented names of firms and people, one a line: what a reader that tells names from other words learns how names look by. */
const NAMES = projectPath('eval', 'reader', 'names');
export const namesOf = (kind: 'firms' | 'people'): string[] => readFileSync(join(NAMES, `${kind}.txt`), 'utf8').split('\n').filter((line) => line !== ''); // prettier-ignore

export interface Names {
  firms: readonly string[];
  people: readonly string[];
}

/** A wording with names, days, years and cantons in their slots, and where the names stand. */
export interface Filled {
  language: Language;
  text: string;
  names: Span[];
}

const FIRM = new Set(['firm', 'firm2', 'branch', 'typo', 'ghost']);
const PERSON = new Set(['person', 'reversed', 'personTypo', 'ghostPerson', 'homonym']);
const SLOT = /\{(\w+)\}/g;
export const namesSomebody = (text: string): boolean =>
  [...text.matchAll(SLOT)].some(([, slot]) => FIRM.has(slot!) || PERSON.has(slot!));

/** `next`: draws from 0 on. */
export function filled({ text, language }: Pick<Worded, 'text' | 'language'>, { firms, people }: Names, next: () => number): Filled {
  const of = <T>(list: readonly T[]): T => list[next() % list.length]!;
  const small = !/\p{Lu}/u.test(text.replace(SLOT, ''));
  const day = () => `20${10 + (next() % 15)}-0${1 + (next() % 9)}-1${next() % 10}` as IsoDate;
  const names: Span[] = [];
  let [result, last] = ['', 0];
  for (const match of text.matchAll(SLOT)) {
    const [, slot = ''] = match;
    result += text.slice(last, match.index);
    last = match.index + match[0].length;
    const isName = FIRM.has(slot) || PERSON.has(slot);
    const written = FIRM.has(slot) ? asSaid(of(firms), firmWays, small, next) : PERSON.has(slot) ? asSaid(of(people), personWays, small, next) : null;
    if (isName) names.push({ start: result.length, end: result.length + written!.length });
    result += written ?? valueOf(slot, language, day(), of(CANTONS_ASKED), next());
  }
  return { language, text: result + text.slice(last), names };
} // prettier-ignore

function valueOf(slot: string, language: Language, day: IsoDate, canton: string, drawn: number): string {
  const values: Record<string, string> = {
    ...cantonSlots(canton, language),
    number: `CHE-${100 + (drawn % 900)}.${100 + ((drawn >> 4) % 900)}.${100 + ((drawn >> 8) % 900)}`,
    day: writtenOut(day, language),
    date: inFigures(day, language),
    iso: day,
    early: writtenOut(day, language),
    year: day.slice(0, 4),
  };
  return values[slot] ?? slot;
}

/** As people say a name: whole, by a part of it, in small letters, with a slip of the pen. */
function asSaid(name: string, ways: (name: string, way: number) => string, small: boolean, next: () => number): string {
  const said = ways(name, next() % 100);
  const [slips, lower] = [next() % 100 < SLIPS, next() % 100 < (small ? SMALL_AMONG_SMALL : SMALL)];
  const written = slips && said.length > LEAST_SLIPPED ? misspelt(said, next() % 3) : said;
  return lower ? written.toLowerCase() : written;
}

/** Of 100. */
const [SLIPS, SMALL, SMALL_AMONG_SMALL] = [10, 8, 70];
const LEAST_SLIPPED = 5;

function firmWays(name: string, way: number): string {
  const words = name.split(' ');
  const formed = words.length > 1 && legalFormInName(name) !== null;
  const bare = formed ? words.slice(0, -1).join(' ') : name;
  if (way < 45) return name;
  if (way < 85) return bare;
  return words[0]!.length > LEAST_SLIPPED ? words[0]! : bare;
}

function personWays(name: string, way: number): string {
  const words = name.split(' ');
  if (way < 65 || words.length < 2) return name;
  return way < 85 ? words.slice(1).join(' ') : `${words.slice(1).join(' ')} ${words[0]!}`;
}

/** No wording speaks of today's date. */
const TODAY = '2026-01-01' as IsoDate;
/** A word that so many wordings of a language hold, names apart, is met. */
const MET = 2;
/** So many of the wordings that name nobody are learned from for that. */
const ONE_IN = 2;

export const readingOf = ({ text, language }: Pick<Filled, 'text' | 'language'>) => tagged(text, language, TODAY);

/** Words that stand outside of names in {@link MET} wordings of their language or more. */
export function metWords(all: readonly Worded[]): (readonly [Language, string])[] {
  const counts = new Map<string, number>();
  for (const { text, language } of all)
    for (const word of new Set(tokensOf(text.replace(SLOT, ' ')).map(({ folded }) => `${language} ${folded}`))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].flatMap(([word, count]) => (count < MET ? [] : [[word.slice(0, 2) as Language, word.slice(3)] as const]));
} // prettier-ignore

/** Of each word of a wording, names in its slots, whether it is a part of a name; always the same names. */
export function namingOf(all: readonly Worded[], names: Names, isMet: IsMet): Example<Naming>[] {
  const next = generator();
  return all.flatMap((one, index): Example<Naming>[] => {
    if (!namesSomebody(one.text) && index % ONE_IN > 0) return [];
    const { language } = one;
    const said = filled({ language, text: language === 'de' ? inStandard(one.text) : one.text }, names, next);
    const reading = readingOf(said);
    const features = featuresOfNaming(reading, isMet);
    return reading.tokens.flatMap(({ span, slot }, at): Example<Naming>[] => {
      if (slot?.type === 'TIME' || slot?.type === 'NUMBER') return [];
      const is = said.names.some(({ start, end }) => start < span.end && span.start < end) ? 'NAME' : 'OTHER';
      return [{ features: features(at), is }];
    });
  });
} // prettier-ignore
