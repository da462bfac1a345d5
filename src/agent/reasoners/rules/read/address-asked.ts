import type { Span } from '../../../../core/index.js';
import type { Measure } from '../../../../trace/index.js';
import { BEFORE_STREET, IS, LISTING, LOCATIVE, NEAR, STREET_KIND, WHOEVER } from '../lexicon/addresses.js';
import { placeIn, type Place } from './place.js';
import { isSuffix } from './runs.js';
import type { Slot } from './slots.js';
import { makesAnother, refersBack } from './sought.js';
import { postalAt, streetAt, type Street } from './street.js';
import { slotOf, type Reading, type TaggedToken } from './tagging.js';

export interface AddressAsked {
  /** As it is looked for: the street and its number, and the postcode and place behind it, between commas. */
  text: string;
  span: Span;
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
  const end = Math.max(found.end, postal?.end ?? 0);
  if (!isLocated(tokens, start, found) && postal === null) return null;
  const rest = { ...reading, tokens: tokens.filter((_, index) => index < start || index >= end) };
  const place = placeIn(rest, []);
  if ((!goesOn && !asksForFirms(rest.tokens)) || rest.tokens.some((_, index) => isElse(rest, index, place))) return null;
  const span = { start: tokens[found.start]!.span.start, end: tokens[end - 1]!.span.end };
  const text = [found.text, ...(postal === null ? [] : [postal.text])].join(', ');
  return text.length > MOST_LETTERS ? null : { text, span, rest };
} // prettier-ignore

const isSuffixAt = (tokens: readonly TaggedToken[], at: number) => tokens[at] !== undefined && isSuffix(tokens[at]);

/** Where the words begin that lead to a street. */
function leadOf(tokens: readonly TaggedToken[], { start }: Street): number {
  let first = start;
  while (first > 0 && !tokens[first]!.breakBefore && BEFORE_STREET.test(tokens[first - 1]!.folded)) first--;
  return first;
}

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
const asksWhoever = ([first, second]: readonly TaggedToken[]): boolean =>
  WHOEVER.test(first?.folded ?? '') && IS.test(second?.folded ?? '');

/** What makes another question of it: whose they are, a name, an office, what else is asked of them, and what is only near. */
function isElse(rest: Reading, at: number, place: Place | null): boolean {
  const { tokens } = rest;
  const token = tokens[at]!;
  const slot = slotOf(token);
  if ((at > 0 && NEAR.test(token.folded)) || (/^\d/.test(token.text) && slot?.type !== 'TIME')) return true;
  if (slot === null) return token.capital && at > 0 && !token.commaBefore && place?.words.includes(token.text) !== true;
  // `Their seat` is that of the firms asked for.
  if (POSSESSIVE.test(token.folded) && isMeasure(tokens[at + 1], ['SEAT', 'ADDRESS'])) return false;
  if (token.quote !== null || makesAnother(token) || refersBack(tokens, at)) return true;
  // `Who is there`: `who is` may ask for people elsewhere.
  if (at < 2 && asksWhoever(tokens) && isMeasure(token, ['OFFICERS'])) return false;
  if (slot.type === 'LEFT') return !tokens.some((other) => slotOf(other)?.type === 'TOPIC');
  return slot.type === 'MEASURE' ? !OF_PLACE.includes(slot.measure) : OTHERS.includes(slot.type);
} // prettier-ignore
const POSSESSIVE = /^(?:ihre[nmrs]?|leurs?|loro|their|its)$/;
const isMeasure = (token: TaggedToken | undefined, measures: readonly Measure[]): boolean => {
  const slot = token === undefined ? null : slotOf(token);
  return slot?.type === 'MEASURE' && measures.includes(slot.measure);
};
const OF_PLACE: readonly Measure[] = ['SEAT', 'ADDRESS', 'COMPANIES', 'PERSON_MANDATES', 'IDENTIFY', 'DOSSIER', 'STATUS', 'UNKNOWN']; // prettier-ignore
const OTHERS: readonly Slot['type'][] = ['ROLE', 'SIGNATURE', 'OUTSIDE', 'NUMBER', 'ORDER', 'NOTICE_NOUN', 'DOCUMENT_NOUN', 'PERSON_NOUN', 'PRONOUN', 'BACK', 'THEN', 'OTHER', 'JOINED', 'ORDINAL', 'KNOWN', 'STATE_OF', 'WHEN']; // prettier-ignore
