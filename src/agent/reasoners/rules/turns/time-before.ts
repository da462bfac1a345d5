import type { IsoDate } from '../../../../core/index.js';
import type { Asked } from '../../../slots.js';
import { HELD } from '../read/time/clocks.js';
import type { TimeBefore } from '../read/time/years-on.js';

/** The time that the turn before was about; of who or what holds without one, today. */
export function timeBefore({ recalled }: Asked, now: IsoDate): TimeBefore {
  const last = recalled.frames.find(({ asOf, range }) => asOf !== null || range !== null) ?? recalled.frames[0];
  if (last === undefined) return null;
  const today = last.asOf === null && last.range === null && HELD.includes(last.measure) && !last.sinceWhen;
  return today ? { asOf: now, range: null } : last;
}
