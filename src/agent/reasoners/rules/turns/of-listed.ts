import { foldName, today } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import type { Reads } from '../asked-instead.js';
import { isOfAll, placed, withoutPostcode } from '../asks/placed.js';
import { asksForFirms } from '../read/firms/address-asked.js';
import { statusOf } from '../read/firms/companies.js';
import { withoutWordsOf } from '../read/firms/place.js';
import { said, type Said } from '../read/said.js';
import type { Slot } from '../read/words/slots.js';
import { slotOf, type Reading } from '../read/words/tagging.js';
import { timesOf } from '../settle.js';
import { OF_THOSE } from './together.js';

/**
 * `How many of them are in liquidation?`, `which of those are in Bern?`, behind firms that were listed or counted: they, and further conditions. What else
 * is asked of them is read on, and where that would be all of the register, refused. Null: nobody was listed, or nothing is asked of those.
 */
export async function ofListed(asked: Asked, written: Reading, context: ToolContext, read: Reads): Promise<Route | null> {
  const [last] = asked.recalled.frames;
  const text = foldName(asked.question);
  const those = (OF_THOSE.exec(text) ?? OF_THEM.exec(text))?.[0].trim();
  if (those === undefined || last === undefined || !isOfFirms(last)) return null;
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

const OF_THEM =
  /(?:^| )(?:d entre (?:elles|eux)|(?:von|unter) (?:ihnen|denen)|(?:tra|fra|di) (?:esse|essi|loro))(?: |$)/;

const isOfFirms = ({ measure, counted, subjects, grouping }: QuestionFrame): boolean =>
  subjects.length === 0 && grouping === null && (measure === 'COMPANIES' || (measure === 'COUNT' && counted === 'COMPANIES')); // prettier-ignore

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
  const measure: Measure = words.counting === null ? 'COMPANIES' : 'COUNT';
  const frame: QuestionFrame = {
    ...last, language: asked.language, span: { start: 0, end: asked.question.length }, measure, intent: measure === 'COUNT' ? 'analytics' : 'search_companies', asOf, range, knownOn,
    canton: canton ?? last.canton, legalForm: legalForm ?? last.legalForm, status: status ?? last.status, counted: measure === 'COUNT' ? 'COMPANIES' : null, limit: null, readAs: [],
    notUnderstood: withoutWordsOf(place?.text ?? null, words.unknown),
  };
  placed(frame, words);
  return frame;
} // prettier-ignore

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
