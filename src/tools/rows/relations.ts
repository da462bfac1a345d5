import type { MandateFact, RelationFact } from '../../../engines/graph/contract.js';
import { endKnownOn, type Clocks } from '../../core/index.js';
import { claimed } from './claims.js';
import type { Carried, CarriedEvidence, NamedMandate, NamedRelation, ToolContext } from '../contract.js';
import { factEvidence, inTurns, mandateClaims } from './evidence.js';
import { namedAt } from './names.js';

/** What a relation's notices carry: from whom to whom, and between which legal dates. */
export function relationClaim(fact: RelationFact, clocks: Clocks): Carried {
  const to = endKnownOn(fact, clocks.knownOn).date;
  return claimed(fact.fromUid, 'HAS_RELATION', fact.kind, fact.toUid, fact.from.date, to);
}

export interface NamedFacts {
  mandates: NamedMandate[];
  relations: NamedRelation[];
  evidence: CarriedEvidence[];
  labels: Record<string, string>;
}

/** Mandates and relations with the names of both ends at the clocks, and the notices that prove them; `also`: further uids to name. */
export async function namedFacts(
  facts: { mandates?: readonly MandateFact[]; relations?: readonly RelationFact[]; also?: readonly string[] },
  clocks: Clocks,
  context: ToolContext,
): Promise<NamedFacts> {
  const { mandates = [], relations = [], also = [] } = facts;
  const ends = [
    ...also,
    ...mandates.flatMap((fact) => [fact.companyUid, fact.holderUid]),
    ...relations.flatMap((fact) => [fact.fromUid, fact.toUid]),
  ];
  const { labels, states } = await namedAt(ends, clocks, context);
  const evidence = await factEvidence(
    inTurns([
      ...mandates.map((fact) => fact.proofs.map((proof) => ({ proof, carries: mandateClaims(fact, clocks) }))),
      ...relations.map((fact) => fact.proofs.map((proof) => ({ proof, carries: [relationClaim(fact, clocks)] }))),
    ]),
    context,
  );
  const name = (uid: string) => labels[uid] ?? '';
  return {
    mandates: mandates.map((fact) => ({
      fact,
      companyName: name(fact.companyUid),
      companyForm: states.get(fact.companyUid)?.legalForm ?? null,
      holderName: name(fact.holderUid),
    })),
    relations: relations.map((fact) => ({
      fact,
      fromName: name(fact.fromUid),
      toName: name(fact.toUid),
      fromSeat: states.get(fact.fromUid)?.seat ?? null,
      toSeat: states.get(fact.toUid)?.seat ?? null,
    })),
    evidence,
    labels,
  };
}
