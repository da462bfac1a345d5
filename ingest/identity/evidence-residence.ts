import type { EvidenceList } from './evidence.js';
import { samePlace, sharedPlaces } from './places.js';
import type { Dwelling, Prepared } from './prepared.js';
import { GENERATION_DAYS } from './weights.js';

export function residenceEvidence(a: Prepared, b: Prepared, into: EvidenceList): void {
  if (a.residences.length === 0 || b.residences.length === 0) return;
  const places = sharedPlaces(a.places, b.places);
  if (places.length === 0) {
    const between =
      livesElsewhereMeanwhile(a.residences, b.residences) || livesElsewhereMeanwhile(b.residences, a.residences);
    into.add(between ? 'RESIDENCE_CONFLICT' : 'RESIDENCE_DIFFERENT');
    return;
  }
  const origins = sharedPlaces(a.origins, b.origins);
  const atHome = places.every((place) => origins.includes(place));
  into.add(atHome ? 'RESIDENCE_HOME_TOWN' : 'RESIDENCE_SHARED', places);
  if (places.length > 1) into.add('RESIDENCE_HISTORY', places);
  if (movedAway(a, b) || movedAway(b, a)) into.add('RESIDENCE_MOVED_AWAY');
  if (closestPrints(a.residences, b.residences) > GENERATION_DAYS) into.add('RESIDENCE_LONG_AGO');
}

/**
 * One moved from the common place to another before the other's row began, and that row begins at the place left: a new row prints where somebody
 * lives now. Only rows seen more than once count: a mere removal repeats what stood there.
 */
function movedAway(mover: Prepared, other: Prepared): boolean {
  const begins = other.residences[0];
  if (begins === undefined || other.first === other.last || begins.day !== other.first) return false;
  let left = false;
  for (const dwelling of mover.residences) {
    if (dwelling.day >= other.first) break;
    if (samePlace(dwelling.place, begins.place)) left = false;
    else if (mover.places.some((place) => samePlace(place, begins.place)) && dwelling.fresh) left = true;
  }
  const beganThere = mover.residences[0] !== undefined && samePlace(mover.residences[0].place, begins.place);
  return (
    left && beganThere && mover.residences.every((one) => one.day < other.first || !samePlace(one.place, begins.place))
  );
}

/**
 * One place printed for `settled` before and after another place was printed for `other`.
 * Only where no place is in common: a firm goes on printing the old residence until somebody tells it of the move.
 */
function livesElsewhereMeanwhile(settled: readonly Dwelling[], other: readonly Dwelling[]): boolean {
  let from: Dwelling | null = null;
  for (const until of settled) {
    if (!until.fresh) continue;
    const start: Dwelling | null = from;
    from = until;
    if (start === null || !samePlace(start.place, until.place)) continue;
    const { place, day } = start;
    const elsewhere = (one: Dwelling) =>
      one.fresh && day < one.day && one.day < until.day && !samePlace(one.place, place);
    if (other.some(elsewhere)) return true;
  }
  return false;
}

/** Days between the nearest two prints of a common residence. */
function closestPrints(a: readonly Dwelling[], b: readonly Dwelling[]): number {
  let closest = Number.POSITIVE_INFINITY;
  for (const left of a)
    for (const right of b)
      if (samePlace(left.place, right.place)) closest = Math.min(closest, Math.abs(left.day - right.day));
  return closest;
}
