/**
 * The parts that statements are made of; nothing else is ever put into one (test/architecture/cypher.test.ts). What the viewer may see is
 * decided by {@link SEEN} and {@link SCOPED} alone; both expect `$scopes`.
 */

export const SCHEMA_VERSION = 1;

/** Begins a statement that may be a read's only one: no row while the graph is not ready, or another version's. */
export const WHEN_READY = `MATCH (:DossierMeta {id: 1, state: 'ready', version: ${SCHEMA_VERSION}})`;

/** Of a company or person called `entity`. */
export const SEEN = `entity.scope IN $scopes AND NOT coalesce(entity.suppressed, false)`;
/** Of a company called `company`. */
export const SCOPED = `company.scope IN $scopes`;
/** Of whoever a line or edge begins at, called `holder`: true, false (hidden), or null where it is nobody that the graph knows. */
export const HOLDER_SEEN = `CASE WHEN holder:Company OR holder:Person
  THEN holder.scope IN $scopes AND NOT coalesce(holder.suppressed, false) END`;

/** Whom `asked` means, as `entity`: a company by uid or number (by none that two schemes give), a person by a mention, a company by an entry. No row where nobody, or hidden. */
export const RESOLVED = `
CALL (asked) {
  CALL (asked) {
    MATCH (found:BaseNode {uid: asked}) WHERE found:Company
    RETURN found, 0 AS rank
    UNION ALL
    MATCH (own:Identifier {value: asked})-[:IDENTIFIES]->(found:Company)
    WHERE NOT EXISTS { MATCH (other:Identifier {value: asked}) WHERE other.scheme <> own.scheme }
    RETURN found, CASE WHEN found.firm THEN 1 ELSE 2 END AS rank
    UNION ALL
    MATCH (:Mention {id: asked})<-[:MENTIONED_AS]-(found:Person)
    RETURN found, 3 AS rank
    UNION ALL
    MATCH (:Entry {mention: asked})-[:ENTERED_AS]->(:HolderKey)-[:MEANS]->(found:Company)
    RETURN found, 4 AS rank
  }
  RETURN found AS entity, rank ORDER BY rank, found.uid LIMIT 1
}
WITH * WHERE ${SEEN}`;

/** `COMPANY` or `PERSON`, of `entity`. */
export const KIND = `CASE WHEN entity:Company THEN 'COMPANY' ELSE 'PERSON' END`;

/** Of a row with both clocks called `fact`: known on `$knownOn`. */
export const KNOWN = `fact.fromPublished <= $knownOn AND (fact.withdrawnPublished IS NULL OR fact.withdrawnPublished > $knownOn)`;

/** Narrows to what may have held on `$asOf`; src/core/holds.ts decides what did. */
export const MAY_HOLD = `${KNOWN}
  AND NOT (fact.from > $asOf AND fact.fromKind IN ['EXACT', 'NOT_EARLIER_THAN'])
  AND NOT (fact.to <= $asOf AND fact.toKind = 'EXACT' AND (fact.toPublished IS NULL OR fact.toPublished <= $knownOn))`;

/** The two clocks of `fact` as a list: read/validity.ts takes it apart. */
export const VALIDITY = `[fact.from, fact.fromKind, fact.to, fact.toKind, fact.fromPublished, fact.toPublished, fact.withdrawnPublished]`;

/** What every filter asks of an `event`. Absent conditions are null. */
export const EVENT_PASSES = `event.known <= $knownOn AND event.scope IN $scopes
  AND ($from IS NULL OR CASE WHEN $byLegalDate THEN event.legalDate ELSE event.publicationDate END >= $from)
  AND ($to IS NULL OR CASE WHEN $byLegalDate THEN event.legalDate ELSE event.publicationDate END <= $to)
  AND ($rubrics IS NULL OR event.rubric IN $rubrics)
  AND ($subRubrics IS NULL OR event.subRubric IN $subRubrics)
  AND ($topics IS NULL OR any(topic IN event.topics WHERE topic IN $topics))
  AND ($cantons IS NULL OR any(canton IN event.cantons WHERE canton IN $cantons))
  AND ($numbers IS NULL OR event.number IN $numbers)`;

/** The place of an `event` in the order asked for. */
export const EVENT_SORT = `CASE WHEN $byLegalDate THEN event.byLegalDate ELSE event.byPublicationDate END`;

/** Uids of the events of `entity`: a firm's own notices, and those that name it; those that name a person. */
export const EVENTS_OF_ENTITY = `
CALL (entity) {
  MATCH (entity)-[]->(event:Event)
  RETURN event
  UNION
  UNWIND entity.events AS uid
  MATCH (event:BaseNode {uid: uid}) WHERE event:Event
  RETURN event
}`;

/** Columns of an `event`: itself, its edges, and the people whom it is about. */
export const EVENT_FACT = `event.uid AS uid, event.row AS row, COLLECT {
  MATCH (holder)-[edge]->(event) WHERE edge.company IS NOT NULL
  MATCH (company:BaseNode {uid: edge.company}) WHERE company:Company AND ${SCOPED}
  RETURN {row: edge.row, uid: holder.uid, seen: ${HOLDER_SEEN}, otherwise: coalesce(edge.holder, edge.mention, edge.company)}
} AS edges, COLLECT {
  MATCH (holder)-[involved:INVOLVED_IN]->(event)
  RETURN {uid: holder.uid, seen: ${HOLDER_SEEN}, otherwise: involved.mention}
} AS involved`;
