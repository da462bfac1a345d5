import type { Bound, Clocks } from '../../core/index.js';
import type { Tenure } from './tenures.js';

/** Whoever was there longest or least long, or came (`ended`: left) before or behind all others. */
export const EXTREMES = ['LONGEST', 'SHORTEST', 'EARLIEST', 'LATEST'] as const;
export type Extreme = (typeof EXTREMES)[number];

/** The least and the most that a number may be. */
type Span = readonly [least: number, most: number];
const A_DAY = 86_400_000;

/** Those that are it, or may be: a day that is not known to the day leaves open who was first. */
export function extremesOf(
  tenures: readonly Tenure[],
  extreme: Extreme,
  ended: boolean,
  { asOf }: Clocks,
): readonly Tenure[] {
  const spans = tenures.map(({ lasting }): Span => {
    const [from, to] = [daysOf(lasting.from, asOf), daysOf(lasting.to, asOf)];
    if (extreme === 'EARLIEST' || extreme === 'LATEST') return ended ? to : from;
    return [Math.max(0, to[0] - from[1]), to[1] - from[0]];
  });
  const isMost = extreme === 'LONGEST' || extreme === 'LATEST';
  const mark = isMost ? Math.max(...spans.map(([least]) => least)) : Math.min(...spans.map(([, most]) => most));
  return tenures.filter((_, at) => (isMost ? spans[at]![1] >= mark : spans[at]![0] <= mark));
}

/** Days up to the day of the answer; what is still so lasts until then. */
function daysOf({ date, kind }: Bound, asOf: string): Span {
  if (kind === 'OPEN') return [0, 0];
  if (date === null || kind === 'UNKNOWN') return [-Infinity, 0];
  const day = (Date.parse(date) - Date.parse(asOf)) / A_DAY;
  if (kind === 'EXACT') return [day, day];
  return kind === 'NOT_LATER_THAN' ? [-Infinity, day] : [day, 0];
}
