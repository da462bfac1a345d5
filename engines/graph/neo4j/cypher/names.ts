import { KIND, SEEN } from './fragments.js';

export const NAMES_BY_BEGINNING = `
MATCH ()-[named:HAS_NAME]->() WHERE named.folded STARTS WITH $folded
WITH named ORDER BY named.folded LIMIT toInteger($limit)
WITH named, startNode(named) AS entity
RETURN elementId(named) AS id, entity.uid AS uid, ${KIND} AS kind, named.folded AS folded, named.name AS name,
  named.since <= $knownOn AND (named.until IS NULL OR named.until > $knownOn) AS known, ${SEEN} AS seen`;

export const NAMES_BY_WORDS = `
CALL db.index.fulltext.queryRelationships('names', $words, {limit: toInteger($limit)}) YIELD relationship AS named
WITH named, startNode(named) AS entity
RETURN elementId(named) AS id, entity.uid AS uid, ${KIND} AS kind, named.folded AS folded, named.name AS name,
  named.since <= $knownOn AND (named.until IS NULL OR named.until > $knownOn) AS known, ${SEEN} AS seen`;

/** What is known by then of people beside their names. */
export const ORIGINS = `
UNWIND $uids AS uid
MATCH (entity:BaseNode {uid: uid})-[mentioned:MENTIONED_AS]->(mention:Mention)
WHERE mention.publicationDate <= $knownOn AND (mention.withdrawnPublished IS NULL OR mention.withdrawnPublished > $knownOn)
RETURN uid, collect(mention.origins + coalesce(mention.nationalities, CASE WHEN mention.nationality IS NULL THEN [] ELSE [mention.nationality] END)) AS places`;

export const FIRMS_ENTERED = `
UNWIND $uids AS uid
MATCH (:BaseNode {uid: uid})-[:HOLDS]->(fact:Mandate)-[:IN]->(entity:Company)
WHERE ${SEEN} AND fact.fromPublished <= $knownOn AND (fact.withdrawnPublished IS NULL OR fact.withdrawnPublished > $knownOn)
RETURN uid, collect(DISTINCT entity.uid) AS firms`;
