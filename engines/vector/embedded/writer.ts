import { AppError } from '../../../src/core/index.js';
import type { EmbeddingModel, HeldSource, VectorWriter } from '../contract.js';
import { applyChanges } from './apply-changes.js';
import { readCounts } from './counts.js';
import {
  fromDriver,
  openForWriting,
  readPosition,
  recreate,
  setMeta,
  storedModel,
  writePosition,
  type Connection,
} from './database.js';
import { modelText, sameModel } from '../models.js';
import { vectorTables } from './tables.js';

export interface VectorWriterOptions {
  /** The file, e.g. `data/vectors.db`; made where it does not exist. Its folder must exist. */
  path: string;
  /** Whose vectors are to come; null: words alone. */
  model: EmbeddingModel | null;
  /** How long to wait for another process's lock. Default 5,000. */
  lockTimeoutMs?: number;
  /** The file grows no further than this many pages of 4 KiB; then DISK_FULL. Default: no limit. */
  mostPages?: number;
  /** Another file of sqlite-vec than the package's. */
  extensionPath?: string;
}

const MOST_AT_ONCE = 1_000;

/**
 * The one writer of vectors.db. Errors: DISK_FULL, CORRUPT, CONFLICT (locked), UNAVAILABLE, UNSUPPORTED (another version's tables, or
 * vectors of another model).
 */
export function openVectorWriter(options: VectorWriterOptions): VectorWriter {
  const { path, model, lockTimeoutMs = 5_000, mostPages, extensionPath } = options;
  const opened = openForWriting(path, { lockTimeoutMs, extensionPath });
  const guarded = async <Result>(work: () => Result): Promise<Result> => {
    try {
      return work();
    } catch (error) {
      throw fromDriver(error, path);
    }
  };
  try {
    if (mostPages !== undefined) opened.database.pragma(`max_page_count = ${mostPages}`);
    settleModel(opened, model);
  } catch (error) {
    opened.close();
    throw fromDriver(error, path);
  }
  const writable = opened.withoutVectors === null ? model : null;
  return {
    model: async () => writable,
    position: () => guarded(() => readPosition(opened)),
    apply: (changes, to) => guarded(() => applyChanges(opened, writable, changes, to)),
    held: (ids) => guarded(() => held(opened, ids)),
    sources: (after, limit) => guarded(() => sources(opened, after, limit)),
    counts: () => guarded(() => readCounts(opened)),
    clear: () =>
      guarded(() => {
        recreate(opened);
        settleModel(opened, model);
      }),
    close: () => guarded(() => opened.close()),
  };
}

/** Vectors of two models do not compare. A model that comes to what was indexed without one sends the projection over everything once more. */
function settleModel(opened: Connection, model: EmbeddingModel | null): void {
  if (model === null || opened.withoutVectors !== null) return;
  const stored = storedModel(opened);
  if (stored !== null && !sameModel(stored, model))
    throw new AppError('UNSUPPORTED', `${opened.path} holds vectors of ${modelText(stored)}, configured is ${modelText(model)}: run \`dossier rebuild\` to make them again, or configure the former`, { details: { path: opened.path } }); // prettier-ignore
  opened.database
    .transaction(() => {
      opened.database.exec(vectorTables(model.dimensions));
      const behind = opened.first(`SELECT 1 FROM source WHERE embedded = 0 LIMIT 1`) !== undefined;
      if (behind) writePosition(opened, { feed: 0, ledger: 0, documents: 0, skipped: 0 });
      setMeta(opened, 'model', JSON.stringify(model));
    })
    .immediate();
}

function toHeld(row: (string | number | null)[]): HeldSource {
  return { id: String(row[0]), textHash: String(row[1]), embedded: row[2] === 1 };
}

const HELD = 'SELECT source_id, text_hash, embedded FROM source';

function held(opened: Connection, ids: readonly string[]): Map<string, HeldSource> {
  if (ids.length > MOST_AT_ONCE) throw new AppError('BAD_INPUT', `at most ${MOST_AT_ONCE} ids, not ${ids.length}`);
  const rows = ids.flatMap((id) => opened.all(`${HELD} WHERE source_id = ?`, id));
  return new Map(rows.map(toHeld).map((source) => [source.id, source]));
}

function sources(opened: Connection, after: string | null, limit: number): HeldSource[] {
  return opened
    .all(`${HELD} WHERE source_id > ? ORDER BY source_id LIMIT ?`, after ?? '', Math.min(limit, MOST_AT_ONCE))
    .map(toHeld);
}
