/**
 * A unit's rows go whole and come whole. A line, and an edge, begins at whoever it means: the person or company where that is known, else the
 * mention or the holder key itself, and moves when somebody else is meant.
 */

export const DELETE_EVENTS = `
UNWIND $uids AS uid
MATCH (event:BaseNode {uid: uid}) WHERE event:Event
SET event = {uid: uid}
REMOVE event:Event`;

export const DELETE_INVOLVED = `
UNWIND $uids AS uid
MATCH (:BaseNode {uid: uid})<-[involved:INVOLVED_IN]-()
WITH involved, involved.mention AS mention
DELETE involved
RETURN DISTINCT mention`;

export const PUT_EVENTS = `
UNWIND $rows AS row
MERGE (event:BaseNode {uid: row.uid})
SET event:Event, event = row`;

export const PUT_INVOLVED = `
UNWIND $rows AS row
MATCH (event:BaseNode {uid: row.event})
MERGE (mention:Mention {id: row.mention})
WITH row, event, mention
OPTIONAL MATCH (person:Person)-[:MENTIONED_AS]->(mention)
WITH row, event, coalesce(person, mention) AS involved
CREATE (involved)-[:INVOLVED_IN {mention: row.mention, seq: toInteger(row.seq)}]->(event)`;

/** Gives what the rows named: for whoever is named nowhere else. */
export const DELETE_FIRM_ROWS = `
UNWIND $uids AS uid
MATCH (company:BaseNode {uid: uid}) WHERE company.firm
CALL (company) { MATCH (company)-[:HAS_STATE]->(state:CompanyState) DETACH DELETE state }
CALL (company) { MATCH (company)-[:HAS_ENTRY]->(entry:Entry) DETACH DELETE entry }
CALL (company) { MATCH (company)<-[:IDENTIFIES]-(identifier:Identifier) DETACH DELETE identifier }
CALL (company) {
  MATCH (company)<-[:TOLD_BY]-(relation:Relation)
  WITH relation, [relation.fromHolder, relation.toHolder] AS keys
  DETACH DELETE relation
  RETURN collect(keys) AS related
}
CALL (company) {
  MATCH (company)<-[:IN]-(mandate:Mandate)
  WITH mandate, mandate.mention AS mention, mandate.holder AS holder
  DETACH DELETE mandate
  RETURN collect(mention) AS mentions, collect(holder) AS holders
}
CALL (company) {
  UNWIND company.events AS event
  MATCH (:BaseNode {uid: event})<-[edge]-() WHERE edge.company = company.uid
  WITH edge, edge.mention AS mention, edge.holder AS holder
  DELETE edge
  RETURN collect(mention) AS edgeMentions, collect(holder) AS edgeHolders
}
RETURN mentions + edgeMentions AS mentions, holders + edgeHolders AS holders, related, company.events AS events`;

/** What was a company by the firm's own unit; a weak stand-in may take its place. */
export const DELETE_FIRMS = `
UNWIND $uids AS uid
MATCH (company:BaseNode {uid: uid}) WHERE company.firm
SET company = {uid: uid}
REMOVE company:Company`;

export const PUT_COMPANIES = `
UNWIND $rows AS row
MERGE (company:BaseNode {uid: row.uid})
SET company:Company, company = row`;

export const PUT_IDENTIFIERS = `
UNWIND $rows AS row
MATCH (company:BaseNode {uid: row.company})
CREATE (:Identifier {scheme: row.scheme, value: row.value})-[:IDENTIFIES]->(company)`;

export const DELETE_IDENTIFIERS = `
UNWIND $uids AS uid
MATCH (:BaseNode {uid: uid})<-[:IDENTIFIES]-(identifier:Identifier)
DETACH DELETE identifier`;

export const PUT_STATES = `
UNWIND $rows AS row
MATCH (company:BaseNode {uid: row.company})
CREATE (company)-[:HAS_STATE]->(state:CompanyState)
SET state = row.state, state.seq = toInteger(row.state.seq)`;

export const PUT_MANDATES_OF_MENTIONS = `
UNWIND $rows AS row
MATCH (company:BaseNode {uid: row.company})
MERGE (mention:Mention {id: row.mention})
WITH row, company, mention
OPTIONAL MATCH (person:Person)-[:MENTIONED_AS]->(mention)
WITH row, company, coalesce(person, mention) AS holder
CREATE (holder)-[:HOLDS]->(mandate:Mandate)-[:IN]->(company)
SET mandate = row`;

export const PUT_MANDATES_OF_KEYS = `
UNWIND $rows AS row
MATCH (company:BaseNode {uid: row.company})
MERGE (key:HolderKey {key: row.holder})
WITH row, company, key
OPTIONAL MATCH (key)-[:MEANS]->(meant)
WITH row, company, coalesce(meant, key) AS holder
CREATE (holder)-[:HOLDS]->(mandate:Mandate)-[:IN]->(company)
SET mandate = row`;

export const PUT_RELATIONS = `
UNWIND $rows AS row
MATCH (company:BaseNode {uid: row.company})
MERGE (giver:HolderKey {key: row.fromHolder})
MERGE (taker:HolderKey {key: row.toHolder})
CREATE (giver)-[:GIVES]->(relation:Relation)<-[:TAKES]-(taker), (relation)-[:TOLD_BY]->(company)
SET relation = row`;

export const PUT_ENTRIES = `
UNWIND $rows AS row
MATCH (company:BaseNode {uid: row.company})
MERGE (key:HolderKey {key: row.holder})
CREATE (company)-[:HAS_ENTRY]->(entry:Entry)-[:ENTERED_AS]->(key)
SET entry = row`;

export const PUT_EDGES_OF_COMPANIES = `
UNWIND $rows AS row
MATCH (company:BaseNode {uid: row.edge.company})
MERGE (event:BaseNode {uid: row.event})
CREATE (company)-[edge:$(row.kind)]->(event)
SET edge = row.edge`;

export const PUT_EDGES_OF_MENTIONS = `
UNWIND $rows AS row
MERGE (event:BaseNode {uid: row.event})
MERGE (mention:Mention {id: row.edge.mention})
WITH row, event, mention
OPTIONAL MATCH (person:Person)-[:MENTIONED_AS]->(mention)
WITH row, event, coalesce(person, mention) AS who
CREATE (who)-[edge:$(row.kind)]->(event)
SET edge = row.edge`;

export const PUT_EDGES_OF_KEYS = `
UNWIND $rows AS row
MERGE (event:BaseNode {uid: row.event})
MERGE (key:HolderKey {key: row.edge.holder})
WITH row, event, key
OPTIONAL MATCH (key)-[:MEANS]->(meant)
WITH row, event, coalesce(meant, key) AS who
CREATE (who)-[edge:$(row.kind)]->(event)
SET edge = row.edge`;

export const DELETE_EMPTY = `
CALL () {
  UNWIND $events AS uid
  MATCH (event:BaseNode {uid: uid}) WHERE NOT event:Event AND NOT EXISTS { (event)--() }
  DELETE event
}
CALL () {
  UNWIND $companies AS uid
  MATCH (company:BaseNode {uid: uid}) WHERE NOT company:Company AND NOT EXISTS { (company)--() }
  DELETE company
}
CALL () {
  UNWIND $mentions AS id
  MATCH (mention:Mention {id: id}) WHERE mention.row IS NULL AND NOT EXISTS { (mention)--() }
  DELETE mention
}
CALL () {
  UNWIND $holders AS key
  MATCH (holder:HolderKey {key: key}) WHERE NOT EXISTS { (holder)--() }
  DELETE holder
}
CALL () {
  UNWIND $hubs AS uid
  MATCH (hub:BaseNode {uid: uid}) WHERE hub:NameHub AND NOT EXISTS { (hub)<-[:HAS_NAME]-() }
  DELETE hub
}`;

// ---- names and suppression --------------------------------------------------------------------------------------------

export const READ_NAMES = `
UNWIND $uids AS uid
MATCH (:BaseNode {uid: uid})-[named:HAS_NAME]->(hub)
RETURN uid AS owner, elementId(named) AS id, hub.uid AS hub, named.folded AS folded, named.since AS since, named.until AS until,
  named.name AS name`;

export const DELETE_NAMES = `
UNWIND $ids AS id
MATCH ()-[named:HAS_NAME]->() WHERE elementId(named) = id
DELETE named`;

export const PUT_NAMES = `
UNWIND $rows AS row
MATCH (owner:BaseNode {uid: row.owner})
MERGE (hub:BaseNode {uid: row.hub})
ON CREATE SET hub:NameHub, hub.key = row.key
CREATE (owner)-[:HAS_NAME {name: row.name, folded: row.folded, since: row.since, until: row.until}]->(hub)`;

export const SETTLE_SUPPRESSED = `
UNWIND $uids AS uid
MATCH (person:BaseNode {uid: uid}) WHERE person:Person
SET person.suppressed = EXISTS {
  MATCH (person)-[:MENTIONED_AS]->(mention:Mention) WHERE EXISTS { MATCH (:Suppressed {mention: mention.id}) }
}`;

export const READ_SUPPRESSED = `
MATCH (suppressed:Suppressed)
OPTIONAL MATCH (person:Person)-[:MENTIONED_AS]->(:Mention {id: suppressed.mention})
RETURN person.uid AS uid`;

/** Whether anything is held that not everybody may see: sparse indexes answer. */
export const ANY_HIDDEN = `
RETURN EXISTS { MATCH (:Suppressed) } AS suppressed,
  EXISTS { MATCH (n:Company) WHERE n.notPublic IS NOT NULL } OR EXISTS { MATCH (n:Person) WHERE n.notPublic IS NOT NULL }
  OR EXISTS { MATCH (n:Event) WHERE n.notPublic IS NOT NULL } AS notPublic`;

export const DELETE_SUPPRESSED = `MATCH (suppressed:Suppressed) DELETE suppressed`;

export const PUT_SUPPRESSED = `
UNWIND $mentions AS mention
MERGE (:Suppressed {mention: mention})`;
