import type { Bound, Clocks, CompanyStateRow, EventTopic, FirmStatus, IsoDate } from '../../../src/core/index.js';

/** A day on which something happened to a firm; UNKNOWN where it may have been on another day, out of the range perhaps. */
export interface Happening {
  day: IsoDate;
  holds: 'HELD' | 'UNKNOWN';
}
export interface AskedHappening {
  topic: EventTopic;
  from: IsoDate | null;
  to: IsoDate | null;
}

/** Topics that a firm's status tells; others are told by its notices. */
export const STATUS_OF: Partial<Record<EventTopic, FirmStatus>> = {
  BANKRUPTCY: 'BANKRUPT',
  LIQUIDATION: 'IN_LIQUIDATION',
  DELETED: 'DELETED',
};

type Period = Pick<CompanyStateRow, 'status' | 'from' | 'to'>;

/** When a firm came into the status, of its states oldest first: those that follow each other without a gap (a bankrupt firm that moves) are one. */
export function beginningsOf(states: readonly Period[], status: FirmStatus): Bound[] {
  return states.flatMap((state, at) => {
    if (state.status !== status) return [];
    const before = states[at - 1];
    return before?.status === status && before.to.date === state.from.date ? [] : [state.from];
  });
}

/** A beginning that no notice dates is no later than the day that shows it: it may lie in any stretch that begins by then. */
export function within({ date, kind }: Bound, { from, to }: AskedHappening, { asOf }: Clocks): Happening[] {
  if (date === null) return [{ day: asOf, holds: 'UNKNOWN' }];
  if (kind !== 'EXACT') return (from === null || date >= from) && date <= asOf ? [{ day: date, holds: 'UNKNOWN' }] : [];
  const inside = date <= asOf && (from === null || date >= from) && (to === null || date < to);
  return inside ? [{ day: date, holds: 'HELD' }] : [];
}
