import type { ArchivedPublication } from '../../../ingest/contract.js';
import type { CompanyNode, CompanyStateFact, MandateFact, PersonState } from '../../../engines/graph/contract.js';
import {
  endKnownOn,
  eventUid,
  nationalitiesOf,
  remembered,
  STATE_FIELDS,
  surroundings,
  type Clocks,
  type IsoDate,
  type MentionRow,
  type Proof,
  type Span,
  type StateField,
} from '../../core/index.js';
import type { FactEvidence } from '../../trace/index.js';
import { claimed } from './claims.js';
import type { Carried, CarriedEvidence, ToolContext } from '../contract.js';

const MAX_QUOTE = 600;
/** Past it a fact is proved by fewer of its notices; facts past it altogether are not said. */
const MAX_PROOFS = 600;
const A_CALL = 200;

/** Proofs of many facts, the first of each before the second of any: a bound then cuts the further proofs, not the further facts. */
export function inTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const items: Item[] = [];
  for (let turn = 0; ; turn++) {
    const before = items.length;
    for (const list of lists) if (turn < list.length) items.push(list[turn]!);
    if (items.length === before) return items;
  }
}

/**
 * Turns proofs into evidence with quotes cut from the ledger's text; proofs whose notice is redacted, or not yet known, carry nothing. Each place carries, beside
 * what it is said to, when its notice was published: a date that is never taken for a legal one.
 */
export async function factEvidence(
  items: readonly { proof: Proof; carries: readonly Carried[] }[],
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
  const publications = new Map<string, ArchivedPublication>();
  for (let start = 0; start < ids.length; start += A_CALL) {
    const found = await context.archive.publications(ids.slice(start, start + A_CALL), context.call);
    for (const publication of found)
      if (publication.publicationDate <= context.clocks.knownOn)
        publications.set(publication.publicationId, publication);
  }
  return [...merged.values()].flatMap(({ proof, carries }, index) => {
    const publication = publications.get(proof.publicationId);
    if (publication === undefined) return [];
    const evidence = fact(`f${index}`, proof, publication, carries);
    return [{ evidence, carries: [...carries, dated(evidence.eventUid, 'PUBLICATION', evidence.publicationDate)] }];
  });
}

/** That a notice or a document says what stands between two of its places, and nothing else. */
export function passageClaim(sourceUid: string, { start, end }: Span): Carried {
  return claimed(sourceUid, 'MENTIONS', 'PASSAGE', `${start}-${end}`);
}

/** A passage of a document; carries that it stands there, and where the document says, its day. */
export function documentEvidence(
  id: string,
  documentId: string,
  passage: { label: string; title: string; publicationDate: IsoDate | null; textHash: string; span: Span; quote: string }, // prettier-ignore
): CarriedEvidence {
  const { label: fileName, title, publicationDate, textHash, span } = passage;
  const quote = passage.quote.slice(0, MAX_QUOTE);
  const day = publicationDate === null ? [] : [dated(documentId, 'PUBLICATION', publicationDate)];
  return {
    evidence: { type: 'DOCUMENT', id, documentId, fileName, title, publicationDate, textHash, span, quote },
    carries: [passageClaim(documentId, span), ...day],
  };
}

/** The day of a notice, and which of its two days it is: that on which the fact became true, or that on which the world could know it. */
export function dated(event: string, which: 'LEGAL' | 'PUBLICATION', date: string): Carried {
  return claimed(event, 'DATED', which, date);
}

function fact(id: string, proof: Proof, publication: ArchivedPublication, carries: Carried[]): FactEvidence {
  const uids = new Set<string>();
  for (const { subjectUid, object } of carries) {
    if (isEntity(subjectUid)) uids.add(subjectUid);
    if (object !== null && isEntity(object)) uids.add(object);
  }
  const span = readable(proof.span, publication);
  const around = carries.some(isOfPerson) ? surroundings(publication.text, publication.sentences, span) : null;
  return {
    type: 'FACT',
    id,
    publicationId: proof.publicationId,
    eventUid: eventOf(proof.publicationId),
    number: publication.number,
    publicationDate: publication.publicationDate,
    textHash: publication.textHash,
    span,
    quote: publication.text.slice(span.start, Math.min(span.end, span.start + MAX_QUOTE)),
    uids: [...uids],
    ...(around?.before && { before: around.before }),
    ...(around?.after && span.end - span.start <= MAX_QUOTE && { after: around.after }),
  };
}

/** A notice proves several facts, and the same firm is looked up again. */
const eventOf = remembered(eventUid);

const isEntity = (uid: string): boolean => uid.startsWith('co_') || uid.startsWith('pe_');

/** Whether somebody holds, gets or loses an office or a signature: of an entry of a list its heading says which. */
function isOfPerson({ relation }: Carried): boolean {
  return relation === 'HAS_ROLE' || relation === 'HAS_SIGNATURE' || relation === 'ACTED';
}

/** Of a span over the whole text what people read: its prose, without the fields that stand behind it line by line. */
function readable({ start, end }: Span, { text, bodyLength }: ArchivedPublication): Span {
  return { start, end: Math.min(end, start < bodyLength ? bodyLength : text.length) };
}

/** What a mandate's notices carry, seen from the clocks asked for. */
export function mandateClaims(fact: MandateFact, clocks: Clocks): Carried[] {
  const { holderUid, companyUid, role, signature, from } = fact;
  const to = endKnownOn(fact, clocks.knownOn).date;
  const held = claimed(holderUid, 'HAS_ROLE', role, companyUid, from.date, to);
  return signature === null
    ? [held]
    : [held, claimed(holderUid, 'HAS_SIGNATURE', signature, companyUid, from.date, to)];
}

/** What a state's notices carry: each value with the one place that says it. */
export function stateClaims(fact: CompanyStateFact): { proof: Proof; carries: Carried[] }[] {
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
    return [{ proof, carries: [claimed(fact.companyUid, relation, attribute, object, fact.from.date)] }];
  });
}

/** The number that a firm is registered under, which stands in whatever notice names it. */
export function numberClaims({ uid, registerNumber }: CompanyNode, { fieldProofs, from }: CompanyStateFact): { proof: Proof; carries: Carried[] }[] {
  const proof = fieldProofs.name;
  return registerNumber === null || proof === undefined ? [] : [{ proof, carries: [claimed(uid, 'HAS_STATE', 'registerNumber', registerNumber, from.date)] }];
} // prettier-ignore

/** What notices print of a person, each thing with the latest entry that says it. */
export function registeredClaims({ uid, mention, citizenship, residence }: PersonState): { proof: Proof; carries: Carried[] }[] {
  const told = (entry: MentionRow | null, values: readonly (readonly [string, string | null])[]) => {
    const carries = values.flatMap(([attribute, object]): Carried[] =>
      object === null ? [] : [claimed(uid, 'IS_REGISTERED_AS', attribute, object)],
    );
    return entry === null ? [] : [{ proof: proofOf(entry), carries }];
  };
  const origins = (citizenship?.origins ?? []).map((origin) => ['origin', origin] as const);
  const nationalities = (citizenship === null ? [] : nationalitiesOf(citizenship)).map((country) => ['nationality', country] as const);
  return [
    ...told(mention, [['name', mention.name]]),
    ...told(citizenship, [...origins, ...nationalities]),
    ...told(residence, [['residence', residence?.residence ?? null]]),
  ];
} // prettier-ignore

/** Where an entry shows who is entered. */
function proofOf({ publicationId, evidence, span }: MentionRow): Proof {
  return { publicationId, span: evidence ?? span };
}
