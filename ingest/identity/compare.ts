import type { Commonness } from './commonness.js';
import { citizenshipEvidence } from './evidence-citizenship.js';
import {
  companionEvidence,
  dayEvidence,
  familyEvidence,
  firmEvidence,
  handover,
  sameFirm,
} from './evidence-context.js';
import { nameEvidence } from './evidence-name.js';
import { residenceEvidence } from './evidence-residence.js';
import { EvidenceList, type Evidence } from './evidence.js';
import type { Prepared } from './prepared.js';
import { BEYOND_NAME, CORROBORATING, LINK_AT, POSSIBLE_AT, type EvidenceCode } from './weights.js';

/** What speaks for and against two profiles being one person. Made from these two and their firms' context alone. */
export interface Comparison {
  points: number;
  /** Enough points, something beside name and citizenship, and nothing that rules a link out. */
  linkable: boolean;
  /** Enough for POSSIBLY_SAME. */
  possible: boolean;
  evidence: Evidence[];
}

/** These never stand inside an accepted link, whatever else speaks for it. */
const RULES_OUT: ReadonlySet<EvidenceCode> = new Set<EvidenceCode>([
  'ORIGIN_DISJOINT', 'GENERATION_DIFFERS', 'NAME_OTHER', 'NAME_SWAPPED', 'SWISS_BEFORE_FOREIGN',
]); // prettier-ignore

/** Null where the two do not even have related names, or belong to different scopes. */
export function compare(a: Prepared, b: Prepared, commonness: Commonness): Comparison | null {
  if (a.profile.scope !== b.profile.scope) return null;
  const list = new EvidenceList();
  const oneFirm = sameFirm(a, b);
  const relation = nameEvidence(a, b, list);
  if (relation === null && !(oneFirm && handover(a, b))) return null;
  if (relation === null) list.add('NAME_OTHER');
  citizenshipEvidence(a, b, list);
  residenceEvidence(a, b, list);
  if (oneFirm) firmEvidence(a, b, relation === 'SHORTER_GIVEN', list);
  else {
    companionEvidence(a, b, list);
    if (relation === 'SHORTER_GIVEN') familyEvidence(a, b, list);
    dayEvidence(a, b, list);
    // It only weakens: where the rest is not enough, nobody need count.
    if (list.points >= POSSIBLE_AT) commonness.evidence(a, b, list);
  }
  return {
    points: list.points,
    linkable: list.points >= LINK_AT && list.has(CORROBORATING) && !list.has(RULES_OUT),
    possible: list.points >= POSSIBLE_AT && list.has(BEYOND_NAME),
    evidence: list.items,
  };
}
