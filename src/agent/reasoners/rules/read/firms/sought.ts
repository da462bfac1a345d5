import type { Language, Span } from '../../../../../core/index.js';
import { SOUGHT, type SoughtWords } from '../../lexicon/sought.js';
import { MOST_PARTS, type Measure } from '../../../../../trace/index.js';
import type { Slot } from '../words/slots.js';
import { placeIn } from './place.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';

/** What firms or notices are asked for by, where nobody is named. */
export interface Sought {
  /** PURPOSE: firms whose purpose says it, which is what a register has of what they do. TEXT: notices that say it. */
  in: 'PURPOSE' | 'TEXT';
  /** As written; of a purpose the beginnings of its words. Any of several will do. */
  things: { text: string; span: Span }[];
  /** The question without what is sought: its conditions. */
  rest: Reading;
}

const MOST_WORDS = 6;
/** A beginning shorter than this is of too many words. */
const LEAST_BEGINNING = 5;

const compiled = (patterns: readonly string[]) =>
  patterns.map((pattern) => new RegExp(`^(?:wohl |noch |there )?${pattern}$`, 'd'));
const PATTERNS = mapped(({ firms, patterns, notices }) => ({
  firm: new RegExp(`^${firms}$`),
  ofFirms: compiled(patterns),
  ofNotices: compiled(notices),
}));

function mapped<Made>(made: (words: SoughtWords) => Made): Record<Language, Made> {
  return { de: made(SOUGHT.de), fr: made(SOUGHT.fr), it: made(SOUGHT.it), en: made(SOUGHT.en) };
}

/** `Which companies in Geneva sell watches?`, `which notices mention watches?`; null where the question asks for something else. */
export function sought(reading: Reading): Sought | null {
  const { language, tokens } = reading;
  const { firm, ofFirms: patterns, ofNotices: notices } = PATTERNS[language];
  // Most questions are of neither.
  if (!tokens.some(({ folded, slot }) => slot?.type === 'NOTICE_NOUN' || WORD.test(folded) || firm.test(folded))) return null;
  const begins = Math.max(0, tokens.findLastIndex(({ breakBefore }) => breakBefore));
  // A sentence before it that asks, or names somebody, makes more of it.
  if (tokens.slice(0, begins).some(asksOrNames) || tokens.some(({ folded, slot }) => NOT.test(folded) || slot?.type === 'ORDER')) return null;
  const conditions = conditionsIn(reading);
  const told = tokens.map((_, at) => at).filter((at) => at >= begins && !conditions.has(at));
  const at = told.findIndex((index) => firm.test(tokens[index]!.folded));
  const ofFirms = at >= 0 && told.slice(0, at).every((index) => isLead(tokens, index)) ? told.slice(at + 1) : [];
  const words = (places: readonly number[]) => places.map((index) => tokens[index]!.folded);
  const byPurpose = matched(words(ofFirms), patterns);
  const byText = byPurpose === null ? matched(words(told), notices) : null;
  const places = byPurpose?.map((index) => ofFirms[index]!) ?? byText?.map((index) => told[index]!) ?? [];
  const thing = places.map((index) => tokens[index]!);
  const quoted = thing.filter(({ quote }) => quote !== null);
  const things = split(quoted.length > 0 ? quoted : thing, SOUGHT[language].either).map((one) => withoutAround(one, language));
  if (things.some((one) => one.length === 0 || one.length > MOST_WORDS || one.some(({ text }) => text.length > MOST_LETTERS)) || things.length > MOST_PARTS) return null;
  const says = byPurpose === null ? WORD : PURPOSE;
  const plainly = quoted.length > 0 || tokens.some(({ folded }) => says.test(folded));
  if (!thing.every((token) => mayBeThing(token, plainly, byPurpose === null)) || (!plainly && isOtherwise(thing, language))) return null;
  // Whose notices they are, or of where.
  const outside = told.filter((index) => !places.includes(index));
  if (byPurpose === null && outside.some((index) => refersBack(tokens, index) || isOpenName(tokens[index]!, index - begins))) return null;
  const rest = { ...reading, tokens: tokens.filter((_, index) => index >= begins && !(byPurpose === null ? places : ofFirms).includes(index)) };
  return byPurpose === null
    ? { in: 'TEXT', things: things.map((one) => ({ ...written(one), text: one.map(({ text }) => text).join(' ') })), rest }
    : { in: 'PURPOSE', things: things.map((one) => ({ ...written(one), text: one.map(({ folded }) => beginning(folded, language)).join(' ') })), rest };
} // prettier-ignore

const MOST_LETTERS = 100;

const asksOrNames = (token: TaggedToken, at: number): boolean => ASKS.includes(token.slot?.type ?? 'FILLER') || isOpenName(token, at); // prettier-ignore
const ASKS: readonly Slot['type'][] = ['MEASURE', 'ROLE', 'TOPIC', 'SIGNATURE', 'COUNTING', 'STATUS', 'FORM', 'NUMBER', 'OUTSIDE', 'LEFT', 'JOINED']; // prettier-ignore
const isOpenName = ({ slot, capital }: TaggedToken, at: number): boolean => slot === null && capital && at > 0;

/** `Which of these`, `her companies`, `other firms`, `there`: some that were spoken of, and not all. */
export function refersBack(tokens: readonly TaggedToken[], at: number): boolean {
  const { folded, slot } = tokens[at]!;
  if (folded === 'there') return !/^(?:is|are|was|were)$/.test(tokens[at - 1]?.folded ?? '');
  return REFERS.test(folded) || ['PRONOUN', 'OTHER', 'BACK', 'ORDINAL', 'THEN'].includes(slot?.type ?? '');
}
const REFERS =
  /^(?:diese[rsnm]?|jene[rsnm]?|deren|ihre[rsnm]?|seine[rsnm]?|andere[rsnm]?|davon|dort|these|those|her|his|their|its|other|ses|leurs|ces|celles|autres?|lesquelles|dont|queste|quelle|altre|loro|sue|suoi)$/;

/** People and firms it is done for, what it is done with besides, and verbs: none of them is what a purpose says. */
function isOtherwise(thing: readonly TaggedToken[], language: Language): boolean {
  const open = thing.map((token) => token.slot === null && token.capital && !/^\p{Lu}{2,4}$/u.test(token.text));
  const names = language === 'de' ? open.some((one, at) => one && open[at + 1] === true) : open.includes(true);
  return names || thing.some(({ folded }, at) => (at === 0 ? TOWARDS_FIRST : TOWARDS).test(folded) || NO_THING.test(folded)) || BROKEN_OFF.test(thing.at(-1)?.folded ?? ''); // prettier-ignore
}
const TOWARDS_FIRST = /^(?:an|to|for|con|chez|presso|bei)$/;
const TOWARDS = /^(?:an|to|chez|presso|bei)$/;
const NO_THING =
  /^(?:are|is|was|were|have|has|had|went|go|sind|ist|haben|hat|hatten|wurden?|waren|werden|sont|ont|furent|etaient|sono|hanno|furono|erano|kantone?|cantons?|canton[ei]|register|handelsregister|registr[eo]|registers|switzerland|schweiz|suisse|svizzera|this|same|these|dieser|gleichen|group|gruppe|trouble|stellen|jobs?|sitz|siege|sede|seat)$/;
/** `Bauen Stellen ab`. */
const BROKEN_OFF = /^(?:ab|um|auf|aus|ein|vor|mit)$/;

const written = (tokens: readonly TaggedToken[]) => ({ span: { start: tokens[0]!.span.start, end: tokens.at(-1)!.span.end } }); // prettier-ignore

/** The places of the words of the thing; null where no pattern is of these words. */
function matched(words: readonly string[], patterns: readonly RegExp[]): number[] | null {
  const text = words.join(' ');
  for (const pattern of patterns) {
    const what = pattern.exec(text)?.indices?.groups?.['what'];
    if (what === undefined) continue;
    const first = text.slice(0, what[0]).split(' ').length - 1;
    const length = text.slice(...what).split(' ').length;
    return Array.from({ length }, (_, index) => first + index);
  }
  return null;
} // prettier-ignore

/** `Which`, `are there`, `show me all`: nothing before the firms that says whose they are. */
const isLead = (tokens: readonly TaggedToken[], at: number): boolean => {
  const { slot } = tokens[at]!;
  return slot !== null && !WHOSE.includes(slot.type) && !refersBack(tokens, at);
};
const WHOSE: readonly Slot['type'][] = ['ROLE', 'LEFT', 'JOINED', 'TOPIC', 'OUTSIDE', 'NUMBER', 'NOTICE_NOUN', 'DOCUMENT_NOUN']; // prettier-ignore

/** Where and when: conditions beside. */
function conditionsIn(reading: Reading): ReadonlySet<number> {
  const { tokens } = reading;
  const found = new Set(tokens.flatMap((token, at) => (CONDITIONS.includes(slotOf(token)?.type ?? 'FILLER') ? [at] : [])));
  const place = placeIn(reading, [])?.words ?? [];
  const start = tokens.findIndex((_, at) => place.length > 0 && at > 0 && place.every((word, index) => tokens[at + index]?.text === word));
  if (start > 0 && SEATED.test(tokens[start - 1]!.folded)) for (let at = 0; at < place.length; at++) found.add(start + at);
  for (const [at, { folded }] of tokens.entries()) if (LEADS.test(folded) && found.has(at + 1)) found.add(at);
  return found;
} // prettier-ignore
const CONDITIONS: readonly Slot['type'][] = ['CANTON', 'TIME', 'NOW'];
const SEATED = /^(?:in|aus|von|a|de|di|da|from|at|pres|bei)$/;
const LEADS = /^(?:in|im|aus|von|a|au|du|de|en|d|dans|le|nel|nella|di|del|da|from|of|at|on|am|seit|since|bei|pres)$/;

/** `The word`, and what is expressly of the purpose: whatever else it could ask for. */
const WORD = /^(?:wort|worter|begriff|ausdruck|mot|mots|terme|parola|parole|termine|word|words|term|phrase)$/;
const PURPOSE = /zweck$|^(?:but|scopo|purposes?)$/;

/** Nothing that a register tells of a firm, nothing that none tells, no other condition, and no name with a legal form; `plainly`: no name is enough. */
function mayBeThing({ slot }: TaggedToken, plainly: boolean, ofNotices: boolean): boolean {
  if (slot === null) return true;
  if (plainly) return !NAMED.includes(slot.type);
  if (slot.type === 'OUTSIDE') return slot.topic === 'BUSINESS';
  if (slot.type === 'MEASURE') return !ofNotices && !OF_FIRMS.includes(slot.measure);
  return !OF_OTHERS.includes(slot.type) && !(ofNotices && (slot.type === 'ROLE' || slot.type === 'TOPIC'));
}
const NAMED: readonly Slot['type'][] = ['FORM', 'NUMBER', 'PRONOUN'];
const OF_FIRMS: readonly Measure[] = ['CAPITAL', 'SEAT', 'LEGAL_FORM', 'AUDITOR', 'BRANCHES', 'HEAD_OFFICE', 'PATH', 'NETWORK', 'SHARED_OFFICERS', 'TIMELINE', 'ADDRESS', 'NAMES', 'SIGNATORIES', 'DEPARTED', 'JOINED', 'STATUS', 'PERSON_MANDATES']; // prettier-ignore
const OF_OTHERS: readonly Slot['type'][] = [...NAMED, 'STATUS', 'TOPIC', 'GROUPING', 'COUNTING', 'LEFT', 'JOINED', 'SIGNATURE', 'NOTICE_NOUN', 'DOCUMENT_NOUN', 'ORDINAL', 'KNOWN', 'STATE_OF']; // prettier-ignore
/** What makes another question of it. */
export const makesAnother = ({ folded }: TaggedToken): boolean => NOT.test(folded);
const NOT =
  /^(?:nicht|kein(?:e[mnrs]?)?|ne|pas|plus|aucune?|non|not|no|never|without|ohne|sans|senza|mehr|more|most|meisten|piu|least)$/;

function split(tokens: readonly TaggedToken[], either: RegExp): TaggedToken[][] {
  const things: TaggedToken[][] = [[]];
  for (const token of tokens) {
    if (either.test(token.folded)) things.push([]);
    else things.at(-1)!.push(token);
  }
  return things;
}

function withoutAround(thing: readonly TaggedToken[], language: Language): TaggedToken[] {
  const { around } = SOUGHT[language];
  return thing.filter(({ folded }, at) => !around.test(folded) && folded.length > 1 && thing.findIndex((one) => one.folded === folded) === at); // prettier-ignore
}

export function beginning(word: string, language: Language): string {
  const bare = word.replace(SOUGHT[language].ending, '');
  return bare.length >= LEAST_BEGINNING ? bare : word;
}
