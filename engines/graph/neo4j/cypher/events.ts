import { EVENT_FACT, EVENT_PASSES, EVENT_SORT, EVENTS_OF_ENTITY, RESOLVED, SCOPED, WHEN_READY } from './fragments.js';

/** Uids of the events of any of the entities asked for. */
export const UIDS_OF_ENTITIES = `${WHEN_READY}
UNWIND $uids AS asked
${RESOLVED}
${EVENTS_OF_ENTITY}
RETURN DISTINCT event.uid AS uid`;

/** Of those with the uids, or the numbers. */
export const EVENTS_BY_UID_ASCENDING = `
UNWIND $uids AS uid
MATCH (event:BaseNode {uid: uid}) WHERE event:Event AND ${EVENT_PASSES}
WITH event.uid AS uid, ${EVENT_SORT} AS sort WHERE sort > $after
RETURN uid, sort ORDER BY sort LIMIT toInteger($limit)`;
export const EVENTS_BY_UID_DESCENDING = `
UNWIND $uids AS uid
MATCH (event:BaseNode {uid: uid}) WHERE event:Event AND ${EVENT_PASSES}
WITH event.uid AS uid, ${EVENT_SORT} AS sort WHERE sort < $after
RETURN uid, sort ORDER BY sort DESC LIMIT toInteger($limit)`;

export const UIDS_BY_NUMBER = `
UNWIND $numbers AS number
MATCH (event:Event {number: number})
RETURN DISTINCT event.uid AS uid`;

/** The first events of each entity asked for, with what is shown of them. */
export const EVENTS_OF_EACH_ASCENDING = `${WHEN_READY}
UNWIND $uids AS asked
${RESOLVED}
CALL (entity) {
  ${EVENTS_OF_ENTITY}
  WITH event WHERE ${EVENT_PASSES}
  WITH event, ${EVENT_SORT} AS sort
  RETURN event, sort ORDER BY sort LIMIT toInteger($limit)
}
RETURN asked, entity.uid AS entity, sort, ${EVENT_FACT}`;
export const EVENTS_OF_EACH_DESCENDING = `${WHEN_READY}
UNWIND $uids AS asked
${RESOLVED}
CALL (entity) {
  ${EVENTS_OF_ENTITY}
  WITH event WHERE ${EVENT_PASSES}
  WITH event, ${EVENT_SORT} AS sort
  RETURN event, sort ORDER BY sort DESC LIMIT toInteger($limit)
}
RETURN asked, entity.uid AS entity, sort, ${EVENT_FACT}`;

/** Along the index of the order asked for. */
export const EVENTS_BY_LEGAL_DATE_ASCENDING = `
MATCH (event:Event) WHERE event.byLegalDate > $after AND event.byLegalDate < $end AND ${EVENT_PASSES}
RETURN event.uid AS uid, event.byLegalDate AS sort ORDER BY event.byLegalDate LIMIT toInteger($limit)`;
export const EVENTS_BY_LEGAL_DATE_DESCENDING = `
MATCH (event:Event) WHERE event.byLegalDate < $after AND event.byLegalDate > $end AND ${EVENT_PASSES}
RETURN event.uid AS uid, event.byLegalDate AS sort ORDER BY event.byLegalDate DESC LIMIT toInteger($limit)`;
export const EVENTS_BY_PUBLICATION_ASCENDING = `
MATCH (event:Event) WHERE event.byPublicationDate > $after AND event.byPublicationDate < $end AND ${EVENT_PASSES}
RETURN event.uid AS uid, event.byPublicationDate AS sort ORDER BY event.byPublicationDate LIMIT toInteger($limit)`;
export const EVENTS_BY_PUBLICATION_DESCENDING = `
MATCH (event:Event) WHERE event.byPublicationDate < $after AND event.byPublicationDate > $end AND ${EVENT_PASSES}
RETURN event.uid AS uid, event.byPublicationDate AS sort ORDER BY event.byPublicationDate DESC LIMIT toInteger($limit)`;

/** What a page shows of each event. */
export const EVENT_FACTS = `
UNWIND $uids AS asked
MATCH (event:BaseNode {uid: asked}) WHERE event:Event
RETURN ${EVENT_FACT}`;

/** Uids of those whose text holds the words, with the index's score. */
export const TEXT_UIDS = `
CALL db.index.fulltext.queryNodes('event_texts', $words) YIELD node
RETURN node.uid AS uid`;

export const TEXT_HITS = `
CALL db.index.fulltext.queryNodes('event_texts', $words) YIELD node AS event, score
WITH event, score WHERE ${EVENT_PASSES}
WITH event, score ORDER BY score DESC, event.uid
WITH collect({publicationId: event.publicationId, eventUid: event.uid, score: score}) AS hits
RETURN size(hits) AS total, hits[..$limit] AS hits`;
/** The same among the events with the uids. */
export const TEXT_HITS_AMONG = `
CALL db.index.fulltext.queryNodes('event_texts', $words) YIELD node, score
WITH collect({node: node, score: score}) AS found
UNWIND found AS one
WITH one.node AS event, one.score AS score WHERE event.uid IN $uids AND ${EVENT_PASSES}
WITH event, score ORDER BY score DESC, event.uid
WITH collect({publicationId: event.publicationId, eventUid: event.uid, score: score}) AS hits
RETURN size(hits) AS total, hits[..$limit] AS hits`;

export const EVENT_COUNTS = `
MATCH (event:Event) WHERE ${EVENT_PASSES}
CALL (event) {
  OPTIONAL MATCH (company:Company)-[edge:HAS_EVENT]->(event) WHERE edge.company = company.uid AND ${SCOPED}
  RETURN collect(DISTINCT company.uid) AS companies
}
WITH event, companies, CASE $grouping
  WHEN 'RUBRIC' THEN [event.rubric] WHEN 'SUB_RUBRIC' THEN [event.subRubric] WHEN 'TOPIC' THEN event.topics
  WHEN 'CANTON' THEN event.cantons WHEN 'YEAR' THEN [substring(event.publicationDate, 0, 4)]
  ELSE [substring(event.publicationDate, 0, 7)] END AS keys
RETURN keys, companies`;
export const EVENT_COUNTS_AMONG = `
UNWIND $uids AS uid
MATCH (event:BaseNode {uid: uid}) WHERE event:Event AND ${EVENT_PASSES}
CALL (event) {
  OPTIONAL MATCH (company:Company)-[edge:HAS_EVENT]->(event) WHERE edge.company = company.uid AND ${SCOPED}
  RETURN collect(DISTINCT company.uid) AS companies
}
WITH event, companies, CASE $grouping
  WHEN 'RUBRIC' THEN [event.rubric] WHEN 'SUB_RUBRIC' THEN [event.subRubric] WHEN 'TOPIC' THEN event.topics
  WHEN 'CANTON' THEN event.cantons WHEN 'YEAR' THEN [substring(event.publicationDate, 0, 4)]
  ELSE [substring(event.publicationDate, 0, 7)] END AS keys
RETURN keys, companies`;

/** Notices on a topic with the firms that they are of, for what happened to firms. */
export const NOTICED = `
MATCH (event:Event) WHERE ${EVENT_PASSES} AND event.state <> 'CANCELLED'
MATCH (company:Company)-[edge:HAS_EVENT]->(event) WHERE edge.company = company.uid AND ${SCOPED}
RETURN company.uid AS uid, collect([event.legalDate, event.legalDateKind, event.publicationDate]) AS notices`;
