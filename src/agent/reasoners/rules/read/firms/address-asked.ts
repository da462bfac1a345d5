import type { Span } from '../../../../../core/index.js';
import type { Measure } from '../../../../../trace/index.js';
import { BEFORE_STREET, IS, LISTING, LOCATIVE, NEAR, STREET_KIND, WHOEVER } from '../../lexicon/addresses.js';
import { JOINING } from '../../lexicon/index.js';
import { isPlaceName } from '../../lexicon/places.js';
import { placeIn, type Place } from './place.js';
import { isSuffix } from '../names/runs.js';
import type { Slot } from '../words/slots.js';
import { makesAnother, refersBack } from './sought.js';
import { postalAt, streetAt, type Street } from './street.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';

export interface AddressAsked {
  /** As it is looked for: the street and its number, and the postcode and place behind it, between commas. */
  text: string;
  span: Span;
  /** The place behind a street that is all that is said. */
  seat: string | null;
  /** The question without it: its conditions. */
  rest: Reading;
}

/** Of what engines look for (engines/graph/questions.ts). */
const MOST_LETTERS = 200;

/**
 * `Which companies are at Bahnhofstrasse 1?`: firms asked for by their address, which stands behind a word that says where. Null: something else is
 * asked; names of people and firms, and places beside a year, look like streets. `goesOn`: firms at another address were asked for before.
 */
export function addressAsked(reading: Reading, goesOn = false): AddressAsked | null {
  const { tokens } = reading;
  const streets = tokens.flatMap((_, at) => streetAt(reading, at) ?? []);
  const found = streets[0];
  // `Via Nassa SA`, `Lindenstrasse 12 AG` are names; of two streets neither is taken for both.
  if (found === undefined || isSuffixAt(tokens, found.end) || streets.some(({ start }) => start >= found.end)) return null;
  const start = leadOf(tokens, found);
  const postal = postalAt(reading, found.end);
  const town = postal === null ? townAt(reading, found) : null;
  const end = Math.max(found.end, postal?.end ?? 0, town?.end ?? 0);
  const alone = isAlone(tokens, start, end, found);
  if (!isLocated(tokens, start, found) && postal === null && !alone) return null;
  const rest = { ...reading, tokens: tokens.filter((_, index) => index < start || index >= end) };
  const place = placeIn(rest, []);
  if ((!goesOn && !alone && !asksForFirms(rest.tokens)) || (!alone && rest.tokens.some((_, index) => isElse(rest, index, place)))) return null;
  const span = { start: tokens[found.start]!.span.start, end: tokens[end - 1]!.span.end };
  const text = [found.text, ...(postal === null ? [] : [postal.text])].join(', ');
  const behind = alone ? tokens.slice(end).filter(({ folded }) => folded !== 'in' && folded !== 'a') : [];
  const seat = behind.length === 0 ? (town?.text ?? null) : reading.question.slice(behind[0]!.span.start, behind.at(-1)!.span.end);
  return text.length > MOST_LETTERS ? null : { text, span, seat, rest };
} // prettier-ignore

/** `Kirschgartenweg 118 Zürich`: a town that a table knows, right behind a house. */
function townAt({ tokens, question }: Reading, { end, text }: Street): { text: string; end: number } | null {
  const [first, house] = [tokens[end], tokens[end - 1]];
  if (first === undefined || house === undefined || !/\d\p{L}?$/u.test(text) || question.slice(house.span.end, first.span.start) !== ' ') return null;
  for (let length = Math.min(MOST_OF_TOWN, tokens.length - end); length > 0; length--) {
    const town = question.slice(first.span.start, tokens[end + length - 1]!.span.end);
    if (first.capital && isPlaceName(town) && !isSuffixAt(tokens, end + length)) return { text: town, end: end + length };
  }
  return null;
} // prettier-ignore
const MOST_OF_TOWN = 4;

const isSuffixAt = (tokens: readonly TaggedToken[], at: number) => tokens[at] !== undefined && isSuffix(tokens[at]);

/** Where the words begin that lead to a street. */
function leadOf(tokens: readonly TaggedToken[], { start }: Street): number {
  let first = start;
  while (first > 0 && !tokens[first]!.breakBefore && BEFORE_STREET.test(tokens[first - 1]!.folded)) first--;
  return first;
}

/** `Seeweg 3`, `Seeweg 3, Thun`, `firms Seeweg 3`: a street with its number, and a place or a word for firms beside it at most. */
function isAlone(tokens: readonly TaggedToken[], start: number, end: number, { text }: Street): boolean {
  const [before, behind] = [tokens.slice(0, start), tokens.slice(end)];
  const place = behind.filter(({ folded }) => folded !== 'in' && folded !== 'a');
  const firms = before.every((token) => isMeasure(token, ['PERSON_MANDATES', 'ADDRESS']) || slotOf(token)?.type === 'COMPANY_NOUN');
  const seated = place.every((token, at) => !isSuffix(token) && (token.capital ? slotOf(token) === null : at > 0 && at < place.length - 1));
  return /\d\p{L}?$/u.test(text) && firms && seated && place.length <= MOST_OF_PLACE;
} // prettier-ignore

const MOST_OF_PLACE = 5;

function isLocated(tokens: readonly TaggedToken[], start: number, { start: street, text }: Street): boolean {
  const lead = tokens.slice(start, street).map(({ folded }) => folded).join(' '); // prettier-ignore
  // `In Frauenfeld` is a place; `in via Nassa` and `in der Lindengasse` are streets.
  const located = LOCATIVE.test(` ${lead} `) && (lead !== 'in' || STREET_KIND.test(tokens[street]!.folded));
  return /^c\/o /.test(text) || located || isMeasure(tokens[start - 1], ['SEAT', 'ADDRESS']);
}

/** Of firms in general, or of whoever is there. */
export function asksForFirms(tokens: readonly TaggedToken[]): boolean {
  const lists = LISTING.test(tokens[0]?.folded ?? '');
  const firms = tokens.some((token) => (lists ? FIRMS : NOUN).includes(slotOf(token)?.type ?? 'FILLER') || isMeasure(token, ['PERSON_MANDATES'])); // prettier-ignore
  return firms || asksWhoever(tokens);
}
const NOUN: readonly Slot['type'][] = ['COMPANY_NOUN'];
const FIRMS: readonly Slot['type'][] = [...NOUN, 'FORM', 'STATUS'];

/** `Who is`, `qui se trouve`: nothing that people do. */
const asksWhoever = (tokens: readonly TaggedToken[]): boolean => {
  const [first, second] = JOINING.has(tokens[0]?.folded ?? '') ? tokens.slice(1) : tokens;
  return WHOEVER.test(first?.folded ?? '') && IS.test(second?.folded ?? '');
};

/** What makes another question of it: whose they are, a name, an office, what else is asked of them, and what is only near. */
function isElse(rest: Reading, at: number, place: Place | null): boolean {
  const { tokens } = rest;
  const token = tokens[at]!;
  const slot = slotOf(token);
  if ((at > 0 && NEAR.test(token.folded)) || (/^\d/.test(token.text) && slot?.type !== 'TIME')) return true;
  if (slot === null) return token.capital && at > 0 && !token.commaBefore && place?.words.includes(token.text) !== true;
  // `Their seat` is that of the firms asked for.
  if (POSSESSIVE.test(token.folded) && isMeasure(tokens[at + 1], ['SEAT', 'ADDRESS'])) return false;
  if (token.quote !== null || makesAnother(token) || (refersBack(tokens, at) && !OTHER_FIRMS.test(token.folded))) return true;
  // `Who is there`: `who is` may ask for people elsewhere.
  if (at < 2 && asksWhoever(tokens) && isMeasure(token, ['OFFICERS'])) return false;
  if (slot.type === 'LEFT') return !tokens.some((other) => slotOf(other)?.type === 'TOPIC');
  return slot.type === 'MEASURE' ? !OF_PLACE.includes(slot.measure) : OTHERS.includes(slot.type);
} // prettier-ignore
/** `Are there other companies at Seeweg 3?`: whoever is there. */
const OTHER_FIRMS = /^(?:andere[rsnm]?|autres?|altr[eio]|others?)$/;
const POSSESSIVE = /^(?:ihre[nmrs]?|leurs?|loro|their|its)$/;
const isMeasure = (token: TaggedToken | undefined, measures: readonly Measure[]): boolean => {
  const slot = token === undefined ? null : slotOf(token);
  return slot?.type === 'MEASURE' && measures.includes(slot.measure);
};
const OF_PLACE: readonly Measure[] = ['SEAT', 'ADDRESS', 'COMPANIES', 'PERSON_MANDATES', 'IDENTIFY', 'DOSSIER', 'STATUS', 'UNKNOWN']; // prettier-ignore
const OTHERS: readonly Slot['type'][] = ['ROLE', 'SIGNATURE', 'OUTSIDE', 'NUMBER', 'ORDER', 'NOTICE_NOUN', 'DOCUMENT_NOUN', 'PERSON_NOUN', 'PRONOUN', 'BACK', 'THEN', 'OTHER', 'JOINED', 'ORDINAL', 'KNOWN', 'STATE_OF', 'WHEN']; // prettier-ignore
