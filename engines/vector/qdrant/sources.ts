import type { HeldSource } from '../contract.js';
import type { Connection } from './connection.js';
import { META_ID } from './meta.js';
import { payloadOf, storedSource, type StoredSource } from './payloads.js';
import { pointId } from './point-ids.js';

export const sourcePointId = (id: string): string => pointId(`source ${id}`);

export interface SourcesPoint {
  id: string;
  vector: Record<string, never>;
  payload: Record<string, unknown>;
}

export function sourcePoint(stored: StoredSource): SourcesPoint {
  return { id: sourcePointId(stored.id), vector: {}, payload: { ...stored } };
}

/** In one request, so all or none. */
export async function writePoints(connection: Connection, collection_name: string, points: SourcesPoint[]): Promise<void> {
  if (points.length === 0) return;
  await connection.ask((api, init) => api.upsertPoints({ collection_name, wait: true, points }, init));
} // prettier-ignore

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
  return new Map(
    points
      .map(({ payload }) => payloadOf(storedSource, payload, connection, collection_name))
      .map((source) => [source.id, source]),
  );
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
    .map(({ payload }) => payloadOf(storedSource, payload, connection, collection_name))
    .filter(({ id }) => id !== after)
    .slice(0, limit);
}

/** What is held of it; one that is not complete has no text yet. */
export function heldOf({ id, textHash, embedded, complete }: StoredSource): HeldSource {
  return { id, textHash: complete ? textHash : '', embedded: embedded && complete };
}
