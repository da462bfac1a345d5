import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../../src/core/index.js';
import type { EmbeddingModel, PassageChange, VectorPosition } from '../contract.js';
import { modelText } from '../models.js';
import type { Connection } from './connection.js';
import type { Generation } from './generations.js';
import { metaPoint, writeMeta } from './meta.js';
import { netChanges, type NetChange } from './net-changes.js';
import { deletePassages, describePassages, passagePointId, writePassages } from './passages.js';
import type { StoredSource } from './payloads.js';
import { deleteSources, isThere, readStanding, sourcePoint, writePoints, type Standing } from './sources.js';

export interface Target {
  connection: Connection;
  generation: Generation;
  /** Whose vectors the generation holds. */
  stored: EmbeddingModel | null;
  /** Whose vectors are written; null: none. */
  model: EmbeddingModel | null;
}

/** Descriptions sent at a time. */
const SIDE_BY_SIDE = 8;

/**
 * Applies changes, then stores the position. Killed anywhere, the same changes applied again lead to the same state: the generation names the
 * sources whose passages it is about to replace or take away, new ones are written before former ones go, and what is whole is told with the position in one request.
 */
export async function applyChanges(
  target: Target,
  changes: readonly PassageChange[],
  to: VectorPosition,
): Promise<void> {
  const { connection, generation, stored: model } = target;
  const net = netChanges(changes);
  for (const change of net.values()) if (change.kind === 'PUT') checkVectors(change, target.model);
  const standing = await readStanding(connection, generation.sources, [...net.keys()]);
  const changed = [...net].flatMap(([id, { kind }]) =>
    kind === 'PUT' || (kind === 'REMOVE' && isThere(standing, id)) ? [id] : [],
  );
  if (changed.length > 0) {
    const replacing = [...new Set([...standing.replacing, ...changed])];
    await writeMeta(connection, generation.sources, { model, position: standing.position, replacing });
  }
  const whole = await replace(target, net, standing);
  await describe(target, net, standing);
  await remove(target, net, standing);
  const done = new Set(changed);
  const replacing = [...standing.replacing].filter((id) => !done.has(id));
  await writePoints(connection, generation.sources, [...whole.map(sourcePoint), metaPoint({ model, position: to, replacing })]); // prettier-ignore
}

function checkVectors({ passages }: Extract<NetChange, { kind: 'PUT' }>, model: EmbeddingModel | null): void {
  if (model === null) return;
  const wrong = passages.find(({ vector }) => vector !== null && vector.length !== model.dimensions)?.vector;
  if (!wrong) return;
  const what = `a vector of ${wrong.length} numbers; ${modelText(model)} gives ${model.dimensions}`;
  throw new AppError('BAD_INPUT', what);
}

/** Gives the sources whose passages are whole again, still to be told so. */
async function replace(
  { connection, generation, model }: Target,
  net: Map<string, NetChange>,
  standing: Standing,
): Promise<StoredSource[]> {
  const puts = [...net.values()].filter((change) => change.kind === 'PUT');
  if (puts.length === 0) return [];
  const { passages } = generation;
  const isEmbedded = (put: (typeof puts)[number]) =>
    model !== null && put.passages.every(({ vector }) => vector !== null);
  for (const embedded of [true, false]) {
    const written = puts
      .filter((put) => isEmbedded(put) === embedded)
      .flatMap(({ source, passages: all }) => all.map((passage) => ({ source, passage })));
    await writePassages(connection, passages, written, embedded ? model : null);
  }
  const former = puts.filter(({ source }) => isThere(standing, source.id));
  const but = former.flatMap((put) => put.passages.map((passage) => passagePointId(put.source.id, passage)));
  await deletePassages(connection, passages, former.map(({ source }) => source.id), but); // prettier-ignore
  return puts.map((put) => {
    const { source } = put;
    return { id: source.id, textHash: source.textHash, embedded: isEmbedded(put), source };
  });
}

/** Of sources that are held; one that says the same already costs nothing. */
async function describe({ connection, generation }: Target, net: Map<string, NetChange>, { known }: Standing) {
  const told = [...net.values()].flatMap((change) => {
    if (change.kind !== 'DESCRIBE') return [];
    const before = known.get(change.source.id);
    if (before === undefined || isDeepStrictEqual(before.source, change.source)) return [];
    return [{ ...before, source: change.source }];
  });
  for (let at = 0; at < told.length; at += SIDE_BY_SIDE) {
    const some = told.slice(at, at + SIDE_BY_SIDE);
    await Promise.all(some.map(({ source }) => describePassages(connection, generation.passages, source)));
  }
  await writePoints(connection, generation.sources, told.map(sourcePoint));
}

async function remove({ connection, generation }: Target, net: Map<string, NetChange>, standing: Standing) {
  const gone = [...net].flatMap(([id, { kind }]) => (kind === 'REMOVE' && isThere(standing, id) ? [id] : []));
  await deletePassages(connection, generation.passages, gone, []);
  await deleteSources(connection, generation.sources, gone);
}
