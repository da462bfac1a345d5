import { evidence, type Evidence } from './evidence.js';
import { samePlace, sharedPlaces } from './places.js';
import type { Dwelling, Prepared } from './prepared.js';
import { CONFLICT_DAYS, GENERATION_DAYS } from './weights.js';

export function residenceEvidence(a: Prepared, b: Prepared): Evidence[] {
  if (a.residences.length === 0 || b.residences.length === 0) return [];
  const places = sharedPlaces(placesOf(a), placesOf(b));
  const between =
    livesElsewhereMeanwhile(a.residences, b.residences) || livesElsewhereMeanwhile(b.residences, a.residences);
  if (places.length === 0) {
    const conflict = between || atOnce(a.residences, b.residences);
    return [evidence(conflict ? 'RESIDENCE_CONFLICT' : 'RESIDENCE_DIFFERENT')];
  }
  const origins = new Set(sharedPlaces(a.origins, b.origins));
  const items = [
    evidence(places.every((place) => origins.has(place)) ? 'RESIDENCE_HOME_TOWN' : 'RESIDENCE_SHARED', places),
  ];
  if (places.length > 1) items.push(evidence('RESIDENCE_HISTORY', places));
  if (closestPrints(a.residences, b.residences) > GENERATION_DAYS) items.push(evidence('RESIDENCE_LONG_AGO'));
  if (between) items.push(evidence('RESIDENCE_CONFLICT'));
  return items;
}

function placesOf(side: Prepared) {
  return side.residences.map((dwelling) => dwelling.place);
}

/** One place printed for `settled` before and after another place was printed for `other`. */
function livesElsewhereMeanwhile(settled: readonly Dwelling[], other: readonly Dwelling[]): boolean {
  const fresh = settled.filter((dwelling) => dwelling.fresh);
  return fresh.some((from, index) => {
    const until = fresh[index + 1];
    if (until === undefined || !samePlace(from.place, until.place)) return false;
    return other.some(
      ({ place, day, fresh: live }) => live && from.day < day && day < until.day && !samePlace(place, from.place),
    );
  });
}

/** Two places printed within a month, and none in common at any time. */
function atOnce(a: readonly Dwelling[], b: readonly Dwelling[]): boolean {
  return a.some(
    (left) => left.fresh && b.some((right) => right.fresh && Math.abs(left.day - right.day) <= CONFLICT_DAYS),
  );
}

/** Days between the nearest two prints of a common residence. */
function closestPrints(a: readonly Dwelling[], b: readonly Dwelling[]): number {
  let closest = Number.POSITIVE_INFINITY;
  for (const left of a)
    for (const right of b)
      if (samePlace(left.place, right.place)) closest = Math.min(closest, Math.abs(left.day - right.day));
  return closest;
}
