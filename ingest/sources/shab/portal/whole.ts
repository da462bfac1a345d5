import { addDays, zurichDate, type IsoDate } from '../../../../src/core/index.js';
import { SHAB_RUBRICS } from '../rubrics.js';

/** Notices of these rubrics leave the portal after {@link PUBLIC_YEARS}. */
const PASSING: readonly string[] = ['KK', 'NA'];
const PUBLIC_YEARS = 5;

/**
 * What a range of days read whole on `now` surely holds whole: days that are over, and of rubrics that leave the portal only those
 * that had not begun to. No rubrics: all. Dates inclusive.
 */
export function wholeWindows(
  { from, to, rubrics }: { from: IsoDate; to: IsoDate; rubrics: readonly string[] },
  now: Date,
): { rubrics: string[]; from: IsoDate; to: IsoDate }[] {
  const today = zurichDate(now);
  const yesterday = addDays(today, -1);
  const end = to < yesterday ? to : yesterday;
  const kept = addDays(`${Number(today.slice(0, 4)) - PUBLIC_YEARS}${today.slice(4)}`, 1);
  const asked: readonly string[] = rubrics.length > 0 ? rubrics : SHAB_RUBRICS;
  const lasting = asked.filter((rubric) => !PASSING.includes(rubric));
  const passing = asked.filter((rubric) => PASSING.includes(rubric));
  return [
    { rubrics: lasting, from, to: end },
    { rubrics: passing, from: from > kept ? from : kept, to: end },
  ].filter((window) => window.rubrics.length > 0 && window.from <= window.to);
}
