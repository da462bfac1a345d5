import { evidence, type Evidence } from './evidence.js';
import { sharedPlaces } from './places.js';
import type { Prepared } from './prepared.js';

/** Places of origin and nationalities. Absence is neutral: an empty list. */
export function citizenshipEvidence(a: Prepared, b: Prepared): Evidence[] {
  if (a.origins.length > 0 && b.origins.length > 0) {
    const shared = sharedPlaces(a.origins, b.origins);
    if (shared.length === 0) return [evidence('ORIGIN_DISJOINT')];
    const first = evidence('ORIGIN_SHARED', shared);
    return shared.length > 1 ? [first, evidence('SECOND_ORIGIN_SHARED', shared)] : [first];
  }
  const nationalities = a.foreign.filter((country) => b.foreign.includes(country)).sort();
  if (nationalities.length > 0) return [evidence('NATIONALITY_SHARED', nationalities)];
  if (a.foreign.length > 0 && b.foreign.length > 0) return [evidence('NATIONALITY_DISJOINT')];
  if (a.origins.length > 0 && b.foreign.length > 0) return [naturalisation(b, a)];
  if (b.origins.length > 0 && a.foreign.length > 0) return [naturalisation(a, b)];
  return [];
}

function naturalisation(foreign: Prepared, swiss: Prepared): Evidence {
  return evidence(foreign.first <= swiss.first ? 'NATURALISED' : 'SWISS_BEFORE_FOREIGN');
}
