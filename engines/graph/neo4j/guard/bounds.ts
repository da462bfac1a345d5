import type { Bracket } from './brackets.js';
import { isSign, isWord } from './brackets.js';
import { refused } from './refused.js';
import type { Token } from './tokens.js';

const MOST_HOPS = 10;
/** Values that all ranges of a statement make when they stand inside each other. */
const MOST_VALUES = 10_000;

/** How far `*2`, `*..3`, `*1..3` behind a relationship's type goes; refuses one that does not say, or says more than {@link MOST_HOPS}. */
export function hopsOf(tokens: readonly Token[], star: number): number {
  let index = star + 1;
  let most: number | null = null;
  if (tokens[index]?.kind === 'NUMBER') most = whole(tokens[index++]!);
  if (isSign(tokens[index], '..')) most = tokens[++index]?.kind === 'NUMBER' ? whole(tokens[index]!) : null;
  return bounded(most, tokens[star]!.at);
}

/** The same for `{2}`, `{,3}`, `{1,3}` behind a part of a pattern. */
export function hopsOfQuantifier(tokens: readonly Token[], { open, close }: Bracket): number {
  const last = tokens[close - 1]!;
  return bounded(last.kind === 'NUMBER' && close > open + 1 ? whole(last) : null, tokens[open]!.at);
}

function bounded(most: number | null, at: number): number {
  if (most === null || most > MOST_HOPS) throw refused('UNBOUNDED', at, `a path needs an end, at most ${MOST_HOPS} steps away`); // prettier-ignore
  return most;
}

export function assertAllHops(hops: number, at: number): void {
  if (hops > 2 * MOST_HOPS) throw refused('UNBOUNDED', at, `paths of more than ${2 * MOST_HOPS} steps in all`);
}

/** How many values `range(...)` makes, as far as it says; refuses a range whose end is neither written nor a size. */
export function valuesOf(tokens: readonly Token[], { open, close }: Bracket): number {
  const [from, to, step] = split(tokens, open + 1, close).map((part) => boundOf(tokens, part));
  if (from === undefined || to === undefined) throw refused('MALFORMED', tokens[open]!.at, 'range wants two numbers');
  if (from === 'SIZE' || to === 'SIZE') return 1;
  const by = step === undefined || step === 'SIZE' ? 1 : Math.max(1, Math.abs(step));
  return Math.max(1, Math.floor(Math.abs(to - from) / by) + 1);
}

export function assertValues(values: number, at: number): void {
  if (values > MOST_VALUES) throw refused('UNBOUNDED', at, `ranges of more than ${MOST_VALUES} values`);
}

/** A number, or a size give or take a number. */
function boundOf(tokens: readonly Token[], [from, to]: readonly [number, number]): number | 'SIZE' {
  const part = tokens.slice(from, to);
  const sign = isSign(part[0], '-') ? -1 : 1;
  const [only] = sign < 0 ? part.slice(1) : part;
  if (only?.kind === 'NUMBER' && part.length === (sign < 0 ? 2 : 1)) return sign * Number(only.value);
  const signs = part.filter(({ kind }) => kind === 'SIGN').map(({ value }) => value);
  const isSize = isWord(part[0], 'SIZE', 'LENGTH', 'CHAR_LENGTH') && isSign(part[1], '(');
  const grows = signs.some((one) => one === '*' || one === '^');
  const numbers = part.filter(({ kind }) => kind === 'NUMBER').every(({ value }) => Number(value) <= 1_000);
  if (isSize && !grows && numbers) return 'SIZE';
  throw refused('UNBOUNDED', tokens[from]?.at ?? 0, 'a range ends at a written number or at a size');
}

/** `reduce(sum = 0, one IN list | sum + one)`: what is gathered may stand once in each step, and in nothing that repeats it, or it doubles. */
export function assertLinear(tokens: readonly Token[], { open, close }: Bracket): void {
  const gathered = tokens[open + 1];
  const bar = outermost(tokens, open + 1, close).find((index) => isSign(tokens[index], '|'));
  if (gathered === undefined || bar === undefined) throw refused('MALFORMED', tokens[open]!.at, 'reduce wants a step');
  const step = tokens.slice(bar + 1, close);
  const uses = step.filter(({ kind, value }) => kind !== 'TEXT' && value === gathered.value);
  if (uses.length > 1 || step.some((token) => isWord(token, 'REDUCE', 'REPLACE', 'NORMALIZE', 'IN')))
    throw refused('UNBOUNDED', tokens[bar]!.at, `what reduce gathers may stand once in its step`);
}

/** 1 where `replace(text, search, by)` may make a text longer, which repeated makes it as long as one likes; else 0. */
export function growsBy(tokens: readonly Token[], { open, close }: Bracket): 0 | 1 {
  const literals = split(tokens, open + 1, close).map(([from, to]) => (to === from + 1 && tokens[from]!.kind === 'TEXT' ? tokens[from]!.value : null)); // prettier-ignore
  const [, search, by] = literals;
  return typeof search === 'string' && typeof by === 'string' && by.length <= search.length ? 0 : 1;
}

export function assertGrowth(growing: number, at: number): void {
  if (growing > 1) throw refused('UNBOUNDED', at, 'a text is made longer again and again');
}

/** Stretches between commas outside brackets. */
export function split(tokens: readonly Token[], from: number, to: number): [number, number][] {
  const commas = outermost(tokens, from, to).filter((index) => isSign(tokens[index], ','));
  return [...commas, to].map((end, part) => [part === 0 ? from : commas[part - 1]! + 1, end]);
}

/** Indexes of the tokens outside brackets; of a bracket itself its opening. */
export function outermost(tokens: readonly Token[], from: number, to: number): number[] {
  const found: number[] = [];
  let depth = 0;
  for (let index = from; index < to; index++) {
    if (isSign(tokens[index], ')', ']', '}')) depth--;
    else if (depth === 0) found.push(index);
    if (isSign(tokens[index], '(', '[', '{')) depth++;
  }
  return found;
}

function whole({ value }: Token): number | null {
  return /^\d+$/.test(value) ? Number(value) : null;
}
