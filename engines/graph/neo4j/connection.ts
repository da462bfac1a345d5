import neo4j, { type BookmarkManager, type Driver, type Plan, type Session, type Transaction } from 'neo4j-driver';
import {
  AppError,
  assertAlive,
  createCircuit,
  type Call,
  type Circuit,
  type Clock,
  type Verdict,
} from '../../../src/core/index.js';
import { whileWanted } from '../../while-wanted.js';
import { ALIVE } from './cypher/schema.js';
import { ENGINE, fromDriver, fromStatement, isConnectionFailure, whoWasLate } from './driver-errors.js';
import type { Neo4jPlace } from './place.js';

export type Parameters = Readonly<Record<string, unknown>>;
/** Runs one statement in the transaction at hand. Statements that do not need each other's rows may be started together: one way there and back. */
export type Run = <Row extends object>(statement: string, parameters?: Parameters) => Promise<Row[]>;

export interface Connection {
  readonly place: Neo4jPlace;
  readonly circuit: Circuit;
  /** In one reading transaction, which the server ends at the call's deadline. Throws as {@link fromDriver} says; CANCELLED; DEADLINE. */
  read<Value>(call: Call, work: (run: Run) => Promise<Value>): Promise<Value>;
  /**
   * Up to `most` rows of a statement of somebody else's, in one reading transaction, run once, where `judge` throws nothing at how the server means to run
   * it, nor `allow`, before it and behind its last row. Throws BAD_INPUT where the statement is at fault.
   */
  rows(
    call: Call,
    text: string,
    parameters: Parameters,
    most: number,
    checks: { judge: (plan: Plan | false, queryType: string) => void; allow: (run: Run) => Promise<void> },
  ): Promise<{ columns: string[]; rows: unknown[][] }>;
  /** In one writing transaction, run again where the server asks for it or went away: the work must bear that. */
  write<Value>(work: (run: Run) => Promise<Value>): Promise<Value>;
  /** One statement outside a transaction of ours: it makes its own. */
  alone(statement: string, parameters?: Parameters): Promise<void>;
  /** Asks the server who it is, and its database whether it answers, past the circuit, which it decides. */
  agent(timeoutMs: number): Promise<string>;
  close(): Promise<void>;
}

/** How long a written statement may be silent. */
const WRITE_SILENCE_MS = 300_000;
/** A server that does not even answer that a query was dropped within this is no longer there. */
const RESET_MS = 1_000;
const MOST_TIMEOUT_MS = 3_600_000;

/** Sessions of one process read what its other sessions wrote, on whatever member of a cluster. */
const bookmarks = new Map<string, BookmarkManager>();
function bookmarksOf({ uri, database }: Neo4jPlace): BookmarkManager {
  const key = `${uri} ${database ?? ''}`;
  let manager = bookmarks.get(key);
  if (manager === undefined) bookmarks.set(key, (manager = neo4j.bookmarkManager()));
  return manager;
}

export interface ConnectionOptions {
  place: Neo4jPlace;
  clock: Clock;
  /** How long a transaction is tried again after the server went away. */
  retryMs: number;
}

/** Connects with the first statement, not before. */
export function connectTo({ place, clock, retryMs }: ConnectionOptions): Connection {
  const driver: Driver = neo4j.driver(place.uri, neo4j.auth.basic(place.user, place.password), {
    disableLosslessIntegers: true,
    maxTransactionRetryTime: retryMs,
    connectionTimeout: 3_000,
    connectionAcquisitionTimeout: 5_000,
    maxConnectionPoolSize: 50,
    fetchSize: 5_000,
    telemetryDisabled: true,
    userAgent: 'dossier',
  });
  const circuit = createCircuit({ engine: ENGINE, name: `Neo4j (${place.uri})`, clock });
  const open = (mode: 'READ' | 'WRITE'): Session =>
    driver.session({
      defaultAccessMode: mode,
      bookmarkManager: bookmarksOf(place),
      ...(place.database === null ? {} : { database: place.database }),
    });
  const translated = async <Value>(work: Promise<Value>): Promise<Value> => {
    try {
      return await work;
    } catch (error) {
      throw fromDriver(error, place);
    }
  };
  const reading = async <Value>(call: Call, work: (session: Session, timeout: number) => Promise<Value>) => {
    assertAlive(call, clock.now());
    const guarded = circuit.guard(async () => {
      const remainingMs = call.deadlineMs - clock.now();
      const session = open('READ');
      const timeout = Math.ceil(Math.min(remainingMs, MOST_TIMEOUT_MS));
      // Closing a session drops what it runs. Who does not answer that either is gone.
      const stop = async () => circuit.tell((await answersWithin(session.close(), RESET_MS)) ? 'NOTHING' : 'SILENT');
      try {
        return await whileWanted(translated(work(session, timeout)), call, remainingMs, () => void stop());
      } finally {
        void session.close().catch(() => undefined);
      }
    }, verdictOn);
    // Past the circuit, to which a caller's own impatience says nothing.
    return guarded.catch((error: unknown) => Promise.reject(whoWasLate(error, place) as Error));
  };
  return {
    place,
    circuit,
    read: (call, work) =>
      reading(call, (session, timeout) => session.executeRead((transaction) => work(runIn(transaction)), { timeout })),
    rows: (call, text, parameters, most, { judge, allow }) =>
      reading(call, async (session, timeout) => {
        const transaction = await session.beginTransaction({ timeout });
        try {
          await allow(runIn(transaction));
          const statement = `EXPLAIN ${text}`;
          const { summary } = await transaction.run(statement, parameters);
          judge(summary.plan, summary.queryType);
          const result = transaction.run(text, parameters);
          const columns = (await result.keys()).map(String);
          const rows: unknown[][] = [];
          for await (const record of result) {
            rows.push(columns.map((column) => record.get(column) as unknown));
            if (rows.length >= most) break;
          }
          await allow(runIn(transaction));
          return { columns, rows };
        } catch (error) {
          throw fromStatement(error, place);
        } finally {
          await transaction.rollback().catch(() => undefined);
        }
      }),
    async write(work) {
      const session = open('WRITE');
      try {
        const writing = session.executeWrite((transaction) => work(runIn(transaction)), { timeout: MOST_TIMEOUT_MS });
        return await translated(inTime(writing, place));
      } finally {
        void session.close().catch(() => undefined);
      }
    },
    async alone(statement, parameters) {
      const session = open('WRITE');
      try {
        await translated(session.run(statement, parameters));
      } finally {
        void session.close().catch(() => undefined);
      }
    },
    async agent(timeoutMs) {
      const session = open('READ');
      const asked = translated(Promise.resolve(session.run(ALIVE)));
      try {
        if (!(await answersWithin(asked, timeoutMs))) throw silent(place, timeoutMs);
        const { server } = (await asked).summary;
        circuit.tell('ANSWERS');
        return server.agent ?? '';
      } catch (error) {
        circuit.tell(verdictOn(error));
        throw error;
      } finally {
        void session.close().catch(() => undefined);
      }
    },
    close: () => driver.close(),
  };
}

function runIn(transaction: Pick<Transaction, 'run'>): Run {
  return async <Row extends object>(statement: string, parameters: Parameters = {}) => {
    const { records } = await transaction.run(statement, parameters);
    return records.map((record) => record.toObject() as Row);
  };
}

/** A server that refuses a statement answers; one that refuses the login, or whose database is gone, is as good as silent. */
function verdictOn(error: unknown): Verdict {
  if (!(error instanceof AppError) || error.details['engine'] !== ENGINE) return 'NOTHING';
  return isConnectionFailure(error) ? 'SILENT' : 'ANSWERS';
}

/** False where it takes longer; a failure counts as an answer. */
async function answersWithin(work: Promise<unknown>, timeoutMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), timeoutMs)));
  const done = work.then(
    () => true,
    () => true,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}

async function inTime<Value>(work: Promise<Value>, place: Neo4jPlace): Promise<Value> {
  if (await answersWithin(work, WRITE_SILENCE_MS)) return work;
  throw silent(place, WRITE_SILENCE_MS);
}

function silent({ uri }: Neo4jPlace, timeoutMs: number): AppError {
  return new AppError('UNAVAILABLE', `Neo4j (${uri}) has not answered within ${timeoutMs / 1_000} s`, { retryable: true, details: { engine: ENGINE, server: uri, gone: true } }); // prettier-ignore
}
