import type { Language } from '../../../../../core/index.js';
import { OPENING, QUESTION_WORDS } from '../../lexicon/index.js';
import { areParties } from '../../lexicon/relations.js';
import type { Slot } from '../words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';
import { isAsked, isStrong, isWish } from './sentences.js';

/** How a sentence begins in which people speak of themselves. */
const SELF: Record<Language, RegExp> = {
  de: /^(?:ich|wir)$/,
  fr: /^(?:je|j|nous|on)$/,
  it: /^(?:io|noi|sono|siamo|sto|stiamo|ho|abbiamo|non|mi|ci|faccio|facciamo|lavor(?:o|iamo)|scriv(?:o|iamo)|prepar(?:o|iamo)|verific(?:o|hiamo)|controll(?:o|iamo)|segu(?:o|iamo)|indag(?:o|hiamo)|redig(?:o|iamo)|esamin(?:o|iamo)|studi(?:o|amo)|valut(?:o|iamo))$/,
  en: /^(?:i|we)$/,
};
/** What may matter for what is asked behind it: whom, when, where, and which of several. */
const MATTERS: readonly Slot['type'][] = ['TIME', 'NUMBER', 'FORM', 'CANTON', 'PRONOUN', 'BACK', 'ORDINAL', 'OTHER', 'THEN', 'KNOWN', 'ABOUT', 'BOTH']; // prettier-ignore
const MOST_SENTENCES = 3;
const MOST_WORDS = 16;

/** `I am new here and no expert. Who ...?`, `we are vetting a new partner. ...`: what people tell of themselves before they ask, where it
 * names nobody and says nothing that a register tells: its words ask for nothing. Before a list or a count it stays: what limits these is never dropped. */
export function withoutIntroduction(reading: Reading): Reading {
  const { tokens } = reading;
  let start = 0;
  for (let sentence = 0; sentence < MOST_SENTENCES; sentence++) {
    const end = sentenceEnd(reading, start);
    if (end === null || !tells(reading, tokens.slice(start, end)) || !asks(tokens.slice(end))) break;
    start = end;
  }
  return start === 0 ? reading : { ...reading, tokens: tokens.slice(start) };
}

/** Where a sentence that asks nothing ends before another; null: it asks, or is the last. */
function sentenceEnd({ tokens, question }: Reading, start: number): number | null {
  const end = tokens.findIndex((token, at) => at > start && /^["”»)]?[.!…?]+\s/u.test(question.slice(tokens[at - 1]!.span.end, token.span.start + 1))); // prettier-ignore
  if (end < 0 || end - start > MOST_WORDS) return null;
  return question.slice(tokens[end - 1]!.span.end, tokens[end]!.span.start).includes('?') ? null : end;
}

const typeOf = (word: TaggedToken): Slot['type'] => slotOf(word)?.type ?? 'FILLER';

function tells({ language }: Reading, words: readonly TaggedToken[]): boolean {
  const [first] = words;
  if (first === undefined || words.length < 2 || !SELF[language].test(first.folded)) return false;
  if (CORRECTS.test(words.map(({ folded }) => folded).join(' '))) return false;
  // A capital that no lexicon knows may be a name; an article before it makes a noun of it in German.
  const mayName = (word: TaggedToken, at: number) =>
    word.quote !== null || (at > 0 && word.slot === null && word.capital && !(language === 'de' && ARTICLE.test(words[at - 1]!.folded))); // prettier-ignore
  const leads = (word: TaggedToken) =>
    isAsked(word) && !BESIDE.includes(typeOf(word)) && !areParties(word.folded, language);
  return words.every((word, at) => !mayName(word, at) && !leads(word) && !MATTERS.includes(typeOf(word)) && !isWish(language, word) && !(at > 0 && QUESTION_WORDS.has(word.folded) && word.commaBefore)); // prettier-ignore
}

/** `I meant the auditor`, which is what is asked. */
const CORRECTS = /^(?:ich (?:mein\w*|sprach|spreche|rede|redete|dachte)|je (?:parl\w+|pens\w+|voulais)|j (?:entends|entendais)|i (?:meant?|spoke|(?:am|m|was) (?:talking|thinking|asking|speaking))|mi riferi\w+)(?: |$)/; // prettier-ignore
/** What people say of themselves, too: they are new, at a contract, at a file. */
const BESIDE: readonly Slot['type'][] = ['OUTSIDE', 'JOINED'];
const ARTICLE = /^(?:ein|eine|einen|einem|einer|eines|mein\w*|unser\w*|kein\w*)$/;

/** Of all firms: a remark before it may limit which. */
const OF_ALL: readonly Slot['type'][] = ['COUNTING', 'ORDER', 'GROUPING', 'COMPANY_NOUN'];

const asks = (words: readonly TaggedToken[]): boolean =>
  !words.some((word) => OF_ALL.includes(typeOf(word))) &&
  (words.some(isStrong) || QUESTION_WORDS.has(words[0]!.folded) || OPENING.has(words[0]!.folded));
