import { KIND, KNOWN, RESOLVED, SCOPED, SEEN, WHEN_READY } from './fragments.js';

export const RESOLVE = `${WHEN_READY}
UNWIND $uids AS asked
${RESOLVED}
RETURN asked, entity.uid AS uid, ${KIND} AS kind`;

export const ENTITIES = `${WHEN_READY}
UNWIND $uids AS asked
${RESOLVED}
RETURN asked, entity.uid AS uid, ${KIND} AS kind, entity.row AS row, entity.scope AS scope, COLLECT {
  MATCH (entity)-[mentioned:MENTIONED_AS]->(mention:Mention)
  RETURN {id: mention.id, hubKey: mention.hubKey, withdrawn: mention.withdrawnPublished IS NOT NULL} ORDER BY mentioned.seq
} AS mentions`;

export const EVENT_NODES = `${WHEN_READY}
UNWIND $uids AS asked
MATCH (event:BaseNode {uid: asked}) WHERE event:Event AND event.scope IN $scopes
RETURN asked, event.row AS row`;

export const HUBS = `${WHEN_READY}
UNWIND $uids AS asked
MATCH (hub:BaseNode {uid: asked}) WHERE hub:NameHub
MATCH (entity)-[named:HAS_NAME]->(hub) WHERE named.until IS NULL AND (entity:Company OR entity:Person) AND ${SEEN}
WITH DISTINCT asked, hub, entity.uid AS member ORDER BY member
RETURN asked, hub.key AS key, collect(member)[..$most] AS members`;

export const STATES_AT = `${WHEN_READY}
UNWIND $keys AS key
WITH key, key.uid AS asked
${RESOLVED}
WITH key, entity WHERE entity:Company
RETURN key.nth AS nth, COLLECT {
  MATCH (entity)-[:HAS_STATE]->(fact:CompanyState)
  WHERE fact.fromPublished <= key.knownOn AND (fact.withdrawnPublished IS NULL OR fact.withdrawnPublished > key.knownOn)
  RETURN fact.row ORDER BY coalesce(fact.from, '') DESC, fact.fromPublished DESC, fact.seq DESC
} AS states`;

export const COMPANY_HISTORIES = `${WHEN_READY}
UNWIND $uids AS asked
${RESOLVED}
WITH asked, entity WHERE entity:Company
RETURN asked, entity.uid AS uid, COLLECT {
  MATCH (entity)-[:HAS_STATE]->(fact:CompanyState) WHERE ${KNOWN}
  RETURN fact.row ORDER BY coalesce(fact.from, ''), fact.fromPublished, fact.seq
} AS states`;

export const PERSON_STATES = `${WHEN_READY}
UNWIND $keys AS key
WITH key, key.uid AS asked
${RESOLVED}
WITH key, entity WHERE entity:Person
RETURN key.nth AS nth, COLLECT {
  MATCH (entity)-[:MENTIONED_AS]->(mention:Mention)
  WHERE mention.legalDate <= key.asOf AND mention.publicationDate <= key.knownOn
    AND (mention.withdrawnPublished IS NULL OR mention.withdrawnPublished > key.knownOn)
  RETURN mention.row ORDER BY mention.legalDate DESC, mention.publicationDate DESC, mention.id DESC LIMIT toInteger($most)
} AS mentions`;

export const MENTIONS = `${WHEN_READY}
UNWIND $uids AS asked
${RESOLVED}
WITH asked, entity WHERE entity:Person
RETURN asked, COLLECT {
  MATCH (entity)-[:MENTIONED_AS]->(mention:Mention)
  RETURN mention.row ORDER BY mention.legalDate, mention.publicationDate, mention.id LIMIT toInteger($most)
} AS mentions`;

/** Firms in the order of their uids, with what was known of them; those of which no state can have the values asked for are left out. */
export const COMPANIES_AFTER = `
MATCH (company:Company) WHERE company.uid > $after AND ${SCOPED}
  AND EXISTS {
    MATCH (company)-[:HAS_STATE]->(state:CompanyState)
    WHERE ($canton IS NULL OR state.canton = $canton) AND ($legalForm IS NULL OR state.legalForm = $legalForm)
      AND ($status IS NULL OR state.status = $status)
  }
WITH company ORDER BY company.uid LIMIT toInteger($limit)
RETURN company.uid AS uid, COLLECT {
  MATCH (company)-[:HAS_STATE]->(fact:CompanyState) WHERE ${KNOWN}
  RETURN fact.row ORDER BY coalesce(fact.from, '') DESC, fact.fromPublished DESC, fact.seq DESC
} AS states`;

export const COUNTS = `
RETURN COUNT { (:Company) } AS companies, COUNT { (:Person) } AS people, COUNT { (:Event) } AS events,
  COUNT { (:Mandate) } AS mandates`;
