import { isoDateOf, type IsoDate, type Span } from '../../../../../core/index.js';
import type { Measure, QuestionFrame } from '../../../../../trace/index.js';
import type { TimeRead } from './dates.js';
import type { Said } from '../said.js';

/** The times that a part of a question names, by the clock that each sets. */
export interface ClocksRead {
  /** When it held; in the order of the question. */
  held: TimeRead[];
  /** What was known by then; null where today's knowledge is asked for. */
  known: TimeRead | null;
}

/**
 * Which of the times says what was known, and which when it held. Words for what was known (`as known on ...`) take the time that stands next
 * to them, the one behind before the one ahead. Words for a state of things (`état au ...`) do so only where another time says when it held.
 */
export function clocksRead(words: Said, question: string, measure: Measure = 'UNKNOWN'): ClocksRead {
  const { times, stateOf } = words;
  const [mark] = [...words.known, ...printedBy(words, measure)];
  const day = mark === undefined ? stateDay(times, stateOf, question) : nearest(times, mark, question);
  return { known: day, held: times.filter((time) => time !== day) };
}

/** `Whom did the gazette show as directors on ...`: where holders or values are asked for, what is printed by a day is what was known then. */
function printedBy({ printed, times, roles, measures, topics, counting, order, left, joined, when }: Said, measure: Measure): readonly Span[] {
  const [time] = times;
  const asked = HELD.includes(measure) || roles.length > 0 || measures.some(({ value }) => HELD.includes(value));
  const moves = topics.length > 0 || (counting ?? order ?? left ?? joined) !== null || when;
  return asked && !moves && times.length === 1 && time !== undefined && (time.asOf !== null || time.range?.from === null) ? printed : [];
} // prettier-ignore

/** Who or what holds on a day: what the gazette shows by then is what was known. */
export const HELD: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'AUDITOR', 'ADDRESS', 'PURPOSE', 'CAPITAL', 'STATUS', 'LEGAL_FORM', 'SEAT']; // prettier-ignore

function stateDay(times: readonly TimeRead[], marks: readonly Span[], question: string): TimeRead | null {
  const days = marks
    .flatMap((mark) => behind(times, mark, question).filter(({ gap }) => gap === 0))
    .map(({ time }) => time);
  return times.every((time) => days.includes(time)) ? null : (days.at(-1) ?? null);
}

function nearest(times: readonly TimeRead[], mark: Span, question: string): TimeRead | null {
  const ahead = times
    .filter(({ span }) => span.start < mark.start)
    .map((time) => ({ time, gap: gapOf(question.slice(time.span.end, mark.start)) }));
  const closest = [...behind(times, mark, question), ...ahead].sort((a, b) => a.gap - b.gap);
  return closest[0]?.time ?? null;
}

const behind = (times: readonly TimeRead[], mark: Span, question: string) =>
  times
    .filter(({ span }) => span.start >= mark.start)
    .map((time) => ({ time, gap: gapOf(question.slice(mark.end, time.span.start)) }))
    .sort((a, b) => a.gap - b.gap);

/** Words between, and marks that end a clause. */
function gapOf(between: string): number {
  return (between.match(/[\p{L}\p{N}]+|[,;:.?!]/gu) ?? []).length;
}

/** The day by which it was known: of a stretch its last. */
export function knownDay(
  { asOf, range }: TimeRead,
  lastDay: (range: NonNullable<TimeRead['range']>) => IsoDate,
): IsoDate {
  return asOf ?? lastDay(range ?? { from: null, to: null });
}

const EVENTS: readonly Measure[] = ['JOINED', 'DEPARTED', 'TIMELINE'];
const COUNTED: readonly Measure[] = ['COUNT', 'COMPANIES'];

/** `At the end of that year`: what is so is asked of the day, what happens of the month in which it lies, or of the stretch that begins or ends there. `topics`: how many things that happened are asked for. */
export function monthOfEvents(
  { asOf, range, around, stretch }: Pick<TimeRead, 'asOf' | 'range' | 'around' | 'stretch'>,
  measure: Measure,
  topics: number,
): Pick<QuestionFrame, 'asOf' | 'range'> {
  const happens = EVENTS.includes(measure) || (COUNTED.includes(measure) && topics > 0);
  if (happens && stretch !== undefined) return { asOf: null, range: stretch };
  if (around !== true || asOf === null || !happens) return { asOf, range };
  const [year, month] = [Number(asOf.slice(0, 4)), Number(asOf.slice(5, 7))];
  const to = month === 12 ? isoDateOf(year + 1, 1, 1) : isoDateOf(year, month + 1, 1);
  return { asOf: null, range: { from: isoDateOf(year, month, 1), to } };
}
