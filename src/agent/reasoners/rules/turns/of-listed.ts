import { foldName, today } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { AlsoAsked, Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import type { Reads } from '../asked-instead.js';
import { alsoAsked, MOST_ALSO, without } from '../asks/firms-also.js';
import { isOfAll, placed, withoutPostcode } from '../asks/placed.js';
import { asksForFirms } from '../read/firms/address-asked.js';
import { saidAlso } from '../read/firms/also-said.js';
import { statusOf } from '../read/firms/companies.js';
import { withoutWordsOf } from '../read/firms/place.js';
import { said, type Said } from '../read/said.js';
import type { Slot } from '../read/words/slots.js';
import { slotOf, tagged, type Reading } from '../read/words/tagging.js';
import { timesOf } from '../settle.js';
import { OF_THOSE } from './together.js';

/**
 * `How many of them are in liquidation?`, `which of those are in Bern?`, behind firms that were listed or counted: they, and further conditions. What else
 * is asked of them is read on, and where that would be all of the register, refused. Null: nobody was listed, or nothing is asked of those.
 */
export async function ofListed(asked: Asked, written: Reading, context: ToolContext, read: Reads): Promise<Route | null> {
  const [last] = asked.recalled.frames;
  const text = foldName(asked.question);
  const of = OF_THOSE.exec(text) ?? OF_THEM.exec(text);
  // `In the first of those two years` is of no firms.
  const those = of === null || OF_TIME.test(text.slice(of.index + of[0].length)) ? undefined : of[0].trim();
  if (last === undefined || !isOfFirms(last)) return null;
  const also = last.refusal === null && (those !== undefined || WHICH.test(text)) ? alsoOfThose(last, asked, written, context, those ?? null) : null;
  if (also !== null) return { intent: also.intent, confidence: 0.9, reasoning: 'what became of the firms told before', frames: [also], refused: [] };
  if (those === undefined) return null;
  const narrowed = last.refusal !== null ? null : narrowing(last, asked, written, context);
  if (narrowed !== null) return { intent: narrowed.intent, confidence: 0.9, reasoning: 'of the firms listed before', frames: [narrowed], refused: [] };
  const route = await read(asked);
  const frames = route.frames.map((frame): QuestionFrame => {
    const widened = isOfAll(frame.measure) && frame.subjects.length === 0 && frame.refusal === null && (last.refusal !== null || !isWithin(frame, last));
    return widened ? { ...frame, refusal: { type: 'UNKNOWN_WORD' }, notUnderstood: [...frame.notUnderstood, those] } : frame;
  });
  return { ...route, frames };
} // prettier-ignore

/** `How many?`, `and in Thun?`, `and on 1 March 2021?`, behind firms of an address or a business: still of those. In another place, the street is another. */
export function stillOfThose(route: Route, { recalled }: Asked, { tokens }: Reading): Route {
  const [last] = recalled.frames;
  const anew = asksForFirms(tokens) || tokens.some((token) => ANEW.includes(slotOf(token)?.type ?? 'FILLER'));
  if (last === undefined || !isOfFirms(last) || (last.address ?? last.purpose) === null || anew) return route;
  const frames = route.frames.map((frame): QuestionFrame => {
    if (!isOfAll(frame.measure) || frame.subjects.length > 0 || frame.refusal !== null || !isOfFirms(frame)) return frame;
    const { canton, municipality } = frame;
    const elsewhere = (canton ?? municipality) !== null && (canton !== last.canton || municipality !== last.municipality);
    const place = elsewhere ? { canton, municipality } : { canton: last.canton, municipality: last.municipality };
    return { ...frame, ...place, address: frame.address ?? (elsewhere ? withoutPostcode(last.address) : last.address), purpose: frame.purpose ?? last.purpose };
  });
  return { ...route, frames };
} // prettier-ignore

/** What begins another question: of all firms of a form, of what happened, of notices and people. */
const ANEW: readonly Slot['type'][] = [
  'FORM',
  'TOPIC',
  'OUTSIDE',
  'NOTICE_NOUN',
  'DOCUMENT_NOUN',
  'PERSON_NOUN',
  'ROLE',
];

const OF_TIME =
  /^(?:(?:two|three|zwei|drei|beiden|deux|trois|due|tre) )?(?:years|months|days|jahren?|monaten?|tagen?|annees|ans|mois|jours|anni|mesi|giorni)(?: |$)/;
/** `Which went bankrupt?`, with no other noun: of those that were told. */
const WHICH =
  /^(?:(?:und|et|e|ed|and|aber|mais|ma|but) )?(?:welche|lesquels|lesquelles|quali|which(?: ones)?) (?!(?:firm|gesellsch|unternehm|societe|entrepr|ditt|impres|aziend|compan|business)\w*)/;

const OF_THEM =
  /(?:^| )(?:d entre (?:elles|eux)|(?:von|unter) (?:ihnen|denen)|(?:tra|fra|di) (?:esse|essi|loro))(?: |$)/;

const isOfFirms = ({ measure, counted, subjects, grouping }: QuestionFrame): boolean =>
  subjects.length === 0 && grouping === null && (measure === 'COMPANIES' || (measure === 'COUNT' && counted === 'COMPANIES')); // prettier-ignore

/** `Which of them went bankrupt since?`, `how many of those still exist?`: what happened to them beside. Null: nothing else is said to have, or more is asked. */
function alsoOfThose(last: QuestionFrame, asked: Asked, written: Reading, context: ToolContext, those: string | null): QuestionFrame | null {
  const found = saidAlso(written, true);
  if (found.length === 0) return null;
  const question = without(asked.question, written, found);
  const rest = tagged(question, asked.language, today({ now: () => context.now() }));
  const words = said(rest, []);
  const moved = found.some(({ also }) => also.topic === 'MOVED') && (words.canton ?? words.place) !== null;
  const tooMany = found.length + (last.also?.length ?? 0) > MOST_ALSO;
  const frame = moved || tooMany ? null : (narrowing(last, { ...asked, question }, rest, context) ?? (saysConditions(rest, words) ? ofThem(last, asked, words) : null));
  // Of those, and of no others: where they went, and what else is not read, limits nothing.
  if (frame === null) return those === null ? null : { ...ofThem(last, asked, words), refusal: { type: 'UNKNOWN_WORD' }, notUnderstood: [words.place?.text ?? those] };
  // Whatever is said to have happened to firms founded came behind; to others it may have come before, too.
  const order = (one: AlsoAsked) => (last.topics.length === 0 ? 'ANY' : one.order === 'ANY' && last.topics[0] === 'FOUNDED' ? 'AFTER' : one.order);
  const more = alsoAsked(written, found, last.range)?.map((one) => ({ ...one, order: order(one) }));
  return more === undefined ? null : { ...frame, also: [...(last.also ?? []), ...more] };
} // prettier-ignore

const CONDITIONS = ['canton', 'municipality', 'address', 'legalForm', 'purpose', 'status'] as const;
/** Whether it keeps each condition of the one before, or narrows it. */
const isWithin = (frame: QuestionFrame, last: QuestionFrame): boolean =>
  (last.topics.length === 0 || frame.topics.length > 0) && CONDITIONS.every((condition) => last[condition] === null || frame[condition] !== null); // prettier-ignore

function narrowing(last: QuestionFrame, asked: Asked, written: Reading, context: ToolContext): QuestionFrame | null {
  const words = said(written, []);
  const { canton, legalForm, place } = words;
  const status = statusOf(words);
  if ((canton ?? legalForm ?? place ?? status) === null || !saysConditions(written, words)) return null;
  const now = today({ now: () => context.now() });
  const [time] = words.times.length > 0 ? timesOf(words, asked, now, false, 'COUNT') : [last];
  const { asOf, range, knownOn } = time ?? last;
  const frame: QuestionFrame = {
    ...ofThem(last, asked, words), asOf, range, knownOn, canton: canton ?? last.canton, legalForm: legalForm ?? last.legalForm, status: status ?? last.status,
    notUnderstood: withoutWordsOf(place?.text ?? null, words.unknown),
  };
  const there: QuestionFrame = { ...frame, canton, municipality: null };
  placed(there, words);
  // Of those in one town, none is in another: nothing is told in its place.
  const another = last.municipality !== null && there.municipality !== null && foldName(there.municipality) !== foldName(last.municipality);
  if (another) return { ...frame, refusal: { type: 'UNKNOWN_WORD' }, notUnderstood: [place?.text ?? there.municipality!] };
  placed(frame, words);
  return frame;
} // prettier-ignore

/** The same firms, by name or by number. */
function ofThem(last: QuestionFrame, asked: Asked, { counting, unknown }: Said): QuestionFrame {
  const span = { start: 0, end: asked.question.length };
  const rest = { language: asked.language, span, limit: null, readAs: [], notUnderstood: unknown };
  if (counting === null) return { ...last, ...rest, measure: 'COMPANIES', intent: 'search_companies', counted: null };
  return { ...last, ...rest, measure: 'COUNT', intent: 'analytics', counted: 'COMPANIES' };
}

/** Conditions, and nothing that is asked or named beside. */
function saysConditions({ tokens }: Reading, { place }: Said): boolean {
  return tokens.every((token, at) => {
    const slot = slotOf(token);
    if (slot === null) return !token.capital || at === 0 || place?.words.includes(token.text) === true;
    return slot.type === 'MEASURE' ? OF_CONDITIONS.includes(slot.measure) : ALLOWED.includes(slot.type);
  });
}
const OF_CONDITIONS: readonly Measure[] = ['STATUS', 'LEGAL_FORM', 'SEAT', 'PERSON_MANDATES', 'COMPANIES', 'IDENTIFY'];
const ALLOWED: readonly Slot['type'][] = ['FILLER', 'COUNTING', 'STATUS', 'FORM', 'CANTON', 'COMPANY_NOUN', 'NOW', 'TIME', 'PRONOUN', 'ABOUT', 'THEN']; // prettier-ignore
