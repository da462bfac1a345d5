import { CANTONS, EVENT_TOPICS, FIRM_STATUSES, LANGUAGES, type Language } from '../../../../../core/index.js';
import { MEASURES, ORDERS, OUTSIDE_TOPICS, type Grouping } from '../../../../../trace/index.js';
import {
  cantonPhrases,
  COMMON,
  LEGAL_FORM_PHRASES,
  LEXICONS,
  OUTSIDE,
  SAME_OFFICE,
  SAME_THINGS,
  SAME_TIME,
  SIGNATURES,
} from '../../lexicon/index.js';
import { editDistance } from '../../../../../core/index.js';
import { fitsWord, wordOf, type PhraseWord } from './phrase-word.js';
import type { Slot } from './slots.js';
import { withoutDigraphs, type Token } from './tokens.js';

interface Phrase {
  words: PhraseWord[];
  letters: number;
  slot: Slot;
  /** Of everyday language, not of the register's. */
  common: boolean;
  /** What stands at the end of the clause: `steht dem Rat vor`; empty for a phrase in one piece. */
  tail: PhraseWord[];
}

interface Met {
  /** In two pieces, those of the longest start first. */
  gapped: readonly Phrase[];
  /** In one piece: the longest, then the one with most letters, then the first of the table. */
  whole: readonly Phrase[];
  /** Those of one word, in that order. */
  alone: readonly Phrase[];
  /** Those that fit the word behind as well, in that order, by that word: `der` begins hundreds. Bounded. */
  before: Map<string, readonly Phrase[]>;
}

/** Phrases of one language by the first three letters of their first word (all letters where it has fewer). */
export interface PhraseTable {
  readonly byStart: ReadonlyMap<string, readonly Phrase[]>;
  /** Phrases of one long word, by its first letter: what a slip of the pen may have meant. */
  readonly longWords: ReadonlyMap<string, readonly Phrase[]>;
  /** Phrases by a whole first word, as words were met: questions repeat the words of their language. Bounded. */
  readonly met: Map<string, Met>;
  /** Phrases of one word as they are: no other word's case (`Gesellschafter` is none of `Gesellschaft`). */
  readonly words: ReadonlySet<string>;
}

const GAP = '...';
const MOST_APART = 20;
const MOST_MET = 5_000;
const MOST_BEHIND = 500;
const START = 3;
const LEAST_LETTERS = 6;
const LONG = 9;
const SURELY_LONG = 11;
const tables = new Map<Language, PhraseTable>();

export function phraseTable(language: Language): PhraseTable {
  let table = tables.get(language);
  if (table === undefined) tables.set(language, (table = build(language)));
  return table;
}

function build(language: Language): PhraseTable {
  const lexicon = LEXICONS[language];
  const phrases: Phrase[] = [];
  const parsed = new Map<string, PhraseWord>();
  const partOf = (word: string): PhraseWord => {
    let part = parsed.get(word);
    if (part === undefined) parsed.set(word, (part = wordOf(word, language)));
    return part;
  };
  const add = (text: string | undefined, slot: Slot, common = false) => {
    for (const phrase of (text ?? '').split('|')) {
      const words = phrase.trim().split(' ').filter((word) => word !== ''); // prettier-ignore
      if (words.length === 0) continue;
      const parts = words.map(partOf);
      const gap = words.indexOf(GAP);
      const [head, tail] = gap < 0 ? [parts, []] : [parts.slice(0, gap), parts.slice(gap + 1)];
      phrases.push({
        words: head,
        letters: parts.reduce((sum, part) => sum + part.text.length, 0),
        slot,
        tail,
        common,
      });
    }
  };
  for (const { kinds, words, adverb } of SIGNATURES) add(words[language], { type: 'SIGNATURE', kinds, adverb });
  for (const topic of EVENT_TOPICS) add(lexicon.topics[topic], { type: 'TOPIC', topic });
  for (const measure of MEASURES) add(lexicon.measures[measure], { type: 'MEASURE', measure });
  add(lexicon.runs, { type: 'MEASURE', measure: 'OFFICERS', runs: true });
  for (const [roles, text] of lexicon.roles) add(text, { type: 'ROLE', roles });
  for (const status of FIRM_STATUSES) add(lexicon.statuses[status], { type: 'STATUS', status });
  for (const order of ORDERS) add(lexicon.orders[order], { type: 'ORDER', order });
  for (const [grouping, text] of Object.entries(lexicon.groups))
    add(text, { type: 'GROUPING', grouping: grouping as Grouping });
  add(lexicon.counting, { type: 'COUNTING' });
  add(lexicon.comparison, { type: 'COMPARISON' });
  add(lexicon.when, { type: 'WHEN' });
  add(lexicon.known, { type: 'KNOWN' });
  add(lexicon.stateOf, { type: 'STATE_OF' });
  add(lexicon.back, { type: 'BACK' });
  add(lexicon.left, { type: 'LEFT' });
  add(lexicon.joined, { type: 'JOINED' });
  for (const canton of CANTONS) add(cantonPhrases(canton), { type: 'CANTON', canton });
  for (const [code, text] of LEGAL_FORM_PHRASES) add(text, { type: 'FORM', code });
  add(lexicon.negation, { type: 'NEGATION' });
  add(lexicon.now, { type: 'NOW' });
  add(lexicon.ever, { type: 'EVER' });
  lexicon.ordinals.forEach((text, index) => {
    const last = index === lexicon.ordinals.length - 1;
    add(last ? text : `${text} | nr${index + 1}`, { type: 'ORDINAL', index: last ? -1 : index });
  });
  add(lexicon.others, { type: 'OTHER' });
  add(lexicon.persons, { type: 'PRONOUN', of: 'PERSON' });
  add(lexicon.firms, { type: 'PRONOUN', of: 'COMPANY' });
  add(lexicon.pronouns, { type: 'PRONOUN', of: 'EITHER' });
  add(lexicon.then, { type: 'THEN' });
  add(SAME_TIME[language], { type: 'THEN' });
  add(SAME_OFFICE[language], { type: 'FILLER' });
  add(SAME_THINGS[language], { type: 'ABOUT' });
  add(lexicon.about, { type: 'ABOUT' });
  add(lexicon.both, { type: 'BOTH' });
  add(lexicon.companyNouns, { type: 'COMPANY_NOUN' });
  add(lexicon.personNouns, { type: 'PERSON_NOUN' });
  add(lexicon.notices, { type: 'NOTICE_NOUN' });
  add(lexicon.documents, { type: 'DOCUMENT_NOUN' });
  for (const topic of OUTSIDE_TOPICS) add(OUTSIDE[topic][language], { type: 'OUTSIDE', topic });
  add(lexicon.filler, { type: 'FILLER' });
  add(lexicon.turning, { type: 'FILLER' });
  const long = phrases.filter(
    ({ words, letters, tail, slot }) =>
      words.length === 1 && tail.length === 0 && letters >= LEAST_LETTERS && slot.type !== 'CANTON',
  );
  // Behind the long words: a slip of the pen in an everyday word is no matter, and names resemble those.
  add(COMMON[language], { type: 'FILLER' }, true);
  return {
    byStart: grouped(phrases, (word) => word.slice(0, START)),
    longWords: grouped(long, (word) => word.slice(0, 1)),
    met: new Map(),
    words: new Set(phrases.flatMap(({ words, common }) => (words.length === 1 && !common ? [words[0]!.text] : []))),
  };
}

/** `Collection` is not `collective`: where nothing but the ending is another one, no letter slipped. */
const sharesAllBut = (a: string, b: string, last: number): boolean =>
  a.length === b.length && a.slice(0, -last) === b.slice(0, -last);

function grouped(phrases: readonly Phrase[], keyOf: (word: string) => string): Map<string, Phrase[]> {
  const groups = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const key = keyOf(phrase.words[0]!.text);
    const held = groups.get(key);
    if (held) held.push(phrase);
    else groups.set(key, [phrase]);
  }
  return groups;
}

/**
 * The word of the lexicon that a word with a slip of the pen meant: one letter wrong, two in long words, the first one right, or the first four; null where
 * words that say different things are as near.
 */
export function nearWord(table: PhraseTable, folded: string): { slot: Slot; word: string } | null {
  if (folded.length < LEAST_LETTERS) return null;
  const most = folded.length >= LONG ? 2 : 1;
  let best: { slot: Slot; word: string; distance: number } | null = null;
  let apart = false;
  for (const { words, slot } of table.longWords.get(folded.slice(0, 1)) ?? []) {
    const word = words[0]!.text;
    if (Math.abs(folded.length - word.length) > most) continue;
    // Two letters off, and early, another word may be meant: `contested` is not `connected`.
    const off = folded.length >= SURELY_LONG || folded.slice(0, 4) === word.slice(0, 4) ? most : 1;
    const distance = editDistance(folded, word, off);
    if (
      distance > off ||
      (distance > 1 && sharesAllBut(folded, word, distance)) ||
      (best !== null && distance > best.distance)
    )
      continue;
    apart = best !== null && distance === best.distance && (apart || !sameSlot(best.slot, slot));
    best = { slot, word, distance };
  }
  return best === null || apart ? null : best;
}

const sameSlot = (a: Slot, b: Slot) => JSON.stringify(a) === JSON.stringify(b);

/** The phrase that fits at a token: the longest, then the one with most letters, then the first of the table. */
export function phraseAt(
  table: PhraseTable,
  tokens: readonly Token[],
  at: number,
): { slot: Slot; length: number; common: boolean } | null {
  const first = tokens[at]!.folded;
  const plain = withoutDigraphs(first);
  return best(table, tokens, at, first, false) ?? (plain === first ? null : best(table, tokens, at, plain, true));
}

function best(table: PhraseTable, tokens: readonly Token[], at: number, first: string, plain: boolean) {
  const met = beginningWith(table, first);
  if (met.whole.length === 0) return null;
  const next = tokens[at + 1];
  const isLast = next === undefined || next.breakBefore || next.commaBefore;
  const fitting = isLast ? met.alone : fittingBefore(table, met, plain ? withoutDigraphs(next.folded) : next.folded);
  if (fitting.length === 0) return null;
  const name = isLikeName(tokens, at);
  for (const { words, slot, common } of fitting) {
    if (name && !first.startsWith(words[0]!.text)) continue;
    if (goesOn(table, words, tokens, at, plain, 2)) return { slot, length: words.length, common };
  }
  return null;
}

/** The phrases whose first two words fit, and those of one word. */
function fittingBefore(table: PhraseTable, { whole, alone, before }: Met, second: string): readonly Phrase[] {
  if (alone.length === whole.length) return alone;
  const known = before.get(second);
  if (known !== undefined) return known;
  const found = whole.filter(({ words }) => words.length === 1 || fitsWord(table.words, words[1]!, second));
  if (before.size >= MOST_BEHIND) before.clear();
  before.set(second, found);
  return found;
}

/** `Quali mandati ha Gestori`: a capital inside a sentence, behind no article, is another's name and no word with another vowel. */
export function isLikeName(tokens: readonly Token[], at: number): boolean {
  const { capital, breakBefore } = tokens[at]!;
  return capital && at > 0 && !breakBefore && !ARTICLES.has(tokens[at - 1]!.folded);
}

const ARTICLES = new Set('il lo la l i gli le un uno una del dello della dell dei degli delle al allo alla all ai agli alle dal dallo dalla dall dai dagli dalle nel nella nei negli nelle quali quale quanti quante'.split(' ')); // prettier-ignore

/** The phrases whose first word fits. */
function beginningWith(table: PhraseTable, first: string): Met {
  const met = table.met.get(first);
  if (met !== undefined) return met;
  const found: Phrase[] = [];
  for (let length = Math.min(START, first.length); length > 0; length--)
    for (const phrase of table.byStart.get(first.slice(0, length)) ?? [])
      if (fitsWord(table.words, phrase.words[0]!, first)) found.push(phrase);
  const whole = found
    .filter(({ tail }) => tail.length === 0)
    .sort((a, b) => b.words.length - a.words.length || b.letters - a.letters);
  const gapped = found.filter(({ tail }) => tail.length > 0);
  const ranked: Met = { gapped, whole, alone: whole.filter(({ words }) => words.length === 1), before: new Map() };
  if (table.met.size >= MOST_MET) table.met.clear();
  table.met.set(first, ranked);
  return ranked;
}

/** The phrase in two pieces whose first begins at a token: `steht ... vor`, the second at an end that `isEnd` tells of the index behind it. */
export function gappedAt(
  table: PhraseTable,
  tokens: readonly Token[],
  at: number,
  isEnd: (at: number) => boolean,
): { slot: Slot; length: number; tail: { start: number; end: number } } | null {
  const first = tokens[at]!.folded;
  for (const { words, tail, slot } of beginningWith(table, first).gapped) {
    if (!goesOn(table, words, tokens, at, false)) continue;
    for (let start = at + words.length; start < tokens.length && start - at <= MOST_APART; start++) {
      if (tokens[start]!.breakBefore) break;
      const end = start + tail.length;
      const closes =
        fitsWord(table.words, tail[0]!, tokens[start]!.folded) && goesOn(table, tail, tokens, start, false);
      if (closes && isEnd(end)) return { slot, length: words.length, tail: { start, end } };
    }
  }
  return null;
}

/** Whether the words of a phrase from the given one on stand behind the token of its first, with nothing in between. */
function goesOn(
  table: PhraseTable,
  words: Phrase['words'],
  tokens: readonly Token[],
  at: number,
  plain: boolean,
  from = 1,
): boolean {
  for (let index = from; index < words.length; index++) {
    const token = tokens[at + index];
    if (token === undefined || token.breakBefore || token.commaBefore) return false;
    if (!fitsWord(table.words, words[index]!, plain ? withoutDigraphs(token.folded) : token.folded)) return false;
  }
  return true;
}

/** Every language's table, so that a mixed question (`conseil d'administration der X AG`) is understood too. */
export function otherLanguages(language: Language): Language[] {
  return LANGUAGES.filter((other) => other !== language);
}
