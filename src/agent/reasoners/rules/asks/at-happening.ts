/** What is asked of the time at which something happened to the firm itself: `who was on the board when it went bankrupt`. */
import type { CompanyStateFact } from '../../../../../engines/graph/contract.js';
import { addDays, type EventTopic, type FirmStatus, type IsoDate, type Language } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { FrameSubject, Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { nothingElse, type Reads } from '../asked-instead.js';
import { inOwnWords } from '../read/dialect/own-words.js';
import { PHRASES } from '../phrases/index.js';
import { dayAway, isOneDay, stretchAway } from '../read/time/away.js';
import { HELD } from '../read/time/clocks.js';
import { inStandard } from '../read/dialect/dialect.js';
import { happeningIn, type Happening } from '../read/time/happening.js';
import { dayTold } from '../turns/day-told.js';
import { toldByTurn } from '../turns/by-turn.js';
import { happeningTold } from '../turns/happening-told.js';
import { textOf } from '../read/names/runs.js';
import type { Reading } from '../read/words/tagging.js';

const OF_A_DAY: readonly Measure[] = [...HELD, 'HEAD_OFFICE', 'BRANCHES'];
const OF_A_STRETCH: readonly Measure[] = ['JOINED', 'DEPARTED', 'TIMELINE'];

/**
 * Reads a question whose time is a happening: without it first, to learn which firm it is about; then with the day on which it happened there, by
 * the firm's states and notices. What shows that day is asked beside, so that the answer proves it. Null: its time is none, or not that of one firm.
 */
export async function atHappening(
  asked: Asked,
  reading: Reading,
  context: ToolContext,
  read: Reads,
): Promise<Route | null> {
  const { question, language } = asked;
  const happening = happeningIn(reading) ?? happeningTold(asked, reading);
  // `The one I mentioned at the beginning`: of the conversation, and not of the firm.
  if (happening === null || isOfTurn(asked, reading, happening)) return null;
  const inPieces = async (time: string, meant: readonly string[] = []): Promise<Route | null> => {
    const pieces = happening.pieces(time);
    const standard = inStandard(question, pieces);
    // One that would be too long is left as it is.
    return standard === question ? null : inOwnWords(question, standard, pieces)(await read({ ...asked, question: standard, chosenUids: [...asked.chosenUids, ...meant] })); // prettier-ignore
  };
  const timeless = await inPieces('');
  const there = timeless === null ? null : thereOf(timeless.frames);
  if (timeless !== null && there !== null && happening.topic !== 'TOLD')
    return heldAndHappened(timeless, there, happening.topic);
  const firm = timeless === null ? null : firmOf(timeless.frames);
  if (timeless === null || firm === null) return null;
  // `The notice before the bankruptcy` is one of many: what happened is asked of the time behind something alone.
  const happened = timeless.frames.some(({ measure }) => measure === 'TIMELINE');
  if (happened && happening.side !== 'AFTER') return null;
  const { topic } = happening;
  const [last] = asked.recalled.frames;
  const day = topic === 'TOLD' ? await dayTold(last!, asked, context) : happening.once && (await daysOf(firm, topic, asked, context)).size > 1 ? null : await dayOf(firm, topic, asked, context); // prettier-ignore
  if (day === null && happening.once) return null;
  const shown: QuestionFrame = topic === 'TOLD' ? { ...last!, span: timeless.frames[0]!.span, readAs: [], notUnderstood: [] } : { ...timeless.frames[0]!, ...nothingElse(), measure: 'TIMELINE', intent: 'get_node_history', topics: [topic] }; // prettier-ignore
  // What never happened has no time: the answer says that no notice tells of it, and nothing else.
  if (day === null) return { ...timeless, intent: shown.intent, frames: [shown] };
  const stretch = timeless.frames.every(({ measure }) => OF_A_STRETCH.includes(measure));
  const time = timeMeant(day, happening, stretch);
  const dated = time === null ? null : await inPieces(timeIn(language, time), [firm]);
  if (time === null || dated === null || firmOf(dated.frames) !== firm) return null;
  const [first, ...others] = dated.frames;
  const { date, when } = PHRASES[language];
  const readAs = { text: happening.text, as: 'day' in time ? date(time.day) : when({ first: time.from, last: addDays(time.to, -1) }) }; // prettier-ignore
  return {
    ...dated,
    intent: dated.intent === 'get_node_history' ? dated.intent : 'all_tools',
    reasoning: `${dated.reasoning}; the day on which it happened, by the register`,
    frames: [{ ...first!, readAs: [...first!.readAs, readAs] }, ...others, shown],
  };
}

/** Somebody in one firm, and nothing else. */
function thereOf(frames: readonly QuestionFrame[]): FrameSubject | null {
  const [frame, another] = frames;
  return another === undefined && frame?.measure === 'PERSON_MANDATES' && frame.refusal === null && frame.within?.uid
    ? frame.within
    : null;
}

/** `Did she leave before it went bankrupt?`: all that she held there, and what is printed of the happening: whoever reads both sees it. */
function heldAndHappened(timeless: Route, firm: FrameSubject, topic: EventTopic): Route {
  const [frame] = timeless.frames;
  const held: QuestionFrame = {
    ...frame!,
    asOf: null,
    range: { from: null, to: null },
    sinceWhen: false,
    changes: true,
  };
  const shown: QuestionFrame = {
    ...frame!,
    ...nothingElse(),
    subjects: [firm],
    measure: 'TIMELINE',
    intent: 'get_node_history',
    topics: [topic],
  };
  return { ...timeless, intent: 'all_tools', frames: [held, shown] };
}

/** `Was she still there when it went bankrupt?`, where the time was not read: nobody is asked about a bankruptcy of hers. */
export function bankruptcyOfFirms(frame: QuestionFrame): void {
  const people = frame.subjects.filter(({ kind }) => kind === 'PERSON');
  if (frame.measure !== 'BANKRUPTCY_DATES' || people.length === 0 || people.length === frame.subjects.length) return;
  frame.subjects = frame.subjects.filter(({ kind }) => kind !== 'PERSON');
  frame.notUnderstood = [
    ...new Set([...frame.notUnderstood, ...people.flatMap(({ text }) => (text === '' ? [] : [text]))]),
  ];
}

function isOfTurn(asked: Asked, reading: Reading, { text }: Happening): boolean {
  const told = toldByTurn(asked, reading);
  return told !== null && textOf(reading, told.run).includes(text);
}

/** The one firm of which all is asked, where all of it has a time and none is said. */
function firmOf(frames: readonly QuestionFrame[]): string | null {
  const firms = new Set(frames.map(({ subjects: [firm, other], within, refusal, measure }) => {
    const timed = OF_A_DAY.includes(measure) || OF_A_STRETCH.includes(measure);
    return timed && refusal === null && within === null && other === undefined && firm?.kind === 'COMPANY' ? firm.uid : null;
  })); // prettier-ignore
  const [only] = firms;
  return firms.size === 1 ? (only ?? null) : null;
}

type Time = { day: IsoDate; side: Happening['side'] } | { from: IsoDate; to: IsoDate };

/** Null: comings and goings so long before or after are of no day. */
function timeMeant(day: IsoDate, happening: Happening, stretch: boolean): Time | null {
  const { side, away } = happening;
  if (side === 'AT' || away === null) return stretch ? { day, side } : { day: dayMeant(day, happening), side: 'AT' };
  // Of one day: who was there is asked of the day, who came or went, of all of it.
  if (away.within && (stretch || !isOneDay(away))) return stretchAway(day, away, side);
  const other = stretch ? null : dayAway(day, away, side);
  return other === null ? null : { day: other, side: 'AT' };
}

/** Mandates end on the day of a deletion or a merger, and boards become liquidators on that of a dissolution: who was there `at` it, was there before. */
const ENDS: readonly Happening['topic'][] = ['DELETED', 'MERGER', 'LIQUIDATION'];

function dayMeant(day: IsoDate, { topic, side }: Happening): IsoDate {
  return side === 'BEFORE' || (side === 'AT' && ENDS.includes(topic)) ? addDays(day, -1) : day;
}

const TIMES: Record<Language, Record<Happening['side'], string> & { between: (first: IsoDate, last: IsoDate) => string }> = {
  de: { AT: 'am', BEFORE: 'vor dem', AFTER: 'seit dem', between: (first, last) => `zwischen dem ${first} und dem ${last}` },
  en: { AT: 'on', BEFORE: 'before', AFTER: 'since', between: (first, last) => `between ${first} and ${last}` },
  fr: { AT: 'le', BEFORE: 'avant le', AFTER: 'depuis le', between: (first, last) => `entre le ${first} et le ${last}` },
  it: { AT: 'il', BEFORE: 'prima del', AFTER: 'dal', between: (first, last) => `tra il ${first} e il ${last}` },
}; // prettier-ignore

function timeIn(language: Language, time: Time): string {
  const words = TIMES[language];
  return 'day' in time ? `${words[time.side]} ${time.day}` : words.between(time.from, addDays(time.to, -1));
}

/** Each day on which the firm's notices tell of it. */
async function daysOf(uid: string, topic: EventTopic, { clocks }: Asked, { graph, call }: ToolContext): Promise<ReadonlySet<IsoDate>> {
  if (STATUS_OF[topic] !== undefined || topic === 'REVOCATION') return new Set();
  const { rows } = await graph.events({ companyUids: [uid], topics: [topic], knownOn: clocks.knownOn }, 'LEGAL_DATE_DESC', { first: MOST_EVENTS, after: null }, call);
  return new Set(rows.flatMap(({ event }) => (event.state === 'CANCELLED' ? [] : (event.legalDate.date ?? []))));
} // prettier-ignore

const STATUS_OF: Partial<Record<EventTopic, FirmStatus>> = { BANKRUPTCY: 'BANKRUPT', DELETED: 'DELETED', LIQUIDATION: 'IN_LIQUIDATION' }; // prettier-ignore
const MOST_EVENTS = 50;

/** Since when the firm last came to be so; else the legal date of the last such notice, of the first where it was founded. Null: none is known. */
export async function dayOf(uid: string, topic: EventTopic, { clocks }: Asked, { graph, call }: ToolContext) {
  const status = STATUS_OF[topic];
  if (status !== undefined) {
    const states = await graph.companyHistory(uid, clocks.knownOn, call);
    let first = states.findLastIndex((state) => state.status === status);
    while (states[first - 1]?.status === status) first--;
    const since = states[first]?.from;
    if (since?.kind === 'EXACT') return since.date;
  }
  if (topic === 'REVOCATION') return revokedOn(await graph.companyHistory(uid, clocks.knownOn, call));
  const order = topic === 'FOUNDED' ? 'LEGAL_DATE_ASC' : 'LEGAL_DATE_DESC';
  const { rows } = await graph.events({ companyUids: [uid], topics: [topic], knownOn: clocks.knownOn }, order, { first: MOST_EVENTS, after: null }, call); // prettier-ignore
  return rows.find(({ event }) => event.state !== 'CANCELLED')?.event.legalDate.date ?? null;
}

/** Since when the firm is active again: the court's own notice of it bears no legal date. Null: it is not, or no day is known. */
function revokedOn(states: readonly CompanyStateFact[]): IsoDate | null {
  const again = states.findLast(({ status }, at) => at > 0 && status === 'ACTIVE' && states[at - 1]!.status !== 'ACTIVE');
  return again?.from.kind === 'EXACT' ? again.from.date : null;
} // prettier-ignore
