import type { ArchivedPublication } from '../../ingest/contract.js';
import type { CompanyStateFact, MandateFact } from '../../engines/graph/contract.js';
import { endKnownOn, eventUid, STATE_FIELDS, type Clocks, type Proof, type StateField } from '../core/index.js';
import type { FactEvidence } from '../trace/index.js';
import type { Carried, CarriedEvidence, ToolContext } from './contract.js';

const MAX_QUOTE = 600;
const MAX_PROOFS = 200;

/** Turns proofs into evidence with quotes cut from the ledger's text; proofs whose notice is redacted carry nothing. */
export async function factEvidence(
  items: readonly { proof: Proof; carries: Carried[] }[],
  context: ToolContext,
): Promise<CarriedEvidence[]> {
  const merged = new Map<string, { proof: Proof; carries: Carried[] }>();
  for (const { proof, carries } of items) {
    const key = `${proof.publicationId} ${proof.span.start} ${proof.span.end}`;
    const held = merged.get(key);
    if (held) held.carries.push(...carries);
    else if (merged.size < MAX_PROOFS) merged.set(key, { proof, carries: [...carries] });
  }
  const ids = [...new Set([...merged.values()].map(({ proof }) => proof.publicationId))];
  const publications = new Map(
    (await context.archive.publications(ids, context.call)).map((found) => [found.publicationId, found]),
  );
  return [...merged.values()].flatMap(({ proof, carries }, index) => {
    const publication = publications.get(proof.publicationId);
    return publication ? [{ evidence: fact(`f${index}`, proof, publication, carries), carries }] : [];
  });
}

function fact(id: string, proof: Proof, publication: ArchivedPublication, carries: Carried[]): FactEvidence {
  const uids = new Set(
    carries.flatMap((claim) => [claim.subjectUid, claim.object ?? '']).filter((uid) => /^(co|pe)_/.test(uid)),
  );
  return {
    type: 'FACT',
    id,
    publicationId: proof.publicationId,
    eventUid: eventUid(proof.publicationId),
    number: publication.number,
    publicationDate: publication.publicationDate,
    textHash: publication.textHash,
    span: proof.span,
    quote: publication.text.slice(proof.span.start, Math.min(proof.span.end, proof.span.start + MAX_QUOTE)),
    uids: [...uids],
  };
}

/** What a mandate's notices carry, seen from the clocks asked for. */
export function mandateClaims(fact: MandateFact, clocks: Clocks): Carried[] {
  const to = endKnownOn(fact, clocks.knownOn);
  const base = {
    subjectUid: fact.holderUid,
    object: fact.companyUid,
    from: fact.from.date,
    to: to.date,
    action: null,
    negated: false,
  };
  const role: Carried = { ...base, relation: 'HAS_ROLE', attribute: fact.role };
  const signature: Carried[] =
    fact.signature === null ? [] : [{ ...base, relation: 'HAS_SIGNATURE', attribute: fact.signature }];
  return [role, ...signature];
}

/** What a state's notices carry: each value with the one place that says it. */
export function stateClaims(fact: CompanyStateFact): { proof: Proof; carries: Carried[] }[] {
  const base = { subjectUid: fact.companyUid, from: fact.from.date, to: null, action: null, negated: false };
  const values: Record<StateField, string | null> = {
    name: fact.name,
    translations: null,
    legalForm: fact.legalForm,
    seat: fact.seat,
    canton: fact.canton,
    address: fact.address,
    purpose: fact.purpose,
    capitalNominal: fact.capitalNominal?.amount ?? null,
    capitalPaid: fact.capitalPaid?.amount ?? null,
    status: fact.status,
  };
  return STATE_FIELDS.flatMap((attribute) => {
    const [object, proof] = [values[attribute], fact.fieldProofs[attribute]];
    if (object === null || proof === undefined) return [];
    const relation = attribute === 'status' ? ('HAS_STATUS' as const) : ('HAS_STATE' as const);
    return [{ proof, carries: [{ ...base, relation, attribute, object }] }];
  });
}
