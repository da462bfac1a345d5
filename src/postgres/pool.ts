import pg from 'pg';
import { AppError, createCircuit, systemClock, type Verdict } from '../core/index.js';
import { endPool } from './end.js';
import { databaseFailure } from './failures.js';

/** A statement that waits longer, for a lock or for anything, fails. */
const STATEMENT_MS = 10_000;
const CONNECT_MS = 5_000;
const IDLE_MS = 30_000;

export type Value = string | number | null;

/** `?` for each value; answered by rows, or by how many it changed. */
export interface Statement {
  sql: string;
  values: readonly Value[];
  /** 'ROWS' where its rows are wanted, 'CHANGES' where their number is. */
  gives: 'ROWS' | 'CHANGES';
}

/** What a statement is answered with: rows, or how many it changed. */
export type Answer = readonly unknown[] | number;

/** One connection, for as long as it is lent. */
export interface Connection {
  ask(statement: Statement): Promise<Answer>;
  /** Statements without values or rows: BEGIN, COMMIT and their like. */
  plain(sql: string): Promise<void>;
}

export interface Pool {
  /** Host, port and database: what an operator may read. */
  readonly name: string;
  /** Lends a connection; one on which `work` failed for want of the server is not used again. A server that did not answer three times in a row is asked again after 5 s, not sooner. */
  lend<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
  /** A connection of its own, which the caller connects and ends; `longest` milliseconds for a statement. */
  client(longest?: number): pg.Client;
  /** Also where the server is silent: then within seconds. */
  end(): Promise<void>;
}

// Counts and millisecond times are below 2^53.
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 ? Number : (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
};

/** `connections`: how many this process opens at most; those of {@link Pool.client} come beside them. */
export function openPool(databaseUrl: string, connections: number): Pool {
  const settings: pg.PoolConfig = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: STATEMENT_MS,
    // The server may be frozen, and then no timeout of its own helps.
    query_timeout: STATEMENT_MS + 1_000,
    // A process that is frozen in the middle of a transaction keeps what it locked for no longer.
    idle_in_transaction_session_timeout: STATEMENT_MS,
    keepAlive: true,
    application_name: 'dossier',
    types: TYPES,
    max: connections,
  };
  const name = nameOf(databaseUrl);
  const pool = new pg.Pool(settings);
  // A connection that breaks leaves the pool; whoever uses it, or the next to ask, meets what is wrong.
  pool.on('error', () => undefined);
  const circuit = createCircuit({ engine: 'PostgreSQL', name, clock: systemClock });
  const open = new Set<pg.ClientBase>();
  pool.on('connect', (client) => void open.add(client.on('error', () => undefined)));
  pool.on('remove', (client) => void open.delete(client));

  const lend = async <Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> => {
    let client: pg.PoolClient;
    try {
      client = await pool.connect();
    } catch (error) {
      throw databaseFailure(name, error);
    }
    let broken = false;
    try {
      return await work(connectionOf(client));
    } catch (error) {
      const failure = databaseFailure(name, error);
      broken = failure.code === 'UNAVAILABLE' || failure.code === 'INTERNAL';
      throw failure;
    } finally {
      client.release(broken);
    }
  };

  return {
    name,
    lend: (work) => circuit.guard(() => lend(work), verdictOn),
    client: (longest = CONNECT_MS) =>
      new pg.Client({
        ...settings,
        statement_timeout: longest,
        query_timeout: longest + 1_000,
        idle_in_transaction_session_timeout: longest,
      }),
    end: () => endPool(pool, open),
  };
}

/** Who refuses a statement answers; what the work itself threw tells nothing. */
function verdictOn(error: unknown): Verdict {
  if (!(error instanceof AppError)) return 'NOTHING';
  return error.code === 'UNAVAILABLE' ? 'SILENT' : error.cause === undefined ? 'NOTHING' : 'ANSWERS';
}

/** One statement, its values and its rows, on whatever connection is free. */
export function rowsOf<Row>(pool: Pool, sql: string, ...values: Value[]): Promise<Row[]> {
  return pool.lend(async (connection) => (await connection.ask({ sql, values, gives: 'ROWS' })) as Row[]);
}

function connectionOf(client: pg.PoolClient): Connection {
  return {
    async ask({ sql, values, gives }) {
      const result = await client.query({ ...numbered(sql), values: values.map(storable) });
      return gives === 'ROWS' ? (result.rows as unknown[]) : (result.rowCount ?? 0);
    },
    plain: async (sql) => void (await client.query(sql)),
  };
}

/** PostgreSQL's text holds no NUL; a replacement character says that something stood there. */
function storable(value: Value): Value {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;
}

const texts = new Map<string, { name: string; text: string }>();

/** `?` becomes `$1`, `$2` ...; statements are few and constant, and each is prepared once a connection. */
function numbered(sql: string): { name: string; text: string } {
  const held = texts.get(sql);
  if (held !== undefined) return held;
  let number = 0;
  const made = { name: `s${texts.size}`, text: sql.replace(/\?/g, () => `$${++number}`) };
  texts.set(sql, made);
  return made;
}

function nameOf(databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `postgresql://${hostname}:${port === '' ? '5432' : port}${pathname}`;
}
