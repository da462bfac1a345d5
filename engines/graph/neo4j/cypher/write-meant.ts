/** Who is meant by mentions and holder keys. What begins at one that means somebody else now moves to that one. */

export const READ_PERSONS_OF_UNITS = `
UNWIND $keys AS key
MATCH (person:Person {unit: key})
RETURN person.uid AS uid, COLLECT { MATCH (person)-[:MENTIONED_AS]->(mention) RETURN mention.id } AS mentions`;

export const READ_OWNERS = `
UNWIND $ids AS id
MATCH (:Mention {id: id})<-[:MENTIONED_AS]-(person:Person)
RETURN id, person.uid AS uid`;

export const PUT_PERSONS = `
UNWIND $rows AS row
MERGE (person:BaseNode {uid: row.uid})
SET person:Person, person = row`;

export const PUT_MENTIONS = `
UNWIND $rows AS row
MERGE (mention:Mention {id: row.id})
SET mention = row`;

export const UNLINK_MENTIONS = `
UNWIND $moves AS move
MATCH (:BaseNode {uid: move.from})-[mentioned:MENTIONED_AS]->(:Mention {id: move.key})
DELETE mentioned`;

export const LINK_MENTIONS = `
UNWIND $rows AS row
MATCH (person:BaseNode {uid: row.person})
MATCH (mention:Mention {id: row.mention})
MERGE (person)-[mentioned:MENTIONED_AS]->(mention)
SET mentioned.seq = toInteger(row.seq)`;

export const MOVE_MENTIONS = `
UNWIND $moves AS move
MATCH (mention:Mention {id: move.key})
OPTIONAL MATCH (from:BaseNode {uid: move.from})
OPTIONAL MATCH (to:BaseNode {uid: move.to})
WITH move, coalesce(from, mention) AS source, coalesce(to, mention) AS target
CALL (move, source, target) {
  MATCH (source)-[edge]->(event:BaseNode) WHERE edge.mention = move.key AND edge.holder IS NULL
  CREATE (target)-[moved:$(type(edge))]->(event)
  SET moved = properties(edge)
  DELETE edge
}
CALL (move, source, target) {
  MATCH (source)-[holds:HOLDS]->(mandate:Mandate) WHERE mandate.mention = move.key AND mandate.holder IS NULL
  CREATE (target)-[:HOLDS]->(mandate)
  DELETE holds
}`;

export const EMPTY_MENTIONS = `
UNWIND $ids AS id
MATCH (mention:Mention {id: id})
SET mention = {id: id}`;

/** Of the units' people those who are no more; gives the hubs of their names. */
export const DELETE_PERSONS = `
UNWIND $keys AS key
MATCH (person:Person {unit: key}) WHERE NOT person.uid IN $living
WITH person, COLLECT { MATCH (person)-[:HAS_NAME]->(hub) RETURN hub.uid } AS hubs
DETACH DELETE person
RETURN hubs`;

export const DELETE_PAIRS = `
UNWIND $uids AS uid
MATCH (:BaseNode {uid: uid})-[pair:POSSIBLY_SAME]->()
DELETE pair`;

export const PUT_PAIRS = `
UNWIND $rows AS row
MATCH (a:BaseNode {uid: row.a})
MATCH (b:BaseNode {uid: row.b})
CREATE (a)-[:POSSIBLY_SAME {score: row.score, reasons: row.reasons}]->(b)`;

export const READ_HOLDERS = `
UNWIND $keys AS key
MATCH (holder:HolderKey {key: key})-[:MEANS]->(meant:BaseNode)
RETURN key, meant.uid AS uid`;

export const PUT_HOLDERS = `
UNWIND $rows AS row
MERGE (holder:HolderKey {key: row.key})
SET holder.weak = row.weak, holder.position = toInteger(row.position)
MERGE (meant:BaseNode {uid: row.company})
WITH row, holder, meant
WHERE NOT EXISTS { (holder)-[:MEANS]->(meant) }
CREATE (holder)-[:MEANS]->(meant)`;

export const UNLINK_HOLDERS = `
UNWIND $moves AS move
MATCH (holder:HolderKey {key: move.key})-[means:MEANS]->(:BaseNode {uid: move.from})
DELETE means`;

export const EMPTY_HOLDERS = `
UNWIND $keys AS key
MATCH (holder:HolderKey {key: key})
SET holder = {key: key}`;

export const MOVE_HOLDERS = `
UNWIND $moves AS move
MATCH (holder:HolderKey {key: move.key})
OPTIONAL MATCH (from:BaseNode {uid: move.from})
OPTIONAL MATCH (to:BaseNode {uid: move.to})
WITH move, coalesce(from, holder) AS source, coalesce(to, holder) AS target
CALL (move, source, target) {
  MATCH (source)-[edge]->(event:BaseNode) WHERE edge.holder = move.key
  CREATE (target)-[moved:$(type(edge))]->(event)
  SET moved = properties(edge)
  DELETE edge
}
CALL (move, source, target) {
  MATCH (source)-[holds:HOLDS]->(mandate:Mandate) WHERE mandate.holder = move.key
  CREATE (target)-[:HOLDS]->(mandate)
  DELETE holds
}`;

/** Companies known by holder keys alone: what the latest key says they are. */
export const READ_WEAK = `
UNWIND $uids AS uid
MATCH (company:BaseNode {uid: uid}) WHERE company.firm IS NULL OR NOT company.firm
RETURN uid, company:Company AS known, COLLECT {
  MATCH (company)<-[:MEANS]-(holder:HolderKey) WHERE holder.weak IS NOT NULL
  RETURN holder.weak ORDER BY holder.position DESC, holder.key
} AS weak`;

export const DELETE_WEAK = `
UNWIND $uids AS uid
MATCH (company:BaseNode {uid: uid}) WHERE company:Company
SET company = {uid: uid}
REMOVE company:Company`;
