import { HOLDER_SEEN, KNOWN, MAY_HOLD, RESOLVED, SCOPED, WHEN_READY } from './fragments.js';

/** In the firms asked for; few enough to be sorted and paged by whoever asks. */
export const MANDATES_IN = `${WHEN_READY}
UNWIND $uids AS asked
${RESOLVED}
WITH asked, entity WHERE entity:Company
MATCH (entity)<-[:IN]-(fact:Mandate)
WHERE ${KNOWN} AND ($history OR (${MAY_HOLD})) AND ($roles IS NULL OR fact.role IN $roles)
MATCH (holder)-[:HOLDS]->(fact)
RETURN asked, fact.row AS row, fact.sort AS sort, entity.uid AS company, holder.uid AS holder, ${HOLDER_SEEN} AS seen`;

/** Held by the people asked for. */
export const MANDATES_OF_PEOPLE = `${WHEN_READY}
UNWIND $uids AS asked
${RESOLVED}
WITH asked, entity WHERE entity:Person
MATCH (entity)-[:HOLDS]->(fact:Mandate)-[:IN]->(company:Company)
WHERE ${SCOPED} AND ${KNOWN} AND ($history OR (${MAY_HOLD})) AND ($roles IS NULL OR fact.role IN $roles)
RETURN asked, fact.row AS row, fact.sort AS sort, company.uid AS company, entity.uid AS holder, true AS seen`;

/** Held by the companies asked for, along an index, a page each: an auditor has tens of thousands. */
export const MANDATES_OF_COMPANIES = `
UNWIND $uids AS asked
${RESOLVED}
WITH asked, entity WHERE entity:Company
MATCH (entity)<-[:MEANS]-(key:HolderKey)
CALL (key) {
  MATCH (fact:Mandate) WHERE fact.holder = key.key AND fact.sort > $after
  MATCH (fact)-[:IN]->(company:Company)
  WHERE ${SCOPED} AND ${KNOWN} AND ($history OR (${MAY_HOLD})) AND ($roles IS NULL OR fact.role IN $roles)
  RETURN fact, company ORDER BY fact.sort LIMIT toInteger($limit)
}
RETURN asked, fact.row AS row, fact.sort AS sort, company.uid AS company, entity.uid AS holder, true AS seen`;

/** Everybody's, along an index. */
export const MANDATES_AFTER = `
MATCH (fact:Mandate) WHERE fact.sort > $after
  AND ${KNOWN} AND ($history OR (${MAY_HOLD})) AND ($roles IS NULL OR fact.role IN $roles)
MATCH (fact)-[:IN]->(company:Company) WHERE ${SCOPED}
MATCH (holder)-[:HOLDS]->(fact)
WITH fact, company, holder, ${HOLDER_SEEN} AS seen WHERE coalesce(seen, true)
RETURN '' AS asked, fact.row AS row, fact.sort AS sort, company.uid AS company, holder.uid AS holder, seen
ORDER BY sort LIMIT toInteger($limit)`;

export const RELATIONS = `${WHEN_READY}
UNWIND $uids AS asked
${RESOLVED}
WITH DISTINCT entity WHERE entity:Company
MATCH (entity)<-[:MEANS]-(:HolderKey)-[:GIVES|TAKES]->(fact:Relation)-[:TOLD_BY]->(company:Company)
WHERE ${SCOPED} AND ${KNOWN} AND ($history OR (${MAY_HOLD}))
WITH DISTINCT fact
MATCH (giver:HolderKey)-[:GIVES]->(fact)<-[:TAKES]-(taker:HolderKey)
OPTIONAL MATCH (giver)-[:MEANS]->(from:Company)
OPTIONAL MATCH (taker)-[:MEANS]->(to:Company)
WITH fact, from, to WHERE (from IS NULL OR from.scope IN $scopes) AND (to IS NULL OR to.scope IN $scopes)
RETURN fact.row AS row, coalesce(from.uid, fact.fromHolder) AS fromUid, coalesce(to.uid, fact.toHolder) AS toUid`;
