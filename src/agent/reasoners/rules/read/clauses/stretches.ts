import type { Measure } from '../../../../../trace/index.js';
import { JOINING, OPENING, QUESTION_WORDS, VERBS } from '../../lexicon/index.js';
import { isWhich, leadsOn, SMALL } from './leads.js';
import type { NamedInQuestion } from '../names/named-in-question.js';
import type { Run } from '../names/runs.js';
import { equates, isAgain, isAs, isCapacity, isMeant, OR } from './said-again.js';
import type { Slot } from '../words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';

/** Words between two ends of clauses, and what they say of how they go with their neighbours. */
export interface Stretch extends Run {
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
  /** Asks how many. */
  counts: boolean;
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
  /** Asks who comes first of what a heading says. */
  whoLeads: boolean;
  /** A heading of comings and goings: `Changes at X in 2020: joiners and leavers`. */
  headsMoves: boolean;
  asksFrom: number;
}

const isHistory = (word: TaggedToken): boolean => {
  const slot = slotOf(word);
  return slot?.type !== 'MEASURE' || slot.measure === 'TIMELINE';
};

/** `Auditors by mandates: who comes first?` */
const isWhoLeads = ({ tokens, question }: Reading, { start }: Run, words: readonly TaggedToken[]): boolean =>
  start > 0 &&
  question.slice(tokens[start - 1]!.span.end, tokens[start]!.span.start).includes(':') &&
  words.every((word) => ['FILLER', 'ORDER'].includes(slotOf(word)?.type ?? '')) &&
  words.some((word) => slotOf(word)?.type === 'ORDER');

export function stretchOf(reading: Reading, run: Run, names: readonly NamedInQuestion[]): Stretch {
  const { tokens } = reading;
  const inName = (at: number) => names.some(({ start, end }) => start <= at && at < end);
  const isNumbered = (at: number) =>
    slotOf(tokens[at]!)?.type === 'COUNTING' && slotOf(tokens[at + 1] ?? tokens[at]!)?.type === 'NUMBER';
  const words = tokens
    .slice(run.start, run.end)
    .filter((_, index) => !inName(run.start + index) && !isNumbered(run.start + index));
  const found = new Set(words.map((word) => slotOf(word)?.type ?? 'FILLER'));
  const has = (...types: Slot['type'][]) => types.some((type) => found.has(type));
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
    start: run.start,
    end: run.end,
    asks: !onlyWording(words) && has('MEASURE', 'ROLE', 'SIGNATURE', 'LEFT', 'JOINED', 'TOPIC', 'OUTSIDE', 'COUNTING', 'ORDER'),
    names: names.some(({ start, end, found: known, saidAsName }) => run.start <= start && end <= run.end && (known === 'NAME' || saidAsName === true || looksNamed(tokens.slice(start, end)))),
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
    whoLeads: isWhoLeads(reading, run, words),
    which: isWhich(words),
    ranks: has('ORDER'),
    headsMoves: !opensOne && between.includes(':') && !has('ROLE', 'SIGNATURE', 'LEFT', 'JOINED', 'TOPIC', 'OUTSIDE', 'COUNTING') && has('MEASURE') && words.every(isHistory),
    means: isMeant(words),
    counts: has('COUNTING'),
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
export const joins = ({ folded, text }: TaggedToken) => JOINING.has(folded) && (folded.length > 2 || folded === text.toLowerCase()); // prettier-ignore

/** `Struck off in 2022: how many firms?` */
const isFirms = (word: TaggedToken) => slotOf(word)?.type === 'COMPANY_NOUN' || /^(?:firmen|gesellschaften|unternehmen)$/.test(word.folded); // prettier-ignore
const COUNTED: readonly Slot['type'][] = ['MEASURE', 'ROLE', 'LEFT', 'JOINED', 'TOPIC', 'OUTSIDE', 'ORDER', 'PERSON_NOUN', 'NOTICE_NOUN', 'FORM']; // prettier-ignore
