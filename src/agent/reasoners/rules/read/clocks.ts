import type { IsoDate, Span } from '../../../../core/index.js';
import type { TimeRead } from './dates.js';
import type { Said } from './said.js';

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
export function clocksRead({ times, known, stateOf }: Said, question: string): ClocksRead {
  const [mark] = known;
  const day = mark === undefined ? stateDay(times, stateOf, question) : nearest(times, mark, question);
  return { known: day, held: times.filter((time) => time !== day) };
}

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
