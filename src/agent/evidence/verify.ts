import type { Claim } from '../../trace/index.js';
import type { Carried } from '../../tools/index.js';
import type { Draft, EvidenceIndex, Reasoner, Situation } from '../slots.js';

export type Verdict = { stands: true; claims: number } | { stands: false; because: string };

/**
 * A sentence stands only if reading it back gives its claims, and its own cited evidence carries each of them (api.md, Evidence and answers):
 * "A left" never passes for "A presides" because both names are there.
 */
export function verify(
  draft: Draft,
  reasoner: Pick<Reasoner, 'reads'>,
  situation: Situation,
  evidence: EvidenceIndex,
): Verdict {
  const claims = reasoner.reads(draft, situation);
  if (claims === null) return { stands: false, because: 'the sentence does not say what its claims say' };
  if (claims.length > 0 && draft.citations.length === 0) return { stands: false, because: 'it cites nothing' };
  for (const id of draft.citations) {
    if (!evidence.has(id)) return { stands: false, because: `it cites ${id}, which the run never saw` };
  }
  for (const claim of claims) {
    const fault = faultOf(claim, draft, evidence);
    if (fault !== null) return { stands: false, because: fault };
  }
  return { stands: true, claims: claims.length };
}

function faultOf(claim: Claim, draft: Draft, evidence: EvidenceIndex): string | null {
  const cited = claim.evidenceIds.filter((id) => draft.citations.includes(id));
  if (cited.length === 0) return `${claim.relation} of ${claim.subjectUid} cites nothing`;
  const needsComplete = claim.relation === 'NONE' || claim.relation === 'COUNT';
  for (const id of cited) {
    const held = evidence.get(id);
    if (!held) continue;
    if (needsComplete && 'complete' in held.evidence && !held.evidence.complete) continue;
    if (held.carries.some((carried) => carriesClaim(carried, claim))) return null;
  }
  return `no cited evidence carries ${claim.relation} ${claim.attribute ?? ''} of ${claim.subjectUid}`;
}

/** A claim may leave dates open; what it does say must be the same. */
function carriesClaim(carried: Carried, claim: Claim): boolean {
  return (
    carried.subjectUid === claim.subjectUid &&
    carried.relation === claim.relation &&
    carried.attribute === claim.attribute &&
    carried.object === claim.object &&
    carried.negated === claim.negated &&
    (claim.action === null || carried.action === claim.action) &&
    (claim.from === null || carried.from === claim.from) &&
    (claim.to === null || carried.to === claim.to)
  );
}
