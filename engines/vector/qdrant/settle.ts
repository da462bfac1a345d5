import { AppError } from '../../../src/core/index.js';
import type { EmbeddingModel } from '../contract.js';
import { modelText, sameModel } from '../models.js';
import type { Connection } from './connection.js';
import { copyPassages, copySources } from './copy.js';
import { hasStatus } from './failures.js';
import { createGeneration, dropGeneration, generation, generations, switchTo, type Generation } from './generations.js';
import { NOWHERE, readMeta, writeMeta } from './meta.js';
import type { Meta } from './payloads.js';
import type { QdrantSettings } from './settings.js';

/** A generation that changes can be applied to. */
export interface Settled {
  generation: Generation;
  /** Whose vectors it holds. */
  stored: EmbeddingModel | null;
}

/**
 * The generation that readers see, made where there is none. Vectors of two models do not compare: another model is refused. A model that comes
 * to what was indexed without one gets a generation with room for its vectors and the same words, which is gone over once more.
 */
export async function settle(
  connection: Connection,
  settings: QdrantSettings,
  model: EmbeddingModel | null,
): Promise<Settled> {
  const { current, all } = await generations(connection, settings);
  if (current === null) return startAnew(connection, settings, model);
  for (const number of all) if (number < current) await dropGeneration(connection, generation(settings, number));
  const held = generation(settings, current);
  const meta = await readMeta(connection, held.sources).catch(unlessMissing);
  if (meta === null) return startAnew(connection, settings, model);
  if (model === null || (meta.model !== null && sameModel(meta.model, model)))
    return { generation: held, stored: meta.model };
  if (meta.model !== null) {
    const what = `${connection.name} holds vectors of ${modelText(meta.model)}, configured is ${modelText(model)}: run \`dossier rebuild\` to make them again, or configure the former`;
    throw new AppError('UNSUPPORTED', what, { details: { collection: settings.collection } });
  }
  return withRoom(connection, settings, { ...held, replacing: meta.replacing }, model);
}

/** An empty generation, which readers see at once; all others go. */
export async function startAnew(
  connection: Connection,
  settings: QdrantSettings,
  model: EmbeddingModel | null,
): Promise<Settled> {
  const next = await nextGeneration(connection, settings, model);
  await writeMeta(connection, next.sources, { model, position: NOWHERE, replacing: [] });
  await show(connection, settings, next);
  return { generation: next, stored: model };
}

/** A generation of its own that readers do not see yet; one that was being filled with the same model is gone on with. */
export async function startAside(
  connection: Connection,
  settings: QdrantSettings,
  model: EmbeddingModel | null,
): Promise<Settled> {
  const { current, all } = await generations(connection, settings);
  for (const number of all.filter((each) => each > (current ?? 0))) {
    const begun = generation(settings, number);
    const meta = await readMeta(connection, begun.sources).catch(unlessForeign);
    if (meta !== null && isOf(meta, model)) return { generation: begun, stored: model };
    await dropGeneration(connection, begun);
  }
  const next = await nextGeneration(connection, settings, model);
  await writeMeta(connection, next.sources, { model, position: NOWHERE, replacing: [] });
  return { generation: next, stored: model };
}

/** Readers see it from now on; all others go. */
export async function show(connection: Connection, settings: QdrantSettings, next: Generation): Promise<void> {
  const { current, all } = await generations(connection, settings);
  if (current !== next.number) await switchTo(connection, settings, next, current !== null);
  for (const number of all) if (number !== next.number) await dropGeneration(connection, generation(settings, number));
}

function isOf(meta: Meta, model: EmbeddingModel | null): boolean {
  return meta.model === null || model === null ? meta.model === model : sameModel(meta.model, model);
}

function unlessMissing(error: unknown): null {
  if (hasStatus(error, 404)) return null;
  throw error;
}

/** Collections that are not whole, or another version's. */
function unlessForeign(error: unknown): null {
  if (error instanceof AppError && error.code === 'UNSUPPORTED') return null;
  return unlessMissing(error);
}

async function nextGeneration(connection: Connection, settings: QdrantSettings, model: EmbeddingModel | null) {
  const { all } = await generations(connection, settings);
  const next = generation(settings, (all.at(-1) ?? 0) + 1);
  await createGeneration(connection, settings, next, model);
  return next;
}

async function withRoom(
  connection: Connection,
  settings: QdrantSettings,
  former: Generation & Pick<Meta, 'replacing'>,
  model: EmbeddingModel,
): Promise<Settled> {
  const next = await nextGeneration(connection, settings, model);
  await copyPassages(connection, former.passages, next.passages);
  await copySources(connection, former.sources, next.sources);
  await writeMeta(connection, next.sources, { model, position: NOWHERE, replacing: former.replacing });
  await show(connection, settings, next);
  return { generation: next, stored: model };
}
