/** What a statement of somebody else's may be made of (Cypher Manual 5.26). Upper case where Cypher does not tell cases apart. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Clauses that only read. */
export const CLAUSES = words('MATCH OPTIONAL UNWIND WITH RETURN WHERE ORDER SKIP OFFSET LIMIT UNION CALL YIELD');
export const FIRST_CLAUSES = words('MATCH OPTIONAL UNWIND WITH RETURN CALL');

/** Words that begin something that writes, administers, or reaches beyond the database. As a name they want back-ticks, unless their place leaves no doubt. */
export const REFUSED_WORDS = words(`
  CREATE MERGE SET DELETE DETACH NODETACH REMOVE FOREACH LOAD INSERT FINISH USE DROP ALTER RENAME GRANT REVOKE DENY
  SHOW TERMINATE START STOP ENABLE DISABLE DEALLOCATE REALLOCATE DRYRUN EXPLAIN PROFILE CYPHER`);

/** Those among them that can only begin a whole statement: within one they are names. */
export const FIRST_WORDS = words(`
  DROP ALTER RENAME GRANT REVOKE DENY START STOP ENABLE DISABLE DEALLOCATE REALLOCATE DRYRUN`);

/** Words behind which a value follows: as a variable they want back-ticks. */
export const OPERATORS = words('AND OR XOR NOT IN IS AS BY CASE WHEN THEN ELSE DISTINCT CONTAINS STARTS ENDS');

/** Words of patterns and orders that may also name a variable, and never a function. */
export const PATTERN_WORDS = words('ALL ANY SHORTEST GROUPS GROUP PATH PATHS');

/** Words that open a subquery in braces inside an expression. */
export const SUBQUERIES = words('EXISTS COUNT COLLECT');

export const PROCEDURES = words(`
  db.labels db.relationshipTypes db.propertyKeys db.schema.visualization db.schema.nodeTypeProperties
  db.schema.relTypeProperties db.index.fulltext.queryNodes db.index.fulltext.queryRelationships
  db.index.vector.queryNodes db.index.vector.queryRelationships`);

/** Not among them: properties (a node's whole content by whatever names), apoc, graph, file, linenumber. */
export const FUNCTIONS = words(`
  all any exists isempty none single
  char_length character_length coalesce elementid endnode head id last length nullif randomuuid size startnode timestamp
  toboolean tobooleanornull tofloat tofloatornull tointeger tointegerornull type valuetype
  avg collect count max min percentilecont percentiledisc stdev stdevp sum
  keys labels nodes range reduce relationships reverse tail tobooleanlist tofloatlist tointegerlist tostringlist
  abs ceil floor isnan rand round sign e exp log log10 sqrt acos asin atan atan2 cos cosh cot coth degrees haversin pi radians sin sinh tan tanh
  btrim left lower ltrim normalize replace right rtrim split substring tolower tostring tostringornull toupper trim upper
  date date.realtime date.statement date.transaction date.truncate
  datetime datetime.fromepoch datetime.fromepochmillis datetime.realtime datetime.statement datetime.transaction datetime.truncate
  localdatetime localdatetime.realtime localdatetime.statement localdatetime.transaction localdatetime.truncate
  localtime localtime.realtime localtime.statement localtime.transaction localtime.truncate
  time time.realtime time.statement time.transaction time.truncate
  duration duration.between duration.indays duration.inmonths duration.inseconds
  point point.distance point.withinbbox vector.similarity.cosine vector.similarity.euclidean
  shortestpath allshortestpaths`);

export const AGGREGATES = words('avg collect count max min percentilecont percentiledisc stdev stdevp sum');

const PRIVATE = words(`
  secret secrets token tokens password passwords passwd passphrase pwd credential credentials pseudonym pseudonyms hmac
  cleartext plaintext ssn embedding embeddings apikey apikeys privatekey`);
const KEY_OF = words('api access private secret encryption signing session master pseudonym auth');

/** A label or property that holds, by its name, what nobody is to be shown: secrets, the privacy layer, vectors that can be inverted. */
export function isPrivate(name: string): boolean {
  const parts = name
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return parts.some((part, index) => PRIVATE.has(part) || (KEY_OF.has(part) && /^keys?$/.test(parts[index + 1] ?? '')));
}
