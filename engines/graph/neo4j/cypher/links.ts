import { KIND, MAY_HOLD, SCOPED, SEEN, VALIDITY } from './fragments.js';

/**
 * The links of entities as P5's three branches: mandates that the entity holds, mandates in it, relations between firms. Each entity with its
 * neighbours' number; without links where there are more than `$most`.
 */
export const NEIGHBOURHOODS = `
UNWIND $uids AS uid
MATCH (self:BaseNode {uid: uid})
CALL (self) {
  MATCH (self)-[:HOLDS]->(fact:Mandate)-[:IN]->(entity:Company)
  WHERE $mandates AND entity <> self AND ${MAY_HOLD} AND ${SEEN}
  RETURN entity, fact, true AS outwards
  UNION ALL
  MATCH (self)<-[:IN]-(fact:Mandate)<-[:HOLDS]-(entity)
  WHERE $mandates AND entity <> self AND (entity:Person OR entity:Company) AND ${MAY_HOLD} AND ${SEEN}
  RETURN entity, fact, false AS outwards
  UNION ALL
  MATCH (self)<-[:MEANS]-(:HolderKey)-[own:GIVES|TAKES]->(fact:Relation)<-[other:GIVES|TAKES]-(:HolderKey)-[:MEANS]->(entity:Company)
  WHERE type(own) <> type(other) AND fact.kind IN $relations AND entity <> self AND ${MAY_HOLD} AND ${SEEN}
    AND EXISTS { MATCH (fact)-[:TOLD_BY]->(company:Company) WHERE ${SCOPED} }
  RETURN entity, fact, type(own) = 'GIVES' AS outwards
}
WITH self, count(DISTINCT entity) AS degree, collect([entity.uid, ${KIND}, outwards, coalesce(fact.kind, 'MANDATE'), fact.uid, fact.company,
  fact.role, fact.publications, ${VALIDITY}]) AS links
RETURN self.uid AS uid, degree, CASE WHEN $most IS NULL OR degree <= $most THEN links ELSE [] END AS links`;

/** Every mandate that may hold with its firm and whoever holds it, if the graph knows them. */
export const ALL_MANDATES = `
MATCH (company:Company)<-[:IN]-(fact:Mandate)
WHERE ${SCOPED} AND ${MAY_HOLD} AND ($roles IS NULL OR fact.role IN $roles)
MATCH (entity)-[:HOLDS]->(fact)
WITH company, fact, entity, CASE WHEN entity:Person THEN 'PERSON' WHEN entity:Company THEN 'COMPANY' END AS kind
RETURN company.uid AS company, collect([CASE WHEN kind IS NULL THEN fact.mention ELSE entity.uid END, kind,
  kind IS NULL OR (${SEEN}), fact.holder IS NULL, ${VALIDITY}]) AS lines`;

/** The same of what was known at all, for days other than today. */
export const MANDATES_OF_BANKRUPT = `
UNWIND $firms AS firm
MATCH (company:BaseNode {uid: firm.uid})<-[:IN]-(fact:Mandate)
WHERE fact.fromPublished <= $knownOn AND (fact.withdrawnPublished IS NULL OR fact.withdrawnPublished > $knownOn)
MATCH (entity:Person)-[:HOLDS]->(fact) WHERE ${SEEN}
RETURN company.uid AS company, collect([entity.uid, 'PERSON', true, true, ${VALIDITY}]) AS lines`;

export const ALL_RELATIONS = `
MATCH (company:Company)<-[:TOLD_BY]-(fact:Relation) WHERE ${SCOPED} AND ${MAY_HOLD}
MATCH (giver:Company)<-[:MEANS]-(:HolderKey)-[:GIVES]->(fact)<-[:TAKES]-(:HolderKey)-[:MEANS]->(taker:Company)
WHERE giver <> taker AND giver.scope IN $scopes AND taker.scope IN $scopes
RETURN giver.uid AS giver, taker.uid AS taker, ${VALIDITY} AS validity`;

export const PRINTED_SEATS = `MATCH (state:CompanyState) WHERE state.seat IS NOT NULL RETURN DISTINCT state.seat AS seat`;

/** What every firm was, as known: oldest first. */
export const ALL_STATES = `
MATCH (company:Company) WHERE ${SCOPED} AND EXISTS {
  MATCH (company)-[:HAS_STATE]->(state:CompanyState)
  WHERE ($canton IS NULL OR state.canton = $canton) AND ($legalForm IS NULL OR state.legalForm = $legalForm)
    AND ($status IS NULL OR state.status = $status) AND ($seats IS NULL OR state.seat IN $seats)
}
RETURN company.uid AS uid, COLLECT {
  MATCH (company)-[:HAS_STATE]->(fact:CompanyState)
  WHERE fact.fromPublished <= $knownOn AND (fact.withdrawnPublished IS NULL OR fact.withdrawnPublished > $knownOn)
  RETURN [${VALIDITY}, fact.canton, fact.legalForm, fact.status, fact.seat, fact.capitalNominal, CASE WHEN $rows THEN fact.row END]
  ORDER BY coalesce(fact.from, ''), fact.fromPublished, fact.seq
} AS states`;

export const EVENTS_OF_COMPANIES = `
MATCH (company:Company)-[edge:HAS_EVENT]->(event:Event)
WHERE ${SCOPED} AND edge.company = company.uid AND event.known <= $knownOn AND event.legalDate <= $asOf AND event.scope IN $scopes
RETURN company.uid AS uid, count(DISTINCT event) AS events`;

export const EVENTS_OF_PEOPLE = `
MATCH (entity:Person)-[:MENTIONED_AS]->(mention:Mention)
WHERE ${SEEN} AND mention.legalDate <= $asOf AND mention.publicationDate <= $knownOn
  AND (mention.withdrawnPublished IS NULL OR mention.withdrawnPublished > $knownOn)
WITH entity.uid AS uid, count(DISTINCT mention.publicationId) AS events
RETURN uid, events ORDER BY events DESC, uid LIMIT toInteger($limit)`;
