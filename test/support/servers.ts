import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { describe, inject } from 'vitest';
import { neo4jMissing } from '../servers/neo4j.js';
import type { TurnReply, TurnRequest } from '../servers/neo4j-turns.js';
import { postgresBinaries } from '../servers/postgres.js';
import { QDRANT_NAME, qdrantMissing } from '../servers/qdrant.js';

const demanded = process.env['DOSSIER_DEMAND_SERVERS'] === '1';

/** Tests on a PostgreSQL server of their own: skipped with a printed reason where there are no binaries of it, failing where it is demanded. */
export function describePostgres(name: string, body: () => void): void {
  if (postgresBinaries() !== null || demanded) {
    describe(name, body);
    return;
  }
  console.warn(`skipped: ${name}: no PostgreSQL on this machine (initdb and pg_ctl)`);
  describe.skip(`${name} (no PostgreSQL)`, body);
}

/** The same for Neo4j, which needs Java, and Maven to be fetched with. */
export function describeNeo4j(name: string, body: () => void): void {
  const missing = demanded ? null : neo4jMissing();
  if (missing === null) {
    describe(name, body);
    return;
  }
  console.warn(`skipped: ${name}: ${missing}`);
  describe.skip(`${name} (${missing})`, body);
}

/** The same for Qdrant: the real server that QDRANT_URL names, else the edge double, by whose name the tests go then. */
export function describeQdrant(name: string, body: () => void): void {
  const missing = demanded ? null : qdrantMissing();
  if (missing === null) {
    describe(`${name} (${QDRANT_NAME})`, body);
    return;
  }
  console.warn(`skipped: ${name}: ${missing}`);
  describe.skip(`${name} (${missing})`, body);
}

export interface Neo4jTurn {
  uri: string;
  user: string;
  password: string;
  /** Of the server's one process, to be frozen by. */
  pid(): number;
  /** Ends the server, by SIGTERM unless told otherwise, and keeps its data. */
  halt(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again after `halt`, and waits until it answers. */
  start(): Promise<void>;
  /** Lets the next test file have the server. */
  end(): void;
}

/** Waits for this file's turn at the one server of the run. Its database holds what the file before left. */
export async function neo4jTurn(): Promise<Neo4jTurn> {
  const socket: Socket = connect(inject('neo4jTurns'));
  const replies = createInterface({ input: socket })[Symbol.asyncIterator]();
  const reply = async () => {
    const { value, done } = await replies.next();
    if (done === true) throw new Error('the queue for Neo4j was closed');
    const told = JSON.parse(value) as TurnReply;
    if ('error' in told) throw new Error(told.error);
    return told;
  };
  const ask = (request: TurnRequest) => {
    socket.write(`${JSON.stringify(request)}\n`);
    return reply();
  };
  let { pid, ...login } = await reply();
  return {
    ...login,
    pid: () => pid,
    halt: async (signal = 'SIGTERM') => void (await ask({ do: 'halt', signal })),
    start: async () => void ({ pid, ...login } = await ask({ do: 'start' })),
    end: () => void socket.destroy(),
  };
}
