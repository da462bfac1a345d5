import { ADDRESS_NOUN, ADJECTIVE, IN_STREET, MASCULINE, NUMBER_WORD, STREET_ENDING, STREET_KIND, SURELY_KIND, SURELY_STREET, TIME_UNIT } from '../../lexicon/addresses.js'; // prettier-ignore
import { isSuffix } from '../names/runs.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';

/** A street, a building or a letterbox that a question writes. */
export interface Street {
  /** Name and number. */
  text: string;
  /** Of its tokens. */
  start: number;
  end: number;
}

const MOST_WORDS = 8;

/** What begins, or in German ends, at a token; null: nothing. */
export function streetAt(reading: Reading, at: number): Street | null {
  const { tokens } = reading;
  if (isCareOf(reading, at)) return inCareOf(reading, at);
  const { folded } = tokens[at]!;
  if (STREET_KIND.test(folded)) return behindKind(reading, at);
  if (STREET_ENDING.test(folded)) return withEnding(reading, at);
  return ADDRESS_NOUN.test(folded) ? behindNoun(reading, at + 1) : null;
}

/** `Untere Bahnhofstrasse 12a`, `Zürcher Strasse Nr. 12`, `12 Bahnhofstrasse`. */
function withEnding(reading: Reading, at: number): Street | null {
  const { question, tokens } = reading;
  const street = tokens[at]!;
  const number = houseAt(reading, at + 1);
  const end = number?.end ?? at + 1;
  if (!street.capital && number === null) return null;
  if (number === null && (!SURELY_STREET.test(street.folded) || street.folded.replace(SURELY_STREET, '').length < LEAST_NAME)) return null;
  // `Bahnhofstrasse Immobilien AG` is a name.
  if (number === null && tokens[end]?.capital && slotOf(tokens[end]) === null && !tokens[end].breakBefore) return null;
  let start = at;
  while (start > 0 && isBefore(reading, start)) start--;
  const name = question.slice(tokens[start]!.span.start, street.span.end).replace(ADJECTIVE, MASCULINE.test(street.folded) ? '$1er ' : '$1e ');
  return numbered({ text: name, start, end }, number, tokens);
} // prettier-ignore
const LEAST_NAME = 3;

/** A capital that says nothing else, right before a street: `Alte`, `St.`, `Sankt-Jakob-`. */
function isBefore({ question, tokens }: Reading, at: number): boolean {
  const [before, own] = [tokens[at - 1]!, tokens[at]!];
  const between = question.slice(before.span.end, own.span.start);
  if (own.breakBefore || /^\d/.test(before.text) || !/^(?:-|\.? )$/.test(between)) return false;
  return between === '-' || (before.capital && (slotOf(before) === null || (at > 1 && slotOf(before)?.type === 'FILLER')));
} // prettier-ignore

/** `Rue du Rhône 12`, `12, rue du Rhône`, `via Nassa 5`. */
function behindKind(reading: Reading, at: number): Street | null {
  const { question, tokens, language } = reading;
  const kind = tokens[at]!;
  let last = 0;
  for (let end = at + 1; end < tokens.length && end - at < MOST_WORDS && !tokens[end]!.breakBefore && !tokens[end]!.commaBefore; end++) {
    const { capital, text, folded } = tokens[end]!;
    if (/^\d/.test(text) || isSuffix(tokens[end]!)) break;
    if (capital) last = end;
    else if (!IN_STREET.test(folded)) break;
  }
  if (last === 0) return null;
  const text = question.slice(kind.span.start, tokens[last]!.span.end);
  const found = numbered({ text, start: at, end: last + 1 }, houseAt(reading, last + 1), tokens);
  // Without a number `place` and `cours` are words, and `in via di` is a way.
  const plainly = Object.values(SURELY_KIND).some((kinds) => kinds.test(kind.folded)) && (kind.capital || SURELY_KIND[language]?.test(kind.folded) === true) && !(kind.folded === 'via' && tokens[at + 1]?.folded === 'di');
  return /\d$|\d\p{L}+$/u.test(found.text) || plainly ? found : null;
} // prettier-ignore

/** `At the address Dorf 12`: capitals, and a number. */
function behindNoun(reading: Reading, start: number): Street | null {
  const { question, tokens } = reading;
  let end = start;
  while (end < tokens.length && end - start < MOST_WORDS && isOpen(tokens[end]!) && !tokens[end]!.breakBefore && !(end > start && tokens[end]!.commaBefore)) end++;
  const number = houseAt(reading, end);
  if (end === start || number === null) return null;
  return { start, end: number.end, text: `${question.slice(tokens[start]!.span.start, tokens[end - 1]!.span.end)} ${number.text}` };
} // prettier-ignore
const isOpen = (token: TaggedToken) => token.capital && !/^\d/.test(token.text) && !isSuffix(token) && !['NUMBER', 'FORM', 'TOPIC', 'ROLE'].includes(slotOf(token)?.type ?? ''); // prettier-ignore

const isCareOf = ({ question, tokens }: Reading, at: number) =>
  tokens[at]!.folded === 'c' && tokens[at + 1]?.folded === 'o' && question.slice(tokens[at]!.span.end, tokens[at + 1]!.span.start) === '/'; // prettier-ignore

/** `C/o Muster Treuhand AG`: whose letterbox it is. */
function inCareOf({ question, tokens }: Reading, at: number): Street | null {
  const start = at + 2;
  let end = start;
  while (end < tokens.length && end - start < MOST_WORDS && !tokens[end]!.breakBefore && !(end > start && tokens[end]!.commaBefore) && (tokens[end]!.capital || IN_STREET.test(tokens[end]!.folded) || isSuffix(tokens[end]!))) end++;
  while (end > start && IN_STREET.test(tokens[end - 1]!.folded)) end--;
  return end === start ? null : { start: at, end, text: `c/o ${question.slice(tokens[start]!.span.start, tokens[end - 1]!.span.end)}` };
} // prettier-ignore

const HOUSE = /^\d{1,3}(?:\p{L}|bis|ter)?$/u;
const LETTER = /^(?:[a-h]|bis|ter)$/;

/** The number behind a street, else right before it (`12, rue du Rhône`). */
function numbered(street: Street, behind: { text: string; end: number } | null, tokens: readonly TaggedToken[]): Street {
  if (behind !== null) return { ...street, end: behind.end, text: `${street.text} ${behind.text}` };
  const [before, first] = [tokens[street.start - 1], tokens[street.start]!];
  if (before === undefined || first.breakBefore || !HOUSE.test(before.text) || slotOf(before)?.type === 'TIME') return street;
  return { ...street, start: street.start - 1, text: `${street.text} ${before.text}` };
} // prettier-ignore

/** The number of a house: `12`, `Nr. 12`, `12a`, `12 a`, `12-14`; no year, no day, and nothing that is counted. */
function houseAt({ question, tokens }: Reading, at: number): { text: string; end: number } | null {
  const first = NUMBER_WORD.test(tokens[at]?.folded ?? '') && tokens[at]!.breakBefore === false ? at + 1 : at;
  const number = tokens[first];
  if (number === undefined || !HOUSE.test(number.text) || number.breakBefore || number.commaBefore) return null;
  const [next, behind] = [tokens[first + 1], tokens[first + 2]];
  if (slotOf(number)?.type === 'TIME' || TIME_UNIT.test(next?.folded ?? '')) return null;
  const gap = next === undefined ? '' : question.slice(number.span.end, next.span.start);
  const letter = gap === ' ' && next !== undefined && LETTER.test(next.folded) && !/^\p{Lu}/u.test(behind?.text ?? '');
  const range = /^ ?[-–/] ?$/.test(gap) && next !== undefined && HOUSE.test(next.text);
  const end = letter || range ? first + 2 : first + 1;
  return { end, text: question.slice(number.span.start, tokens[end - 1]!.span.end) };
} // prettier-ignore

/** `, 6300 Zug`, `in 2504 Biel/Bienne` behind a street. */
export function postalAt({ question, tokens }: Reading, at: number): { text: string; end: number } | null {
  const start = /^(?:in|a|ch)$/.test(tokens[at]?.folded ?? '') ? at + 1 : at;
  const [code, place] = [tokens[start], tokens[start + 1]];
  if (code === undefined || !/^[1-9]\d{3}$/.test(code.text) || code.breakBefore || !place?.capital || /^\d/.test(place.text)) return null;
  let end = start + 2;
  while (end < tokens.length && end - start < MOST_WORDS && goesOn(question.slice(tokens[end - 1]!.span.end, tokens[end]!.span.start), tokens[end]!)) end++;
  return { text: question.slice(code.span.start, tokens[end - 1]!.span.end), end };
} // prettier-ignore
const goesOn = (gap: string, token: TaggedToken) => gap === '-' || gap === '/' || (token.capital && slotOf(token) === null && (gap === ' ' || gap === '. ')); // prettier-ignore
