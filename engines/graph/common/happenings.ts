import { addDays, type Bound, type Clocks, type CompanyStateRow, type EventTopic, type FirmStatus, type IsoDate } from '../../../src/core/index.js'; // prettier-ignore
import type { AlsoHappened, EventFilter, Happened } from '../questions.js';

/** Something that happened to a firm. */
export interface Happening {
  /** The legal date: the day on which to look at the firm. */
  day: IsoDate;
  /** The date by which it was asked. */
  dated: IsoDate;
  /** UNKNOWN where it may have been on another day, out of the range perhaps. */
  holds: 'HELD' | 'UNKNOWN';
}

/** Where nothing is asked that happened: how the firm is. */
export const atClocks = ({ asOf }: Clocks): Happening => ({ day: asOf, dated: asOf, holds: 'HELD' });

/** Topics that a firm's status tells; others are told by its notices. */
export const STATUS_OF: Partial<Record<EventTopic, FirmStatus>> = {
  BANKRUPTCY: 'BANKRUPT',
  LIQUIDATION: 'IN_LIQUIDATION',
  DELETED: 'DELETED',
};

type Period = Pick<CompanyStateRow, 'status' | 'from' | 'to' | 'fromPublished'>;

/** When a firm came into the status, of its states oldest first: those that follow each other without a gap (a bankrupt firm that moves) are one. */
export function beginningsOf<State extends Period>(states: readonly State[], status: FirmStatus): State[] {
  return states.filter((state, at) => {
    const before = states[at - 1];
    return state.status === status && !(before?.status === status && before.to.date === state.from.date);
  });
}

/** A beginning, if it may lie in the range. One that no notice dates is no later than the day that shows it: it may lie in any stretch that begins by then. */
export function within(
  { from: { date, kind }, fromPublished }: Period,
  asked: Happened,
  { asOf }: Clocks,
): Happening[] {
  const holds = kind === 'EXACT' ? 'HELD' : 'UNKNOWN';
  if (date !== null && date > asOf) return [];
  if (asked.by === 'PUBLICATION_DATE')
    return isIn(fromPublished, asked) ? [{ day: date ?? asOf, dated: fromPublished, holds }] : [];
  if (date === null) return [{ day: asOf, dated: asOf, holds }];
  const inside = kind === 'EXACT' ? isIn(date, asked) : asked.from === null || date >= asked.from;
  return inside ? [{ day: date, dated: date, holds }] : [];
}

const isIn = (day: IsoDate, { from, to }: Happened) => (from === null || day >= from) && (to === null || day < to);

/** The notices that may tell of it. */
export function noticesOf({ topic, by, from, to }: Happened, { asOf, knownOn }: Clocks): EventFilter {
  const latest = by === 'LEGAL_DATE' ? asOf : knownOn;
  const last = to === null || to > latest ? latest : addDays(to, -1);
  return { topics: [topic], to: last, knownOn, ...(from === null ? {} : { from }) };
}

/** What a notice on the topic tells, if it had happened by then. */
export function told(legal: Bound, published: IsoDate, { by }: Happened, { asOf }: Clocks): Happening[] {
  const day = legal.date ?? published;
  if (day > asOf) return [];
  const dated = by === 'PUBLICATION_DATE' ? published : day;
  return [{ day, dated, holds: legal.kind === 'EXACT' ? 'HELD' : 'UNKNOWN' }];
}

/** What else is asked that happened, with the days on which it did, by the firms' uids. */
export interface AlsoFound {
  asked: AlsoHappened;
  found: ReadonlyMap<string, readonly Happening[]>;
}

/** Whether the rest of what is asked happened to the firm, beside this. A day that is not known tells of no order. */
export function alsoHolds(
  uid: string,
  happening: Happening,
  also: readonly AlsoFound[],
): 'HELD' | 'UNKNOWN' | 'NOT_HELD' {
  let sure = true;
  for (const { asked, found } of also) {
    const days = (found.get(uid) ?? []).filter((other) => follows(other, happening, asked.order));
    const happened = days.some((other) => isSure(other, happening, asked.order));
    if (asked.negated ? happened : days.length === 0) return 'NOT_HELD';
    sure &&= asked.negated ? days.length === 0 : happened;
  }
  return sure ? 'HELD' : 'UNKNOWN';
}

const isSure = (other: Happening, one: Happening, order: AlsoHappened['order']) =>
  other.holds === 'HELD' && (order === 'ANY' || one.holds === 'HELD');

function follows(other: Happening, one: Happening, order: AlsoHappened['order']): boolean {
  if (order === 'ANY' || other.holds === 'UNKNOWN' || one.holds === 'UNKNOWN') return true;
  return order === 'AFTER' ? other.day >= one.day : other.day <= one.day;
}
