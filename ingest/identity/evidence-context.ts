import { evidence, type Evidence } from './evidence.js';
import type { Prepared } from './prepared.js';

export function sameFirm(a: Prepared, b: Prepared): boolean {
  return a.profile.companyUid !== '' && a.profile.companyUid === b.profile.companyUid;
}

/** One row ends on the day the other begins. */
export function handover(a: Prepared, b: Prepared): boolean {
  return a.last === b.first || b.last === a.first;
}

/** What one firm says of two of its rows. A shorter given name gains nothing by it: a son who follows his father looks just so. */
export function firmEvidence(a: Prepared, b: Prepared, shorterGiven: boolean): Evidence[] {
  if (Math.max(a.first, b.first) < Math.min(a.last, b.last)) return [evidence('SAME_FIRM_CONCURRENT')];
  if (shorterGiven) return [];
  return handover(a, b) ? [evidence('SAME_FIRM'), evidence('SAME_FIRM_HANDOVER')] : [evidence('SAME_FIRM')];
}

/** What two firms have in common: people beside them, and days. */
export function acrossFirmsEvidence(a: Prepared, b: Prepared): Evidence[] {
  return [...companionEvidence(a, b), ...dayEvidence(a, b)];
}

function companionEvidence(a: Prepared, b: Prepared): Evidence[] {
  const [few, many] = a.companions.size <= b.companions.size ? [a, b] : [b, a];
  const shared: string[] = [];
  for (const hub of few.companions)
    if (many.companions.has(hub) && !a.hubs.has(hub) && !b.hubs.has(hub)) shared.push(hub);
  if (shared.length === 0) return [];
  const kin = shared.filter((hub) => few.family.some((word) => hub.includes(word)));
  const others = shared.filter((hub) => !kin.includes(hub)).sort();
  if (others.length === 0) return [evidence('CO_DIRECTORS_FAMILY', kin.sort())];
  if (others.length === 1) return [evidence('CO_DIRECTORS_ONE', others)];
  return [evidence(others.length === 2 ? 'CO_DIRECTORS_TWO' : 'CO_DIRECTORS_MANY', others)];
}

function dayEvidence(a: Prepared, b: Prepared): Evidence[] {
  const [few, many] = a.days.size <= b.days.size ? [a, b] : [b, a];
  for (const day of [...few.days].sort()) if (many.days.has(day)) return [evidence('SAME_DAY', [day])];
  return [];
}
