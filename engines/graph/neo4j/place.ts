/** Where a Neo4j is. */
export interface Neo4jPlace {
  /** `neo4j://`, `neo4j+s://`, `bolt://` and so on: the scheme says whether to route, and whether by TLS. Holds no password. */
  uri: string;
  user: string;
  password: string;
  /** Null: the user's home database. */
  database: string | null;
}

/** For people and logs: never the password. */
export function placeText({ uri, database }: Neo4jPlace): string {
  return database === null ? uri : `${uri}, database ${database}`;
}
