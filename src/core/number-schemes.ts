import { AppError } from './errors.js';
import { matchesOf } from './matches.js';
import type { FirmNumber, NumberMeant, NumberScheme } from './number-scheme.js';
import { SWISS_NUMBERS } from './swiss-numbers.js';

/** Every scheme by which a loaded register may number its firms, in the order of their rank. A source of another register adds its row here. */
let schemes: readonly NumberScheme[] = SWISS_NUMBERS;
let ranks = ranksOf(schemes);

function ranksOf(all: readonly NumberScheme[]): ReadonlyMap<string, number> {
  return new Map(all.map(({ id }, rank) => [id, rank]));
}

function setSchemes(all: readonly NumberScheme[]): void {
  [schemes, ranks] = [all, ranksOf(all)];
}

/** What holder keys of no number begin with (facts.ts, HolderUnit). */
const OTHER_KEYS: readonly string[] = ['name', 'office', 'source'];

/**
 * Adds a scheme to those of this thread, for a source that is not in the registry; what comes back takes it away again. To be called before
 * anything is read. Throws INTERNAL where another has its id.
 */
export function declareScheme(scheme: NumberScheme): () => void {
  if (ranks.has(scheme.id) || OTHER_KEYS.includes(scheme.id) || !/^[a-z][a-z0-9-]*$/.test(scheme.id))
    throw new AppError('INTERNAL', `${scheme.id} is no id for another scheme of numbers`);
  setSchemes([...schemes, scheme]);
  return () => setSchemes(schemes.filter((each) => each !== scheme));
}

/** What a text that is a number and nothing else may be, by each scheme that knows it, in their order. */
export function numbersMeant(text: string): NumberMeant[] {
  const meant: NumberMeant[] = [];
  for (const scheme of schemes) {
    const value = scheme.canonical(text);
    if (value !== null) meant.push({ scheme: scheme.id, value, holds: scheme.holds(value) });
  }
  return meant;
}

/** The number that one scheme writes exactly so, and no other does; else null. */
export function numberWritten(text: string): NumberMeant | null {
  const written = numbersMeant(text).filter(({ value }) => value === text);
  return written.length === 1 ? written[0]! : null;
}

/** A number that no firm can have: by every scheme that knows it the check digit is wrong. As the first one writes it; null for all other texts. */
export function misprinted(text: string): string | null {
  const meant = numbersMeant(text);
  return meant.some(({ holds }) => holds) ? null : (meant[0]?.value ?? null);
}

/** The holder key of a number (facts.ts, HolderUnit). */
export function numberKey({ scheme, value }: FirmNumber): string {
  return `${scheme}:${value}`;
}

/** The number that a holder key is; null for keys of other kinds. */
export function numberOfKey(key: string): FirmNumber | null {
  const at = key.indexOf(':');
  const scheme = key.slice(0, at);
  return ranks.has(scheme) ? { scheme, value: key.slice(at + 1) } : null;
}

/** The lower, the sooner a number stands for its firm; no number's keys come last. */
export function rankOfKey(key: string): number {
  return ranks.get(key.slice(0, key.indexOf(':'))) ?? schemes.length;
}

/** By the rank of the scheme, then by the number. */
export function compareNumbers(a: FirmNumber, b: FirmNumber): number {
  const byRank = (ranks.get(a.scheme) ?? schemes.length) - (ranks.get(b.scheme) ?? schemes.length);
  return byRank !== 0 ? byRank : a.value < b.value ? -1 : a.value > b.value ? 1 : 0;
}

/** Of a firm's numbers in their order, what it shows as its `registerNumber`. */
export function shownNumber(numbers: readonly FirmNumber[]): string | null {
  return numbers.find(({ scheme }) => schemes[ranks.get(scheme) ?? -1]?.shown)?.value ?? null;
}

/** Parts of patterns, each the alternatives of all schemes; one that matches nothing where no scheme has any. */
export interface NumberPatterns {
  asked: string;
  printed: string;
  printedLoosely: string;
  begins: string;
}

/** A pattern around the schemes' own, made once for the schemes there are. */
export function aroundNumbers(make: (patterns: NumberPatterns) => RegExp): () => RegExp {
  let made: RegExp | null = null;
  let madeOf: readonly NumberScheme[] = [];
  return () => {
    if (made === null || madeOf !== schemes) [made, madeOf] = [make(patternsOf()), schemes];
    return made;
  };
}

function patternsOf(): NumberPatterns {
  const any = (part: (scheme: NumberScheme) => string | null | undefined) =>
    `(?:${schemes.flatMap((scheme) => part(scheme) ?? []).join('|') || '(?!)'})`;
  return {
    asked: any(({ asked }) => asked),
    printed: any(({ printed }) => printed),
    printedLoosely: any(({ printed, printedLoosely }) => printedLoosely ?? printed),
    begins: any(({ begins }) => begins),
  };
}

/** A number in a question; `value` as its scheme writes it, as it stands where several know it. */
export interface NumberAsked {
  start: number;
  end: number;
  value: string;
}

const ASKED = aroundNumbers(({ asked }) => new RegExp(`\\b${asked}\\b`, 'i'));

const ONE_ASKED = new Map<NumberScheme, RegExp>();

function askedOf(scheme: NumberScheme): RegExp {
  let pattern = ONE_ASKED.get(scheme);
  if (pattern === undefined) ONE_ASKED.set(scheme, (pattern = new RegExp(`\\b(?:${scheme.asked})\\b`, 'gi')));
  return pattern;
}

/** The numbers of firms that a question names, in its order. What is a number to one scheme and a part of one to another is the longer. */
export function numbersIn(question: string): NumberAsked[] {
  if (!/\d/.test(question) || !ASKED().test(question)) return [];
  const found = schemes.flatMap((scheme) =>
    matchesOf(askedOf(scheme), question).flatMap((match): NumberAsked[] => {
      const meant = numbersMeant(match[0]);
      const value = meant.length === 1 ? meant[0]!.value : match[0];
      return meant.length === 0 ? [] : [{ start: match.index, end: match.index + match[0].length, value }];
    }),
  );
  const longest = found.sort((a, b) => b.end - b.start - (a.end - a.start));
  const kept: NumberAsked[] = [];
  for (const one of longest) if (!kept.some(({ start, end }) => start < one.end && one.start < end)) kept.push(one);
  return kept.sort((a, b) => a.start - b.start);
}
