import type { Clocks } from './clock.js';
import type { IsoDate } from './dates.js';
import type { MandateRow, Validity } from './facts.js';
import type { Bound } from './reading.js';
import type { Holds } from './vocabulary.js';

/** The end of a fact as the world could know it on `knownOn`. */
export function endKnownOn(fact: Validity, knownOn: IsoDate): Bound {
  if (fact.toPublished !== null && fact.toPublished > knownOn) return { date: null, kind: 'OPEN' };
  return fact.to;
}

/** Whether the fact was known at all on that day: published, and not yet withdrawn. */
export function knownAt(fact: Validity, knownOn: IsoDate): boolean {
  return fact.fromPublished <= knownOn && (fact.withdrawnPublished === null || knownOn < fact.withdrawnPublished);
}

/**
 * Did the fact hold on `asOf`, by what was known on `knownOn` (data-model.md, "Derived facts")? NOT_HELD also where it was not known.
 * Intervals are half-open: on the day of removal a mandate no longer holds.
 */
export function holdsAt(fact: Validity, clocks: Clocks): Holds {
  if (!knownAt(fact, clocks.knownOn)) return 'NOT_HELD';
  const started = startedBy(fact.from, clocks.asOf);
  const ended = endedBy(endKnownOn(fact, clocks.knownOn), clocks.asOf);
  if (started === false || ended === true) return 'NOT_HELD';
  return started === true && ended === false ? 'HELD' : 'UNKNOWN';
}

/**
 * What was printed of a mandate (role text, shares, residence) and in force on `asOf`, by the lines published up to `knownOn`; the first line
 * where the day lies before them all. Null: none is held.
 */
export function detailAt({ details }: MandateRow, { asOf, knownOn }: Clocks): MandateRow['details'][number] | null {
  const known = details.filter(({ published }) => published <= knownOn);
  return known.findLast(({ from }) => from.date === null || from.date <= asOf) ?? details[0] ?? null;
}

/** The role text that was in force: {@link detailAt}. Null: none printed. */
export function roleTextAt(mandate: MandateRow, clocks: Clocks): string | null {
  const detail = detailAt(mandate, clocks);
  return detail === null ? mandate.roleText : detail.roleText;
}

function startedBy(from: Bound, asOf: IsoDate): boolean | null {
  if (from.date === null) return from.kind === 'OPEN' ? true : null;
  if (from.kind === 'EXACT') return asOf >= from.date;
  if (from.kind === 'NOT_LATER_THAN') return asOf >= from.date ? true : null;
  return asOf < from.date && from.kind === 'NOT_EARLIER_THAN' ? false : null;
}

function endedBy(to: Bound, asOf: IsoDate): boolean | null {
  if (to.date === null) return to.kind === 'OPEN' ? false : null;
  if (to.kind === 'EXACT') return asOf >= to.date;
  if (to.kind === 'NOT_LATER_THAN') return asOf >= to.date ? true : null;
  return asOf < to.date ? false : null;
}
