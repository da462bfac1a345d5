import { NAME_SUFFIXES } from '../../lexicon/index.js';
import { goesInto } from '../firms/of-state.js';
import { beginsSentence } from './as-firms.js';
import { INSIDE } from '../words/inside.js';
import { isPossessed } from './possessed.js';
import type { Slot } from '../words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';
import { woundUp } from './wound-up.js';

/** A stretch of words, by the indexes of its tokens (half-open), that may be a name. */
export interface Run {
  start: number;
  end: number;
}

const MOST_WORDS = 14;
const MOST_INSIDE = 3;

export function isUnknown({ slot }: TaggedToken): boolean {
  return slot === null;
}

export function isSuffix(token: TaggedToken): boolean {
  return (
    token.slot?.type === 'FORM' &&
    ((NAME_SUFFIXES.has(token.folded) && !token.inPhrase) ||
      (token.folded.length === 1 && (token.capital || !token.inPhrase)))
  );
}

const isYear = (reading: Reading, { slot }: TaggedToken) => slot?.type === 'TIME' && (reading.times[slot.index]?.bareYear ?? false); // prettier-ignore
export function isPartOfName(token: TaggedToken): boolean {
  return isUnknown(token) || token.slot?.type === 'FORM' || (token.slot?.type === 'QUANTITY' && /\d/.test(token.text));
}

/** Runs that hold at least one word no lexicon knows, or a firm's suffix; a quotation is a run of its own. */
export function coreRuns(reading: Reading): Run[] {
  const { tokens } = reading;
  const runs: Run[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!;
    if (token.quote !== null) {
      let end = at;
      while (end < tokens.length && tokens[end]!.quote === token.quote) end++;
      runs.push({ start: at, end });
      at = end;
      continue;
    }
    // `Was it a GmbH before?`: what a firm is, and no name that goes on in small letters.
    const what = isAForm(tokens, at) && tokens[at + 1]?.capital !== true;
    if (!isPartOfName(token) || isPossessed(reading, at) || what) {
      at++;
      continue;
    }
    const end = endsAt(tokens, at) ? at + 1 : runEnd(reading, at);
    const words = tokens.slice(at, end);
    // A form that stands alone is a condition (`combien de SA`), no name.
    const before =
      at === 1 && (tokens[0]!.slot?.type === 'FILLER' || A_FORM.has(tokens[0]!.folded)) ? undefined : tokens[at - 1];
    const alone = words.length === 1 && isSuffix(token) && (!before?.capital || counts(before));
    // `(AG/SA)`: forms side by side are what is asked for.
    const forms = words.length > 1 && words.every(({ slot }) => slot?.type === 'FORM');
    if (!alone && !forms && words.some((word) => isUnknown(word) || isSuffix(word))) runs.push({ start: at, end });
    at = end;
  }
  return runs;
}

/** `Merger AG and Lumina AG`: a form ends the capital word before it and begins no name. */
const endsAt = (tokens: readonly TaggedToken[], at: number) =>
  isSuffix(tokens[at]!) &&
  tokens[at - 1]?.capital === true &&
  !tokens[at]!.breakBefore &&
  INSIDE.has(tokens[at + 1]?.folded ?? '') &&
  tokens[at + 2]?.slot === null;

const counts = ({ slot }: TaggedToken) =>
  slot?.type === 'COUNTING' || slot?.type === 'JOINED' || slot?.type === 'TOPIC';
/** The end of a run with the suffix that a firm being wound up bears: `X AG in Liquidation`. */
function runEnd(reading: Reading, start: number): number {
  const end = nameEnd(reading, start);
  const [first, second] = reading.tokens.slice(end, end + 2);
  if (!first || !second || second.breakBefore) return end;
  if (reading.tokens.slice(0, start).some((_, at) => goesInto(reading.tokens, at))) return end;
  // `GmbH in Lugano in Liquidation`: a place is not wound up.
  if (IN_PLACE.has(reading.tokens[start - 1]?.folded ?? '') && !reading.tokens.slice(start, end).some(isSuffix))
    return end;
  return woundUp(first.folded, second.folded) === null ? end : end + 2;
}

const IN_PLACE = new Set('in im aus a au aux en dans nel nella'.split(' '));

function nameEnd(reading: Reading, start: number): number {
  const { tokens } = reading;
  let end = start + 1;
  for (let at = end, inside = 0; at < tokens.length && at - start < MOST_WORDS; at++) {
    const token = tokens[at]!;
    // `Muster Bau (AG)`
    if (token.breakBefore && isSuffix(token) && inParentheses(reading, at)) return at + 1;
    if (
      token.breakBefore ||
      token.quote !== null ||
      isBesides(reading, at) ||
      isAForm(tokens, at) ||
      goesOnBehind(tokens, at)
    )
      break;
    if (isPartOfName(token) || isYear(reading, token) || isCapitalBesides(reading, at)) {
      if (!isYear(reading, token) || nextIsName(reading, at)) end = at + 1;
      inside = 0;
      if (isYear(reading, token) && !nextIsName(reading, at)) break;
    } else if (INSIDE.has(token.folded) && inside < MOST_INSIDE) inside++;
    else break;
  }
  return end;
}

/** `An eviction notice to the GmbH`: a form behind an article is what a firm is, and ends no name. */
const isAForm = (tokens: readonly TaggedToken[], at: number) =>
  isSuffix(tokens[at]!) && A_FORM.has(tokens[at - 1]?.folded ?? '');
const A_FORM = new Set(
  'une un la l una uno alla della dalla in als eine einer eines die der zur a an the en d'.split(' '),
);

/** `X GmbH, I hope`, `Muster Bau, spero`: a clause, and no part of the name before its comma. */
function goesOnBehind(tokens: readonly TaggedToken[], at: number): boolean {
  const [before, token] = [tokens[at - 1]!, tokens[at]!];
  return token.commaBefore && ((isSuffix(before) && token.folded.length === 1) || (before.capital && !token.capital && !isSuffix(token)));
} // prettier-ignore

/** ` / `, ` – `: another name begins. */
function isBesides({ question, tokens }: Reading, at: number): boolean {
  return /\s[/–—-]\s/.test(question.slice(tokens[at - 1]!.span.end, tokens[at]!.span.start));
}

function inParentheses({ question, tokens }: Reading, at: number): boolean {
  const { start, end } = tokens[at]!.span;
  return /^\s*\($/.test(question.slice(tokens[at - 1]!.span.end, start)) && question[end] === ')';
}

const NO_NAME: readonly Slot['type'][] = ['TIME', 'NUMBER', 'FORM', 'CANTON', 'QUANTITY'];

/** `Quorvath Credit`: nouns are capital in German alone; elsewhere a capital right behind a name's word goes with it, whatever the word says but where a sentence begins (`Ouch. What`). */
function isCapitalBesides({ tokens, language }: Reading, at: number): boolean {
  const [before, token] = [tokens[at - 1]!, tokens[at]!];
  return (
    language !== 'de' &&
    token.capital &&
    token.slot !== null &&
    !beginsSentence(token) &&
    !NO_NAME.includes(token.slot.type) &&
    isUnknown(before) &&
    before.capital
  );
}

/** `Immobilien 2000 AG`: a year with more of the name behind it. */
function nextIsName({ tokens }: Reading, at: number): boolean {
  const next = tokens[at + 1];
  return next !== undefined && !next.breakBefore && isPartOfName(next);
}

/** Longer readings of a run: with the capitalised words right beside it, which a lexicon knows but a name may hold. */
export function extended(reading: Reading, run: Run): Run[] {
  const { tokens } = reading;
  const joins = (token: TaggedToken | undefined) =>
    token !== undefined &&
    (token.capital || token.guess !== null) &&
    token.quote === null &&
    token.slot?.type !== 'TIME' &&
    token.slot?.type !== 'NUMBER';
  const parted = (at: number) => tokens[at]!.breakBefore || isBesides(reading, at);
  let left = 0;
  while (left < 4 && joins(tokens[run.start - left - 1]) && !parted(run.start - left)) left++;
  let right = 0;
  while (right < 2 && joins(tokens[run.end + right]) && !parted(run.end + right)) right++;
  // The first word of a question is capital whatever it is; `A&B Treuhand` is one word of a name.
  const apart = /\s/.test(reading.question.slice(tokens[0]!.span.end, tokens[1]?.span.start));
  if (left > 0 && run.start - left === 0 && tokens[0]!.slot?.type === 'FILLER' && apart) left--;
  const found: Run[] = [];
  for (let l = left; l >= 0; l--) {
    for (let r = right; r >= 0; r--) if (l + r > 0) found.push({ start: run.start - l, end: run.end + r });
  }
  const beyond = beyondJoints(tokens, run.end);
  if (beyond !== null) found.push({ start: run.start, end: beyond });
  const joined = joinedBefore(reading, run);
  if (joined !== null) found.push(joined);
  const branch = withBranch(reading, run);
  if (branch !== null) found.push(branch);
  return found.sort((a, b) => b.end - b.start - (a.end - a.start));
}

/** `LM - COIFFURE SARL`: a name may be written with a mark that else parts two. */
function joinedBefore(reading: Reading, { start, end }: Run): Run | null {
  const { tokens } = reading;
  const isName = (at: number) => tokens[at]?.capital === true && isUnknown(tokens[at]!);
  if (start === 0 || !isBesides(reading, start) || !isName(start - 1)) return null;
  let first = start - 1;
  while (isName(first - 1) && !tokens[first]!.breakBefore && !isBesides(reading, first)) first--;
  return { start: first, end };
}

/** Where a name ends that goes on behind small words with a capital that a lexicon knows: `Café de la Place`. */
function beyondJoints(tokens: readonly TaggedToken[], start: number): number | null {
  let end = start;
  while (tokens[end] !== undefined && INSIDE.has(tokens[end]!.folded) && end - start < MOST_INSIDE) end++;
  const word = tokens[end];
  const goesOn = end > start && word?.capital === true && !word.breakBefore && word.slot?.type === 'FILLER';
  return goesOn ? end + 1 : null;
}

/** The name of a branch, where one goes on behind that of its firm. */
export function withBranch(reading: Reading, { start, end }: Run): Run | null {
  const branch = branchEnd(reading, end);
  return branch === null ? null : { start, end: branch };
}

/** Where the name of a branch ends: `X SA, succursale de Morges`, `X AG, Zweigniederlassung Uster`; null where none goes on here. */
export function branchEnd({ question, tokens }: Pick<Reading, 'question' | 'tokens'>, start: number): number | null {
  const word = tokens[start];
  const slot = word === undefined ? null : slotOf(word);
  const isBranch =
    slot?.type === 'MEASURE' ? slot.measure === 'BRANCHES' : slot?.type === 'FORM' && BRANCH.test(word!.folded);
  if (!isBranch) return null;
  let end = start + 1;
  while (tokens[end] !== undefined && INSIDE.has(tokens[end]!.folded) && end - start <= MOST_INSIDE) end++;
  const place = end;
  const goesOn = (at: number) => tokens[at]?.capital === true && !tokens[at]!.breakBefore && !tokens[at]!.commaBefore;
  while (goesOn(end) || (end > place && isJoint(question, tokens, end) && goesOn(end + 1))) end++;
  return end > place ? end : null;
}

const BRANCH = /^(?:zweigniederlassung|succursale|branch)$/;

/** `La Chaux-de-Fonds`, `Neuhausen am Rheinfall`. */
const PLACE_JOINTS = new Set('am an im sur sous ob bei'.split(' '));
const isJoint = (question: string, tokens: readonly TaggedToken[], at: number) => {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (before === undefined || token === undefined || token.breakBefore) return false;
  return PLACE_JOINTS.has(token.folded) || question.slice(before.span.end, token.span.start) === '-';
};

export function textOf({ question, tokens }: Reading, { start, end }: Run): string {
  return question.slice(tokens[start]!.span.start, tokens[end - 1]!.span.end).replace(/\((?=[^()]*$)/, '');
}

/** As {@link textOf}, with a slip of the pen in `in liquidation` mended: the register is asked for the firm's name. */
export function nameOf(reading: Reading, run: Run): string {
  const { question, tokens } = reading;
  const [into, word] = [tokens[run.end - 2], tokens[run.end - 1]!];
  const meant = into === undefined || run.end - run.start < 3 ? null : woundUp(into.folded, word.folded);
  return meant === null ? textOf(reading, run) : `${question.slice(tokens[run.start]!.span.start, word.span.start)}${meant}`; // prettier-ignore
}
