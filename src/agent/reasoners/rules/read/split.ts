import type { Measure } from '../../../../trace/index.js';
import { JOINING, JOINING_PHRASES, OPENING, QUESTION_WORDS, VERBS } from '../lexicon/index.js';
import type { NamedInQuestion } from './names.js';
import type { Run } from './runs.js';
import type { Slot } from './slots.js';
import { isWhich, leadsOn, SMALL } from './leads.js';
import { equates, isAgain, isAs, isCapacity, isMeant, OR } from './said-again.js';
import { slotOf, type Reading, type TaggedToken } from './tagging.js';

/** A part of the question by its tokens, half-open. */
export interface PartOfQuestion extends Run {
  /** Whose subject it takes where it names none, as an index of the parts; null: its own, or that of the conversation. */
  subjectOf: number | null;
  /** Says what the question is asked for (`I have a contract of X before me:`), up to this token: nothing there is asked. */
  asksFrom: number;
}

interface Stretch extends Run {
  asks: boolean;
  names: boolean;
  /** Goes on about somebody named before. */
  pronoun: boolean;
  /** A word that begins a question of its own (`wo`, `qui`, `is`): not a list of nouns that goes on. */
  opens: boolean;
  /** Asks what joins several: their names are no question each. */
  joint: boolean;
  /** Asks how many, and not of what. */
  bareCount: boolean;
  /** Asks for holders of roles and nothing else. */
  roles: boolean;
  /** Comings or goings and nothing else. */
  moves: boolean;
  /** Asks again what the one before asks: `if so, who`, `and who is that`. */
  again: boolean;
  /** What it says leads to a question behind it. */
  leads: boolean;
  /** Asks for more than who it is, or what it is called. */
  own: boolean;
  private: boolean;
  /** Asks for an address and nothing else. */
  address: boolean;
  /** Asks for people. */
  people: boolean;
  /** By name: how people are to be told. */
  naming: boolean;
  /** Says what the one before meant. */
  means: boolean;
  /** Says the one before in other words (`that is, struck off`), or in which office (`as chair`): what stands behind goes on with the one before. */
  equates: boolean;
  /** Begins with a word that joins. */
  opened: boolean;
  /** Holds a question word; no other word (`..., where?`). */
  anew: boolean;
  bare: boolean;
  /** No more than in which body. */
  located: boolean;
  /** A noun set before the question that is asked of it: `the chair of X, is he married?`; and such a question, of what no register holds. */
  fronted: boolean;
  ofFronted: boolean;
  /** Says no more than what the ones ranked are: `..., which company?` */
  which: boolean;
  /** A rank, and one said in other words, or by what: `the busiest, the one with most seats`, `the first, by mandates`. */
  ranks: boolean;
  restates: boolean;
  asksFrom: number;
}

/**
 * The questions that a question holds, in its order: divided at the ends of sentences, and where a comma or a joining word leads on to something
 * asked for anew. A stretch that asks for nothing belongs to the one before; one that names nobody takes the subject of its neighbours.
 * `begins`: nobody was spoken of before, whom a pronoun could mean. A question without a word is one part, of nothing.
 */
export function partsIn(reading: Reading, names: readonly NamedInQuestion[], begins: boolean): PartOfQuestion[] {
  if (reading.tokens.length === 0) return [{ start: 0, end: 0, asksFrom: 0, subjectOf: null }];
  const stretches = joined(cut(reading, names).map((run) => stretchOf(reading, run, names)));
  return stretches.map(({ start, end, asksFrom }, index) => ({ start, end, asksFrom, subjectOf: lender(stretches, index, begins) }));
} // prettier-ignore

/** Where nobody is named: the next that names somebody if this one only lists what is asked (`address and purpose of X`), else the one before. */
function lender(stretches: readonly Stretch[], index: number, begins: boolean): number | null {
  const own = stretches[index]!;
  if (own.names) return null;
  const before = stretches.slice(0, index).findLastIndex(({ names }) => names);
  if (before >= 0) return before;
  const next = stretches.findIndex(({ names }, at) => at > index && names);
  return next < 0 || (own.pronoun && !begins) ? null : next;
}

function stretchOf(reading: Reading, run: Run, names: readonly NamedInQuestion[]): Stretch {
  const { tokens } = reading;
  const inName = (at: number) => names.some(({ start, end }) => start <= at && at < end);
  const isNumbered = (at: number) =>
    slotOf(tokens[at]!)?.type === 'COUNTING' && slotOf(tokens[at + 1] ?? tokens[at]!)?.type === 'NUMBER';
  const words = tokens
    .slice(run.start, run.end)
    .filter((_, index) => !inName(run.start + index) && !isNumbered(run.start + index));
  const has = (...types: Slot['type'][]) => words.some((word) => types.includes(slotOf(word)?.type ?? 'FILLER'));
  const opensOne = words.some(
    ({ folded, phrase }, at) =>
      OPENING.has(folded) &&
      !OR.has(words[at - 1]?.folded ?? '') &&
      words[at - 1]?.phrase !== phrase &&
      !isAs(words, at),
  );
  const between = reading.question.slice(
    tokens[run.end - 1]!.span.end,
    tokens[run.end]?.span.start ?? reading.question.length,
  );
  const verb = words.some(({ folded }) => VERBS[reading.language].has(folded));
  return {
    ...run,
    asks: !onlyWording(words) && has('MEASURE', 'ROLE', 'SIGNATURE', 'LEFT', 'JOINED', 'TOPIC', 'OUTSIDE', 'COUNTING', 'ORDER'),
    names: names.some(({ start, end, found, hits }) => run.start <= start && end <= run.end && (found !== 'UNKNOWN' || hits.length > 0 || looksNamed(tokens.slice(start, end)))),
    pronoun: has('PRONOUN'),
    opens: opensOne,
    joint: words.some((word) => isJointMeasure(slotOf(word))),
    bareCount: has('COUNTING') && !words.some((word) => COUNTED.includes(slotOf(word)?.type ?? 'FILLER') && !isFirms(word)) && (!words.some(isFirms) || !(has('TIME', 'CANTON') || joins(tokens[run.start]!))),
    roles: has('ROLE') && !has('LEFT', 'JOINED') && !has('TOPIC', 'OUTSIDE', 'COUNTING') && !words.some((word) => isOtherMeasure(slotOf(word))),
    moves: (has('LEFT', 'JOINED') || (has('TOPIC') && !words.some(({ folded }) => QUESTION_WORDS.has(folded)))) && words.every(isRemoval) && !has( 'OUTSIDE', 'COUNTING', 'SIGNATURE', 'ROLE', 'MEASURE'),
    again: isAgain(words, tokens[run.start]),
    leads: leadsOn(reading, run, words),
    own: words.some((word) => isOwn(slotOf(word))),
    private: words.some((word) => isPrivate(slotOf(word))),
    address: onlyAddress(words),
    people: has('ROLE', 'SIGNATURE', 'LEFT', 'JOINED') || words.some((word) => isOfPeople(slotOf(word))),
    naming: onlyNames(words),
    fronted: !opensOne && !verb && /^["»”)\s]*[,:]/.test(between),
    ofFronted: opensOne && has('OUTSIDE') && !has('MEASURE', 'ROLE', 'SIGNATURE', 'LEFT', 'JOINED', 'TOPIC') && !joins(tokens[run.start]!),
    restates: !opensOne && (!joins(tokens[run.start]!) || isThus(reading, run)) && (RANKED_BY.has(tokens[run.start]!.folded) || (has('ORDER') && !has('OUTSIDE'))),
    which: isWhich(words),
    ranks: has('ORDER'),
    means: isMeant(words),
    equates: equates(tokens.slice(run.start, run.end)) || isCapacity(words),
    opened: joins(tokens[run.start]!),
    located: !opensOne && !verb && IN_BODY.has(tokens[run.start]!.folded) && has('ROLE') && /^["»”)\s]*,/.test(between),
    anew: words.some(({ folded }, at) => QUESTION_WORDS.has(folded) && !(at === 0 && isAs(words, at))),
    bare: words.length === 1 && words.every(({ folded }) => QUESTION_WORDS.has(folded)),
    asksFrom: run.start,
  }; // prettier-ignore
}

/** `Resignations and deletions at X`: of entries, not of the firm. */
const isRemoval = (word: TaggedToken): boolean => {
  const slot = slotOf(word);
  return slot?.type !== 'TOPIC' || slot.topic === 'DELETED';
};

const isThus = ({ language, tokens }: Reading, { start }: Run) => language === 'de' && tokens[start]!.folded === 'also';
const RANKED_BY = new Set(
  'gezahlt gemessen gerechnet nach compte mesure selon par contato misurato per secondo counted measured by going'.split(
    ' ',
  ),
);
const isOwn = (slot: Slot | null) => slot !== null && ASKED.includes(slot.type) && !(slot.type === 'MEASURE' && UNASKED.includes(slot.measure)); // prettier-ignore
const ASKED: readonly Slot['type'][] = ['MEASURE', 'ROLE', 'SIGNATURE', 'LEFT', 'JOINED', 'TOPIC', 'OUTSIDE', 'COUNTING', 'ORDER']; // prettier-ignore
const UNASKED: readonly Measure[] = ['NAMES', 'IDENTIFY', 'TEXT_SEARCH', 'ADDRESS'];
/** `..., full text`: how it is to be told. */
const onlyWording = (words: readonly TaggedToken[]) =>
  words.some((word) => isTextSearch(slotOf(word))) && words.every((word) => isTextSearch(slotOf(word)) || (slotOf(word) !== null && SMALL.includes(slotOf(word)!.type))); // prettier-ignore
const isTextSearch = (slot: Slot | null) => slot?.type === 'MEASURE' && slot.measure === 'TEXT_SEARCH';
const isPrivate = (slot: Slot | null) => slot?.type === 'OUTSIDE' && slot.topic === 'PRIVATE_LIFE';
const onlyAddress = (words: readonly TaggedToken[]) => {
  const asked = words.flatMap((word) => slotOf(word) ?? []).filter(({ type }) => ASKED.includes(type));
  return asked.length > 0 && asked.every((slot) => slot.type === 'COUNTING' || (slot.type === 'MEASURE' && slot.measure === 'ADDRESS'));
}; // prettier-ignore

const isOfPeople = (slot: Slot | null) => slot?.type === 'MEASURE' && ['OFFICERS', 'SIGNATORIES', 'SHARED_OFFICERS', 'AUDITOR'].includes(slot.measure); // prettier-ignore
/** `..., by name please`: no former name. */
const onlyNames = (words: readonly TaggedToken[]) =>
  words.some(({ folded }) => BARE_NAME.test(folded)) && words.every((word) => BARE_NAME.test(word.folded) || ['FILLER', 'PERSON_NOUN'].includes(slotOf(word)?.type ?? '')); // prettier-ignore
const BARE_NAME = /^(?:name|namen|names|noms?|nom[ei]|nominativ[oi]|namentlich)$/;
const IN_BODY = new Set('im in beim am unter von au aux dans chez parmi sur nel nella nell nei al alla tra fra on at within among of from'.split(' ')); // prettier-ignore

const isOtherMeasure = (slot: Slot | null) => slot?.type === 'MEASURE' && slot.measure !== 'OFFICERS';
const isJointMeasure = (slot: Slot | null) => slot?.type === 'MEASURE' && (slot.measure === 'SHARED_OFFICERS' || slot.measure === 'PATH'); // prettier-ignore
const looksNamed = (words: readonly TaggedToken[]) => words.some(({ capital, quote, slot }) => slot === null && (capital || quote !== null)); // prettier-ignore

/** `è` is no `e`: of the short joining words none has a mark. */
const joins = ({ folded, text }: TaggedToken) => JOINING.has(folded) && (folded.length > 2 || folded === text.toLowerCase()); // prettier-ignore

/** Whether one of several words that join begins here: `as well as`. */
function joinsWith(tokens: readonly TaggedToken[], at: number): boolean {
  return JOINING_PHRASES.some((words) => words.every((word, index) => tokens[at + index]?.folded === word && !(index > 0 && tokens[at + index]!.breakBefore))); // prettier-ignore
}

/** Parentheses part no questions, nor does a full stop before a small letter: `X & Co. has`. */
const ENDS = /[?!;:\n\r\t{}|]|,\s|\.\s+(?!\p{Ll})|\s[–—+]\s/u;

/** Stretches between hard ends (a sentence's) and soft ones (a comma, a joining word) that stand in no name. */
function cut({ tokens, question }: Reading, names: readonly NamedInQuestion[]): Run[] {
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
    if (!ENDS.test(upTo) && !several && (!joins(token) || (token.inPhrase && token.slot?.type !== 'FILLER'))) continue;
    runs.push({ start, end: at });
    start = at;
  }
  if (start < tokens.length || runs.length === 0) runs.push({ start, end: tokens.length });
  return runs;
} // prettier-ignore

/** Neighbours that make one question: a stretch that asks for nothing goes with the one before, or at the beginning with the next. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  let again = false;
  let explaining = false;
  for (const [index, stretch] of stretches.entries()) {
    const last = result.at(-1);
    const next = stretches.slice(index + 1).find(({ asks, opens }) => asks || opens);
    // What leads on to a question asks for nothing itself.
    // Of `a letter to the chair of X: what name do I write?` the first tells what is asked.
    // `Who runs it, I mean the board?`
    const office = last !== undefined && last.roles && stretch.roles;
    const meant = stretch.means && stretch.asks && !stretch.names && last !== undefined && !office;
    if (meant) {
      result[result.length - 1] = { ...merged(last, stretch), asksFrom: stretch.start };
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
      last !== undefined && (!led.asks || !last.asks || isOfPrivate(last, led) || (last.people && led.naming) || (last.fronted && led.ofFronted && !led.names) || (last.ranks && (led.restates || led.which) && !led.names) || led.again || again || (led.bare && !led.names && !last.anew) || isList(last, led) || isCountOf(last, led) || (last.moves && led.moves && !(last.names && led.names)));
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

/** `The home address of X, with street and number`: no other address than the one that is not told. */
const isOfPrivate = (last: Stretch, next: Stretch) => last.private && next.address && !next.names && !next.pronoun;

/** `Struck off in 2022: how many firms?` */
const isFirms = (word: TaggedToken) => slotOf(word)?.type === 'COMPANY_NOUN' || /^(?:firmen|gesellschaften|unternehmen)$/.test(word.folded); // prettier-ignore
const COUNTED: readonly Slot['type'][] = ['MEASURE', 'ROLE', 'LEFT', 'JOINED', 'TOPIC', 'OUTSIDE', 'ORDER', 'PERSON_NOUN', 'NOTICE_NOUN', 'FORM']; // prettier-ignore

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
  moves: (a.moves && (b.moves || !b.asks)) || (!a.asks && b.moves),
  again: false,
  leads: false,
  own: a.own || b.own,
  private: a.private || b.private,
  address: a.address && b.address,
  people: a.people || b.people,
  naming: false,
  means: false,
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
