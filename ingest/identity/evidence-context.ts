import type { EvidenceList } from './evidence.js';
import type { Prepared } from './prepared.js';

export function sameFirm(a: Prepared, b: Prepared): boolean {
  return a.profile.companyUid !== '' && a.profile.companyUid === b.profile.companyUid;
}

/** One row ends on the day the other begins. */
export function handover(a: Prepared, b: Prepared): boolean {
  return a.last === b.first || b.last === a.first;
}

/** What one firm says of two of its rows. A shorter given name loses by it: a son who follows his father looks just so. */
export function firmEvidence(a: Prepared, b: Prepared, shorterGiven: boolean, into: EvidenceList): void {
  if (Math.max(a.first, b.first) < Math.min(a.last, b.last)) into.add('SAME_FIRM_CONCURRENT');
  else if (shorterGiven) into.add('SHORTER_IN_FIRM');
  else {
    into.add('SAME_FIRM');
    if (handover(a, b)) into.add('SAME_FIRM_HANDOVER');
  }
}

/** A relative beside either: where families do business, a shorter given name may be the father's. */
export function familyEvidence(a: Prepared, b: Prepared, into: EvidenceList): void {
  if (
    [a, b].some((side) => [...side.companions].some((hub) => !a.hubs.has(hub) && !b.hubs.has(hub) && isKin(hub, side)))
  )
    into.add('SHORTER_IN_FAMILY');
}

/** Whether one of these hub keys may be a relative's of the profile. */
export function hasKin(hubs: Iterable<string>, side: Prepared): boolean {
  for (const hub of hubs) if (isKin(hub, side)) return true;
  return false;
}

function isKin(hub: string, side: Prepared): boolean {
  return side.family.some((word) => hub.includes(word));
}

/**
 * People who sit beside both, each in their own firm. Together with {@link familyEvidence} all that companions are asked for: somebody who
 * comes beside a profile, or leaves, is a sign with those whom he sits beside too, or if he is of the family.
 */
export function companionEvidence(a: Prepared, b: Prepared, into: EvidenceList): void {
  const [few, many] = a.companions.size <= b.companions.size ? [a, b] : [b, a];
  let shared: string[] | null = null;
  for (const hub of few.companions)
    if (many.companions.has(hub) && !a.hubs.has(hub) && !b.hubs.has(hub)) (shared ??= []).push(hub);
  if (shared === null) return;
  const others = shared.filter((hub) => !isKin(hub, a) && !isKin(hub, b)).sort();
  if (others.length === 0) into.add('CO_DIRECTORS_FAMILY', shared.sort());
  else if (others.length === 1) into.add('CO_DIRECTORS_ONE', others);
  else into.add(others.length === 2 ? 'CO_DIRECTORS_TWO' : 'CO_DIRECTORS_MANY', others);
}

/** Entered or changed in both firms on one legal date; the first such. */
export function dayEvidence(a: Prepared, b: Prepared, into: EvidenceList): void {
  const [few, many] = a.days.length <= b.days.length ? [a, b] : [b, a];
  const day = few.days.find((one) => many.days.includes(one));
  if (day !== undefined) into.add('SAME_DAY', [day]);
}
