import { AppError } from '../../../src/core/index.js';
import type { EmbeddingModel, VectorWriter } from '../contract.js';
import { applyChanges } from './apply-changes.js';
import { connect, type ConnectionOptions } from './connection.js';
import { readCounts } from './counts.js';
import { hasStatus } from './failures.js';
import { dropGeneration } from './generations.js';
import { NOWHERE, readMeta } from './meta.js';
import { settle, show, startAnew, startAside, type Settled } from './settle.js';
import { heldOf, isThere, pageOfHeld, readStanding } from './sources.js';
import { checkVersion } from './version.js';

export interface VectorWriterOptions extends ConnectionOptions {
  /** Whose vectors are to come; null: words alone. */
  model: EmbeddingModel | null;
}

/** A store filled aside, while readers see the former one. */
export interface VectorRebuild {
  writer: VectorWriter;
  /** Readers see what was written, from now on. */
  finish(): Promise<void>;
}

const MOST_AT_ONCE = 1_000;

/**
 * The one writer. Nothing is asked of the server before the first call; each call tries again where it was not reached. Errors: UNAVAILABLE,
 * DEADLINE, DISK_FULL, UNSUPPORTED (another version of Qdrant or of what is stored, vectors of another model).
 */
export function openVectorWriter(options: VectorWriterOptions): VectorWriter {
  return openWriter(options, { begin: settle, empty: startAnew }).writer;
}

/** A writer of a store that takes the former's place once it is finished; killed anywhere, the next one goes on with it. */
export function openVectorRebuild(options: VectorWriterOptions): VectorRebuild {
  const empty: typeof settle = async (connection, settings, model) => {
    await dropGeneration(connection, (await startAside(connection, settings, model)).generation);
    return startAside(connection, settings, model);
  };
  return openWriter(options, { begin: startAside, empty });
}

interface Beginning {
  begin: typeof settle;
  /** The same, with nothing in it. */
  empty: typeof settle;
}

function openWriter(options: VectorWriterOptions, { begin, empty }: Beginning): VectorRebuild {
  const { settings, model } = options;
  const connection = connect(options);
  let settling: Promise<Settled> | null = null;
  const settled = () => {
    settling ??= (async () => {
      await checkVersion(connection);
      return begin(connection, settings, model);
    })();
    settling.catch(() => (settling = null));
    return settling;
  };
  const within = async <Result>(work: (settled: Settled) => Promise<Result>): Promise<Result> => {
    const at = await settled();
    try {
      return await work(at);
    } catch (error) {
      // Somebody took the collections away: the next call looks for others, or makes them.
      if (hasStatus(error, 404)) settling = null;
      throw error;
    }
  };
  const writer: VectorWriter = {
    model: () => within(async () => model),
    position: () =>
      within(async ({ generation }) => (await readMeta(connection, generation.sources))?.position ?? NOWHERE),
    apply: (changes, to) => within((at) => applyChanges({ connection, ...at, model }, changes, to)),
    async held(ids) {
      if (ids.length > MOST_AT_ONCE) throw new AppError('BAD_INPUT', `at most ${MOST_AT_ONCE} ids, not ${ids.length}`);
      return within(async ({ generation }) => {
        const standing = await readStanding(connection, generation.sources, ids);
        return new Map(ids.filter((id) => isThere(standing, id)).map((id) => [id, heldOf(standing, id)]));
      });
    },
    sources: (after, limit) =>
      within(({ generation }) => pageOfHeld(connection, generation.sources, after, Math.min(limit, MOST_AT_ONCE))),
    counts: () => within(({ generation, stored }) => readCounts(connection, generation, stored)),
    clear: () =>
      within(async () => {
        const at = await empty(connection, settings, model);
        settling = Promise.resolve(at);
      }),
    close: async () => connection.close(),
  };
  return { writer, finish: () => within(({ generation }) => show(connection, settings, generation)) };
}
