/** The beginning, the middle and the end of a month: what happens then lies in one of its thirds. */
import { isoDateOf, type IsoDate } from '../../../../../core/index.js';
import { isMonth, type Range } from './dates.js';

const MONTH_SPOKEN = /mon(?:at|th)|mois|mese/iu;

/** Whether a month's fringe is said, and no year's. */
export const isOfMonth = (said: string): boolean => MONTH_SPOKEN.test(said) || said.split(/[^\p{L}]+/u).some(isMonth);

/** From the 1st, the 11th or the 21st on; the third has all that is left. */
export function thirdOf(day: IsoDate): Range {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const from = date > 20 ? 21 : date > 10 ? 11 : 1;
  const next = month === 12 ? isoDateOf(year + 1, 1, 1) : isoDateOf(year, month + 1, 1);
  return { from: isoDateOf(year, month, from), to: from === 21 ? next : isoDateOf(year, month, from + 10) };
}
