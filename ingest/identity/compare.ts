import type { Commonness } from './commonness.js';
import { citizenshipEvidence } from './evidence-citizenship.js';
import { acrossFirmsEvidence, firmEvidence, handover, sameFirm } from './evidence-context.js';
import { nameEvidence } from './evidence-name.js';
import { residenceEvidence } from './evidence-residence.js';
import { evidence, pointsOf, type Evidence } from './evidence.js';
import type { Prepared } from './prepared.js';
import { CORROBORATING, LINK_AT, type EvidenceCode } from './weights.js';

/** What speaks for and against two profiles being one person. Made from these two and their firms' context alone. */
export interface Comparison {
  points: number;
  /** Enough points, something beside name and citizenship, and nothing that rules a link out. */
  linkable: boolean;
  /** The two were in two places at one time. */
  conflicting: boolean;
  evidence: Evidence[];
}

/** These never stand inside an accepted link, whatever else speaks for it. */
const RULES_OUT: ReadonlySet<EvidenceCode> = new Set<EvidenceCode>([
  'ORIGIN_DISJOINT', 'GENERATION_DIFFERS', 'NAME_OTHER', 'NAME_SWAPPED', 'SWISS_BEFORE_FOREIGN',
]); // prettier-ignore

/** Null where the two do not even have related names, or belong to different scopes. */
export function compare(a: Prepared, b: Prepared, commonness: Commonness): Comparison | null {
  if (a.profile.scope !== b.profile.scope) return null;
  const oneFirm = sameFirm(a, b);
  const names = nameEvidence(a, b) ?? (oneFirm && handover(a, b) ? [evidence('NAME_OTHER')] : null);
  if (names === null) return null;
  const shorterGiven = names.some((item) => item.code === 'NAME_SHORTER_GIVEN');
  const items = [
    ...names,
    ...citizenshipEvidence(a, b),
    ...residenceEvidence(a, b),
    ...(oneFirm ? firmEvidence(a, b, shorterGiven) : acrossFirmsEvidence(a, b)),
    ...(oneFirm ? [] : commonness.evidence(a, b)),
  ];
  const points = pointsOf(items);
  return {
    points,
    linkable: points >= LINK_AT && corroborated(items) && !items.some((item) => RULES_OUT.has(item.code)),
    conflicting: items.some((item) => item.code === 'RESIDENCE_CONFLICT'),
    evidence: items,
  };
}

function corroborated(items: readonly Evidence[]): boolean {
  return items.some((item) => CORROBORATING.has(item.code));
}
