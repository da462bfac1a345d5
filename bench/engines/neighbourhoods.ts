/** Ways to read what a level of a network is linked to, for PROFILE: the engine's statement, and the same with other ways to the links in it. */
import { MAY_HOLD, SCOPED, SEEN } from '../../engines/graph/neo4j/cypher/fragments.js';
import { NEIGHBOURHOODS } from '../../engines/graph/neo4j/cypher/links.js';

const LINKS = /CALL \(self\) \{[\s\S]*?\n\}/;

function finding(links: string): string {
  if (!LINKS.test(NEIGHBOURHOODS)) throw new Error('the statement of neighbourhoods has another form now');
  return NEIGHBOURHOODS.replace(LINKS, () => `CALL (self) {${links}\n}`);
}

const HELD_AND_IN = `
  MATCH (self)-[:HOLDS]->(fact:Mandate)-[:IN]->(entity:Company)
  WHERE $mandates AND entity <> self AND ${MAY_HOLD} AND ${SEEN}
  RETURN entity, fact, true AS outwards
  UNION ALL
  MATCH (self)<-[:IN]-(fact:Mandate)<-[:HOLDS]-(entity)
  WHERE $mandates AND entity <> self AND (entity:Person OR entity:Company) AND ${MAY_HOLD} AND ${SEEN}
  RETURN entity, fact, false AS outwards`;
const BETWEEN_FIRMS = `fact.kind IN $relations AND entity <> self AND ${MAY_HOLD} AND ${SEEN}
  AND EXISTS { MATCH (fact)-[:TOLD_BY]->(company:Company) WHERE ${SCOPED} }`;

export const WAYS: Record<string, string> = {
  'three branches (the engine)': NEIGHBOURHOODS,
  'a branch for each way between firms': finding(`${HELD_AND_IN}
  UNION ALL
  MATCH (self)<-[:MEANS]-(:HolderKey)-[:GIVES]->(fact:Relation)<-[:TAKES]-(:HolderKey)-[:MEANS]->(entity:Company)
  WHERE ${BETWEEN_FIRMS}
  RETURN entity, fact, true AS outwards
  UNION ALL
  MATCH (self)<-[:MEANS]-(:HolderKey)-[:TAKES]->(fact:Relation)<-[:GIVES]-(:HolderKey)-[:MEANS]->(entity:Company)
  WHERE ${BETWEEN_FIRMS}
  RETURN entity, fact, false AS outwards`),
  'one pattern of any of these types': finding(`
  MATCH path = (self)-[:HOLDS|IN|MEANS|GIVES|TAKES]-{2,4}(entity:BaseNode)
  WHERE entity <> self AND (entity:Person OR entity:Company) AND ${SEEN}
    AND none(between IN nodes(path)[1..-1] WHERE between:BaseNode OR between:Mention)
  WITH self, entity, [fact IN nodes(path) WHERE fact:Mandate OR fact:Relation][0] AS fact
  WHERE (fact:Mandate AND $mandates AND ${MAY_HOLD}) OR (fact:Relation AND ${BETWEEN_FIRMS})
  RETURN entity, fact, true AS outwards`),
  'by way of events': finding(`
  MATCH (self)-[]->(fact:Event)<-[]-(entity)
  WHERE entity <> self AND (entity:Person OR entity:Company) AND ${SEEN}
  RETURN entity, fact, true AS outwards`),
};
