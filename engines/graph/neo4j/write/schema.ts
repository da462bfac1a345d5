import { AppError } from '../../../../src/core/index.js';
import { ENGINE } from '../driver-errors.js';
import type { Connection } from '../connection.js';
import * as statements from '../cypher/schema.js';
import { placeText } from '../place.js';

const INDEXES_WITHIN_S = 300;
const SERVER_WITHIN_MS = 10_000;

/** Throws UNSUPPORTED for a server that lacks what statements need. `agent` is what it calls itself: `Neo4j/5.26.30`. */
export function checkServer({ place }: Connection, agent: string): void {
  const [, major = 0, minor = 0] = /^Neo4j\/(\d+)\.(\d+)/.exec(agent)?.map(Number) ?? [];
  if (major > 5 || (major === 5 && minor >= 26)) return;
  throw new AppError('UNSUPPORTED', `Neo4j (${placeText(place)}) is ${agent}: this program needs Neo4j 5.26 or later`, { details: { engine: ENGINE, server: place.uri, agent } }); // prettier-ignore
}

/** Makes constraints and indexes where they are missing, and waits until they answer. */
export async function makeSchema(connection: Connection): Promise<void> {
  checkServer(connection, await connection.agent(SERVER_WITHIN_MS));
  for (const statement of statements.CONSTRAINTS_AND_INDEXES) await connection.alone(statement);
  await connection.alone(statements.AWAIT_INDEXES, { seconds: INDEXES_WITHIN_S });
}

export function checkVersion(connection: Connection, found: number): void {
  const needed = statements.SCHEMA_VERSION;
  if (found === needed) return;
  const what = `Neo4j (${placeText(connection.place)}) holds a graph of version ${found}, this program needs ${needed}. Empty the database and run \`dossier rebuild\`: the ledger holds everything`;
  throw new AppError('UNSUPPORTED', what, { details: { engine: ENGINE, found, needed } });
}
