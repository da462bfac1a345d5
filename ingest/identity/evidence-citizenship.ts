import type { EvidenceList } from './evidence.js';
import { sharedPlaces } from './places.js';
import type { Prepared } from './prepared.js';

/** Places of origin and nationalities. Absence is neutral: it adds nothing. */
export function citizenshipEvidence(a: Prepared, b: Prepared, into: EvidenceList): void {
  if (a.origins.length > 0 && b.origins.length > 0) {
    const shared = sharedPlaces(a.origins, b.origins);
    into.add(shared.length > 0 ? 'ORIGIN_SHARED' : 'ORIGIN_DISJOINT', shared);
    if (shared.length > 1) into.add('SECOND_ORIGIN_SHARED', shared);
    return;
  }
  if (a.foreign.length > 0 && b.foreign.length > 0) {
    const shared = a.foreign.filter((country) => b.foreign.includes(country)).sort();
    if (shared.length === 0 && isSwiss(a) && isSwiss(b)) return;
    into.add(shared.length > 0 ? 'NATIONALITY_SHARED' : 'NATIONALITY_DISJOINT', shared);
  } else if (a.origins.length > 0 && b.foreign.length > 0) naturalisation(b, a, into);
  else if (b.origins.length > 0 && a.foreign.length > 0) naturalisation(a, b, into);
}

const isSwiss = ({ profile, foreign }: Prepared): boolean => profile.nationalities.length > foreign.length;

/** Nothing is said by whoever is a citizen of both at once. */
function naturalisation(foreign: Prepared, swiss: Prepared, into: EvidenceList): void {
  if (isSwiss(foreign)) return;
  into.add(foreign.first <= swiss.first ? 'NATURALISED' : 'SWISS_BEFORE_FOREIGN');
}
