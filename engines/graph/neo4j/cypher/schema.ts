/** What the database is made with, once, and what tells how far it is. Every statement can be run again. */

export { SCHEMA_VERSION } from './fragments.js';

/** A server whose database has failed still says who it is, but answers nothing. */
export const ALIVE = `RETURN 1 AS alive`;

/** Labels whose nodes are ours; nothing else in the database is touched. */
export const CONSTRAINTS_AND_INDEXES = [
  `CREATE CONSTRAINT base_node_uid IF NOT EXISTS FOR (n:BaseNode) REQUIRE n.uid IS UNIQUE`,
  `CREATE CONSTRAINT mention_id IF NOT EXISTS FOR (n:Mention) REQUIRE n.id IS UNIQUE`,
  `CREATE CONSTRAINT holder_key IF NOT EXISTS FOR (n:HolderKey) REQUIRE n.key IS UNIQUE`,
  `CREATE CONSTRAINT suppressed_mention IF NOT EXISTS FOR (n:Suppressed) REQUIRE n.mention IS UNIQUE`,
  `CREATE CONSTRAINT dossier_meta IF NOT EXISTS FOR (n:DossierMeta) REQUIRE n.id IS UNIQUE`,
  `CREATE RANGE INDEX company_uid IF NOT EXISTS FOR (n:Company) ON (n.uid)`,
  `CREATE RANGE INDEX person_uid IF NOT EXISTS FOR (n:Person) ON (n.uid)`,
  `CREATE RANGE INDEX person_unit IF NOT EXISTS FOR (n:Person) ON (n.unit)`,
  `CREATE RANGE INDEX event_uid IF NOT EXISTS FOR (n:Event) ON (n.uid)`,
  `CREATE RANGE INDEX event_number IF NOT EXISTS FOR (n:Event) ON (n.number)`,
  `CREATE RANGE INDEX event_by_publication IF NOT EXISTS FOR (n:Event) ON (n.byPublicationDate)`,
  `CREATE RANGE INDEX event_by_legal_date IF NOT EXISTS FOR (n:Event) ON (n.byLegalDate)`,
  `CREATE RANGE INDEX identifier_value IF NOT EXISTS FOR (n:Identifier) ON (n.value)`,
  `CREATE RANGE INDEX company_not_public IF NOT EXISTS FOR (n:Company) ON (n.notPublic)`,
  `CREATE RANGE INDEX person_not_public IF NOT EXISTS FOR (n:Person) ON (n.notPublic)`,
  `CREATE RANGE INDEX event_not_public IF NOT EXISTS FOR (n:Event) ON (n.notPublic)`,
  `CREATE RANGE INDEX entry_mention IF NOT EXISTS FOR (n:Entry) ON (n.mention)`,
  `CREATE RANGE INDEX state_seat IF NOT EXISTS FOR (n:CompanyState) ON (n.seat)`,
  `CREATE RANGE INDEX mandate_sort IF NOT EXISTS FOR (n:Mandate) ON (n.sort)`,
  `CREATE RANGE INDEX mandate_holder IF NOT EXISTS FOR (n:Mandate) ON (n.holder, n.sort)`,
  `CREATE RANGE INDEX name_folded IF NOT EXISTS FOR ()-[r:HAS_NAME]-() ON (r.folded)`,
  `CREATE FULLTEXT INDEX names IF NOT EXISTS FOR ()-[r:HAS_NAME]-() ON EACH [r.folded]
   OPTIONS { indexConfig: { \`fulltext.analyzer\`: 'whitespace' } }`,
  `CREATE FULLTEXT INDEX event_texts IF NOT EXISTS FOR (n:Event) ON EACH [n.words]
   OPTIONS { indexConfig: { \`fulltext.analyzer\`: 'whitespace' } }`,
] as const;

export const AWAIT_INDEXES = `CALL db.awaitIndexes($seconds)`;

export const READ_META = `
MATCH (meta:DossierMeta {id: 1})
RETURN meta.feed AS feed, meta.ledger AS ledger, meta.state AS state, meta.version AS version, coalesce(meta.turn, 0) AS turn`;

/** Also takes the lock that keeps writers apart. */
export const LOCK_META = `
MERGE (meta:DossierMeta {id: 1})
ON CREATE SET meta.feed = 0, meta.ledger = 0, meta.state = 'ready', meta.version = toInteger($version)
SET meta.locked = true
REMOVE meta.locked
RETURN meta.feed AS feed, meta.ledger AS ledger, meta.state AS state, meta.version AS version,
  meta.filledWho AS filledWho, meta.filledWhat AS filledWhat, meta.loader AS loader, EXISTS { (:Suppressed) } AS suppressing`;

/** `turn`: another one with everything that is written where readers see it. */
export const SET_META = `
MATCH (meta:DossierMeta {id: 1})
SET meta.feed = toInteger($feed), meta.ledger = toInteger($ledger), meta.state = $state, meta.loader = $loader,
  meta.turn = coalesce(meta.turn, 0) + 1
REMOVE meta.filledWho, meta.filledWhat`;

/** `loader`: who loads; whoever else writes takes it away. */
export const SET_LOADER = `
MATCH (meta:DossierMeta {id: 1})
SET meta.loader = $loader`;

/** How far a load that may be gone on with has come, with each part of the feed. */
export const SET_FILLED = `
MATCH (meta:DossierMeta {id: 1})
SET meta.state = 'filling', meta.filledWho = toInteger($WHO), meta.filledWhat = toInteger($WHAT)`;

export const IS_EMPTY = `RETURN NOT EXISTS { (:BaseNode) } AND NOT EXISTS { (:HolderKey) } AS empty`;

export const CLEAR = `
MATCH (n:BaseNode|CompanyState|Mandate|Relation|Mention|Entry|Identifier|HolderKey)
CALL (n) { DETACH DELETE n } IN TRANSACTIONS OF 5000 ROWS`;
