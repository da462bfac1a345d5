import type { Language, Span } from '../../../../core/index.js';
import type { Measure } from '../../../../trace/index.js';
import { ADDRESS_NOUN, BEFORE_STREET, IN_STREET, IS, MASCULINE, STREET_ENDING, STREET_KIND, SURELY_KIND, SURELY_STREET, WHOEVER } from '../lexicon/addresses.js'; // prettier-ignore
import { placeIn, type Place } from './place.js';
import { isSuffix } from './runs.js';
import type { Slot } from './slots.js';
import { makesAnother, refersBack } from './sought.js';
import { slotOf, type Reading, type TaggedToken } from './tagging.js';

export interface AddressAsked {
  /** As it is looked for: the street and its number, and the postcode and place behind it, between commas. */
  text: string;
  span: Span;
  /** The question without it: its conditions. */
  rest: Reading;
}

const MOST_WORDS = 8;

/** `Which companies are at Bahnhofstrasse 1?`: firms asked for by their address. Null: something else is asked. */
export function addressAsked(reading: Reading): AddressAsked | null {
  const { language, tokens } = reading;
  const at = tokens.findIndex((_, index) => streetAt(reading, index) !== null);
  const found = at < 0 ? null : streetAt(reading, at);
  // `Via Nassa SA`, `Lindenstrasse 12 AG` are names.
  if (found === null || isSuffixAt(tokens, found.end)) return null;
  const { start, end } = withLead(tokens, found, language);
  const postal = postalAt(reading, found.end);
  const rest = { ...reading, tokens: tokens.filter((_, index) => index < start || index >= Math.max(end, postal?.end ?? 0)) };
  // A street without a number is where something is, or asked for as such.
  const placed = start < found.start || /\d|^c\/o/.test(found.text) || rest.tokens.some((token) => isMeasure(token, ['SEAT', 'ADDRESS']));
  if (!placed) return null;
  const place = placeIn(rest, []);
  if (!asksForFirms(rest.tokens) || rest.tokens.some((_, index) => isElse(rest, index, place))) return null;
  const span = { start: tokens[found.start]!.span.start, end: tokens[Math.max(found.end, postal?.end ?? 0) - 1]!.span.end };
  const text = [found.text, ...(postal === null ? [] : [postal.text])].join(', ');
  return { text, span, rest };
} // prettier-ignore

const isSuffixAt = (tokens: readonly TaggedToken[], at: number) => tokens[at] !== undefined && isSuffix(tokens[at]);

interface Street {
  text: string;
  /** Of its tokens. */
  start: number;
  end: number;
}

function streetAt(reading: Reading, at: number): Street | null {
  const { tokens } = reading;
  if (careOf(reading, at)) return inCareOf(reading, at);
  const { folded } = tokens[at]!;
  if (STREET_KIND.test(folded)) return behindKind(reading, at);
  if (STREET_ENDING.test(folded) && tokens[at]!.capital) return withEnding(reading, at);
  return ADDRESS_NOUN.test(folded) ? behindNoun(reading, at + 1) : null;
}

/** `Untere Bahnhofstrasse 12a`. */
function withEnding(reading: Reading, at: number): Street | null {
  const { question, tokens } = reading;
  const street = tokens[at]!;
  const number = numberAt(tokens, at + 1);
  const end = number ?? at + 1;
  if (number === null && (!SURELY_STREET.test(street.folded) || !/^.{3}/u.test(street.folded.replace(SURELY_STREET, '')))) return null;
  // `Bahnhofstrasse Immobilien AG` is a name.
  if (number === null && tokens[end]?.capital && slotOf(tokens[end]) === null && !tokens[end].breakBefore) return null;
  let start = at;
  while (start > 0 && isBefore(reading, start)) start--;
  const first = question.slice(tokens[start]!.span.start, street.span.end).replace(/^(\p{Lu}\p{L}+e)[nr] /u, MASCULINE.test(street.folded) ? '$1r ' : '$1 ');
  return { start, end, text: [first, ...(number === null ? [] : [question.slice(tokens[at + 1]!.span.start, tokens[end - 1]!.span.end)])].join(' ') };
} // prettier-ignore

/** A capital that says nothing else, right before a street: `Alte`, `St.`, `Sankt-Jakob-`. */
function isBefore({ question, tokens }: Reading, at: number): boolean {
  const [before, own] = [tokens[at - 1]!, tokens[at]!];
  const between = question.slice(before.span.end, own.span.start);
  return (
    before.capital &&
    !own.breakBefore &&
    /^(?:-|\.? )$/.test(between) &&
    (slotOf(before) === null || between === '-' || (at > 1 && slotOf(before)?.type === 'FILLER'))
  );
}

/** `Rue du Rhône 12`, `12, rue du Rhône`, `via Nassa 5`. */
function behindKind(reading: Reading, at: number): Street | null {
  const { question, language, tokens } = reading;
  const kind = tokens[at]!;
  let end = at + 1;
  let last = 0;
  for (; end < tokens.length && end - at < MOST_WORDS && !tokens[end]!.breakBefore && !tokens[end]!.commaBefore; end++) {
    const { capital, text, folded } = tokens[end]!;
    if (/^\d/.test(text) || isSuffixAt(tokens, end)) break;
    if (capital) last = end;
    else if (!IN_STREET.test(folded)) break;
  }
  if (last === 0) return null;
  const name = question.slice(kind.span.start, tokens[last]!.span.end);
  const number = numberAt(tokens, last + 1);
  if (number !== null) return { start: at, end: number, text: `${name} ${question.slice(tokens[last + 1]!.span.start, tokens[number - 1]!.span.end)}` };
  const before = tokens[at - 1];
  if (before !== undefined && HOUSE.test(before.text) && !kind.breakBefore) return { start: at - 1, end: last + 1, text: `${name} ${before.text}` };
  // Without a number `via` is a way, and `place` and `cours` are words.
  const plainly = kind.capital || SURELY_KIND[language]?.test(kind.folded) === true;
  return plainly ? { start: at, end: last + 1, text: name } : null;
} // prettier-ignore

/** `At the address Dorf 12`: capitals, and a number. */
function behindNoun({ question, tokens }: Reading, start: number): Street | null {
  let end = start;
  while (end < tokens.length && end - start < MOST_WORDS && isOpen(tokens[end]!) && !tokens[end]!.breakBefore && !(end > start && tokens[end]!.commaBefore)) end++;
  const number = numberAt(tokens, end - 1);
  return end - start < 2 || number === null ? null : { start, end: number, text: question.slice(tokens[start]!.span.start, tokens[number - 1]!.span.end) };
} // prettier-ignore
const isOpen = (token: TaggedToken) => token.capital && !isSuffix(token) && !['NUMBER', 'FORM', 'TOPIC', 'ROLE'].includes(slotOf(token)?.type ?? ''); // prettier-ignore

const careOf = ({ question, tokens }: Reading, at: number) =>
  tokens[at]!.folded === 'c' && tokens[at + 1]?.folded === 'o' && question.slice(tokens[at]!.span.end, tokens[at + 1]!.span.start) === '/'; // prettier-ignore

/** `C/o Muster Treuhand AG`: whose letterbox it is. */
function inCareOf({ question, tokens }: Reading, at: number): Street | null {
  const start = at + 2;
  let end = start;
  while (end < tokens.length && end - start < MOST_WORDS && !tokens[end]!.breakBefore && !(end > start && tokens[end]!.commaBefore) && (tokens[end]!.capital || IN_STREET.test(tokens[end]!.folded) || isSuffix(tokens[end]!))) end++;
  while (end > start && IN_STREET.test(tokens[end - 1]!.folded)) end--;
  return end === start ? null : { start: at, end, text: `c/o ${question.slice(tokens[start]!.span.start, tokens[end - 1]!.span.end)}` };
} // prettier-ignore

const HOUSE = /^\d{1,4}\p{L}?$/u;

/** The end of the number of a house that begins there: `12`, `12a`, `12 a`, `12-14`. Null: there is none. */
function numberAt(tokens: readonly TaggedToken[], at: number): number | null {
  const number = tokens[at];
  if (number === undefined || !HOUSE.test(number.text) || number.breakBefore || number.commaBefore) return null;
  const [next, behind] = [tokens[at + 1], tokens[at + 2]];
  const close = next !== undefined && next.span.start - number.span.end === 1 && !next.commaBefore;
  const letter = close && /^[a-hA-H]$/.test(next.text) && !/^\p{Lu}/u.test(behind?.text ?? '');
  const range = close && HOUSE.test(next.text) && next.folded.length <= number.folded.length + 1;
  return letter || range ? at + 2 : at + 1;
}

/** `, 6300 Zug` behind a street. */
function postalAt({ question, tokens }: Reading, at: number): { text: string; end: number } | null {
  const [code, place] = [tokens[at], tokens[at + 1]];
  if (code === undefined || !/^[1-9]\d{3}$/.test(code.text) || code.breakBefore || !place?.capital || /^\d/.test(place.text)) return null;
  let end = at + 2;
  while (tokens[end]?.capital && question.slice(tokens[end - 1]!.span.end, tokens[end]!.span.start) === '-') end++;
  return { text: question.slice(code.span.start, tokens[end - 1]!.span.end), end };
} // prettier-ignore

function withLead(tokens: readonly TaggedToken[], { start, end }: Street, language: Language): Pick<Street, 'start' | 'end'> {
  let first = start;
  while (first > 0 && !tokens[first]!.breakBefore && (BEFORE_STREET[language].test(tokens[first - 1]!.folded) || ADDRESS_NOUN.test(tokens[first - 1]!.folded))) first--;
  return { start: first, end };
} // prettier-ignore

/** Of firms in general, or of whoever is there. */
export function asksForFirms(tokens: readonly TaggedToken[]): boolean {
  const firms = tokens.some((token) => slotOf(token)?.type === 'COMPANY_NOUN' || isMeasure(token, ['PERSON_MANDATES']));
  return firms || asksWhoever(tokens);
}

/** `Who is`, `qui se trouve`: nothing that people do. */
const asksWhoever = ([first, second]: readonly TaggedToken[]): boolean =>
  WHOEVER.test(first?.folded ?? '') && IS.test(second?.folded ?? '');

/** What makes another question of it: whose they are, a name, an office, what else is asked of them. */
function isElse(rest: Reading, at: number, place: Place | null): boolean {
  const { tokens } = rest;
  const token = tokens[at]!;
  const slot = slotOf(token);
  if (slot === null) return token.capital && at > 0 && !token.commaBefore && place?.words.includes(token.text) !== true;
  // `Their seat` is that of the firms asked for.
  if (POSSESSIVE.test(token.folded) && isMeasure(tokens[at + 1], ['SEAT', 'ADDRESS'])) return false;
  if (token.quote !== null || isSuffix(token) || makesAnother(token) || refersBack(tokens, at)) return true;
  // `Who is there`: `who is` may ask for people elsewhere.
  if (at < 2 && asksWhoever(tokens) && isMeasure(token, ['OFFICERS'])) return false;
  return slot.type === 'MEASURE' ? !OF_PLACE.includes(slot.measure) : OTHERS.includes(slot.type);
}
const POSSESSIVE = /^(?:ihre[nmrs]?|leurs?|loro|their|its)$/;
const isMeasure = (token: TaggedToken | undefined, measures: readonly Measure[]): boolean => {
  const slot = token === undefined ? null : slotOf(token);
  return slot?.type === 'MEASURE' && measures.includes(slot.measure);
};
const OF_PLACE: readonly Measure[] = [
  'SEAT',
  'ADDRESS',
  'COMPANIES',
  'PERSON_MANDATES',
  'IDENTIFY',
  'DOSSIER',
  'UNKNOWN',
];
const OTHERS: readonly Slot['type'][] = ['ROLE', 'SIGNATURE', 'OUTSIDE', 'NUMBER', 'ORDER', 'NOTICE_NOUN', 'DOCUMENT_NOUN', 'PERSON_NOUN', 'PRONOUN', 'BACK', 'THEN', 'OTHER', 'LEFT', 'JOINED', 'ORDINAL', 'GROUPING', 'KNOWN', 'STATE_OF']; // prettier-ignore
