import { endsAtCountry, endsNewName, endsNoEntry } from './full-stops.js';
import { startsList } from './list-starts.js';
import { isDigit, isLetter, isLower, isSpace, isUpper, type Stretch } from './text.js';
import { ABBREVIATIONS, NUMBERED } from './lexicon/words.js';

/** The skeleton of a text: where brackets pair up and where sentences end. Made once, in linear time. */
export interface Skeleton {
  text: string;
  /** Sentences in order, without the white space around them; the final full stop is not included. */
  sentences: Stretch[];
  /** For an opening bracket the place of its partner; only pairs that match, outermost included. */
  partner: ReadonlyMap<number, number>;
  /** Of sentences that have been asked it: whether they may be prose about somebody. */
  prose?: ReadonlyMap<Stretch, boolean>;
}

const [DOT, OPEN_ROUND, CLOSE_ROUND, OPEN_SQUARE, CLOSE_SQUARE] = [46, 40, 41, 91, 93];

/** Pairs of brackets; one that is never closed, or never opened, pairs with nothing and so cannot swallow the rest. */
function pairBrackets(text: string): Map<number, number> {
  const partner = new Map<number, number>();
  const open: { at: number; code: number }[] = [];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === OPEN_ROUND || code === OPEN_SQUARE) open.push({ at: index, code });
    else if (code === CLOSE_ROUND || code === CLOSE_SQUARE) {
      const wanted = code === CLOSE_ROUND ? OPEN_ROUND : OPEN_SQUARE;
      const last = open.at(-1);
      if (last?.code === wanted) {
        partner.set(last.at, index);
        open.pop();
      } else if (code === CLOSE_SQUARE) {
        while (open.length > 0 && open.at(-1)!.code !== OPEN_SQUARE) open.pop();
        const square = open.pop();
        if (square) partner.set(square.at, index);
      }
    }
  }
  return partner;
}

export function segment(text: string): Skeleton {
  const partner = pairBrackets(text);
  const sentences: Stretch[] = [];
  let start = skipSpace(text, 0);
  for (let index = start; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === OPEN_ROUND || code === OPEN_SQUARE) {
      index = partner.get(index) ?? index;
      continue;
    }
    // `...]`, `...;` or nothing at all before the heading of a list.
    if (index > start && !isLetter(text.charCodeAt(index - 1)) && startsList(text, index)) {
      let end = index;
      while (end > start && SEAM.test(text[end - 1]!)) end--;
      if (end > start) sentences.push({ start, end });
      start = index;
    }
    if (code !== DOT || !endsSentence(text, start, index)) continue;
    let end = index;
    while (end > start && text.charCodeAt(end - 1) === DOT) end--;
    if (end > start) sentences.push({ start, end });
    start = skipSpace(text, index + 1);
    index = start - 1;
  }
  let end = text.length;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  if (end > start) sentences.push({ start, end });
  return { text, sentences, partner };
}

/** Between a sentence that has no full stop and the heading behind it. */
const SEAM = /[\s,;.]/;

function skipSpace(text: string, from: number): number {
  while (from < text.length && isSpace(text.charCodeAt(from))) from++;
  return from;
}

/** Whether the full stop at `dot` ends a sentence: not an abbreviation, an initial, a date, an ordinal or an amount. */
function endsSentence(text: string, sentenceStart: number, dot: number): boolean {
  const next = text.charCodeAt(dot + 1);
  const previous = text.charCodeAt(dot - 1);
  if (Number.isNaN(next)) return true;
  if (!isSpace(next)) return endsGlued(text, dot, previous, next);
  const after = skipSpace(text, dot + 1);
  if (after >= text.length) return true;
  const afterCode = text.charCodeAt(after);
  if (afterCode === 44 || afterCode === 59) return false;
  if (afterCode === DOT) return true;
  if (isDigit(previous)) return endsAfterDigits(text, dot, afterCode);
  if (!isLetter(previous) || endsAtCountry(text, sentenceStart, dot, after)) return true;
  if (endsNewName(text, sentenceStart, dot, after)) return true;
  if (afterCode === OPEN_ROUND || endsNoEntry(text, sentenceStart, dot, after)) return false;
  return endsAfterWord(text, sentenceStart, dot, afterCode);
}

/** `zweien.Verfügung`, `].Eingetragene`, `--.Belege`: sentences run together where the source dropped a line break. */
function endsGlued(text: string, dot: number, previous: number, next: number): boolean {
  if (next === OPEN_SQUARE) return true;
  if (!isUpper(next) || !isLower(text.charCodeAt(dot + 2))) return false;
  if (previous === CLOSE_ROUND || previous === CLOSE_SQUARE || previous === 45 || isDigit(previous)) return true;
  if (!isLower(previous)) return false;
  const word = wordBefore(text, dot);
  // `Freiburg i.Br.`, `Stein a.Rh.`: one letter ends nothing.
  return word.length > 1 && !ABBREVIATIONS.has(word);
}

function endsAfterDigits(text: string, dot: number, afterCode: number): boolean {
  let from = dot;
  while (from > 0 && isDigit(text.charCodeAt(from - 1))) from--;
  if (dot - from > 2) return true;
  const before = text.charCodeAt(from - 1);
  if (before === DOT || before === 39 || before === 0x2019) return !isDigit(afterCode) || before !== DOT;
  if (isDigit(afterCode) || isLower(afterCode)) return false;
  // `, 1. Kassier` and `und 2. Vizepräsident` count; `Route X 14. Unter ...` ends.
  if (!isSpace(before)) return false;
  const word = wordBefore(text, from - 1);
  return text.charCodeAt(from - 2) !== 44 && !ORDINAL_LEADS.has(word);
}
const ORDINAL_LEADS = new Set(['und', 'et', 'e', 'der', 'des', 'le', 'la', 'du', 'il', 'den', 'dem', 'vom', 'am']);

function endsAfterWord(text: string, sentenceStart: number, dot: number, afterCode: number): boolean {
  const word = wordBefore(text, dot);
  if (NUMBERED.has(word)) return isUpper(afterCode) && (word.length > 1 || headingFollows(text, dot));
  // `au sens de l'art. 579 CO.`: the code of obligations, and no company.
  if (word === 'co' && /\d\sCO$/u.test(text.slice(Math.max(0, dot - 5), dot))) return isUpper(afterCode);
  if (ABBREVIATIONS.has(word)) return headingFollows(text, dot);
  if (word.length === 1) return endsAfterInitial(text, sentenceStart, dot, afterCode);
  return true;
}

/** `Hans J. Meier`, `b. Bern` and `S.A. in` go on. `X S.A. Personne` cannot be told, and goes on unless a heading follows. */
function endsAfterInitial(text: string, sentenceStart: number, dot: number, afterCode: number): boolean {
  if (!isUpper(afterCode) && afterCode !== OPEN_SQUARE) return false;
  return dot - sentenceStart > 3 && headingFollows(text, dot);
}

const HEADING_WORDS =
  /^[^,;.:]{0,60}(?:person|unterschrift|signature|firme|revision|révision|administra|gérant|associé|organe|adresse|domizil|siège|sitz|statut|capital)[^,;.:]{0,40}$/i;

/** An abbreviation may still end a sentence (`Handel usw. Eingetragene Personen: ...`): then a heading comes next. */
function headingFollows(text: string, dot: number): boolean {
  const after = skipSpace(text, dot + 1);
  const window = text.slice(after, after + 90);
  const colon = window.indexOf(':');
  return colon > 0 && isUpper(window.charCodeAt(0)) && HEADING_WORDS.test(window.slice(0, colon));
}

/** The letters right before `at`, lower case; '' where there is none. At most 24 are looked at. */
function wordBefore(text: string, at: number): string {
  let from = at;
  while (from > 0 && at - from < 24 && isLetter(text.charCodeAt(from - 1))) from--;
  return text.slice(from, at).toLowerCase();
}

/** The parts of a stretch between `separator` characters outside brackets; empty ones are left out. */
export function splitAt(skeleton: Skeleton, stretch: Stretch, separator: number): Stretch[] {
  const { text, partner } = skeleton;
  const parts: Stretch[] = [];
  let start = stretch.start;
  const push = (end: number): void => {
    let [from, to] = [start, end];
    while (from < to && isSpace(text.charCodeAt(from))) from++;
    while (to > from && isSpace(text.charCodeAt(to - 1))) to--;
    if (to > from) parts.push({ start: from, end: to });
  };
  for (let index = start; index < stretch.end; index++) {
    const code = text.charCodeAt(index);
    if (code === OPEN_ROUND || code === OPEN_SQUARE) {
      const close = partner.get(index);
      if (close !== undefined && close < stretch.end) index = close;
    } else if (code === separator && !isThousands(text, index)) {
      push(index);
      start = index + 1;
    }
  }
  push(stretch.end);
  return parts;
}

/** A comma between digits belongs to a number (`1,5`). */
function isThousands(text: string, index: number): boolean {
  return text.charCodeAt(index) === 44 && isDigit(text.charCodeAt(index - 1)) && isDigit(text.charCodeAt(index + 1));
}
