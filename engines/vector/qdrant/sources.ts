import type { HeldSource, VectorPosition } from '../contract.js';
import type { Connection } from './connection.js';
import { META_ID, metaOf, NOWHERE } from './meta.js';
import { payloadOf, storedSource, type Meta, type StoredSource } from './payloads.js';
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

export interface Standing {
  position: VectorPosition;
  /** Of the ids asked for, what is stored. */
  known: ReadonlyMap<string, StoredSource>;
  /** Of all sources, those whose passages were being replaced when somebody was cut off. */
  replacing: ReadonlySet<string>;
}

export async function readStanding(
  connection: Connection,
  collection_name: string,
  ids: readonly string[],
): Promise<Standing> {
  const points = await connection.ask((api, init) =>
    api.getPoints({ collection_name, ids: [META_ID, ...ids.map(sourcePointId)], with_payload: true }, init),
  );
  const known = new Map<string, StoredSource>();
  let meta: Meta | null = null;
  for (const { id, payload } of points) {
    if (id === META_ID) meta = metaOf(connection, collection_name, payload);
    else {
      const source = payloadOf(storedSource, payload, connection, collection_name);
      known.set(source.id, source);
    }
  }
  return { position: meta?.position ?? NOWHERE, known, replacing: new Set(meta?.replacing) };
}

/** Of stored sources, which may be gone meanwhile. */
async function pageOfSources(
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

/** Whether something of it may be stored. */
export const isThere = ({ known, replacing }: Standing, id: string): boolean => known.has(id) || replacing.has(id);

/** What is held of it; of one whose passages were being replaced, no text. */
export function heldOf({ known, replacing }: Standing, id: string): HeldSource {
  const source = replacing.has(id) ? undefined : known.get(id);
  return { id, textHash: source?.textHash ?? '', embedded: source?.embedded ?? false };
}

/** A page of all of which something may be stored, in the order of point ids, after the source of that id. */
export async function pageOfHeld(
  connection: Connection,
  collection_name: string,
  after: string | null,
  limit: number,
): Promise<HeldSource[]> {
  const page = await pageOfSources(connection, collection_name, after, limit);
  const { replacing } = await readStanding(connection, collection_name, []);
  const standing = await readStanding(connection, collection_name, [...replacing]);
  const known = new Map([...standing.known, ...page.map((source) => [source.id, source] as const)]);
  const isBetween = (id: string) =>
    (after === null || sourcePointId(id) > sourcePointId(after)) &&
    (page.length < limit || sourcePointId(id) < sourcePointId(page.at(-1)!.id));
  const begun = [...replacing].filter((id) => !known.has(id) && isBetween(id));
  const ids = [...page.map(({ id }) => id), ...begun].sort((a, b) => (sourcePointId(a) < sourcePointId(b) ? -1 : 1));
  return ids.slice(0, limit).map((id) => heldOf({ ...standing, known }, id));
}
