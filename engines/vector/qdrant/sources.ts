import type { HeldSource, PassageSource } from '../contract.js';
import type { Connection } from './connection.js';
import { META_ID } from './meta.js';
import { pointId } from './point-ids.js';

/** A source as it is stored. */
export interface StoredSource extends HeldSource {
  source: PassageSource;
  /** False while its passages are being replaced: killed then, it is taken for another text and replaced again. */
  complete: boolean;
}

export const sourcePointId = (id: string): string => pointId(`source ${id}`);

export async function writeSources(connection: Connection, collection_name: string, stored: readonly StoredSource[]) {
  if (stored.length === 0) return;
  const points = stored.map((each) => ({ id: sourcePointId(each.id), vector: {}, payload: { ...each } }));
  await connection.ask((api, init) => api.upsertPoints({ collection_name, wait: true, points }, init));
}

export async function deleteSources(connection: Connection, collection_name: string, ids: readonly string[]) {
  if (ids.length === 0) return;
  const points = ids.map(sourcePointId);
  await connection.ask((api, init) => api.deletePoints({ collection_name, wait: true, points }, init));
}

/** Of these ids, what is stored. */
export async function readSources(
  connection: Connection,
  collection_name: string,
  ids: readonly string[],
): Promise<Map<string, StoredSource>> {
  if (ids.length === 0) return new Map();
  const points = await connection.ask((api, init) =>
    api.getPoints({ collection_name, ids: ids.map(sourcePointId), with_payload: true }, init),
  );
  return new Map(points.map(({ payload }) => toStored(payload)).map((source) => [source.id, source]));
}

/** A page in the order of point ids, after the source of that id, which may be gone meanwhile. */
export async function pageOfSources(
  connection: Connection,
  collection_name: string,
  after: string | null,
  limit: number,
): Promise<StoredSource[]> {
  const offset = after === null ? {} : { offset: sourcePointId(after) };
  const { points } = await connection.ask((api, init) =>
    api.scrollPoints({ collection_name, ...offset, limit: limit + 1, filter: { must_not: [{ has_id: [META_ID] }] }, with_payload: true }, init),
  ); // prettier-ignore
  return points
    .map(({ payload }) => toStored(payload))
    .filter(({ id }) => id !== after)
    .slice(0, limit);
}

/** What is held of it; one that is not complete has no text yet. */
export function heldOf({ id, textHash, embedded, complete }: StoredSource): HeldSource {
  return { id, textHash: complete ? textHash : '', embedded: embedded && complete };
}

/** As this engine wrote it. */
function toStored(payload: Record<string, unknown> | null | undefined): StoredSource {
  return payload as unknown as StoredSource;
}
