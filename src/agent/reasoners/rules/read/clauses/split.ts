import { JOINING_PHRASES, QUESTION_WORDS } from '../../lexicon/index.js';
import type { NamedInQuestion } from '../names/named-in-question.js';
import type { Run } from '../names/runs.js';
import { joins, stretchOf, type Stretch } from './stretches.js';
import { isPlaced } from '../firms/place.js';
import { isOfListedFirms } from './relative.js';
import { isAsked } from './sentences.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';
import { terseList } from './terse-list.js';
import { WHO } from '../thing.js';

/** A part of the question by its tokens, half-open. */
export interface PartOfQuestion extends Run {
  /** Whose subject it takes where it names none, as an index of the parts; null: its own, or that of the conversation. */
  subjectOf: number | null;
  /** Says what the question is asked for (`I have a contract of X before me:`), up to this token: nothing there is asked. */
  asksFrom: number;
}

/**
 * The questions that a question holds, in its order: divided at the ends of sentences, and where a comma or a joining word leads on to something
 * asked for anew. A stretch that asks for nothing belongs to the one before; one that names nobody takes the subject of its neighbours.
 * `begins`: nobody was spoken of before, whom a pronoun could mean; `next`: words with which the next thing asked surely begins. A question without a word is one part, of nothing.
 */
export function partsIn(reading: Reading, names: readonly NamedInQuestion[], begins: boolean, next: readonly number[] = []): PartOfQuestion[] {
  if (reading.tokens.length === 0) return [{ start: 0, end: 0, asksFrom: 0, subjectOf: null }];
  const { tokens } = reading;
  // `At X and at Y`, `is it over, and since when`: no more is asked than before.
  const asks = (at: number, index: number) => tokens.slice(at, next[index + 1]).some((word, step) => asksMore(word) && !names.some(({ start, end }) => start <= at + step && at + step < end));
  const again = ofAnotherTime(reading);
  const begun = [...next.filter((at, index) => at !== again && asks(at, index)), ...(again === null ? [] : [again]), ...terseList(tokens, names)];
  const stretches = joined(cut(reading, names, begun).map((run) => stretchOf(reading, run, names)), begun);
  return stretches.map(({ start, end, asksFrom }, index) => ({ start, end, asksFrom, subjectOf: lender(stretches, index, begins) }));
} // prettier-ignore

const OF_THEM = /^(?:davon|ihnen|denen|noch|still|them|entre|parmi|loro|encore|ancora|toujours)$/;

/** `... on 3 May 2020, and who is it now?`, `... today, and who was it in 2020?`: where the second time is asked about; null: nowhere. */
export function ofAnotherTime({ tokens }: Reading): number | null {
  const at = tokens.findLastIndex((token, index) => joins(token) && WHO.has(tokens[index + 1]?.folded ?? ''));
  const rest = at < 1 ? [] : tokens.slice(at + 1);
  const small = rest.every((token) => ['FILLER', 'PRONOUN', 'NOW', 'TIME'].includes(slotOf(token)?.type ?? ''));
  const has = (words: readonly TaggedToken[], type: 'NOW' | 'TIME') => words.some((token) => slotOf(token)?.type === type);
  const before = tokens.slice(0, Math.max(at, 0));
  const other = (has(before, 'TIME') && has(rest, 'NOW')) || (has(before, 'NOW') && has(rest, 'TIME'));
  // `Who of them is it still?`: of those alone, which are no more than these words say.
  const ofThem = rest.some(({ folded }) => OF_THEM.test(folded));
  return small && other && !ofThem ? at : null;
} // prettier-ignore

function asksMore(word: TaggedToken): boolean {
  const type = slotOf(word)?.type;
  return type === undefined || type === 'NOW' || (isAsked(word) && type !== 'WHEN');
}

/** Where nobody is named: the next that names somebody if this one only lists what is asked (`address and purpose of X`), else the one before. */
function lender(stretches: readonly Stretch[], index: number, begins: boolean): number | null {
  const own = stretches[index]!;
  if (own.names) return null;
  const before = stretches.slice(0, index).findLastIndex(({ names }) => names);
  if (before >= 0) return before;
  const next = stretches.findIndex(({ names }, at) => at > index && names);
  return next < 0 || (own.pronoun && !begins) ? null : next;
}

/** Whether one of several words that join begins here: `as well as`. */
function joinsWith(tokens: readonly TaggedToken[], at: number): boolean {
  return JOINING_PHRASES.some((words) => words.every((word, index) => tokens[at + index]?.folded === word && !(index > 0 && tokens[at + index]!.breakBefore))); // prettier-ignore
}

/** `How many firms, in all the register, went bankrupt`: a comma around small words between whom it counts and its verb. */
function isInserted({ tokens, question }: Pick<Reading, 'tokens' | 'question'>, start: number, at: number): boolean {
  if (!tokens[at]!.commaBefore || slotOf(tokens[start]!)?.type !== 'COUNTING') return false;
  const small = (from: number, to: number) => tokens.slice(from, to).every((token) => ['FILLER', 'COMPANY_NOUN', 'COUNTING', 'CANTON', 'TIME'].includes(slotOf(token)?.type ?? ''));
  const closes = tokens.findIndex((token, index) => index > at && token.commaBefore);
  const inserted = tokens.slice(start, at).some(({ commaBefore }) => commaBefore) ? at : closes;
  const ends = /[?!;:]|\.\s/.test(question.slice(tokens[start]!.span.end, tokens[inserted]?.span.start ?? question.length));
  return inserted > 0 && !ends && small(start, inserted) && !joins(tokens[inserted]!) && !QUESTION_WORDS.has(tokens[inserted]!.folded) && tokens.slice(inserted).some(isAsked);
} // prettier-ignore

/** `Does it still exist, or did it go bankrupt?`: one question; French `où` has a mark. */
const isAlternative = (before: readonly TaggedToken[], { text }: TaggedToken): boolean =>
  /^(?:oder|ou|oppure|or)$/i.test(text) &&
  before.some(isAsked) &&
  !before.some(({ folded }) => QUESTION_WORDS.has(folded));

/** Parentheses part no questions, nor does a full stop before a small letter: `X & Co. has`. */
const ENDS = /[?!;:\n\r\t{}|]|,\s|\.\s+(?!\p{Ll})|\s[–—+]\s/u;

/** Stretches between hard ends (a sentence's) and soft ones (a comma, a joining word) that stand in no name. */
function cut({ tokens, question }: Reading, names: readonly NamedInQuestion[], next: readonly number[]): Run[] {
  const inside = (at: number) => names.some(({ start, end }) => start < at && at < end);
  const runs: Run[] = [];
  let start = 0;
  for (let at = 1; at < tokens.length; at++) {
    const [before, token] = [tokens[at - 1]!, tokens[at]!];
    const sameTime = token.slot?.type === 'TIME' && before.slot?.type === 'TIME' && token.slot.index === before.slot.index;
    const oneThing = inside(at) || sameTime || token.phrase === before.phrase || (token.quote !== null && token.quote === before.quote);
    if (oneThing) continue;
    const several = joinsWith(tokens, at);
    const upTo = question.slice(before.span.end, token.span.start + 1);
    if (isInserted({ tokens, question }, start, at) || isAlternative(tokens.slice(start, at), token) || (isOfListedFirms(tokens, start, at) && !names.some((name) => name.hits.length > 0 && start <= name.start && name.start < at && !isPlaced({ tokens }, name)))) continue;
    if (!next.includes(at) && !ENDS.test(upTo) && !several && (!joins(token) || (token.inPhrase && token.slot?.type !== 'FILLER'))) continue;
    runs.push({ start, end: at });
    start = at;
  }
  if (start < tokens.length || runs.length === 0) runs.push({ start, end: tokens.length });
  return runs;
} // prettier-ignore

/** Neighbours that make one question: a stretch that asks for nothing goes with the one before, or at the beginning with the next. */
function joined(stretches: readonly Stretch[], begins: readonly number[]): Stretch[] {
  const result: Stretch[] = [];
  let again = false;
  let explaining = false;
  for (const [index, stretch] of stretches.entries()) {
    const last = result.at(-1);
    // What makes one list, or came and went, is told at once all the same.
    if (begins.includes(stretch.start) && !(last !== undefined && (isList(last, stretch) || isOfMoves(last, stretch)))) {
      result.push(stretch);
      again = explaining = false;
      continue;
    }
    const next = stretches.slice(index + 1).find(({ asks, opens }) => asks || opens);
    // What leads on to a question asks for nothing itself.
    // Of `a letter to the chair of X: what name do I write?` the first tells what is asked.
    // `Who runs it, I mean the board?`
    const office = last !== undefined && last.roles && stretch.roles;
    const meant = stretch.means && stretch.asks && !stretch.names && last !== undefined && !office;
    if (meant) {
      // `How many vanished, I mean got deleted?`: how many still.
      result[result.length - 1] = { ...merged(last, stretch), asksFrom: last.counts && !stretch.counts ? last.asksFrom : stretch.start };
      continue;
    }
    // `Who can bind it alone, that is by a sole signature, towards others?`: one question, said twice.
    const explains = last !== undefined && !stretch.anew && !stretch.leads && !(last.names && stretch.names) && last.asks;
    // `On the board of X, who is its chair?`: the one of that body.
    const located = last !== undefined && last.located && stretch.opens && stretch.roles && !stretch.names;
    if (located) {
      result[result.length - 1] = merged(last, stretch);
      continue;
    }
    const explained: boolean = explains && (stretch.equates || (explaining && !stretch.opened));
    explaining = explained || (explaining && !stretch.asks && !stretch.anew);
    if (explained && last !== undefined) {
      result[result.length - 1] = merged(last, stretch);
      continue;
    }
    const isLed = stretch.leads && next !== undefined && (next.opens || !stretch.asks) && (next.own || !stretch.own);
    const led = isLed ? { ...stretch, asks: false, asksFrom: stretch.end } : stretch;
    const together =
      last !== undefined && (!led.asks || !last.asks || isOfPrivate(last, led) || (last.people && led.naming) || (last.fronted && led.ofFronted && !led.names) || (last.ranks && (led.restates || led.which) && !led.names) || led.whoLeads || led.again || again || (led.bare && !led.names && !last.anew) || isList(last, led) || isCountOf(last, led) || isOfMoves(last, led));
    if (last === undefined || !together) result.push(led);
    else result[result.length - 1] = merged(last, led);
    // `If so, who?`: what stands behind it goes on as well.
    again = led.again && !led.asks;
  }
  return result;
} // prettier-ignore

/** Roles asked for together (`chair and vice chair of X`) make one list; two names and what they have in common, one question. */
function isList(last: Stretch, next: Stretch): boolean {
  if (last.names && next.names && (last.joint || next.joint) && !(last.joint && next.joint && next.opens)) return true;
  return last.roles && next.roles && !next.opens && !(last.names && next.names);
}

const isOfMoves = (last: Stretch, next: Stretch) =>
  (last.moves || last.headsMoves) && next.moves && !(last.names && next.names);

/** `The home address of X, with street and number`: no other address than the one that is not told. */
const isOfPrivate = (last: Stretch, next: Stretch) => last.private && next.address && !next.names && !next.pronoun;

/** `New firms in Zug, 2022: how many?` */
const isCountOf = (last: Stretch, next: Stretch) => (next.bareCount && !last.names && !next.names) || (last.bareCount && !last.names && !next.names); // prettier-ignore

const merged = (a: Stretch, b: Stretch): Stretch => ({
  start: a.start,
  end: b.end,
  asks: a.asks || b.asks,
  names: a.names || b.names,
  pronoun: a.pronoun || b.pronoun,
  opens: a.opens || b.opens,
  joint: a.joint || b.joint,
  bareCount: a.bareCount && b.bareCount,
  roles: (a.roles && (b.roles || !b.asks)) || (!a.asks && b.roles),
  headsMoves: false,
  whoLeads: false,
  moves: (a.headsMoves && b.moves) || (a.moves && (b.moves || !b.asks)) || (!a.asks && b.moves),
  again: false,
  leads: false,
  own: a.own || b.own,
  private: a.private || b.private,
  address: a.address && b.address,
  people: a.people || b.people,
  naming: false,
  means: false,
  counts: a.counts || b.counts,
  equates: false,
  opened: a.opened,
  anew: a.anew || b.anew,
  bare: false,
  located: false,
  fronted: b.fronted && !a.opens,
  ofFronted: false,
  which: false,
  ranks: a.ranks || b.ranks,
  restates: false,
  // Only what comes before all that is asked leads to it; a greeting asks nothing.
  asksFrom: a.asksFrom > a.start || !a.asks ? Math.max(a.asksFrom, b.asksFrom > b.start ? b.asksFrom : 0) : a.start,
});
