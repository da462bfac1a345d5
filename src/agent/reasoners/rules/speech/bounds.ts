import { addDays, endKnownOn, type Bound, type Clocks, type IsoDate, type Validity } from '../../../../core/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Phrases, When } from '../phrases/index.js';
import type { Page } from './page.js';

/** `since 3 March 2019, until 5 May 2021`; an open end is not said. */
export function boundsText(fact: Validity, clocks: Clocks, phrases: Phrases): string {
  const end = endKnownOn(fact, clocks.knownOn);
  // Known only from the notice that ended it: that it had begun by then is no news.
  const spent = fact.from.kind === 'NOT_LATER_THAN' && fact.from.date !== null && end.date !== null && end.date <= fact.from.date; // prettier-ignore
  const since = spent ? phrases.since.unknown : boundText(fact.from, phrases.since, phrases, phrases.since.unknown);
  const until = boundText(end, phrases.until, phrases, '');
  return [since, until].filter((text) => text !== '').join(', ');
}

/** Until when; empty where the end is open or not known to have come. */
export function untilText(fact: Validity, clocks: Clocks, phrases: Phrases): string {
  return boundText(endKnownOn(fact, clocks.knownOn), phrases.until, phrases, '');
}

/** Since when, alone. */
export function sinceText(fact: Validity, phrases: Phrases): string {
  return boundText(fact.from, phrases.since, phrases, phrases.since.unknown);
}

function boundText({ date, kind }: Bound, words: Phrases['since'], phrases: Phrases, whenOpen: string): string {
  if (kind === 'OPEN') return whenOpen;
  if (date === null || kind === 'UNKNOWN') return words.unknown;
  const day = phrases.date(date);
  if (kind === 'EXACT') return words.exact(day);
  return kind === 'NOT_LATER_THAN' ? words.latest(day) : words.earliest(day);
}

/** The time that a sentence is for; where it is told from what was known on another day than that of the question, that day too. */
export function timeText({ phrases, clocks, today }: Pick<Page, 'phrases' | 'clocks' | 'today'>, when: When): string {
  const known = clocks.knownOn === today ? [] : [phrases.asKnown(phrases.date(clocks.knownOn))];
  return [phrases.when(when), ...known].join(' ');
}

/** The time that the answer is for. */
export function whenOf(frame: QuestionFrame, clocks: Clocks): When {
  const { range } = frame;
  if (range !== null) return { first: range.from, last: range.to === null ? null : addDays(range.to, -1) };
  const former = frame.measure === 'PERSON_MANDATES' && frame.changes && frame.within === null;
  const moved = former || frame.measure === 'DEPARTED' || frame.measure === 'JOINED';
  if (moved || frame.measure === 'TIMELINE' || frame.measure === 'BANKRUPTCY_DATES')
    return frame.asOf === null || !moved ? { first: null, last: clocks.asOf } : { day: frame.asOf };
  return { day: clocks.asOf };
}

/** The last day of a stretch, for what is read at one day; never after `today`. */
export function lastDay(range: NonNullable<QuestionFrame['range']>, today: IsoDate): IsoDate {
  const last = range.to === null ? today : addDays(range.to, -1);
  return last < today ? last : today;
}
