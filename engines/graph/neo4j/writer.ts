import { randomUUID } from 'node:crypto';
import { AppError, systemClock, type Clock, type UnitChange } from '../../../src/core/index.js';
import type { FeedPart, GraphWriter, Position } from '../contract.js';
import { connectTo, type Connection, type Run } from './connection.js';
import * as schema from './cypher/schema.js';
import * as statements from './cypher/write.js';
import { placeText, type Neo4jPlace } from './place.js';
import { applyUnits } from './write/apply-units.js';
import { inChunks } from './write/in-chunks.js';
import { checkVersion, makeSchema } from './write/schema.js';

export interface Neo4jWriterOptions {
  place: Neo4jPlace;
  clock?: Clock;
  /** How long a transaction is tried again after the server went away, milliseconds. Default 30,000. */
  retryMs?: number;
}

/** Units a transaction of a cold load: it must fit into the server's memory for transactions. */
const UNITS_A_TRANSACTION = 2_000;

interface Meta extends Position {
  /** `loading`: thrown away by the next writer. `filling`: gone on with by the next `fill`, or thrown away. */
  state: 'ready' | 'loading' | 'filling';
  /** How far into each part of the feed. */
  filledWho: number | null;
  filledWhat: number | null;
  version: number;
  suppressing: boolean;
  /** Who loads or fills. A process that was frozen while it did finds another name, or none, and stops. */
  loader: string | null;
}

/**
 * The one writer of a graph in Neo4j; connects with its first call. Transactions are tried again where the server went away in the middle, even
 * of a commit: what was stored then says that there is nothing left to do. Errors: UNAVAILABLE, DISK_FULL, UNSUPPORTED (another version's graph).
 */
export function openNeo4jWriter({ place, clock = systemClock, retryMs = 30_000 }: Neo4jWriterOptions): GraphWriter {
  const connection = connectTo({ place, clock, retryMs });
  let ready: Promise<void> | undefined;
  const schemaMade = async () => {
    ready ??= makeSchema(connection);
    try {
      await ready;
    } catch (error) {
      ready = undefined;
      throw error;
    }
  };
  /** Makes the schema, and empties what a load left that did not end. */
  const prepared = async () => {
    await schemaMade();
    const meta = await connection.write((run) => lockMeta(connection, run));
    if (meta.state !== 'ready') await clear(connection);
    return meta.state === 'ready' ? meta : { ...meta, feed: 0, ledger: 0 };
  };
  return {
    async position() {
      await schemaMade();
      const { state, feed, ledger } = await connection.write((run) => lockMeta(connection, run));
      if (state === 'loading') await clear(connection);
      return state === 'ready' ? { feed, ledger } : { feed: 0, ledger: 0 };
    },
    async apply(changes, to) {
      await prepared();
      await connection.write((run) => apply(connection, run, changes, to));
    },
    async load(changes, to) {
      await prepared();
      await load(connection, changes, to);
    },
    async fill({ from, changes }, to) {
      await schemaMade();
      const filled = goneOnWith(await connection.write((run) => lockMeta(connection, run)), from);
      if (filled.WHO === 0) await clear(connection);
      const loader = randomUUID();
      await connection.write((run) => run(schema.SET_LOADER, { loader }));
      // Whoever is meant is there before what begins at them, so that nothing is written twice.
      const parts = (['WHO', 'WHAT'] as const).map((part) => ({ part, batches: changes(part, filled[part]) }));
      for (const { part, batches } of parts)
        await inTransactions(batches, async (units) => {
          const { feedPosition } = units.at(-1)!;
          await connection.write(async (run) => {
            const { suppressing } = await stillLoading(connection, run, loader);
            await applyUnits(run, units, suppressing);
            await run(schema.SET_FILLED, { ...filled, [part]: feedPosition });
          });
          filled[part] = feedPosition;
        });
      await connection.write((run) => finish(connection, run, loader, to()));
    },
    async clear() {
      await prepared();
      await clear(connection);
    },
    async suppress(mentionIds) {
      await prepared();
      await connection.write((run) => suppress(run, mentionIds));
    },
    close: () => connection.close(),
  };
}

async function lockMeta(connection: Connection, run: Run): Promise<Meta> {
  const [meta] = await run<Meta>(schema.LOCK_META, { version: schema.SCHEMA_VERSION });
  if (meta === undefined) throw new AppError('INTERNAL', 'Neo4j gave no row of the graph’s position');
  checkVersion(connection, meta.version);
  return meta;
}

async function apply(connection: Connection, run: Run, changes: readonly UnitChange[], to: Position): Promise<void> {
  const stored = await lockMeta(connection, run);
  if (to.feed < stored.feed) return;
  const fresh = changes.filter(({ feedPosition }) => feedPosition > stored.feed);
  await applyUnits(run, fresh, stored.suppressing);
  await run(schema.SET_META, { ...to, state: 'ready', loader: null });
}

/** Throws CONFLICT where another process has begun to write meanwhile. */
async function stillLoading(connection: Connection, run: Run, loader: string): Promise<Meta> {
  const meta = await lockMeta(connection, run);
  if (meta.loader !== loader)
    throw new AppError('CONFLICT', `Neo4j (${placeText(connection.place)}): another process writes the graph now`);
  return meta;
}

async function finish(connection: Connection, run: Run, loader: string, to: Position): Promise<void> {
  await stillLoading(connection, run, loader);
  await run(schema.SET_META, { ...to, state: 'ready', loader: null });
}

/** Until the last step the graph is `loading`: readers see an empty one, and the next writer throws it away. */
async function load(
  connection: Connection,
  changes: AsyncIterable<readonly UnitChange[]>,
  to: () => Position,
): Promise<void> {
  const [found] = await connection.write((run) => run<{ empty: boolean }>(schema.IS_EMPTY));
  if (found?.empty !== true)
    throw new AppError('CONFLICT', `Neo4j (${placeText(connection.place)}) is not empty: a cold load needs an empty graph; clear it first`); // prettier-ignore
  const loader = randomUUID();
  try {
    await connection.write((run) => run(schema.SET_META, { feed: 0, ledger: 0, state: 'loading', loader }));
    await inTransactions(changes, (units) =>
      connection.write(async (run) => {
        const { suppressing } = await stillLoading(connection, run, loader);
        await applyUnits(run, units, suppressing);
      }),
    );
    await connection.write((run) => finish(connection, run, loader, to()));
  } catch (error) {
    // The server may be what failed: then the next call clears up, as after a kill. What another process writes is left alone.
    const mine = await connection
      .write((run) => lockMeta(connection, run))
      .then(
        (meta) => meta.loader === loader,
        () => false,
      );
    if (mine) await clear(connection).catch(() => undefined);
    throw error;
  }
}

/** Where a fill goes on; zeros where there is nothing to go on with, or only what is older than the feed. */
function goneOnWith({ state, filledWho, filledWhat }: Meta, from: number): Record<FeedPart, number> {
  const anew = { WHO: 0, WHAT: 0 };
  if (state !== 'filling' || !filledWho || filledWho < from) return anew;
  if (filledWhat === null || (filledWhat > 0 && filledWhat < from)) return anew;
  return { WHO: filledWho, WHAT: filledWhat };
}

/** Gathers batches to whole transactions; the next ones are made ready while the server works on one. */
async function inTransactions(
  changes: AsyncIterable<readonly UnitChange[]>,
  write: (units: readonly UnitChange[]) => Promise<void>,
): Promise<void> {
  let pending: UnitChange[] = [];
  let writing = Promise.resolve();
  try {
    for await (const batch of changes) {
      pending.push(...batch);
      if (pending.length < UNITS_A_TRANSACTION) continue;
      await writing;
      writing = write(pending);
      writing.catch(() => undefined); // told by the next wait
      pending = [];
    }
  } finally {
    await writing;
  }
  if (pending.length > 0) await write(pending);
}

async function clear(connection: Connection): Promise<void> {
  await connection.write((run) => run(schema.SET_META, { feed: 0, ledger: 0, state: 'loading', loader: null }));
  await connection.alone(schema.CLEAR);
  await connection.write((run) => run(schema.SET_META, { feed: 0, ledger: 0, state: 'ready', loader: null }));
}

async function suppress(run: Run, mentionIds: readonly string[]): Promise<void> {
  const people = async () =>
    (await run<{ uid: string | null }>(statements.READ_SUPPRESSED)).flatMap(({ uid }) => (uid === null ? [] : [uid]));
  const before = await people();
  await run(statements.DELETE_SUPPRESSED);
  await inChunks(run, statements.PUT_SUPPRESSED, 'mentions', new Set(mentionIds));
  await inChunks(run, statements.SETTLE_SUPPRESSED, 'uids', new Set([...before, ...(await people())]));
}
