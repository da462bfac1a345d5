import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { databaseFailure, endClient, rowsOf, type Pool } from '../../../src/postgres/index.js';

/** A statement of a bulk load may take this long, as long as the server answers others meanwhile. */
const LONGEST_MS = 600_000;
/** A server that answers nobody for so long has vanished, or is frozen: TCP itself would take eleven minutes to find out. */
const SILENT_MS = 20_000;

/** A connection that bulk goes over, opened when it is needed and anew after a failure. One user at a time; failures are AppErrors. */
export class LongConnection {
  #client: pg.Client | null = null;

  constructor(
    private readonly pool: Pool,
    private readonly silentMs = SILENT_MS,
  ) {}

  get name(): string {
    return this.pool.name;
  }

  rows<Row>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.#run(async (client) => (await client.query(sql, [...values])).rows as Row[]);
  }

  arrays(sql: string, values: readonly unknown[] = []): Promise<unknown[][]> {
    return this.#run(
      async (client) => (await client.query({ text: sql, values: [...values], rowMode: 'array' })).rows as unknown[][],
    );
  }

  /** Streams text into `COPY ... FROM STDIN`; `text` is not asked for more once this has failed. */
  copyIn(sql: string, text: Iterable<string>): Promise<void> {
    return this.#run(async (client) => {
      const stream = client.query(copyFrom(sql));
      const ended = finished(stream);
      ended.catch(() => undefined); // told below
      for (const chunk of text) if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), ended]);
      stream.end();
      await ended;
    });
  }

  /** All or nothing. After a failure the connection is not used again: what it was in the middle of is not known. */
  async transaction<Result>(
    kind: '' | 'ISOLATION LEVEL REPEATABLE READ READ ONLY',
    work: () => Promise<Result>,
  ): Promise<Result> {
    await this.rows(`BEGIN ${kind}`);
    try {
      const result = await work();
      await this.rows('COMMIT');
      return result;
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    const client = this.#client;
    this.#client = null;
    if (client !== null) await endClient(client);
  }

  async #run<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
    const watch = this.#watch();
    try {
      return await work((this.#client ??= await this.#open()));
    } catch (error) {
      const failure = databaseFailure(this.pool.name, error);
      if (failure.code === 'UNAVAILABLE' || failure.code === 'INTERNAL') await this.close();
      throw failure;
    } finally {
      clearInterval(watch);
    }
  }

  /** Asks the server something small, on another connection, for as long as a statement takes, and drops the statement where no answer comes. */
  #watch(): NodeJS.Timeout {
    let heardAt = Date.now();
    let isAsking = false;
    return setInterval(() => {
      if (Date.now() - heardAt > this.silentMs) void this.close();
      if (isAsking) return;
      isAsking = true;
      rowsOf(this.pool, 'SELECT 1')
        .then(() => (heardAt = Date.now()))
        .catch(() => undefined)
        .finally(() => (isAsking = false));
    }, this.silentMs / 4);
  }

  async #open(): Promise<pg.Client> {
    const client = this.pool.client(LONGEST_MS);
    // What breaks it meets whoever uses it.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }
}
